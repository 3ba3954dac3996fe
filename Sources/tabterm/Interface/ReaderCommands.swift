// The commands that are the program's own: the palette, contents, copying, the editor, hidden files, looking again.
import TabTermUI
import TabViews
import TerminalScreen

/// The program's own commands.
@MainActor
enum ReaderCommands {
    /// All commands: those of the navigation and the program's own.
    static let table: CommandTable = {
        var table = CommandTable.standard
        table.add(Command("contents", [KeyPress("t")], in: .everywhere))
        table.add(Command("editor", [KeyPress("o")], in: .everywhere))
        table.add(Command("copy", [KeyPress("y")], in: .everywhere))
        table.add(Command("collect", [KeyPress("d")], in: .everywhere))
        table.add(Command("hidden", [KeyPress("i")], in: .everywhere))
        table.add(Command("reload", [KeyPress("r")], in: .everywhere))
        return table
    }()

    /// Answers a key that nothing on the screen has used; returns whether it has.
    ///
    /// - Parameter run: runs another program on the terminal, and gives its exit status or nil.
    static func take(
        _ key: KeyPress, _ reader: Reader, _ session: Session, run: ([String]) -> Int32? = { _ in nil }
    ) -> Bool {
        switch table.command(for: key, in: [.everywhere]) {
        case "palette": reader.paletteIsOpen = true
        case "contents": session.message(reader.openContents())
        case "editor": session.message(edit(reader, run))
        case "copy": session.message(copy(reader, session))
        case "collect": session.message(collect(reader))
        case "hidden":
            reader.library.scan(showsHidden: !reader.library.showsHidden)
            let isShown = reader.library.showsHidden
            session.message(reader.words[isShown ? "reader.said.hiddenShown" : "reader.said.hiddenLeftOut"])
        case "reload":
            reader.reload()
            session.message(reader.words["reader.said.reloaded"])
        default: return false
        }
        return true
    }

    /// Puts the link to the document on the clipboard; what is to be said of it.
    private static func copy(_ reader: Reader, _ session: Session) -> String {
        guard let name = reader.currentDocument else { return reader.words["reader.said.noDocument"] }
        let link = ReaderLink.path(RelativePath(identifier: name), heading: nil).text
        session.options.copy?(link)
        return reader.words["reader.said.copied", ["link": link]]
    }

    /// Lifts the document, for the person to choose the collection to drop it on; what is to be said of it.
    ///
    /// Where there is no collection yet, one is made for it.
    private static func collect(_ reader: Reader) -> String? {
        guard let name = reader.currentDocument else { return reader.words["reader.said.noDocument"] }
        if reader.collections.all.isEmpty {
            reader.question = .newCollection(document: name)
        } else {
            reader.dropOnTab?(name)
        }
        return nil
    }

    /// Opens the document in the person's editor and reads it again; what is to be said of it.
    private static func edit(_ reader: Reader, _ run: ([String]) -> Int32?) -> String? {
        guard let name = reader.currentDocument else { return reader.words["reader.said.noDocument"] }
        guard let place = reader.library.source.place(of: RelativePath(identifier: name)) else {
            return reader.words["reader.said.noFile"]
        }
        let status = run(Editor.command(Editor.name(reader.options), for: place))
        reader.document(name).reload()
        return status == nil || status == 127 ? reader.words["reader.said.noEditor"] : nil
    }
}
