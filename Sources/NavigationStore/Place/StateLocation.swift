// Where things are kept: the XDG base folders, and in them one file per opened folder. Decides names only; nothing is
// made or read here. Without a home there is no place, and the caller says so once.

internal import Glibc

/// The folders in which a program keeps things.
public struct StateLocation: Hashable, Sendable {
    /// What is kept, and so where.
    public enum Kind: CaseIterable, Sendable {
        /// Customization, selection, scroll places: can be lost without loss of work.
        case state
        /// What people made themselves.
        case data
        /// What can be made anew.
        case cache
        /// What people set.
        case configuration

        fileprivate var variable: String {
            switch self {
            case .state: "XDG_STATE_HOME"
            case .data: "XDG_DATA_HOME"
            case .cache: "XDG_CACHE_HOME"
            case .configuration: "XDG_CONFIG_HOME"
            }
        }

        fileprivate var underHome: PathBytes {
            switch self {
            case .state: ".local/state"
            case .data: ".local/share"
            case .cache: ".cache"
            case .configuration: ".config"
            }
        }
    }

    private let program: String
    private let folders: [Kind: PathBytes]

    /// The places of a program.
    ///
    /// - Parameters:
    ///   - program: The name of its folder in each place.
    ///   - variable: The value of an environment variable, by name; the process's own unless given.
    public init(program: String, variable: (String) -> PathBytes? = Self.environment) {
        self.program = program
        // A relative path would mean another place from each folder: ignored, as the XDG rules want it.
        func folder(_ name: String) -> PathBytes? { variable(name).flatMap { $0.isAbsolute ? $0 : nil } }
        var folders: [Kind: PathBytes] = [:]
        let home = folder("HOME")
        for kind in Kind.allCases {
            folders[kind] = folder(kind.variable) ?? home?.appending(kind.underHome)
        }
        self.folders = folders
    }

    /// The program's folder for a kind, or nil without a home.
    ///
    /// It need not exist.
    public func folder(_ kind: Kind) -> PathBytes? { folders[kind]?.appending(PathBytes(program)) }

    /// The file in which something is kept for an opened folder.
    ///
    /// - Parameters:
    ///   - kind: What is kept.
    ///   - folder: The opened folder's real path (`PathBytes.resolved`), so that every way to it finds the same file.
    ///   - suffix: What the name ends with, such as `.customization.json`.
    /// - Returns: The path, or nil without a home. It need not exist.
    public func file(_ kind: Kind, for folder: PathBytes, suffix: String) -> PathBytes? {
        self.folder(kind)?.appending(PathBytes(Self.name(for: folder) + suffix))
    }

    /// A file name for a folder: the readable end of its path, and a number that tells it from others of that name.
    public static func name(for folder: PathBytes) -> String {
        var readable = ""
        for scalar in String(decoding: folder.name, as: UTF8.self).unicodeScalars {
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            let next = isPlain || scalar == "_" ? String(scalar) : "-"
            if readable.utf8.count + next.utf8.count > 60 { break }
            if next != "-" || !(readable.isEmpty || readable.hasSuffix("-")) { readable += next }
        }
        while readable.hasSuffix("-") { readable.removeLast() }
        let digits = String(hash(folder.bytes), radix: 16)
        return (readable.isEmpty ? "folder" : readable) + "-" + String(repeating: "0", count: 16 - digits.count)
            + digits
    }

    /// The process's own environment.
    public static func environment(_ name: String) -> PathBytes? { getenv(name).map { PathBytes(cString: $0) } }

    /// FNV-1a, 64 bits: the same today and in ten years, unlike the standard library's hashes.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
