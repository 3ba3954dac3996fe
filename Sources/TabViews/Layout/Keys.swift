// Keys that a program takes for itself: `onKeyPress`, `keyboardShortcut`, and what can have the focus.
public import TerminalScreen

/// A key in SwiftUI's words.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    let key: Key

    /// The key of a character.
    public init(_ character: Character) { key = .character(character) }
    /// The key of a character.
    public init(extendedGraphemeClusterLiteral value: Character) { key = .character(value) }
    private init(key: Key) { self.key = key }

    /// The arrows.
    public static let upArrow = KeyEquivalent(key: .up), downArrow = KeyEquivalent(key: .down)
    /// The arrows.
    public static let leftArrow = KeyEquivalent(key: .left), rightArrow = KeyEquivalent(key: .right)
    /// Enter.
    public static let `return` = KeyEquivalent(key: .enter)
    /// Esc.
    public static let escape = KeyEquivalent(key: .escape)
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Tab.
    public static let tab = KeyEquivalent(key: .tab)
    /// Backspace.
    public static let delete = KeyEquivalent(key: .backspace)
    /// Delete.
    public static let deleteForward = KeyEquivalent(key: .delete)
    /// Home and End.
    public static let home = KeyEquivalent(key: .home), end = KeyEquivalent(key: .end)
    /// PageUp and PageDown.
    public static let pageUp = KeyEquivalent(key: .pageUp), pageDown = KeyEquivalent(key: .pageDown)
}

/// Keys held down with another one.
///
/// Command is Control in a terminal.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit per modifier.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 2)
    /// Alt.
    public static let option = EventModifiers(rawValue: 4)
    /// Control, since terminals have no such key.
    public static let command = EventModifiers(rawValue: 2)

    var modifiers: Modifiers {
        var result: Modifiers = []
        if contains(.shift) { result.insert(.shift) }
        if contains(.control) { result.insert(.control) }
        if contains(.option) { result.insert(.alt) }
        return result
    }
}

/// A key that stands for a button.
public struct KeyboardShortcut: Hashable, Sendable {
    let press: KeyPress

    /// A key with others held down.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        press = KeyPress(key.key, modifiers.modifiers)
    }

    private init(press: KeyPress) { self.press = press }

    /// Enter.
    public static let defaultAction = KeyboardShortcut(press: KeyPress(.enter))
    /// Esc.
    public static let cancelAction = KeyboardShortcut(press: KeyPress(.escape))
}

extension View {
    /// A key that stands for the button here, whatever has the focus.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// A key that stands for the button here, whatever has the focus.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        handingDown { $0.shortcut = shortcut?.press }
    }

    /// Does something when a key is pressed while the focus is in this view.
    ///
    /// - Parameters:
    ///   - key: the key, without others held down.
    ///   - action: says whether the key was for it; if not, it goes on to the views around.
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPressResult
    ) -> some View {
        onKeyPress { $0.key == key.key && $0.modifiers.isEmpty ? action() : .ignored }
    }

    /// Does something when a key is pressed, whatever is held down with it, while the focus is in this view.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPressResult
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Does something when one of several keys is pressed while the focus is in this view.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPressResult
    ) -> some View {
        onKeyPress(phases: phases) { press in keys.contains { $0.key == press.key } ? action(press) : .ignored }
    }

    /// Sees every key that is pressed while the focus is in this view and that nothing inside has used.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPressResult
    ) -> some View {
        keeping { context, elements in
            var responder = Responder(id: context.focusID())
            responder.onKey = { !phases.isDisjoint(with: [.down, .repeat]) && action($0) == .handled }
            return elements.map { RespondingElement(content: $0, responder: responder) }
        }
    }

    /// Lets this view have the focus.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        keeping { context, elements in
            let responder = Responder(id: context.focusID(), isFocusable: isFocusable)
            return elements.map { RespondingElement(content: $0, responder: responder) }
        }
    }

    /// Does something when this view is clicked.
    public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        keeping { context, elements in
            var responder = Responder(id: context.focusID())
            responder.onMouse = { event, rect in
                guard event.button == .left, event.kind == .press || event.kind == .release else { return false }
                if event.kind == .release, rect.contains(event.point) { action() }
                return true
            }
            return elements.map { RespondingElement(content: $0, responder: responder) }
        }
    }
}

extension KeyPress {
    /// Parts of a press; a terminal tells of presses alone, never of a key being let go.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// One bit per part.
        public let rawValue: Int
        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Pressed, or pressed again because it is held.
        public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2)
        /// Let go.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The text of the key; nothing for keys without one.
    public var characters: String {
        guard case .character(let character) = key else { return "" }
        return String(character)
    }
}

extension Key {
    /// Whether it is the key of a character.
    public static func == (key: Key, character: Character) -> Bool { key == .character(character) }
    /// The arrows.
    public static let upArrow = Key.up, downArrow = Key.down, leftArrow = Key.left, rightArrow = Key.right
    /// Enter.
    public static let `return` = Key.enter
    /// Space.
    public static let space = Key.character(" ")
    /// Delete.
    public static let deleteForward = Key.delete
}

extension Modifiers {
    /// Alt.
    public static let option = Modifiers.alt
    /// Control, since terminals have no such key.
    public static let command = Modifiers.control
}

/// What became of a key.
public enum KeyPressResult: Hashable, Sendable {
    /// It was for this view; or it was not.
    case handled, ignored
}

/// Content with a responder around it.
struct RespondingElement: WrappingElement {
    let content: any Element
    let responder: Responder

    func draw(in rect: Rect, on painter: Painter) {
        painter.respond(responder, in: rect) { content.draw(in: rect, on: painter) }
    }
}
