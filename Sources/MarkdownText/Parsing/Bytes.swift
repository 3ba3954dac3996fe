// Looking for a byte in a text at the speed of memory: every text is asked whether it has line ends, few have.

extension String {
    /// Whether a byte is in its UTF-8.
    func hasByte(_ wanted: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            // No early end within a block, so that the compiler compares many bytes at once.
            var start = 0
            while start < bytes.count {
                let end = min(start + 256, bytes.count)
                var found: UInt8 = 0
                for index in start..<end { found |= bytes[index] == wanted ? 1 : 0 }
                if found != 0 { return true }
                start = end
            }
            return false
        }
    }

    /// Whether there is a line end in it, of the source or of our own.
    var hasBreaks: Bool { hasByte(10) || hasByte(13) }
}
