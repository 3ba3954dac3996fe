// Where things are kept.

import NavigationStore
import Testing

@Suite struct StateLocationTests {
    private func location(_ variables: [String: PathBytes]) -> StateLocation {
        StateLocation(program: "tabterm") { variables[$0] }
    }

    @Test("The XDG variables say where; without them, the usual folders in the home")
    func folders() {
        let usual = location(["HOME": "/home/me"])
        #expect(usual.folder(.state) == "/home/me/.local/state/tabterm")
        #expect(usual.folder(.data) == "/home/me/.local/share/tabterm")
        #expect(usual.folder(.cache) == "/home/me/.cache/tabterm")
        #expect(usual.folder(.configuration) == "/home/me/.config/tabterm")
        let own = location(["HOME": "/home/me/", "XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/c/"])
        #expect(own.folder(.state) == "/s/tabterm")
        #expect(own.folder(.cache) == "/c/tabterm")
        #expect(own.folder(.data) == "/home/me/.local/share/tabterm")
    }

    @Test("A relative path is no place, and without a home there is none")
    func nowhere() {
        let relative = location(["HOME": "/home/me", "XDG_STATE_HOME": "state", "XDG_DATA_HOME": ""])
        #expect(relative.folder(.state) == "/home/me/.local/state/tabterm")
        #expect(relative.folder(.data) == "/home/me/.local/share/tabterm")
        for variables: [String: PathBytes] in [[:], ["HOME": ""], ["HOME": "me"]] {
            #expect(location(variables).folder(.state) == nil)
            #expect(location(variables).file(.state, for: "/a", suffix: ".json") == nil)
        }
        #expect(location(["XDG_DATA_HOME": "/d"]).folder(.data) == "/d/tabterm")
    }

    @Test("A folder's file has a readable name that is its own and stays the same")
    func names() {
        #expect(StateLocation.name(for: "/home/me/My Notes") == "My-Notes-b74df75c512bd99e")
        #expect(StateLocation.name(for: "/a/notes") != StateLocation.name(for: "/b/notes"))
        #expect(StateLocation.name(for: "/").hasPrefix("folder-"))
        #expect(StateLocation.name(for: "/книги/Ünïcode 漢字").hasPrefix("Ünïcode-漢字-"))
        #expect(StateLocation.name(for: "/.hidden\n\u{1B}[m..").hasPrefix("hidden-m-"))
        let strange = PathBytes(bytes: [0x2F, 0xFF, 0xFE, 0x41])
        #expect(StateLocation.name(for: strange).hasPrefix("A-"))
        let long = PathBytes("/" + String(repeating: "語", count: 200))
        #expect(StateLocation.name(for: long).utf8.count < 100)
    }

    @Test("Paths that are no UTF-8 are kept byte by byte")
    func bytes() throws {
        let scratch = Scratch()
        let folder = scratch.folder.appending(PathBytes(bytes: [0xFF, 0x20, 0xC3]))
        let file = StoreFile(path: folder.appending("state.json"))
        try file.save(changes: ["a": .bool(true)])
        #expect(try file.load().values == ["a": .bool(true)])
        let real = try #require(folder.resolved())
        #expect(real.name == [0xFF, 0x20, 0xC3])
        #expect(PathBytes(bytes: [0x61, 0, 0x62]) == "a")
    }

    @Test("Parts of paths")
    func parts() {
        #expect(PathBytes("/a/b/").folder == "/a")
        #expect(PathBytes("/a").folder == "/")
        #expect(PathBytes("/").folder == "/")
        #expect(PathBytes("a").folder == ".")
        #expect(PathBytes("a//b").folder == "a")
        #expect(PathBytes("/a/b/").name == Array("b".utf8))
        #expect(PathBytes("/a").appending("b") == "/a/b")
        #expect(PathBytes("/a/").appending("/b") == "/b")
        #expect(PathBytes("/").appending("b") == "/b")
    }
}
