// Collections as a person makes them: named at the keyboard, filled by key and by mouse, one or several at once, kept
// through every way of leaving.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Collections on a terminal") struct CollectionTests {
    private func folder() -> TemporaryFolder {
        let folder = TemporaryFolder()
        for name in ["Avocet", "Curlew", "Dunlin"] { folder.write("# \(name)\n\nA wader.\n", to: "\(name).md") }
        return folder
    }

    /// Makes a collection with the action at the end of the sidebar.
    private func make(_ name: String, in program: PtyProgram) throws {
        program.press(KeyPress(.end), KeyPress(.enter))
        try program.see("─ New collection ─")
        program.send(name)
        program.press(KeyPress(.enter))
        try program.see("☆ " + name)
    }

    /// What the collection of a name holds, as --tree counts it.
    private func count(_ name: String, _ home: Home, _ folder: TemporaryFolder) throws -> String? {
        try home.tree(folder.path).first { $0.contains(name) }?.split(separator: "]").last.map(String.init)
    }

    @Test(
        "Made and renamed, filled by key from a document and a list, whatever ends the run", arguments: Leaving.allCases
    )
    func byKey(leaving: Leaving) throws {
        let (home, folder) = (Home(), folder())
        let program = try home.start(folder.path, showing: "Dunlin")
        try make("Waders", in: program)
        // From the document that the cursor is on.
        try program.click("Avocet")
        try program.see("A wader.")
        program.press(KeyPress("d"))
        try program.see("─ Drop on ─")
        program.send("1")
        try program.see("Dropped on Waders")
        // Two marked in the library, by digit again.
        try program.click("Library")
        try program.see("by folder")
        program.press(KeyPress(.enter), KeyPress(.down), KeyPress("x"), KeyPress(.down), KeyPress("x"))
        try program.see("2 marked")
        program.press(KeyPress("d"))
        try program.see("─ Drop on ─")
        program.press(KeyPress(.enter))
        try program.wait { !$0.text.contains("marked") }
        try program.choose("Rename", fromMenuOf: "☆ Waders")
        try program.see("─ Rename ─")
        program.send(" seen")
        program.press(KeyPress(.enter))
        try program.see("☆ Waders seen")
        try home.waitUntilKept("Waders seen")
        try leaving.end(program)
        #expect(try count("Waders seen", home, folder) == " 3")
        #expect(
            folder.files().sorted() == ["Avocet.md", "Curlew.md", "Dunlin.md"], "nothing is written into the folder")
        let again = try home.start(folder.path, showing: "☆ Waders seen")
        try Leaving.quit.end(again)
    }

    @Test("The mouse drags a row of a list onto a collection, and all that are marked with it")
    func byMouse() throws {
        let (home, folder) = (Home(), folder())
        let program = try home.start(folder.path, showing: "Dunlin")
        try make("Waders", in: program)
        try program.click("Library")
        try program.see("by folder")
        try program.carry("Curlew", onto: "☆ Waders")
        try program.see("Dropped on Waders")
        // What is dragged over a tab opens it.
        try program.click("Library")
        try program.see("by folder")
        program.press(KeyPress(.enter), KeyPress(.home), KeyPress("x"), KeyPress(.end), KeyPress("x"))
        try program.see("2 marked")
        try program.carry("Dunlin", onto: "☆ Waders")
        try program.wait { !$0.text.contains("marked") }
        try Leaving.quit.end(program)
        #expect(try count("Waders", home, folder) == " 3")
    }

    @Test("A document that is missing stays in its collection, is said, and comes back")
    func missing() throws {
        let (home, folder) = (Home(), folder())
        let program = try home.start(folder.path, showing: "Dunlin")
        try make("Waders", in: program)
        try program.click("Avocet")
        program.press(KeyPress("d"), KeyPress("1"))
        try program.see("Dropped on Waders")
        try Leaving.kill.end(program)
        folder.remove("Avocet.md")
        let without = try home.start("--open", "tabterm://collection/Waders", folder.path, showing: "not there now")
        #expect(without.screen.text.contains("1 document is not there now"))
        try Leaving.quit.end(without)
        folder.write("# Avocet again\n", to: "Avocet.md")
        let back = try home.start("--open", "tabterm://collection/Waders", folder.path, showing: "Avocet again")
        #expect(!back.screen.text.contains("not there now"))
        try Leaving.quit.end(back)
    }

    @Test("Deleting asks; what was deleted comes back; a bad name is said, and what was typed stays")
    func deleted() throws {
        let (home, folder) = (Home(), folder())
        let program = try home.start(folder.path, showing: "Dunlin")
        try make("Waders", in: program)
        try program.choose("Delete", fromMenuOf: "☆ Waders")
        try program.see("Delete the collection “Waders”?")
        program.press(KeyPress(.up), KeyPress(.enter))
        try program.wait { !$0.text.contains("☆ Waders") }
        try program.click("Bring back “Waders”")
        try program.see("☆ Waders")
        program.press(KeyPress(.end), KeyPress(.enter))
        try program.see("─ New collection ─")
        program.send("Waders")
        program.press(KeyPress(.enter))
        try program.see("There is a collection “Waders” already.")
        program.send(" 2")
        program.press(KeyPress(.enter))
        try program.see("☆ Waders 2")
        try Leaving.quit.end(program)
    }

    @Test("A collection is written as a plain list where one asks for it")
    func written() throws {
        let (home, folder) = (Home(), folder())
        let program = try home.start(folder.path, showing: "Dunlin")
        try make("Waders", in: program)
        try program.click("Curlew")
        program.press(KeyPress("d"), KeyPress("1"))
        try program.see("Dropped on Waders")
        try program.choose("Write as a list …", fromMenuOf: "☆ Waders")
        try program.see("~/Waders.txt")
        program.press(KeyPress(.enter))
        try program.see("Written:")
        #expect(home.folder.text("Waders.txt") == folder.path + "/Curlew.md\n")
        try program.choose("Copy as a list", fromMenuOf: "☆ Waders")
        try program.see("Copied: 1 path")
        #expect(program.screen.clipboard != nil)
        try Leaving.quit.end(program)
    }
}

extension PtyProgram {
    /// Presses on a text of a list, moves cell by cell to where another text stands, and releases there.
    fileprivate func carry(_ text: String, onto other: String) throws {
        try wait { $0.place(of: text, last: true) != nil && $0.place(of: other) != nil }
        var point = try #require(screen.place(of: text, last: true))
        let end = try #require(screen.place(of: other))
        send(MouseEvent(.press, .left, at: point))
        while point != end {
            if point.column != end.column {
                point.column += (end.column - point.column).signum()
            } else {
                point.row += (end.row - point.row).signum()
            }
            send(MouseEvent(.drag, .left, at: point))
        }
        send(MouseEvent(.release, .left, at: end))
    }
}
