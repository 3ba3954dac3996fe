// Modes, titles and clipboards as the bytes of a program set them. libvterm keeps these to itself or ignores them.

/// Follows a program's bytes for what is switched on.
struct ModeScanner {
    private var pending: [UInt8] = []

    /// Reads on; sequences may be cut anywhere.
    mutating func scan(_ bytes: [UInt8], modes: inout Set<Int>, title: inout String, clipboard: inout String?) {
        pending += bytes
        var position = 0
        while let start = pending[position...].firstIndex(of: 0x1B) {
            position = start
            guard start + 1 < pending.count else { break }
            switch pending[start + 1] {
            case 0x5B:
                // CAN and another ESC give up a sequence, as on real terminals.
                guard
                    let end = pending[(start + 2)...].firstIndex(where: {
                        $0 >= 0x40 && $0 < 0x7F || $0 == 0x18 || $0 == 0x1B
                    })
                else {
                    return keep(from: position)
                }
                setModes(pending[(start + 2)...end], &modes)
                position = pending[end] == 0x1B ? end : end + 1
            case 0x5D:
                guard let end = pending[(start + 2)...].firstIndex(where: { [0x07, 0x18, 0x1B].contains($0) }) else {
                    return keep(from: position)
                }
                if pending[end] == 0x18 {
                    position = end + 1
                    continue
                }
                let text = String(decoding: pending[(start + 2)..<end], as: UTF8.self)
                if text.hasPrefix("2;") || text.hasPrefix("0;") { title = String(text.dropFirst(2)) }
                if text.hasPrefix("52;c;") { clipboard = String(text.dropFirst(5)) }
                position = pending[end] == 0x07 ? end + 1 : end
            default: position = start + 2
            }
        }
        keep(from: pending[position...].contains(0x1B) ? position : pending.count)
    }

    private mutating func keep(from position: Int) {
        pending.removeFirst(position)
    }

    private func setModes(_ sequence: ArraySlice<UInt8>, _ modes: inout Set<Int>) {
        guard sequence.first == 0x3F, let final = sequence.last, final == 0x68 || final == 0x6C else { return }
        for number in String(decoding: sequence.dropFirst().dropLast(), as: UTF8.self).split(separator: ";") {
            guard let mode = Int(number) else { continue }
            // Blinking of the cursor and the keypad's cursor keys belong to ncurses' idea of a visible cursor.
            if mode == 12 { continue }
            if final == 0x68 { modes.insert(mode) } else { modes.remove(mode) }
        }
    }
}
