// Files that nobody meant: broken, hostile, of wrong types. A bad part costs itself; a bad file is set aside and told.

import Glibc
import NavigationStore
import Testing

@Suite struct BrokenFileTests {
    let scratch = Scratch()
    var file: StoreFile { StoreFile(path: scratch.path("state.json")) }

    @Test(
        "V5: A broken file is set aside, whole and under a free name, and told",
        arguments: ["", " \n", "{", "[1, 2]", "nonsense", "{\"a\": 1", "{\"a\": 1} trailing", "\u{FEFF}"])
    func broken(text: String) throws {
        scratch.write("earlier", to: "state.json.broken-1")
        scratch.write(text, to: "state.json")
        let aside = scratch.path("state.json.broken-2")
        #expect(try file.load() == LoadedStore(notice: .setAside(file.path, as: aside)))
        #expect(scratch.text("state.json.broken-2") == text)
        #expect(scratch.text("state.json.broken-1") == "earlier")
        // Told once; from then on it is a fresh start.
        #expect(try file.load() == LoadedStore())
        try file.save(changes: ["a": .number(1)])
        #expect(try file.load() == LoadedStore(values: ["a": .number(1)]))
    }

    @Test("Bytes that are no text are broken")
    func notText() throws {
        scratch.write([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D, 0x00, 0x80], to: "state.json")
        #expect(try file.load().notice == .setAside(file.path, as: scratch.path("state.json.broken-1")))
    }

    @Test("A file that broke after loading is set aside by the save, and the changes are kept")
    func brokenMeanwhile() throws {
        try file.save(changes: ["a": .number(1)])
        scratch.write("{\"a\": ", to: "state.json")
        let saved = try file.save(changes: ["b": .number(2)])
        #expect(saved.notice == .setAside(file.path, as: scratch.path("state.json.broken-1")))
        #expect(try file.load() == LoadedStore(values: ["b": .number(2)]))
    }

    @Test("V3: Through a link, the target is set aside and the link stays")
    func brokenBehindLink() throws {
        let link = scratch.path("link.json")
        scratch.write("{", to: "state.json")
        _ = link.withCString { symlink("state.json", $0) }
        let aside = scratch.path("state.json.broken-1")
        #expect(try StoreFile(path: link).load().notice == .setAside(file.path, as: aside))
        #expect(scratch.names.contains("link.json"))
    }

    @Test("V11: A million ids load, and a file without end is refused")
    func million() throws {
        let ids = (0..<1_000_000).map { "\"tab-\($0)\"" }.joined(separator: ",")
        scratch.write("{\"order/bar\": [\(ids)], \"a\": 1}", to: "state.json")
        let loaded = try file.load().values
        #expect(loaded["order/bar"]?.arrayValue?.count == 1_000_000)
        #expect(loaded["a"] == .number(1))
        scratch.write("{\"a\": \"" + String(repeating: "x", count: 65 << 20) + "\"}", to: "state.json")
        #expect(try file.load().notice != nil)
    }

    @Test("V11: A file that is longer than its bound is set aside; one that would become so is not written")
    func bounded() throws {
        let file = StoreFile(path: scratch.path("state.json"), longest: 1000)
        try file.save(changes: ["a": .string(String(repeating: "x", count: 900))])
        let text = scratch.text("state.json")
        // The other instance's change is refused, and neither its own nor what was there is lost by it.
        #expect(throws: StoreError.refused(file.path, code: EFBIG)) {
            try file.save(changes: ["b": .string(String(repeating: "y", count: 100))])
        }
        #expect(scratch.text("state.json") == text)
        try file.save(changes: ["a": nil, "b": .string(String(repeating: "y", count: 100))])
        #expect(try file.load().values.keys.sorted() == ["b"])
        let long = "{\"a\": \"" + String(repeating: "x", count: 1000) + "\"}"
        scratch.write(long, to: "state.json")
        #expect(try file.load() == LoadedStore(notice: .setAside(file.path, as: scratch.path("state.json.broken-1"))))
        #expect(scratch.text("state.json.broken-1") == long)
        #expect(try StoreFile(path: scratch.path("state.json.broken-1")).load().notice == nil)
    }

    @Test("V11: Deep nesting costs what is too deep and nothing else", arguments: [30, 600, 200_000])
    func deep(levels: Int) throws {
        let lists = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        let objects = String(repeating: "{\"]\\\"\": ", count: levels) + "1" + String(repeating: "}", count: levels)
        scratch.write("{\"lists\": \(lists), \"objects\": \(objects), \"good\": [\"[[\"]}", to: "state.json")
        let loaded = try file.load()
        #expect(loaded.notice == nil)
        #expect(loaded.values["good"] == .strings(["[["]))
        var depth = 0
        var value = loaded.values["lists"]
        while let inner = value?.arrayValue {
            depth += 1
            value = inner.first
        }
        #expect(depth < 30)
    }

    @Test("V11: A number beyond all numbers costs itself alone")
    func hugeNumber() throws {
        scratch.write(#"{"a": 1e999, "b": [1e999, 2], "c": 3}"#, to: "state.json")
        let values = try file.load().values
        #expect(values["c"] == .number(3))
        #expect(values["a"]?.numberValue == nil)
    }
}
