// The one table of commands: its name, the keys that give it, and where it applies. Key handling, the hint line, the
// help overlay, the palette and the manual read it; the words of a command stand in the catalogue under
// `command.<name>` (short, for the hint line) and `command.<name>.help` (a line of the help). What a command does is
// up to whoever has the focus.

public import TerminalScreen

/// The name of a command; its words stand in the catalogue under `command.<name>`.
public struct CommandName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, as it stands in the catalogue's keys.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name of a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The catalogue's key for the words of the hint line.
    public var wordKey: String { "command." + rawValue }

    /// The catalogue's key for the line of the help.
    public var helpKey: String { "command." + rawValue + ".help" }
}

/// Where a command applies: what has the focus.
public enum CommandScope: String, CaseIterable, Sendable {
    case everywhere, sidebar, bottomBar, topBar, list, content, field, edit, lifted, overlay
}

/// One command: what it is called, which keys give it, where it applies.
public struct Command: Hashable, Sendable {
    /// Its name, and the key of its words.
    public var name: CommandName
    /// The keys that give it; the first is the one that hints show.
    public var keys: [KeyPress]
    /// Where these keys mean this command.
    public var scope: CommandScope
    /// Whether the hint line offers it (at most six are shown).
    public var isHinted: Bool

    /// Makes an entry of the table.
    public init(_ name: CommandName, _ keys: [KeyPress], in scope: CommandScope, isHinted: Bool = false) {
        self.name = name
        self.keys = keys
        self.scope = scope
        self.isHinted = isHinted
    }
}

/// The commands with their keys, looked up by what has the focus.
public struct CommandTable: Sendable {
    /// All entries in the order in which the help lists them.
    public private(set) var commands: [Command]

    /// A table of these entries; where two share a key and a scope, the later stands.
    public init(_ commands: [Command]) {
        self.commands = commands
    }

    /// Adds an entry, as a program does for the commands of its pages.
    public mutating func add(_ command: Command) {
        commands.append(command)
    }

    /// The command that a key gives in the first of these scopes that knows it.
    ///
    /// A table of a hundred entries is looked through sooner than it is indexed at every start.
    /// A letter of a Ukrainian, Russian, Greek or Hebrew layout answers by its position when the letter itself is unknown.
    public func command(for key: KeyPress, in scopes: [CommandScope]) -> CommandName? {
        for candidate in [key, key.byPosition] {
            guard let candidate else { continue }
            for scope in scopes {
                for index in commands.indices.reversed() where commands[index].scope == scope {
                    if commands[index].keys.contains(candidate) { return commands[index].name }
                }
            }
        }
        return nil
    }

    /// The entries that apply in a scope, in the order of the table.
    ///
    /// A command all of whose keys a later one has taken is left out.
    public func commands(in scope: CommandScope) -> [Command] {
        let own = commands.filter { $0.scope == scope }
        return own.enumerated().filter { index, command in
            let later = own[(index + 1)...]
            return !command.keys.allSatisfy { key in later.contains { $0.keys.contains(key) } }
        }
        .map(\.element)
    }

    /// At most six entries for the hint line: those of the scope, then those that apply everywhere.
    ///
    /// In a text field letters are text, and a lifted item has the hand full, so nothing else is offered there; of what
    /// applies everywhere, edit mode leaves the help. What covers the page is answered as a list is, and nothing else is.
    ///
    /// - Parameters:
    ///   - scope: where the person is.
    ///   - isOffered: whether a command can do something where the person is; what can't is not hinted.
    public func hints(in scope: CommandScope, isOffered: (CommandName) -> Bool = { _ in true }) -> [Command] {
        if scope == .overlay { return commands.filter { $0.isHinted && $0.scope == .list && isOffered($0.name) } }
        var hints: [Command] = []
        for index in commands.indices where commands[index].isHinted && commands[index].scope == scope {
            if isOffered(commands[index].name) { hints.append(commands[index]) }
        }
        if scope == .field || scope == .lifted { return hints }
        for index in commands.indices where commands[index].isHinted && commands[index].scope == .everywhere {
            let name = commands[index].name
            if scope != .edit || name == .help, isOffered(name) { hints.append(commands[index]) }
        }
        return Array(hints.prefix(6))
    }
}

extension CommandName {
    // Everywhere.
    static let help: CommandName = "help"
    static let quit: CommandName = "quit"
    static let redraw: CommandName = "redraw"
    static let toggleMouse: CommandName = "mouse"
    static let nextTab: CommandName = "nextTab"
    static let previousTab: CommandName = "previousTab"
    static let switchFocus: CommandName = "focus"
    static let switchFocusBack: CommandName = "focusBack"
    static let search: CommandName = "search"
    static let toggleSidebar: CommandName = "sidebar"
    static let edit: CommandName = "edit"
    static let menu: CommandName = "menu"
    static let carry: CommandName = "carry"
    static let undo: CommandName = "undo"
    static let redo: CommandName = "redo"
    static let collapseAll: CommandName = "collapseAll"
    static let expandAll: CommandName = "expandAll"
    static let back: CommandName = "back"
    static let scrollUp: CommandName = "scrollUp"
    static let scrollDown: CommandName = "scrollDown"

    // In pages.
    static let scroll: CommandName = "scroll"
    static let refresh: CommandName = "refresh"

    // In the forms.
    static let up: CommandName = "up"
    static let down: CommandName = "down"
    static let left: CommandName = "left"
    static let right: CommandName = "right"
    static let first: CommandName = "first"
    static let last: CommandName = "last"
    static let activate: CommandName = "activate"
    static let enterContent: CommandName = "enterContent"

    // In edit mode.
    static let lift: CommandName = "lift"
    static let drop: CommandName = "drop"
    static let putBack: CommandName = "putBack"
    static let moveUp: CommandName = "moveUp"
    static let moveDown: CommandName = "moveDown"
    static let hide: CommandName = "hide"
    static let toggleBar: CommandName = "bar"
    static let switchList: CommandName = "switchList"
    static let reset: CommandName = "reset"
    static let done: CommandName = "done"
    static let cancel: CommandName = "cancel"
}
