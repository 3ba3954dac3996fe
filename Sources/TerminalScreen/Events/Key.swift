// Keys as a person names them. How a terminal spells them in bytes is NcursesTerminal's business.

/// A key without its modifiers.
public enum Key: Hashable, Sendable {
    /// A letter, digit, sign or the space, as typed: Shift is in the character itself.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is `function(1)`.
    case function(Int)
}

/// Keys held down with another one.
public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit per modifier.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Shift, where it isn't in the character itself.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, Meta or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control; the character is then a small letter: Ctrl-P is `character("p")` with `.control`.
    public static let control = Modifiers(rawValue: 4)
}

/// One press of a key.
public struct KeyPress: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// What was held down with it.
    public var modifiers: Modifiers

    /// Makes a key press.
    public init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Makes the press of a character's key.
    public init(_ character: Character, _ modifiers: Modifiers = []) {
        self.init(.character(character), modifiers)
    }

    /// The character that a text field would take from it; nil for keys with Control or Alt and keys without text.
    public var text: Character? {
        guard case .character(let character) = key, modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        return character
    }
}
