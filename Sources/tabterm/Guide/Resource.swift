// The files that travel inside the binary, as resources.c lists them.
import CResources

/// An embedded file.
enum Resource {
    /// The paths of all embedded files, in the order in which they are listed.
    static var paths: [String] { entries.map { String(cString: $0.path) } }

    /// The bytes of an embedded file; empty for an unknown path.
    static func bytes(at path: String) -> UnsafeBufferPointer<UInt8> {
        let entry = entries.first { String(cString: $0.path) == path }
        return UnsafeBufferPointer(start: entry?.bytes, count: entry?.length ?? 0)
    }

    private static var entries: UnsafeBufferPointer<tabterm_resource> {
        UnsafeBufferPointer(start: tabterm_first_resource(), count: tabterm_resource_count)
    }
}
