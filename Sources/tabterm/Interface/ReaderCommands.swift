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
        table.add(Command("palette", [KeyPress("p", .control), KeyPress(":")], in: .everywhere))
        table.add(Command("contents", [KeyPress("t")], in: .everywhere))
        table.add(Command("editor", [KeyPress("o")], in: .everywhere))
        table.add(Command("copy", [KeyPress("y")], in: .everywhere))
        table.add(Command("hidden", [KeyPress("i")], in: .everywhere))
        table.add(Command("reload", [KeyPress("r")], in: .everywhere))
        table.add(Command("historyBack", [KeyPress(","), KeyPress(.left, .alt)], in: .everywhere))
        table.add(Command("historyForward", [KeyPress("."), KeyPress(.right, .alt)], in: .everywhere))
        table.add(Command("filter", [KeyPress("f")], in: .everywhere))
        table.add(Command("sort", [KeyPress("b")], in: .everywhere))
        table.add(Command("reverse", [KeyPress("B")], in: .everywhere))
        table.add(Command("mark", [KeyPress("x"), KeyPress(.insert)], in: .content))
        table.add(Command("unmark", [KeyPress("X")], in: .everywhere))
        table.add(Command("earlier", [KeyPress("K"), KeyPress(.up, .shift)], in: .content))
        table.add(Command("later", [KeyPress("J"), KeyPress(.down, .shift)], in: .content))
        table.add(Command("takeOut", [KeyPress(.delete)], in: .content))
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
        case "carry": session.message(reader.liftCurrent())
        case "historyBack": session.message(reader.travel(isForward: false))
        case "historyForward": session.message(reader.travel(isForward: true))
        case "filter":
            session.message(
                inList(reader) { place in
                    reader.list(place).openFilter()
                    return nil
                })
        case "sort": session.message(inList(reader) { reader.sortByNext($0) })
        case "reverse": session.message(inList(reader) { reader.reverse($0) })
        case "unmark":
            reader.marks = []
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

    /// Does something with the list on the screen; what is to be said where there is none.
    private static func inList(_ reader: Reader, _ action: (Place) -> String?) -> String? {
        guard let place = reader.currentList else { return reader.words["reader.said.noList"] }
        return action(place)
    }

    /// Opens the document in the person's editor and reads it again; what is to be said of it.
    private static func edit(_ reader: Reader, _ run: ([String]) -> Int32?) -> String? {
        guard let name = reader.currentDocument else { return reader.words["reader.said.noDocument"] }
        guard let place = reader.library.source.place(of: RelativePath(identifier: name)) else {
            return reader.words["reader.said.noFile"]
        }
        let status = run(Editor.command(Editor.name(reader.options), for: place))
        reader.document(name).reload()
        switch status {
        case 0: return nil
        case nil, 127: return reader.words["reader.said.noEditor"]
        case let status?: return reader.words["reader.said.editorFailed", ["status": String(status)]]
        }
    }
}
