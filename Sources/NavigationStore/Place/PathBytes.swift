// A path as the file system has it: bytes, which need not be text in any encoding. What shows a path to people uses
// `description` and still has to make it safe for the terminal.

internal import Glibc

/// A path of a file or folder, kept as its bytes.
public struct PathBytes: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The bytes, without a final zero.
    ///
    /// What follows a zero byte is left out: no path can hold one.
    public let bytes: [UInt8]

    /// A path of these bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes.firstIndex(of: 0).map { Array(bytes[..<$0]) } ?? bytes }

    /// A path of these bytes.
    public init(bytes: some Sequence<UInt8>) { self.init(bytes: Array(bytes)) }

    /// A path whose bytes are a text's UTF-8.
    public init(_ text: String) { self.init(bytes: text.utf8) }

    /// A path whose bytes are a literal's UTF-8.
    public init(stringLiteral value: String) { self.init(value) }

    /// The path as text; bytes that are no UTF-8 read `�`.
    public var description: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether it starts at the root.
    public var isAbsolute: Bool { bytes.first == Self.slash }

    /// What follows the last slash; for the root itself, nothing.
    public var name: [UInt8] { Array(trimmed.suffix(while: { $0 != Self.slash })) }

    /// The folder in which it stands; `.` for a bare name.
    public var folder: PathBytes {
        let head = trimmed.dropLast(name.count)
        if head.isEmpty { return isAbsolute ? "/" : "." }
        let folder = head.dropLast(while: { $0 == Self.slash })
        return PathBytes(bytes: folder.isEmpty ? [Self.slash] : Array(folder))
    }

    /// The path of something inside this folder; an absolute name stands for itself.
    public func appending(_ name: PathBytes) -> PathBytes {
        if name.isAbsolute || bytes.isEmpty { return name }
        return PathBytes(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + name.bytes)
    }

    /// The same path with a text behind its last byte.
    public func suffixed(_ suffix: String) -> PathBytes { PathBytes(bytes: bytes + Array(suffix.utf8)) }

    /// The real path, with every link followed, or nil if there is nothing there.
    public func resolved() -> PathBytes? {
        withCString { path in
            guard let real = realpath(path, nil) else { return nil }
            defer { free(real) }
            return PathBytes(cString: real)
        }
    }

    /// Calls `body` with the bytes and a final zero, as system calls want them.
    public func withCString<Result, Failure: Error>(
        _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // An array stands for a pointer to its elements during the call.
        try body(bytes.map { CChar(bitPattern: $0) } + [0])
    }

    /// Copies a C string.
    init(cString: UnsafePointer<CChar>) {
        let length = strlen(cString)
        self.init(bytes: UnsafeBufferPointer(start: cString, count: length).map { UInt8(bitPattern: $0) })
    }

    private var trimmed: ArraySlice<UInt8> { bytes[...].dropLast(while: { $0 == Self.slash }) }
    private static let slash = UInt8(ascii: "/")
}

extension ArraySlice {
    fileprivate func suffix(while isIncluded: (Element) -> Bool) -> ArraySlice {
        var start = endIndex
        while start > startIndex, isIncluded(self[start - 1]) { start -= 1 }
        return self[start...]
    }

    fileprivate func dropLast(while isDropped: (Element) -> Bool) -> ArraySlice {
        dropLast(suffix(while: isDropped).count)
    }
}
