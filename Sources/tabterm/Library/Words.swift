// The program's words: the embedded catalogue, and a short way to ask it.
import CResources
import TabViews

/// The words of the program.
typealias Words = Catalogue

extension Catalogue {
    /// The embedded English words.
    static func embedded() -> Catalogue {
        Catalogue(parsing: String(decoding: Resource.bytes(at: "locales/en.strings"), as: UTF8.self))
    }

    /// The words for a key, with what stands in their placeholders.
    subscript(key: String, arguments: [String: String] = [:]) -> String { text(key, arguments) }

    /// The words for a number of things.
    subscript(key: String, count count: Int) -> String { text(key, count: count) }
}

/// The files that travel inside the binary.
enum Resource {
    /// The paths of all embedded files, in the order in which they are listed.
    static var paths: [String] {
        entries.map { String(cString: $0.path) }
    }

    /// The bytes of an embedded file; empty for an unknown path.
    static func bytes(at path: String) -> UnsafeBufferPointer<UInt8> {
        let entry = entries.first { String(cString: $0.path) == path }
        return UnsafeBufferPointer(start: entry?.bytes, count: entry?.length ?? 0)
    }

    private static var entries: UnsafeBufferPointer<tabterm_resource> {
        UnsafeBufferPointer(start: tabterm_first_resource(), count: tabterm_resource_count)
    }
}
