// Looking for a byte in a text at the speed of memory: every text is asked whether it has line ends, few have.

extension String {
    /// Whether a byte is in its UTF-8.
    func hasByte(_ wanted: UInt8) -> Bool { withBytes { $0.hasByte(wanted) } }

    /// Whether there are line ends, of the source or of our own, or other controls, in it.
    var hasControls: Bool { withBytes { $0.hasByte(below: 0x20, changedBy: 0) } }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a byte is among these.
    func hasByte(_ wanted: UInt8) -> Bool { hasByte(below: 1, changedBy: wanted) }

    /// Whether there is a byte that, its bits changed by a mask, is less than a limit of at most 128.
    ///
    /// Looks at eight at a time: taking the limit from a lesser byte sets its highest bit.
    fileprivate func hasByte(below limit: UInt8, changedBy mask: UInt8) -> Bool {
        let all: UInt64 = 0x0101_0101_0101_0101
        let (limits, masks) = (all * UInt64(limit), all * UInt64(mask))
        let raw = UnsafeRawBufferPointer(self)
        var next = 0
        while next + 8 <= raw.count {
            let eight = raw.loadUnaligned(fromByteOffset: next, as: UInt64.self) ^ masks
            if (eight &- limits) & ~eight & (all << 7) != 0 { return true }
            next += 8
        }
        while next < raw.count {
            if self[next] ^ mask < limit { return true }
            next += 1
        }
        return false
    }
}
