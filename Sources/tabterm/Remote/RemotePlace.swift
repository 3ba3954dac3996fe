// Where running programs can be reached: a socket for each of them, in a folder that belongs to the person alone. Its name
// says which folder the program has open and which process it is.
import Glibc
import NavigationStore

/// The folder of sockets.
struct RemotePlace: Sendable {
    /// Its path.
    let folder: PathBytes

    /// The folder of sockets of this session; nil where `XDG_RUNTIME_DIR` names none that is the person's alone.
    init?(variable: (String) -> PathBytes? = StateLocation.environment) {
        guard let runtime = variable("XDG_RUNTIME_DIR"), runtime.isAbsolute, Self.isOwn(runtime) else { return nil }
        folder = runtime.appending("tabterm")
    }

    /// Makes the folder if it is not there.
    ///
    /// - Returns: whether it is there and the person's alone.
    func prepare() -> Bool {
        _ = folder.withCString { mkdir($0, 0o700) }
        return Self.isOwn(folder)
    }

    /// The socket of a process that has a folder open.
    ///
    /// - Parameter root: the real path of the folder; nil for the guide.
    func socket(root: [UInt8]?, process: Int32) -> PathBytes {
        folder.appending(PathBytes(Self.beginning(root) + "\(process)"))
    }

    /// The sockets of the processes that have a folder open, or of all, the one that was made last first.
    ///
    /// - Parameter root: the real path of the folder; nil for any.
    func sockets(root: [UInt8]?) -> [PathBytes] {
        guard Self.isOwn(folder), let directory = folder.withCString({ opendir($0) }) else { return [] }
        defer { closedir(directory) }
        let beginning = root.map { Array(Self.beginning($0).utf8) } ?? []
        var found: [(path: PathBytes, stamp: FileStamp)] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let path = folder.appending(PathBytes(bytes: name))
            guard name.starts(with: beginning), let stamp = FileBytes.stamp(path.bytes),
                stamp.mode & S_IFMT == S_IFSOCK
            else { continue }
            found.append((path, stamp))
        }
        return found.sorted { ($0.stamp.seconds, $0.stamp.nanoseconds) > ($1.stamp.seconds, $1.stamp.nanoseconds) }
            .map(\.path)
    }

    /// What the names of the sockets for a folder begin with; short, as addresses of sockets must be.
    private static func beginning(_ root: [UInt8]?) -> String {
        let name = StateLocation.name(for: PathBytes(bytes: root ?? Array("guide".utf8)))
        return String(name.suffix(16)) + "-"
    }

    /// Whether a folder is the person's, and nobody else can write to it.
    private static func isOwn(_ path: PathBytes) -> Bool {
        var facts = stat()
        return path.withCString { lstat($0, &facts) } == 0 && facts.st_mode & S_IFMT == S_IFDIR
            && facts.st_uid == geteuid() && facts.st_mode & 0o022 == 0
    }
}
