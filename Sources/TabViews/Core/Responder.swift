// Who answers keys and the mouse. Elements record responders while they are drawn; the session sends events to the one
// that has the focus (or lies under the pointer) and from there outwards.
public import TerminalScreen

/// Names something that can have the focus, from frame to frame.
public struct FocusID: Hashable, Sendable {
    let node: ObjectIdentifier
    let part: Int
}

/// The great parts of the screen between which the focus moves.
public enum FocusArea: Hashable, Sendable {
    /// The tabs.
    case navigation
    /// What the selected tab shows.
    case content
    /// What covers all else, by its height in the stack of overlays.
    case overlay(Int)
}

/// Answers events for a region of the screen.
///
/// Closures return whether they have used the event; one that is not used goes on to the responder around.
@MainActor public struct Responder {
    /// Its name; the focus stays with the name when things move.
    public var id: FocusID
    /// Whether it can have the focus.
    public var isFocusable: Bool
    /// Whether printable keys are text here: then no command sees them.
    public var takesText: Bool
    /// Answers a key.
    public var onKey: ((KeyPress) -> Bool)?
    /// Answers the mouse; the region is the one that the responder was recorded with.
    public var onMouse: ((MouseEvent, Rect) -> Bool)?
    /// Answers a paste.
    public var onPaste: ((String) -> Bool)?
    /// Selects the text here, so that what is typed next takes its place.
    var selectText: (() -> Void)?
    /// Takes what is dropped here.
    var onDrop: (([Any], Point) -> Bool)?
    /// Told of a press of the mouse anywhere inside, before anyone answers it.
    public var onTouch: ((MouseEvent, Rect) -> Void)?
    /// Scrolls so that a region inside (in screen cells) can be seen, and says whether anything moved.
    public var reveal: ((Rect, Rect) -> Bool)?
    /// Whether it has the focus for its content when nothing inside can have it.
    public var standsIn = false
    /// How many rows an arrow may carry the focus inside this region; further away, this responder takes the arrow.
    var near: (() -> Int)?
    /// Whether PageUp and PageDown from anywhere are meant for this one.
    public var scrolls: Bool
    /// What the arrows up and down do here, in the words of the hint line; nil: what they do around it.
    public var arrows: ArrowUse?
    /// A key that stands for Enter here, whatever has the focus.
    public var shortcut: KeyPress?
    /// What the shortcut does, in the words of the help.
    public var title = ""
    /// What kind of button it is: one that destroys something is not the first to have the focus.
    var role: ButtonRole?
    /// Whether arrows move the focus inside this region before responders around it see them.
    public var movesFocus: Bool

    /// Makes a responder; whatever is left out is not answered.
    public init(
        id: FocusID, isFocusable: Bool = false, takesText: Bool = false,
        onKey: ((KeyPress) -> Bool)? = nil, onMouse: ((MouseEvent, Rect) -> Bool)? = nil,
        onPaste: ((String) -> Bool)? = nil
    ) {
        self.id = id
        self.isFocusable = isFocusable
        self.takesText = takesText
        self.onKey = onKey
        self.onMouse = onMouse
        self.onPaste = onPaste
        scrolls = false
        movesFocus = false
    }
}

/// What the arrows up and down do.
public enum ArrowUse: Sendable {
    /// They move a cursor, or the focus.
    case move
    /// They scroll.
    case scroll
    /// Nothing, for all is seen.
    case nothing
}

/// A responder as it was drawn.
struct ResponderRecord {
    var responder: Responder
    /// The whole region, which may reach out of sight.
    var rect: Rect
    /// What can be seen of it.
    var visible: Rect
    var parent: Int?
    var area: FocusArea
    /// Whether it belongs to a row: then the list around has the focus, unless it takes text.
    var isInRow: Bool

    @MainActor var canHaveFocus: Bool { responder.isFocusable && (!isInRow || responder.takesText) }
}
