// What a saved file keeps and refuses on a good day: fresh starts, merging, links, modes, later versions.

import Glibc
import NavigationStore
import Testing

@Suite struct StoreFileTests {
    let scratch = Scratch()
    var file: StoreFile { StoreFile(path: scratch.path("state.json")) }

    @Test("A missing file is a fresh start, and loading makes nothing")
    func missing() throws {
        #expect(try file.load() == LoadedStore())
        #expect(try StoreFile(path: scratch.path("no/such/folder/x.json")).load() == LoadedStore())
        #expect(scratch.names.isEmpty)
    }

    @Test("V11: What was saved is loaded again, every kind of value")
    func roundTrip() throws {
        let values: [String: StoredValue] = [
            "text": .string("ü\u{1B}[31m\n\"\\/\u{0}😀"), "number": .number(-1.5),
            "whole": .integer(9_007_199_254_740_992),
            "yes": .bool(true), "no": .bool(false), "zero": .number(0), "one": .number(1), "none": .null,
            "list": .array([.string("a"), .number(1), .array([]), .object([:])]),
            "object": .object(["a/b": .strings(["x", "y"]), "": .null]),
        ]
        try file.save(changes: values.mapValues { .some($0) })
        #expect(try file.load() == LoadedStore(values: values))
    }

    @Test("A number that is none is saved as null")
    func notFinite() throws {
        try file.save(changes: ["a": .number(.nan), "b": .number(.infinity), "c": .number(2)])
        #expect(try file.load().values == ["a": .null, "b": .null, "c": .number(2)])
    }

    @Test("Only the changes are applied: what others saved meanwhile stays, unknown keys too")
    func merge() throws {
        scratch.write(#"{"version": 1, "later/thing": {"x": [1, null]}, "a": 1, "b": 2}"#, to: "state.json")
        let first = try file.load().values
        try file.save(changes: ["b": .number(3), "c": .string("new")])
        // The first still believes in the old b.
        let after = try file.save(changes: first.changes(to: first.applying(["a": nil]))).values
        #expect(
            after == [
                "later/thing": .object(["x": .array([.number(1), .null])]), "b": .number(3), "c": .string("new"),
            ])
        #expect(try file.load().values == after)
    }

    @Test("A save that changes nothing writes nothing")
    func nothingToDo() throws {
        try file.save(changes: ["a": .number(1)])
        var before = stat()
        _ = file.path.withCString { stat($0, &before) }
        try file.save(changes: ["a": .number(1), "gone": nil])
        var after = stat()
        _ = file.path.withCString { stat($0, &after) }
        #expect(before.st_ino == after.st_ino)
    }

    @Test("The file is the person's own, and so are the folders made for it")
    func modes() throws {
        try StoreFile(path: scratch.path("a/b/state.json")).save(changes: ["a": .null])
        #expect(scratch.mode("a") & 0o777 == 0o700)
        #expect(scratch.mode("a/b") & 0o777 == 0o700)
        #expect(scratch.mode("a/b/state.json") & 0o777 == 0o600)
    }

    @Test(
        "V3: A symlinked file stays a symlink, through chains, to other folders and to nothing yet",
        arguments: [true, false])
    func links(exists: Bool) throws {
        _ = scratch.path("real").withCString { mkdir($0, 0o700) }
        if exists { scratch.write(#"{"old": true}"#, to: "real/target.json") }
        _ = scratch.path("middle.json").withCString { symlink("real/target.json", $0) }
        let absolute = scratch.path("middle.json")
        _ = absolute.withCString { target in file.path.withCString { symlink(target, $0) } }
        try file.save(changes: ["new": .bool(true)])
        #expect(scratch.mode("state.json") & S_IFMT == S_IFLNK)
        #expect(scratch.mode("middle.json") & S_IFMT == S_IFLNK)
        #expect(scratch.mode("real/target.json") & S_IFMT == S_IFREG)
        #expect(try file.load().values["new"] == .bool(true))
        #expect(try file.load().values["old"] == (exists ? .bool(true) : nil))
    }

    @Test("A loop of links is an error, and stays")
    func loop() {
        _ = file.path.withCString { symlink("state.json", $0) }
        #expect(throws: StoreError.refused(file.path, code: ELOOP)) { try file.load() }
        #expect(throws: StoreError.self) { try file.save(changes: ["a": .null]) }
        #expect(scratch.mode("state.json") & S_IFMT == S_IFLNK)
    }

    @Test("A later version is used as far as it is understood and never written", arguments: ["2", "1.5", "1e300"])
    func laterVersion(version: String) throws {
        let text = "{\"version\": \(version), \"order/bar\": [\"a\"], \"new\": [[[]]]}"
        scratch.write(text, to: "state.json")
        let loaded = try file.load()
        #expect(loaded.isReadOnly)
        #expect(loaded.values["order/bar"] == .strings(["a"]))
        #expect(throws: StoreError.newerVersion(file.path, version == "1e300" ? .max : 2)) {
            try file.save(changes: ["a": .null])
        }
        #expect(scratch.text("state.json") == text)
    }

    @Test("A version that is none is a bad part like any other")
    func strangeVersion() throws {
        scratch.write(#"{"version": "two", "a": 1}"#, to: "state.json")
        #expect(try file.load() == LoadedStore(values: ["a": .number(1)]))
        try file.save(changes: ["version": .number(99), "b": .null])
        #expect(try file.load() == LoadedStore(values: ["a": .number(1), "b": .null]))
    }

    @Test("Folders, pipes and devices of that name are left alone, and a pipe is not waited for")
    func notFiles() {
        _ = scratch.path("folder").withCString { mkdir($0, 0o700) }
        _ = scratch.path("pipe").withCString { mkfifo($0, 0o600) }
        _ = scratch.path("null").withCString { symlink("/dev/null", $0) }
        for name in ["folder", "pipe", "null"] {
            let file = StoreFile(path: scratch.path(name))
            let target = name == "null" ? PathBytes("/dev/null") : file.path
            #expect(throws: StoreError.notAFile(target)) { try file.load() }
        }
        #expect(throws: StoreError.notAFile(scratch.path("folder"))) {
            try StoreFile(path: scratch.path("folder")).save(changes: ["a": .null])
        }
    }
}
