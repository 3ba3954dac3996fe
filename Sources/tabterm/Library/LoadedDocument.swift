// A document on its way from bytes to a page. Small files are read at once, so that one frame shows them; of large ones
// the beginning, and the rest in the background.
import MarkdownText
import TabTermUI

/// One document as far as it has been read.
@MainActor
final class LoadedDocument {
    /// What there is to show.
    enum Content {
        case loading
        case failed(ReadFault)
        case ready(MarkdownPage, DecodedText.Notice?)
    }

    /// The document.
    let path: RelativePath
    /// What there is to show now.
    var content: Content {
        _ = readings
        return latest
    }
    /// The same for the page itself, which takes in the rest of a text without a frame where that looks the same.
    var shownContent: Content {
        _ = pictures
        return latest
    }
    private var latest = Content.loading
    /// How often something else has been read, and how often that is to be drawn.
    @Tracked private var readings = 0
    @Tracked private var pictures = 0
    /// Why what is shown is the last text and not the present one; nil when it is the present one.
    @Tracked private(set) var staleness: ReadFault? = nil

    /// Whether there was nothing to be read when it was read last.
    var hasFailed: Bool { if case .failed = latest { true } else { staleness != nil } }

    /// Told of the first text that is the whole one.
    private var onWhole: ((MarkdownDocument) -> Void)?
    /// Which text all pages are states of; it outlives this, as long as one of them is shown.
    private let origin = Origin()
    private final class Origin {}

    private let kind: DocumentKind
    private let source: LibrarySource
    /// The state of the file that was read last.
    private var stamp: FileStamp?
    private var isReading = false
    /// Whether more than the beginning has been read.
    private var isWhole = false
    /// Whether the file has changed while it was being read.
    private var isAwaited = false
    /// Files up to this size are read and laid out within a few milliseconds.
    private static let small: Int64 = 48_000
    /// Bytes of the beginning that are read of larger ones: some screens.
    private static let largeHead = 24_000
    /// Bytes of the beginning that are read.
    private let head: Int
    /// The rows of the screen that shows the beginning first, if that is known.
    private let screen: Int?
    private static let background = Background("documents")

    /// A document that is read as soon as this is made.
    ///
    /// - Parameters:
    ///   - size: its size in bytes as it was found; nil reads at once whatever it is.
    ///   - screen: the rows of the screen that shows its beginning first; nil where another place is shown, so that no
    ///     more than a small file is to be read before.
    init(_ path: RelativePath, kind: DocumentKind, size: Int64?, screen: Int? = nil, source: LibrarySource) {
        self.path = path
        self.kind = kind
        self.source = source
        self.screen = screen
        head = screen.map { min(Self.largeHead, $0 * FirstScreen.row) } ?? Self.largeHead
        let small = screen.map { min(Self.small, Int64($0 * FirstScreen.row * 3 / 2)) } ?? Self.small
        load(atOnce: size.map { $0 <= small } ?? true)
    }

    /// Does something once the whole text has been read for the first time, before it is shown.
    func whenWhole(_ action: @escaping (MarkdownDocument) -> Void) {
        onWhole = action
        tellWhole()
    }

    private func tellWhole() {
        guard isWhole, let onWhole, case .ready(let page, _) = latest else { return }
        self.onWhole = nil
        onWhole(page.document)
    }

    /// Reads the document again; what is shown stays until then.
    func reload() {
        if isReading { isAwaited = true } else { load(atOnce: false) }
    }

    /// Reads the document again if it is not the file any more that was read.
    func refresh() {
        guard !isReading else { return }
        let (path, source, stamp) = (path, source, stamp)
        Self.background.run { [weak self] in
            guard source.stamp(path) != stamp else { return }
            Task { @MainActor in self?.reload() }
        }
    }

    private func load(atOnce: Bool) {
        if atOnce {
            let stamp = source.stamp(path)
            let content = Self.read(path, kind, source)
            note(stamp, of: content)
            take(content)
            isWhole = true
            return
        }
        isReading = true
        if case .loading = latest, source.incoming == nil { take(beginning) }
        // What is on the screen first does not wait for a thread to begin.
        Task { @MainActor [weak self] in self?.readWhole() }
    }

    private func readWhole() {
        let (path, kind, source) = (path, kind, source)
        Self.background.run { [weak self] in
            // Before the reading: what is written meanwhile is another state.
            let stamp = source.stamp(path)
            let whole = Self.read(path, kind, source)
            Task { @MainActor in self?.show(whole, stamp) }
        }
    }

    private func show(_ new: Content, _ stamp: FileStamp?) {
        note(stamp, of: new)
        isReading = false
        if case .failed(let fault) = new, case .ready = latest, isWhole {
            // The last text is better than none.
            if staleness != fault { staleness = fault }
        } else {
            take(new)
            if staleness != nil { staleness = nil }
        }
        isWhole = true
        tellWhole()
        if isAwaited {
            isAwaited = false
            load(atOnce: false)
        }
    }

    /// Notes which state of the file was read.
    private func note(_ stamp: FileStamp?, of content: Content) {
        // What went between the question and the reading may come back as it was: no state of it has been read.
        let isMissing = if case .failed(.missing) = content { true } else { false }
        self.stamp = isMissing ? nil : stamp
    }

    private func take(_ new: Content) {
        let old = latest
        latest = new
        readings += 1
        if case .ready(let page, _) = new { page.origin = origin }
        if case .ready(let beginning, let notice) = old, case .ready(let page, notice) = new,
            beginning.giveWay(to: page)
        {
            return
        }
        pictures += 1
    }

    /// The beginning, as far as there is one that can be shown; the rest, or the fault, comes later.
    private var beginning: Content {
        let decoded = DecodedText(source.head(path, head), isPrefix: true)
        guard !decoded.isBinary, !decoded.text.isEmpty else { return .loading }
        let document =
            kind == .markdown
            ? MarkdownDocument(
                beginning: decoded.text, bytes: screen.map { FirstScreen.bytes(of: decoded.text, rows: $0 + 4) } ?? .max
            )
            : MarkdownDocument(plainBeginning: decoded.text)
        return .ready(MarkdownPage(document), decoded.notice)
    }

    nonisolated private static func read(
        _ path: RelativePath, _ kind: DocumentKind, _ source: LibrarySource
    ) -> Content {
        let bytes: [UInt8]
        // Asked before the reading: what ends meanwhile is read once more.
        let isArriving = source.incoming?.isArriving == true
        switch source.read(path) {
        case .failure(let fault): return .failed(fault)
        case .success(let all): bytes = all
        }
        let kind = source.incoming == nil ? kind : IncomingText.kind(of: bytes, isWhole: !isArriving)
        if isArriving { return arriving(bytes, kind) }
        let decoded = DecodedText(bytes)
        if decoded.isBinary { return .failed(.isBinary) }
        guard kind == .markdown else { return .ready(MarkdownPage(plainText: decoded.text), decoded.notice) }
        return .ready(MarkdownPage(parsing: decoded.text), decoded.notice)
    }

    /// A text of which more is to come.
    nonisolated private static func arriving(_ bytes: [UInt8], _ kind: DocumentKind) -> Content {
        let decoded = DecodedText(bytes, isPrefix: true)
        if decoded.isBinary { return .failed(.isBinary) }
        if decoded.text.isEmpty { return .loading }
        let document =
            kind == .markdown
            ? MarkdownDocument(arriving: decoded.text) : MarkdownDocument(plainBeginning: decoded.text)
        return .ready(MarkdownPage(document), decoded.notice)
    }
}
