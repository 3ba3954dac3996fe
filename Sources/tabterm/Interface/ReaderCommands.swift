// The commands that are the program's own: hidden files, looking again, leaving.
import TabTermUI
import TabViews
import TerminalScreen

/// The program's own commands.
@MainActor
enum ReaderCommands {
    /// All commands: those of the navigation and the program's own.
    static let table: CommandTable = {
        var table = CommandTable.standard
        table.add(Command("hidden", [KeyPress("i")], in: .everywhere))
        table.add(Command("reload", [KeyPress("r")], in: .everywhere))
        return table
    }()

    /// Answers a key that nothing on the screen has used; returns whether it has.
    static func take(_ key: KeyPress, _ reader: Reader, _ session: Session) -> Bool {
        switch table.command(for: key, in: [.everywhere]) {
        case "hidden":
            reader.library.scan(showsHidden: !reader.library.showsHidden)
            let isShown = reader.library.showsHidden
            session.message(reader.words[isShown ? "reader.said.hiddenShown" : "reader.said.hiddenLeftOut"])
        case "palette": reader.paletteIsOpen = true
        case "reload":
            reader.reload()
            session.message(reader.words["reader.said.reloaded"])
        default: return false
        }
        return true
    }
}
