// Looking for a byte in a text at the speed of memory: every text is asked whether it has line ends, few have.

extension String {
    /// Whether a byte is in its UTF-8.
    func hasByte(_ wanted: UInt8) -> Bool {
        has({ any($0 .== wanted) }, { $0 == wanted })
    }

    /// Whether there are line ends, of the source or of our own, or other controls, in it.
    var hasControls: Bool {
        has({ any($0 .< 0x20) }, { $0 < 0x20 })
    }

    /// Looks at sixteen bytes at a time, and at the rest one by one.
    @inline(__always)
    private func has(_ isInMany: (SIMD16<UInt8>) -> Bool, _ isOne: (UInt8) -> Bool) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var next = 0
            while next + 16 <= raw.count {
                if isInMany(raw.loadUnaligned(fromByteOffset: next, as: SIMD16<UInt8>.self)) { return true }
                next += 16
            }
            return bytes[next...].contains(where: isOne)
        }
    }
}
