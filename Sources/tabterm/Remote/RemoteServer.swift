// The side that is asked: listens while the program runs, answers a line for a line. Whoever says nothing, half a line or
// too much is let go; there are never more than a few at a time, and nothing wakes up while nobody asks.
import Dispatch
import Glibc
import NavigationStore

/// Answers requests of the person's other programs.
@MainActor
final class RemoteServer {
    private let path: PathBytes
    private let listener: Int32
    private let answer: (RemoteRequest?) -> RemoteAnswer
    private var source: (any DispatchSourceRead)?
    private var visitors: [Int32: Visitor] = [:]
    /// The most at a time; more wait at the door.
    private static let most = 16
    /// How long a visitor may take for a line.
    private static let patience = DispatchTimeInterval.seconds(2)

    private final class Visitor {
        let source: any DispatchSourceRead
        /// A timer that can be taken back, so that nothing wakes up for a visitor who has gone.
        let deadline: any DispatchSourceTimer
        var line: [UInt8] = []
        init(_ source: any DispatchSourceRead, _ deadline: any DispatchSourceTimer) {
            (self.source, self.deadline) = (source, deadline)
        }
    }

    /// Begins to listen; nil where there is no place for a socket.
    ///
    /// - Parameters:
    ///   - root: the real path of the folder that is open; nil for the guide.
    ///   - answer: carries out a request, nil for one that is none, and says what came of it.
    init?(root: [UInt8]?, place: RemotePlace?, answer: @escaping (RemoteRequest?) -> RemoteAnswer) {
        guard let place, place.prepare() else { return nil }
        place.removeStale(root: root)
        path = place.socket(root: root, process: getpid())
        guard let listener = UnixSocket.listen(at: path) else { return nil }
        self.listener = listener
        self.answer = answer
        let source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.welcome() } }
        self.source = source
        source.activate()
    }

    /// Takes the socket away: at every end.
    func end() { path.withCString { _ = unlink($0) } }

    private func welcome() {
        while visitors.count < Self.most, let file = UnixSocket.accept(from: listener) { receive(file) }
        if visitors.count == Self.most { source?.suspend() }
    }

    private func receive(_ file: Int32) {
        let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.listen(to: file) } }
        source.setCancelHandler { close(file) }
        let deadline = DispatchSource.makeTimerSource(queue: .main)
        deadline.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                // After a pause of ours the line may be there.
                self?.listen(to: file)
                self?.dismiss(file)
            }
        }
        deadline.schedule(deadline: .now() + Self.patience)
        visitors[file] = Visitor(source, deadline)
        source.activate()
        deadline.activate()
    }

    private func listen(to file: Int32) {
        guard let visitor = visitors[file] else { return }
        let isOpen = UnixSocket.read(file, into: &visitor.line)
        if let end = visitor.line.firstIndex(of: UInt8(ascii: "\n")) {
            UnixSocket.write(answer(RemoteRequest(visitor.line[..<end])).line, to: file)
        } else if visitor.line.count > RemoteRequest.limit {
            UnixSocket.write(answer(nil).line, to: file)
        } else if isOpen {
            return
        }
        dismiss(file)
    }

    private func dismiss(_ file: Int32) {
        guard let visitor = visitors.removeValue(forKey: file) else { return }
        visitor.deadline.cancel()
        visitor.source.cancel()
        if visitors.count == Self.most - 1 { source?.resume() }
    }
}

extension RemotePlace {
    /// Removes the sockets that killed programs have left behind.
    func removeStale(root: [UInt8]?) {
        for socket in sockets(root: root) {
            switch UnixSocket.connect(to: socket) {
            case .success(let file): close(file)
            case .failure(let fault): if fault.isStale { socket.withCString { _ = unlink($0) } }
            }
        }
    }
}
