// Cuts a text's UTF-8 into clusters. Runs of ASCII and of letters that never join go without segmentation; the rest
// asks the standard library where a character ends.

/// Reads the characters of a text one by one.
struct ClusterReader {
    private let text: String
    private let bytes: UnsafeBufferPointer<UInt8>
    private let columns: (Unicode.Scalar) -> Int
    /// Where the next character begins, in bytes.
    private(set) var offset = 0

    /// Runs `body` with a reader of `text`.
    static func read<Result>(
        _ text: String, columns: @escaping (Unicode.Scalar) -> Int, _ body: (inout ClusterReader) -> Result
    ) -> Result {
        var storage = text
        return storage.withUTF8 { bytes in
            var reader = ClusterReader(text: text, bytes: bytes, columns: columns)
            return body(&reader)
        }
    }

    private init(text: String, bytes: UnsafeBufferPointer<UInt8>, columns: @escaping (Unicode.Scalar) -> Int) {
        self.text = text
        self.bytes = bytes
        self.columns = columns
    }

    /// The next character if it is printable ASCII that nothing joins; moves on only then.
    @inline(__always)
    mutating func nextASCII() -> UInt8? {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        guard byte &- 0x20 < 0x5F, offset + 1 == bytes.count || bytes[offset + 1] < 0x80 else { return nil }
        offset += 1
        return byte
    }

    /// Passes over printable ASCII that nothing joins, as far as `isWanted` goes.
    /// - Returns: how many bytes, which are as many characters and columns; at most `limit`.
    @inline(__always)
    mutating func skipASCII(atMost limit: Int, while isWanted: (UInt8) -> Bool) -> Int {
        let start = offset
        let end = start + max(0, min(limit, bytes.count - start))
        var next = start
        while next < end, bytes[next] &- 0x20 < 0x5F, isWanted(bytes[next]) { next += 1 }
        // A mark behind the last one would join it.
        if next > start, next < bytes.count, bytes[next] >= 0x80, letter(at: next) == nil { next -= 1 }
        offset = next
        return next - start
    }

    /// Reads characters of one scalar beyond ASCII that nothing joins, as most letters of any script are, as long as they
    /// are wanted.
    @inline(__always)
    mutating func readLetters(while isWanted: (Unicode.Scalar) -> Bool) {
        guard var letter = letter(at: offset) else { return }
        while true {
            let end = offset + letter.length
            let next = self.letter(at: end)
            // What is followed by neither a letter nor ASCII may be joined by it.
            guard next != nil || end == bytes.count || bytes[end] &- 0x20 < 0x5F else { return }
            guard isWanted(letter.scalar) else { return }
            offset = end
            guard let next else { return }
            letter = next
        }
    }

    /// The scalar beyond ASCII at a byte, if no other such scalar or ASCII joins it.
    private func letter(at position: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        guard position < bytes.count, bytes[position] >= 0xC2 else { return nil }
        let (scalar, length) = decode(at: position)
        return ScalarKind.standsAlone(scalar.value) ? (scalar, length) : nil
    }

    /// The byte at a place.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { bytes[offset] }

    /// The next character, or nil at the end.
    mutating func next() -> Cluster? {
        let start = offset
        if let byte = nextASCII() {
            let scalar = Unicode.Scalar(byte)
            return Cluster(
                start: start, end: offset, scalar: scalar, glyph: Glyph(scalar), glyphColumns: 1, columns: 1)
        }
        guard start < bytes.count else { return nil }
        let (scalar, length) = decode(at: start)
        offset = end(of: scalar, at: start, length: length)
        var cluster = Cluster(start: start, end: offset, scalar: scalar)
        if offset == start + length {
            add(scalar, to: &cluster)
        } else {
            addAll(to: &cluster)
        }
        return cluster
    }

    private func end(of scalar: Unicode.Scalar, at start: Int, length: Int) -> Int {
        let next = start + length
        if next >= bytes.count { return next }
        if ScalarKind.standsAlone(scalar.value), ScalarKind.standsAlone(decode(at: next).scalar.value) { return next }
        let index = text.utf8.index(text.startIndex, offsetBy: start)
        return start + text.utf8.distance(from: index, to: text.index(after: index))
    }

    private func addAll(to cluster: inout Cluster) {
        var position = cluster.start
        while position < cluster.end {
            let (scalar, length) = decode(at: position)
            position += length
            // What a joiner adds to an emoji, and CR LF's second half, is not drawn.
            if scalar.value == 0x200D, cluster.glyphColumns == 2 { return }
            if scalar.value == 0x0A, cluster.scalar.value == 0x0D { return }
            add(scalar, to: &cluster)
        }
    }

    private func add(_ scalar: Unicode.Scalar, to cluster: inout Cluster) {
        switch ScalarKind(scalar) {
        case .control(let picture): cluster.append(Glyph(picture), columns: 1)
        case .regional(let letter): cluster.append(Glyph(letter), columns: 1)
        case .ignorable: break
        case .skinTone where cluster.columns > 0: break
        case .plain, .skinTone:
            let width = columns(scalar)
            if width == 0 {
                cluster.mark(scalar)
            } else if width < 0 || width > 2 {
                cluster.append(.replacement, columns: 1)
            } else {
                cluster.append(Glyph(scalar), columns: width)
            }
        }
    }

    /// The scalar at a byte that begins one, and its length in bytes.
    private func decode(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = UInt32(bytes[position])
        func tail(_ index: Int) -> UInt32 {
            position + index < bytes.count ? UInt32(bytes[position + index]) & 0x3F : 0
        }
        let value: UInt32
        let length: Int
        if first < 0x80 {
            (value, length) = (first, 1)
        } else if first < 0xE0 {
            (value, length) = ((first & 0x1F) << 6 | tail(1), 2)
        } else if first < 0xF0 {
            (value, length) = ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
        } else {
            (value, length) = ((first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
        }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
