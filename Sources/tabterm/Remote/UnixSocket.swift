// Sockets with a path: made, reached, read without waiting. Descriptors are closed by those who got them.
import CSystem
import Glibc
import NavigationStore

/// Functions over sockets with a path.
enum UnixSocket {
    /// A socket that listens at a path, for this user alone; nil where that can't be.
    static func listen(at path: PathBytes) -> Int32? {
        guard let file = make() else { return nil }
        let mask = umask(0o177)
        defer { umask(mask) }
        let isBound = withAddress(path) { bind(file, $0, $1) } == 0
        guard isBound, Glibc.listen(file, 16) == 0 else {
            close(file)
            return nil
        }
        return file
    }

    /// A connection to whoever listens at a path; the number of the error where nobody does.
    static func connect(to path: PathBytes) -> Result<Int32, ConnectFault> {
        guard let file = make() else { return .failure(ConnectFault(code: errno)) }
        if withAddress(path, { Glibc.connect(file, $0, $1) }) == 0 { return .success(file) }
        let code = errno
        close(file)
        return .failure(ConnectFault(code: code))
    }

    /// Why nobody could be reached.
    struct ConnectFault: Error, Equatable {
        var code: Int32
        /// Whether the socket is what a program left behind that was killed.
        var isStale: Bool { code == ECONNREFUSED }
    }

    /// The next connection of this very user; nil when there is none.
    ///
    /// Connections of others are closed at once.
    static func accept(from listener: Int32) -> Int32? {
        while true {
            let file = Glibc.accept(listener, nil, nil)
            if file < 0, errno == EINTR { continue }
            guard file >= 0 else { return nil }
            prepare(file)
            if tabterm_peer_user(file) == Int(geteuid()) { return file }
            close(file)
        }
    }

    /// Whether a connection leads to this very user.
    static func isOwn(_ file: Int32) -> Bool { tabterm_peer_user(file) == Int(geteuid()) }

    /// Reads what has come; false when nothing more will.
    static func read(_ file: Int32, into bytes: inout [UInt8]) -> Bool {
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.recv(file, &piece, piece.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EINTR { continue }
            if count < 0 { return errno == EAGAIN }
            if count == 0 { return false }
            bytes += piece[..<count]
            // More than anybody has to say is not even kept.
            if bytes.count > RemoteRequest.limit { return true }
        }
    }

    /// Writes bytes without waiting and without a signal; what doesn't fit into the socket is lost.
    static func write(_ bytes: [UInt8], to file: Int32) {
        _ = bytes.withUnsafeBytes {
            send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
    }

    private static func make() -> Int32? {
        let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard file >= 0 else { return nil }
        prepare(file)
        return file
    }

    private static func prepare(_ file: Int32) {
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        _ = fcntl(file, F_SETFL, O_NONBLOCK)
    }

    private static func withAddress(
        _ path: PathBytes, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard path.bytes.count < room else {
            errno = ENAMETOOLONG
            return -1
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
