// What is kept may be broken, missing or nowhere: the program starts with what it can use, says so, and throws nothing of
// the person's away.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Broken state") struct BrokenStateTests {
    private static let garbage: [[UInt8]] = [
        [], Array("{".utf8), Array("[1, 2, 3]".utf8), Array("null".utf8), [0xFF, 0xFE, 0x00, 0x80],
        [UInt8](repeating: 0, count: 4096), Array(String(repeating: "[", count: 100_000).utf8),
        Array("{\"version\": 99999, \"order/bar\": [\"x\"]}".utf8),
        Array("{\"version\": 1, \"order/bar\": 7, \"selection\": {\"a\": [null]}, \"visibility/x/tabBar\": -1}".utf8),
    ]

    @Test(
        "V5: A broken file is set aside or left alone, and said; the program runs as at first",
        arguments: garbage.indices)
    func broken(index: Int) throws {
        let home = Home()
        try keepSomething(in: home)
        let files = home.folder.files(in: ".local").filter { $0.hasSuffix(".json") }
        #expect(files.count >= 2, "\(files)")
        for file in files { home.folder.write(Self.garbage[index], to: file) }
        let program = try home.start()
        program.press(KeyPress(.home), KeyPress(.down), KeyPress(.down), KeyPress(.up))
        try program.see("12 documents")
        try program.fence()
        // Every row of the sidebar is there again.
        for title in ["Home", "Library", "Guide", "Reading", "Beyond", "Collections"] {
            #expect(program.screen.text.contains(title), "\(title)")
        }
        try Leaving.quit.end(program)
        program.expectRestored()
        let kept = home.folder.files(in: ".local").map { home.folder.text($0) }
        let wanted = String(decoding: Self.garbage[index], as: UTF8.self)
        // The last is a good file with bad values: of that only they are lost.
        if index > 0, index < 8 { #expect(kept.contains(wanted), "nothing is thrown away") }
    }

    /// Writes something else into the files of the state.
    private func replaceState(in home: Home, with text: String, only suffix: String = ".json") {
        for file in home.folder.files(in: ".local") where file.hasSuffix(suffix) { home.folder.write(text, to: file) }
    }

    @Test("V5: A broken file is named on Home")
    func notice() throws {
        let home = Home()
        try keepSomething(in: home)
        replaceState(in: home, with: "{ broken")
        let program = try home.start(showing: "json.broken-1")
        #expect(program.screen.text.contains("Please note"))
        try Leaving.quit.end(program)
    }

    /// Files that are no use, and what is said of them.
    private static let useless = [
        ("{ broken", "could not be read and is now"),
        ("{\"version\": 99999, \"order/bar\": [\"x\"]}", "was written by a newer tabterm"),
    ]

    @Test("V5: It is said in one line on whatever tab one starts, too, until the next key", arguments: useless.indices)
    func saidAnywhere(index: Int) throws {
        let home = Home()
        try keepSomething(in: home)
        let (text, words) = Self.useless[index]
        replaceState(in: home, with: text, only: ".customization.json")
        let program = try home.start("--open", "keys.md", size: .huge, showing: words)
        #expect(!program.screen.text.contains("Please note"))
        program.press(KeyPress(.escape))
        try program.wait { !$0.text.contains(words) }
        program.press(KeyPress("1"))
        try program.wait { $0.text.contains("Please note") && $0.text.contains(words) }
        try Leaving.quit.end(program)
    }

    @Test("V5: Where there is more to be said than fits in a line, the line says where the rest stands")
    func saidTogether() throws {
        let home = Home()
        try keepSomething(in: home)
        replaceState(in: home, with: "{ broken")
        let program = try home.start("--open", "keys.md", size: .huge, showing: "more on Home)")
        program.press(KeyPress("1"))
        try program.wait { $0.text.contains("Please note") && !$0.text.contains("more on Home)") }
        try Leaving.quit.end(program)
    }

    @Test("V11: An order of a million tabs that are not there is set aside with its file, and said")
    func million() throws {
        let home = Home()
        try keepSomething(in: home)
        let file = try #require(home.folder.files(in: ".local").first { $0.hasSuffix(".customization.json") })
        let ids = (0..<1_000_000).map { "\"section \($0)\"" }.joined(separator: ",")
        let text = "{\"version\": 1, \"order/sections\": [\(ids)]}"
        home.folder.write(text, to: file)
        let program = try home.start("--open", "keys.md", size: .huge, showing: "could not be read and is now")
        program.press(KeyPress("1"))
        try program.see("12 documents")
        try Leaving.quit.end(program)
        #expect(home.folder.text(file + ".broken-1") == text)
    }

    /// Moves a tab and selects another, so that the files exist.
    private func keepSomething(in home: Home) throws {
        let program = try home.start()
        program.press(KeyPress("e"))
        program.press(KeyPress(.down), times: 4)
        program.press(KeyPress("J"), KeyPress(.enter), KeyPress(.down))
        try program.see("by folder")
        try Leaving.quit.end(program)
    }

    @Test("V1: Without a home nothing is kept, and Home says so")
    func homeless() throws {
        let home = Home()
        let program = try home.start(environment: ["HOME": ""], showing: "Nothing is kept")
        program.press(KeyPress("e"), KeyPress(.down), KeyPress("J"), KeyPress(.enter))
        try program.wait { !$0.text.contains("Edit navigation") }
        try Leaving.quit.end(program)
        #expect(home.folder.files() == [])
        let reset = try home.run("--reset", environment: ["HOME": ""])
        #expect(reset.exit == .status(1) && reset.error.contains("HOME"))
        #expect(try home.run("--tree", environment: ["HOME": ""]).exit == .status(0))
    }

    @Test("--no-state reads and writes nothing")
    func noState() throws {
        let home = Home()
        try keepSomething(in: home)
        let before = home.folder.files().map { $0 + home.folder.text($0) }
        let fresh = try Home().tree()
        #expect(try home.tree("--no-state") == fresh)
        let program = try home.start("--no-state")
        program.press(KeyPress("e"), KeyPress(.down), KeyPress("x"), KeyPress(.enter), KeyPress(.down))
        try program.fence()
        try Leaving.quit.end(program)
        #expect(home.folder.files().filter { !$0.hasPrefix(".output") }.map { $0 + home.folder.text($0) } == before)
    }

    @Test("V4: Two programs at once lose nothing of each other's")
    func two() throws {
        let home = Home()
        let one = try home.start()
        let other = try home.start()
        one.press(KeyPress("e"), KeyPress(.down), KeyPress("x"), KeyPress(.enter))
        try one.see("Kept")
        other.press(KeyPress("e"))
        other.press(KeyPress(.down), times: 4)
        other.press(KeyPress("J"), KeyPress(.enter))
        try other.see("Kept")
        try Leaving.quit.end(one)
        try Leaving.quit.end(other)
        let tree = try home.tree()
        #expect(!tree.contains { $0.contains(":library") })
        let keys = tree.firstIndex { $0.contains("keys.md") } ?? 0
        #expect(tree.firstIndex { $0.contains("arranging.md") } ?? 99 < keys)
    }
}
