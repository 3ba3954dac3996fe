// What a mouse did, in cells. Clicks, double clicks and drags over distance are made of these by whoever needs them.

/// One thing that the mouse did.
public struct MouseEvent: Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// A button went down; it moved while down; it went up; the mouse moved with none down.
        case press, drag, release, move
        /// The wheel was turned by one notch, away from or towards the person, or sideways.
        case wheelUp, wheelDown, wheelLeft, wheelRight
    }

    /// Which button.
    public enum Button: Hashable, Sendable {
        case left, middle, right, none
    }

    /// What happened.
    public var kind: Kind
    /// With which button; `none` for the wheel.
    public var button: Button
    /// In which cell.
    public var point: Point
    /// Keys held down meanwhile.
    public var modifiers: Modifiers

    /// Makes a mouse event.
    public init(_ kind: Kind, _ button: Button = .none, at point: Point, modifiers: Modifiers = []) {
        self.kind = kind
        self.button = button
        self.point = point
        self.modifiers = modifiers
    }
}
