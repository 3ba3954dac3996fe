// Back and forward over everything that was on the screen: documents, lists, tabs. A value that is told where the person
// is; going there is up to whoever keeps it.
import TabTermUI

/// A tab and the pages that are pushed in it.
struct Spot: Hashable, Sendable {
    /// The tab.
    let place: Place
    /// The pages, without the headings that links led to: one comes back to the line that one left.
    let pages: [Page]

    /// A tab with its pages.
    init(_ place: Place, _ pages: [Page]) {
        self.place = place
        self.pages = pages.map(\.withoutHeading)
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
        if isStay, back.last != here { back.append(here) }
        if back.count > Self.limit { back.removeFirst() }
        forward = []
        here = spot
        since = time
    }

    /// Goes back to the last place that is still there; nil when there is none.
    mutating func goBack(where isThere: (Spot) -> Bool, at time: ContinuousClock.Instant = .now) -> Spot? {
        Self.go(from: &back, to: &forward, &here, isThere).map { settle($0, time) }
    }

    /// Undoes going back; nil when there is nothing to undo.
    mutating func goForward(where isThere: (Spot) -> Bool, at time: ContinuousClock.Instant = .now) -> Spot? {
        Self.go(from: &forward, to: &back, &here, isThere).map { settle($0, time) }
    }

    private mutating func settle(_ spot: Spot, _ time: ContinuousClock.Instant) -> Spot {
        since = time
        return spot
    }

    private static func go(
        from source: inout [Spot], to other: inout [Spot], _ here: inout Spot, _ isThere: (Spot) -> Bool
    ) -> Spot? {
        while let spot = source.popLast() {
            guard spot != here, isThere(spot) else { continue }
            other.append(here)
            here = spot
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

    /// Goes back or forward; what is to be said when that leads nowhere.
    func travel(isForward: Bool) -> String? {
        let target = isForward ? history.goForward(where: isThere) : history.goBack(where: isThere)
        guard let target else { return words[isForward ? "reader.said.noForward" : "reader.said.noBack"] }
        isTravelling = true
        defer { isTravelling = false }
        setPath(target.pages, of: target.place)
        selection = target.place
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
