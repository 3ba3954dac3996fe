// The side that asks: `--remote open LINK`. The program that was started last is asked first; one that is gone without
// having tidied up is passed over, and its socket removed.
import Glibc
import NavigationStore

/// Asks a running program.
enum RemoteClient {
    /// Has a running program show a place.
    ///
    /// - Parameters:
    ///   - root: the real path of the folder that it has open; nil for any program.
    ///   - name: the folder as people call it.
    ///   - patience: how long an answer may take, in milliseconds.
    /// - Throws: `Fault` when none runs, none could be found, or it refuses.
    static func open(
        _ link: String, root: [UInt8]?, name: String?, place: RemotePlace?, patience: Int32 = 5000, _ words: Words
    ) throws(Fault) {
        guard let place else { throw .noRuntimeFolder }
        for socket in place.sockets(root: root) {
            switch UnixSocket.connect(to: socket) {
            case .success(let file):
                defer { close(file) }
                return try ask(file, .open(link: link), patience, words)
            case .failure(let fault):
                if fault.isStale { socket.withCString { _ = unlink($0) } }
                // Too many ask it already.
                if fault.code == EAGAIN { throw .refused(reason: words["reader.fault.noAnswer"]) }
            }
        }
        throw .noInstance(name: name)
    }

    private static func ask(_ file: Int32, _ request: RemoteRequest, _ patience: Int32, _ words: Words) throws(Fault) {
        guard UnixSocket.isOwn(file) else { throw .noInstance(name: nil) }
        UnixSocket.write(request.line, to: file)
        var line: [UInt8] = []
        var isOpen = true
        while isOpen, !line.contains(UInt8(ascii: "\n")), line.count <= RemoteRequest.limit {
            var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let count = poll(&waiting, 1, patience)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            isOpen = UnixSocket.read(file, into: &line)
        }
        switch RemoteAnswer(line.prefix { $0 != UInt8(ascii: "\n") }) {
        case .done: return
        case .refused(let reason): throw .refused(reason: reason)
        case nil: throw .refused(reason: words["reader.fault.noAnswer"])
        }
    }
}
