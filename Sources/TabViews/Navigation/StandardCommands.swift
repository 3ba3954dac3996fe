// The commands of the navigation with the keys that spec/program.md gives them, and the letters of other layouts by the
// position of their keys. Programs add the commands of their own pages to the table.

public import TerminalScreen

extension CommandTable {
    /// The commands that every app has: moving, choosing, arranging, help.
    public static let standard = CommandTable(forms + content + editing + everywhere)

    private static let forms: [Command] = [
        Command(.up, [KeyPress(.up)], in: .sidebar, isHinted: true),
        Command(.down, [KeyPress(.down)], in: .sidebar),
        Command(.left, [KeyPress(.left)], in: .sidebar),
        Command(.enterContent, [KeyPress(.right)], in: .sidebar, isHinted: true),
        Command(.activate, [KeyPress(.enter), KeyPress(.character(" "))], in: .sidebar),
        Command(.first, [KeyPress(.home)], in: .sidebar),
        Command(.last, [KeyPress(.end)], in: .sidebar),

        Command(.left, [KeyPress(.left)], in: .bottomBar, isHinted: true),
        Command(.right, [KeyPress(.right)], in: .bottomBar),
        Command(.enterContent, [KeyPress(.up)], in: .bottomBar, isHinted: true),
        Command(.activate, [KeyPress(.enter), KeyPress(.character(" "))], in: .bottomBar),
        Command(.first, [KeyPress(.home)], in: .bottomBar),
        Command(.last, [KeyPress(.end)], in: .bottomBar),

        Command(.left, [KeyPress(.left)], in: .topBar, isHinted: true),
        Command(.right, [KeyPress(.right)], in: .topBar),
        Command(.down, [KeyPress(.down)], in: .topBar, isHinted: true),
        Command(.activate, [KeyPress(.enter), KeyPress(.character(" "))], in: .topBar),
        Command(.first, [KeyPress(.home)], in: .topBar),
        Command(.last, [KeyPress(.end)], in: .topBar),

        Command(.up, [KeyPress(.up)], in: .list, isHinted: true),
        Command(.down, [KeyPress(.down)], in: .list),
        Command(.first, [KeyPress(.home)], in: .list),
        Command(.last, [KeyPress(.end)], in: .list),
        Command(.activate, [KeyPress(.enter), KeyPress(.character(" "))], in: .list, isHinted: true),
        Command(.back, [KeyPress(.escape), KeyPress(.backspace)], in: .list, isHinted: true),
    ]

    /// What pages answer themselves; here for the hint line and the help.
    private static let content: [Command] = [
        Command(.scroll, [KeyPress(.up), KeyPress(.down)], in: .content, isHinted: true),
        Command("page", [KeyPress(" "), KeyPress(.pageDown)], in: .content),
        Command("sideways", [KeyPress(.right), KeyPress("<"), KeyPress(">")], in: .content),
        Command("open", [KeyPress(.enter)], in: .content),
        Command(.refresh, [KeyPress("r"), KeyPress(.function(5))], in: .content),
        Command("leavePage", [KeyPress(.escape), KeyPress(.left)], in: .content, isHinted: true),

        Command("submit", [KeyPress(.enter)], in: .field, isHinted: true),
        Command("below", [KeyPress(.down)], in: .field, isHinted: true),
        Command("leaveField", [KeyPress(.escape)], in: .field, isHinted: true),
    ]

    /// Done, Cancel and Reset have no hint: edit mode's own bottom line offers them.
    private static let editing: [Command] = [
        Command(.up, [KeyPress(.up)], in: .edit),
        Command(.down, [KeyPress(.down)], in: .edit),
        Command(.left, [KeyPress(.left)], in: .edit),
        Command(.right, [KeyPress(.right)], in: .edit),
        Command(.first, [KeyPress(.home)], in: .edit),
        Command(.last, [KeyPress(.end)], in: .edit),
        Command(.lift, [KeyPress(.character(" "))], in: .edit, isHinted: true),
        Command(.hide, [KeyPress(.character("x")), KeyPress(.delete)], in: .edit, isHinted: true),
        Command(.toggleBar, [KeyPress(.character("p"))], in: .edit, isHinted: true),
        Command(.done, [KeyPress(.enter), KeyPress(.character("e"))], in: .edit),
        Command(.cancel, [KeyPress(.escape)], in: .edit),
        Command(
            .moveUp,
            [KeyPress(.up, .shift), KeyPress(.character("K")), KeyPress(.left, .shift), KeyPress(.character("H"))],
            in: .edit),
        Command(
            .moveDown,
            [KeyPress(.down, .shift), KeyPress(.character("J")), KeyPress(.right, .shift), KeyPress(.character("L"))],
            in: .edit),
        Command(.switchList, [KeyPress(.tab), KeyPress(.tab, .shift)], in: .edit, isHinted: true),
        Command(.reset, [KeyPress(.character("R"))], in: .edit),

        Command(.up, [KeyPress(.up)], in: .lifted, isHinted: true),
        Command(.down, [KeyPress(.down)], in: .lifted),
        Command(.left, [KeyPress(.left)], in: .lifted),
        Command(.right, [KeyPress(.right)], in: .lifted),
        Command(.drop, [KeyPress(.character(" ")), KeyPress(.enter)], in: .lifted, isHinted: true),
        Command(.putBack, [KeyPress(.escape)], in: .lifted, isHinted: true),
    ]

    private static let everywhere: [Command] = [
        Command(.switchFocus, [KeyPress(.tab)], in: .everywhere),
        Command(.switchFocusBack, [KeyPress(.tab, .shift)], in: .everywhere),
        Command(.back, [KeyPress(.escape), KeyPress(.backspace)], in: .everywhere),
        Command(
            .previousTab, [KeyPress(.character("[")), KeyPress(.pageUp, .control)], in: .everywhere),
        Command(.nextTab, [KeyPress(.character("]")), KeyPress(.pageDown, .control)], in: .everywhere),
        Command(.search, [KeyPress(.character("/"))], in: .everywhere),
        Command(.toggleSidebar, [KeyPress(.character("s"))], in: .everywhere),
        Command(.edit, [KeyPress(.character("e"))], in: .everywhere, isHinted: true),
        Command(.menu, [KeyPress(.character("a"))], in: .everywhere, isHinted: true),
        Command(.carry, [KeyPress(.character("d"))], in: .everywhere),
        Command(.collapseAll, [KeyPress(.character("-"))], in: .everywhere),
        Command(.expandAll, [KeyPress(.character("+"))], in: .everywhere),
        Command(.scrollUp, [KeyPress(.pageUp)], in: .everywhere),
        Command(.scrollDown, [KeyPress(.pageDown)], in: .everywhere),
        Command(.toggleMouse, [KeyPress(.character("m"))], in: .everywhere),
        Command(.undo, [KeyPress(.character("u"))], in: .everywhere),
        Command(.redo, [KeyPress(.character("r"), .control)], in: .everywhere),
        Command(.help, [KeyPress(.character("?")), KeyPress(.function(1))], in: .everywhere, isHinted: true),
        Command(.redraw, [KeyPress(.character("l"), .control)], in: .everywhere),
        Command(.quit, [KeyPress(.character("q")), KeyPress(.character("c"), .control)], in: .everywhere),
    ]
}

extension KeyPress {
    /// The same key on a Latin layout, for a letter of a Ukrainian, Russian, Greek or Hebrew one; nil for all others.
    public var byPosition: KeyPress? {
        // The table is made for those who need it: else the first letter, often the last key of all, waits for it.
        guard case .character(let character) = key, !character.isASCII else { return nil }
        guard let latin = KeyLayouts.latin[character] else { return nil }
        return KeyPress(.character(latin), modifiers)
    }
}

/// The letters of other layouts by the position of their keys.
private enum KeyLayouts {
    static let latin: [Character: Character] = {
        var table: [Character: Character] = [:]
        let rows: [(other: String, latin: String)] = [
            ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
            ("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ", "QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~"),
            ("іїєґІЇЄҐ", "s]'\\S}\"|"),
            ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
            ("ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "ERTYUIOPASDFGHJKLZXCVBNM"),
            ("קראטוןםפשדגכעיחלךזסבהנמצתץ", "ertyuiopasdfghjklzxcvbnm,."),
        ]
        for row in rows {
            for (other, latin) in zip(row.other, row.latin) where table[other] == nil {
                table[other] = latin
            }
        }
        return table
    }()
}
