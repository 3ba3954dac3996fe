// Where the programs under test are: beside the test bundle that runs.

internal import Glibc

/// The folder of built products.
public enum Products {
    /// The folder in which the programs of this package lie.
    public static let folder: String = {
        var buffer = [CChar](repeating: 0, count: 4096)
        // Under `swift test` the bundle is opened by a helper; its own place is in the maps of this process.
        if let maps = fopen("/proc/self/maps", "r") {
            defer { fclose(maps) }
            while fgets(&buffer, Int32(buffer.count), maps) != nil {
                let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                guard let path = line.split(separator: " ").last, path.contains("PackageTests.xctest") else { continue }
                return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            }
        }
        return "."
    }()

    /// The path of a product; a name with a slash is a path already.
    public static func path(_ name: String) -> String {
        name.contains("/") ? name : folder + "/" + name
    }
}
