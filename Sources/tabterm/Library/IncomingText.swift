// A document that comes through standard input, perhaps slowly and without an end: what has come so far can be read on any
// thread while somebody waits for the rest. It bears no name, so what it is made of is told by its beginning.
import Glibc
import MarkdownText
import Synchronization

/// Bytes on their way in.
final class IncomingText: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        var isArriving = true
        var fault: ReadFault?
    }

    private let state = Mutex(State())
    private let file: Int32

    /// Bytes that come through an open file.
    init(file: Int32 = 0) { self.file = file }

    /// What has come, or why there is no more.
    var soFar: Result<[UInt8], ReadFault> {
        state.withLock { state in state.fault.map { .failure($0) } ?? .success(state.bytes) }
    }

    /// Whether more may come.
    var isArriving: Bool { state.withLock(\.isArriving) }

    /// What a text without a name is made of: Markdown where signs of that stand in its beginning, else plain lines.
    ///
    /// While it comes it is plain until there is a sign, and Markdown from then on.
    /// - Parameters:
    ///   - bytes: what has come of it.
    ///   - isWhole: whether that is all.
    static func kind(of bytes: [UInt8], isWhole: Bool) -> DocumentKind {
        // As many bytes as hold so much text also where each letter has two.
        let head = DecodedText(Array(bytes.prefix(2 * MarkdownSigns.headSize)), isPrefix: true)
        let isWhole = isWhole && bytes.count <= 2 * MarkdownSigns.headSize
        return MarkdownSigns.stand(in: head.text, isWhole: isWhole) ? .markdown : .text
    }

    /// Reads until the end, or for a time.
    ///
    /// Someone at a terminal types the text to its end: what follows are keys.
    /// - Parameter limit: until when; nil waits for the end.
    func read(until limit: ContinuousClock.Instant? = nil) {
        let limit = isatty(file) == 1 ? nil : limit
        while isArriving, waits(until: limit) { readSome() }
    }

    /// Waits for more and reads it.
    func readSome() {
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        let count = Glibc.read(file, &piece, piece.count)
        if count < 0, errno == EINTR { return }
        if count < 0, errno == EAGAIN {
            _ = waits(until: nil)
            return
        }
        let fault = count < 0 ? ReadFault(errno: errno) : nil
        state.withLock { state in
            if count > 0 { state.bytes += piece.prefix(count) }
            state.fault = fault
            if Int64(state.bytes.count) > FileBytes.limit { state.fault = .tooLarge(bytes: Int64(state.bytes.count)) }
            state.isArriving = count > 0 && state.fault == nil
        }
    }

    /// Waits until there is something to be read, or the end; false when the time is over.
    private func waits(until limit: ContinuousClock.Instant?) -> Bool {
        while true {
            let left = limit.map { max(.zero, $0 - .now) / .milliseconds(1) } ?? -1
            var files = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let count = poll(&files, 1, Int32(clamping: Int(left)))
            if count < 0, errno == EINTR { continue }
            return count != 0 && (limit.map { $0 > .now } ?? true)
        }
    }
}
