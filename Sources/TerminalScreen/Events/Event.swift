// All that can come from a terminal. Time, files and tasks are no events of the terminal.

/// Something that came from the terminal.
public enum Event: Hashable, Sendable {
    /// A key was pressed.
    case key(KeyPress)
    /// The mouse did something.
    case mouse(MouseEvent)
    /// Text was pasted; lines end with `\n`, other controls may be in it: what is drawn is made safe by the canvas.
    case paste(String)
    /// The terminal has another size, or must be drawn anew.
    case resize(Size)
    /// The terminal's window got (true) or lost the keyboard.
    case focus(Bool)
    /// The terminal has said which colour its ground is.
    case background(Color)

    /// The press of a key.
    public static func key(_ key: Key, _ modifiers: Modifiers = []) -> Event {
        .key(KeyPress(key, modifiers))
    }

    /// The press of a character's key.
    public static func key(_ character: Character, _ modifiers: Modifiers = []) -> Event {
        .key(KeyPress(character, modifiers))
    }
}
