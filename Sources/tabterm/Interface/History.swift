// Back and forward over everything that was on the screen: documents, lists, tabs. A value that is told where the person
// is; going there is up to whoever keeps it.
import TabTermUI

/// A tab and the pages that are pushed in it.
struct Spot: Hashable, Sendable {
    /// The tab.
    let place: Place
    /// The pages, without the headings that links led to: one comes back to the line that one left.
    let pages: [Page]
    /// The place in the document from which one jumped to another in it; nil for where one left it last.
    private(set) var line: DocumentPlace?

    /// A tab with its pages.
    init(_ place: Place, _ pages: [Page]) {
        self.place = place
        self.pages = pages.map(\.withoutHeading)
    }

    /// The same spot, at a place in its document.
    func at(_ line: DocumentPlace?) -> Spot {
        var spot = self
        spot.line = line
        return spot
    }
}

/// The way that led here, and the way back that was undone.
struct History: Sendable {
    /// Where one came from, the latest last.
    private(set) var back: [Spot] = []
    /// Where one was before going back, the latest last.
    private(set) var forward: [Spot] = []
    private var here: Spot
    private var since: ContinuousClock.Instant
    /// What was on the screen for a shorter time, with the cursor moving over it, was passed by.
    private static let glance = Duration.seconds(1)
    private static let limit = 100

    /// A history that begins here.
    init(at spot: Spot, since: ContinuousClock.Instant = .now) {
        here = spot
        self.since = since
    }

    /// Notes that something else is on the screen.
    ///
    /// - Parameter isJump: whether a link or the palette led there, not the cursor passing over tabs.
    mutating func move(to spot: Spot, isJump: Bool, at time: ContinuousClock.Instant = .now) {
        guard spot != here else { return }
        let isStay = isJump || spot.place == here.place || !here.pages.isEmpty || time - since >= Self.glance
        if isStay { keep(here) }
        here = spot
        since = time
    }

    /// Notes that one jumps to another place in the document on the screen, and from where.
    mutating func jump(from line: DocumentPlace) { keep(here.at(line)) }

    private mutating func keep(_ spot: Spot) {
        if back.last != spot { back.append(spot) }
        if back.count > Self.limit { back.removeFirst() }
        forward = []
    }

    /// Goes back to the last place that is still there; nil when there is none.
    ///
    /// - Parameters:
    ///   - line: the place in the document on the screen, for the way back to it.
    ///   - isThere: whether there still is such a spot.
    mutating func goBack(
        from line: DocumentPlace? = nil, where isThere: (Spot) -> Bool, at time: ContinuousClock.Instant = .now
    ) -> Spot? {
        Self.go(from: &back, to: &forward, &here, line, isThere).map { settle($0, time) }
    }

    /// Undoes going back; nil when there is nothing to undo.
    mutating func goForward(
        from line: DocumentPlace? = nil, where isThere: (Spot) -> Bool, at time: ContinuousClock.Instant = .now
    ) -> Spot? {
        Self.go(from: &forward, to: &back, &here, line, isThere).map { settle($0, time) }
    }

    private mutating func settle(_ spot: Spot, _ time: ContinuousClock.Instant) -> Spot {
        since = time
        return spot
    }

    private static func go(
        from source: inout [Spot], to other: inout [Spot], _ here: inout Spot, _ line: DocumentPlace?,
        _ isThere: (Spot) -> Bool
    ) -> Spot? {
        while let spot = source.popLast() {
            guard spot != here, spot.line == nil || spot != here.at(line), isThere(spot) else { continue }
            // Within a document the way back leads to the line, too.
            other.append(spot.at(nil) == here ? here.at(line) : here)
            here = spot.at(nil)
            return spot
        }
        return nil
    }
}

extension Page {
    /// The same page without the heading that a link led to.
    var withoutHeading: Page {
        if case .document(let name, _) = self { .document(name, heading: nil) } else { self }
    }
}

// MARK: The reader's history

extension Reader {
    /// Where the person is now.
    private var spot: Spot { Spot(selection, path(of: selection).wrappedValue) }

    /// Notes that something else is on the screen.
    func noteMove() {
        guard !isTravelling else { return }
        history.move(to: spot, isJump: isJumping)
    }

    /// Notes that a link or the contents lead to another place in the document on the screen.
    func noteJump(in name: String) {
        if name == currentDocument { history.jump(from: place(in: name).wrappedValue) }
    }

    /// Goes back or forward; what is to be said when that leads nowhere.
    func travel(isForward: Bool) -> String? {
        let line = currentDocument.map { place(in: $0).wrappedValue }
        let target =
            isForward ? history.goForward(from: line, where: isThere) : history.goBack(from: line, where: isThere)
        guard let target else { return words[isForward ? "reader.said.noForward" : "reader.said.noBack"] }
        isTravelling = true
        defer { isTravelling = false }
        setPath(target.pages, of: target.place)
        selection = target.place
        if let line = target.line, let name = currentDocument { go(to: line, in: name) }
        return nil
    }

    private func isThere(_ spot: Spot) -> Bool {
        switch spot.place {
        case .home, .library, .search: true
        case .collection(let id): collections[id] != nil
        case .document(let name): library.source.isDocument(RelativePath(identifier: name))
        case .folder(let name): library.source.isFolder(RelativePath(identifier: name))
        }
    }
}
