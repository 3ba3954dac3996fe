// Where the focus is, and how it moves: by Tab through the order in which things are drawn, by arrows to what lies in that
// direction. Each area remembers what had the focus in it.
import TerminalScreen

/// The focus of a session.
struct FocusPlace {
    /// The area that has the focus when nothing covers it.
    var base = FocusArea.navigation
    /// How many overlays there are.
    var overlayCount = 0
    /// What had the focus last in each area.
    var remembered = Pairs<FocusArea, FocusID>()
    /// Whether the focused thing is to be scrolled into view.
    var mustReveal = false
    /// Whether the first text field of the content is to have the focus.
    var wantsField = false
    /// What had the focus in the content before, the last at the end: going back to a page goes back to its place.
    private(set) var history: [FocusID] = []

    var area: FocusArea { overlayCount > 0 ? .overlay(overlayCount - 1) : base }

    var current: FocusID? {
        get { remembered[area] }
        set {
            if base == .content, overlayCount == 0, let old = remembered[area], old != newValue { keep(old) }
            remembered[area] = newValue
        }
    }

    private mutating func keep(_ id: FocusID) {
        history.removeAll { $0 == id }
        history.append(id)
        if history.count > 16 { history.removeFirst() }
    }
}

/// What can be done with what covers the page.
struct Cover: Equatable {
    /// Whether there is anything to be chosen in it.
    var offersChoice: Bool
    /// Whether it can be scrolled.
    var scrolls: Bool
}

extension Session {
    /// The area that has the focus.
    public var focusedArea: FocusArea { focus.area }

    /// What has the focus.
    public var focused: FocusID? { focus.current }

    /// Moves the focus to an area, to what had it there last.
    public func focus(_ area: FocusArea) {
        guard focus.base != area else { return }
        focus.base = area
        focus.mustReveal = true
        requestFrame()
    }

    /// Moves the focus to the first text field of the content, if it has one, and selects its text.
    func focusField() {
        focus.base = .content
        focus.wantsField = true
        requestFrame()
    }

    /// Gives the focus to something in the area that has it, or in another one.
    public func focus(_ id: FocusID, in area: FocusArea? = nil, reveals: Bool = true) {
        if let area, overlays.isEmpty { focus.base = area }
        guard focus.current != id || area != nil else { return }
        focus.current = id
        focus.mustReveal = reveals
        requestFrame()
    }

    /// Brings the focus in order after a pass.
    ///
    /// Returns whether the frame must be drawn again for it.
    func settleFocus(_ painter: Painter) -> Bool {
        let before = (painter.focusedArea, painter.focus)
        focus.overlayCount = overlays.count
        for index in overlays.count..<(overlays.count + 4) { focus.remembered[.overlay(index)] = nil }
        if overlays.isEmpty, focus.base == .navigation, !records.contains(where: { $0.area == .navigation }) {
            focus.base = .content
        }
        applyFocusRequests()
        let order = focusOrder(in: focus.area)
        func isThere(_ id: FocusID) -> Bool { order.contains { records[$0].responder.id == id } }
        if focus.wantsField, focus.area == .content {
            focus.wantsField = false
            let field = order.first { records[$0].responder.takesText }.map { records[$0].responder }
            field?.selectText?()
            focus.current = field?.id
        }
        if focus.current.map(isThere) != true {
            let before = focus.area == .content ? focus.history.last(where: isThere) : nil
            focus.current = before ?? firstFocus(of: order).map { records[$0].responder.id }
        }
        let didReveal = focus.mustReveal && reveal()
        if before.0 == focus.area { focus.mustReveal = focus.mustReveal && didReveal }
        tellFocusBindings()
        return before != (focus.area, focus.current) || didReveal
    }

    /// Which of several has the focus when a person has not moved it yet: the first.
    ///
    /// Where that destroys something, and it covers all else, Cancel has it, or the first that destroys nothing: Enter
    /// pressed once too often does no harm.
    private func firstFocus(of order: [Int]) -> Int? {
        guard let first = order.first, records[first].responder.role == .destructive, !overlays.isEmpty else {
            return order.first
        }
        return order.first { records[$0].responder.role == .cancel }
            ?? order.first { records[$0].responder.role != .destructive } ?? first
    }

    /// What can be done with what covers the page, as far as it was drawn last; nil while nothing does.
    var cover: Cover? {
        if overlays.isEmpty { return nil }
        let there = records.filter { $0.area == focus.area }
        return Cover(
            offersChoice: there.contains { $0.canHaveFocus && !$0.responder.standsIn },
            scrolls: there.contains { $0.responder.scrolls })
    }

    /// The records of an area that can have the focus, in order.
    func focusOrder(in area: FocusArea) -> [Int] {
        records.indices.filter { records[$0].area == area && records[$0].canHaveFocus }
    }

    /// The record of what has the focus.
    var focusedRecord: Int? {
        guard let id = focus.current else { return nil }
        return records.lastIndex { $0.area == focus.area && $0.responder.id == id }
    }

    /// Scrolls everything around the focused thing so that it can be seen.
    private func reveal() -> Bool {
        guard let index = focusedRecord else { return false }
        return reveal(records[index].rect, from: records[index].parent)
    }

    /// Scrolls the containers from a record outwards until a region can be seen.
    func reveal(_ rect: Rect, from parent: Int?) -> Bool {
        var moved = false
        var next = parent
        while let index = next {
            if let reveal = records[index].responder.reveal, reveal(rect, records[index].rect) { moved = true }
            next = records[index].parent
        }
        return moved
    }

    // MARK: Moving

    /// Moves to the next or previous thing that can have the focus: within the area, then to the other area.
    func moveFocus(by step: Int) -> Bool {
        var areas = [focus.area]
        if overlays.isEmpty { areas = [.navigation, .content] }
        let order = areas.flatMap { area -> [(FocusArea, FocusID?)] in
            let ids = focusOrder(in: area).map { (area, Optional(records[$0].responder.id)) }
            // An area that only scrolls takes part too.
            return ids.isEmpty && records.contains { $0.area == area } ? [(area, nil)] : ids
        }
        guard let first = order.first, order.count > 1 || first.0 != focus.area else { return false }
        let here = order.firstIndex { $0.0 == focus.area && $0.1 == focus.current } ?? (step > 0 ? -1 : 0)
        let target = order[(here + step + order.count) % order.count]
        if overlays.isEmpty { focus.base = target.0 }
        if let id = target.1 { focus.current = id }
        focus.mustReveal = true
        requestFrame()
        return true
    }

    /// Moves to the nearest thing in a direction, within a region if one is given.
    func moveFocus(_ key: Key, inside container: Int? = nil, near: Int = .max) -> Bool {
        guard let here = focusedRecord, let direction = Direction(key) else { return false }
        let from = records[here].rect
        var best: (index: Int, distance: Int)?
        for index in focusOrder(in: focus.area) where index != here && !isInside(index, here) {
            if let container, !isInside(index, container) { continue }
            guard let distance = direction.distance(from: from, to: records[index].rect) else { continue }
            if container != nil, abs(records[index].rect.row - from.row) > near { continue }
            if distance < best?.distance ?? .max { best = (index, distance) }
        }
        guard let best else { return false }
        focus(records[best.index].responder.id)
        return true
    }

    /// Whether one record lies inside another.
    func isInside(_ index: Int, _ container: Int) -> Bool {
        var next: Int? = index
        while let index = next {
            if index == container { return true }
            next = records[index].parent
        }
        return false
    }
}

/// The way an arrow points.
enum Direction {
    case up, down, left, right

    init?(_ key: Key) {
        switch key {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        default: return nil
        }
    }

    /// How far a region lies in this direction; nil if it does not.
    ///
    /// A cell aside counts as much as three ahead.
    func distance(from here: Rect, to there: Rect) -> Int? {
        let ahead: Int
        let aside: Int
        switch self {
        case .up:
            (ahead, aside) = (here.row - there.maxRow, gap(here.column, here.maxColumn, there.column, there.maxColumn))
        case .down:
            (ahead, aside) = (there.row - here.maxRow, gap(here.column, here.maxColumn, there.column, there.maxColumn))
        case .left:
            (ahead, aside) = (here.column - there.maxColumn, 8 * gap(here.row, here.maxRow, there.row, there.maxRow))
        case .right:
            (ahead, aside) = (there.column - here.maxColumn, 8 * gap(here.row, here.maxRow, there.row, there.maxRow))
        }
        return ahead < 0 ? nil : ahead * 8 + aside
    }

    private func gap(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Int {
        max(0, otherStart - end + 1, start - otherEnd + 1)
    }
}
