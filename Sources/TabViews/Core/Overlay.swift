// What covers the rest of the screen for a while: alerts, dialogs, menus, sheets, help. Whoever shows one presents it in
// every frame for as long as it is to be seen; the session stacks, places and closes them.
public import TerminalScreen

/// Something drawn over all else, which has the focus while it is there.
@MainActor public struct Overlay {
    /// Where an overlay stands.
    public enum Place: Hashable, Sendable {
        /// In the middle, as large as its content needs.
        case center
        /// The whole screen but a margin.
        case full
        /// In the middle, of one size whatever its content; the whole screen but a margin where there is little room.
        case form
        /// Below (or above) a region of the screen, such as the row that a menu belongs to.
        case beside(Rect)
    }

    /// Its name; the one that was presented last is on top.
    public var id: FocusID
    /// Makes what it shows, once in every frame; it is scrolled where it does not fit.
    public var content: () -> any Element
    /// Where it stands.
    public var place: Place
    /// Words on its frame, or none.
    public var title: String?
    /// Whether a press outside closes it.
    public var closesOutside: Bool
    /// Called when the person closes it.
    public var onClose: () -> Void
    /// Answers keys that nothing inside has used.
    public var onKey: ((KeyPress) -> Bool)?

    /// Describes an overlay.
    public init(
        id: FocusID, place: Place = .center, title: String? = nil, closesOutside: Bool = false,
        content: @escaping @autoclosure () -> any Element, onKey: ((KeyPress) -> Bool)? = nil,
        onClose: @escaping () -> Void
    ) {
        self.id = id
        self.content = content
        self.place = place
        self.title = title
        self.closesOutside = closesOutside
        self.onClose = onClose
        self.onKey = onKey
    }

    /// Describes an overlay whose content is made while it is drawn.
    init(
        id: FocusID, place: Place = .center, title: String? = nil, closesOutside: Bool = false,
        makeContent: @escaping () -> any Element, onKey: ((KeyPress) -> Bool)? = nil, onClose: @escaping () -> Void
    ) {
        self.init(
            id: id, place: place, title: title, closesOutside: closesOutside, content: makeContent(), onKey: onKey,
            onClose: onClose)
    }
}

/// One thing that a menu offers.
@MainActor public struct MenuEntry {
    /// Its words.
    public var title: String
    /// The symbol's name; may be empty.
    public var symbol: String
    /// Whether it destroys something.
    public var isDestructive: Bool
    /// Whether it can be chosen now.
    public var isEnabled: Bool
    /// What it does.
    public var action: () -> Void

    /// Describes an entry.
    public init(
        title: String, symbol: String = "", isDestructive: Bool = false, isEnabled: Bool = true,
        action: @escaping () -> Void
    ) {
        self.title = title
        self.symbol = symbol
        self.isDestructive = isDestructive
        self.isEnabled = isEnabled
        self.action = action
    }
}
