// What can go wrong while saving: kills, full and read-only disks, others at work. The old file or the new one, never
// neither, and nothing lost of either.

import Glibc
import TestSupport
import Testing

@testable import NavigationStore

@Suite struct SavingTests {
    let scratch = Scratch()
    var file: StoreFile { StoreFile(path: scratch.path("state.json")) }

    @Test("V2: kill −9 before any step of a save leaves the old file or the new, and the next save works")
    func kills() async throws {
        for step in SaveStep.allCases {
            try file.save(changes: ["who": .string("old"), "step": .integer(step.rawValue)])
            let path = file.path.description
            let number = step.rawValue
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, number = number as Int] in
                let file = StoreFile(path: PathBytes(path)) { if $0.rawValue == number { kill(getpid(), SIGKILL) } }
                try file.save(changes: ["who": .string("new")])
            }
            let loaded = try file.load()
            let isNew = step.rawValue >= SaveStep.renamed.rawValue
            let expected: [String: StoredValue] = [
                "who": .string(isNew ? "new" : "old"), "step": .integer(step.rawValue),
            ]
            #expect(loaded == LoadedStore(values: expected))
            try file.save(changes: ["who": .string("next")])
            #expect(try file.load().values["who"] == .string("next"))
            #expect(scratch.names == ["state.json", "state.json.lock"])
        }
    }

    @Test("V1: A full disk is an error of its own; the old file stays, nothing else is left behind")
    func fullDisk() async throws {
        try file.save(changes: ["who": .string("old")])
        let path = file.path.description
        await #expect(processExitsWith: .success) { [path = path as String] in
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 64, rlim_max: 64)
            _ = setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let file = StoreFile(path: PathBytes(path))
            let large = String(repeating: "x", count: 10_000)
            do throws(StoreError) {
                try file.save(changes: ["large": .string(large)])
                exit(1)
            } catch {
                if case .noSpace = error { exit(0) }
                exit(2)
            }
        }
        #expect(try file.load() == LoadedStore(values: ["who": .string("old")]))
        #expect(scratch.names == ["state.json", "state.json.lock"])
    }

    @Test("V1: Where nothing can be written, saving says so; loading works, a broken file is told and left")
    func readOnly() async throws {
        scratch.write(#"{"a": 1}"#, to: "state.json")
        scratch.write("{", to: "broken.json")
        for name in ["state.json", "broken.json"] { _ = scratch.path(name).withCString { chmod($0, 0o644) } }
        _ = scratch.folder.withCString { chmod($0, 0o555) }
        let folder = scratch.folder.description
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            // Permissions don't bind root.
            if geteuid() == 0, setgid(65534) != 0 || setuid(65534) != 0 { exit(9) }
            let file = StoreFile(path: PathBytes(folder + "/state.json"))
            guard try file.load() == LoadedStore(values: ["a": .number(1)]) else { exit(1) }
            do throws(StoreError) {
                try file.save(changes: ["a": .number(2)])
                exit(2)
            } catch {
                guard case .notWritable = error else { exit(3) }
            }
            let broken = StoreFile(path: PathBytes(folder + "/broken.json"))
            guard try broken.load().notice == .setAside(broken.path, as: nil) else { exit(4) }
            exit(0)
        }
        #expect(scratch.text("broken.json") == "{")
        _ = scratch.folder.withCString { chmod($0, 0o755) }
    }

    @Test("A folder's place taken by a file is an error, not a trap")
    func fileAmongFolders() {
        scratch.write("", to: "plain")
        let file = StoreFile(path: scratch.path("plain/state.json"))
        #expect(throws: StoreError.refused(scratch.path("plain/state.json"), code: ENOTDIR)) { try file.load() }
        #expect(throws: StoreError.self) { try file.save(changes: ["a": .null]) }
    }

    @Test("A lock that another holds for too long is told")
    func busy() throws {
        try file.save(changes: ["a": .number(1)])
        let lock = try Descriptor(scratch.path("state.json.lock"), O_RDONLY)
        try lock.lock(milliseconds: 0)
        #expect(throws: StoreError.busy(scratch.path("state.json.lock"))) { try file.save(changes: ["a": .number(2)]) }
        #expect(try file.load().values == ["a": .number(1)])
        lock.release()
        try file.save(changes: ["a": .number(2)])
    }

    @Test("V4: Two instances that change different keys in any order lose nothing of either", arguments: Seeds.some(1))
    func interleaved(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var expected: [String: StoredValue] = [:]
        // Each believes in what it loaded at first and what it changed since.
        var believed: [[String: StoredValue]] = [[:], [:]]
        for step in 0..<1000 {
            let who = Int.random(in: 0...1, using: &random)
            let key = "\(who)/\(Int.random(in: 0..<8, using: &random))"
            let value: StoredValue? = Int.random(in: 0..<4, using: &random) == 0 ? nil : .integer(step)
            let changed = believed[who].applying([key: value])
            try file.save(changes: believed[who].changes(to: changed))
            believed[who] = changed
            expected[key] = value
        }
        #expect(try file.load().values == expected, "seed \(seed)")
    }

    @Test("V4: Two processes that save at once lose nothing of either")
    func processes() async throws {
        let path = file.path.description
        await withTaskGroup(of: Void.self) { group in
            for name in ["a", "b"] {
                group.addTask {
                    await #expect(processExitsWith: .success) { [path = path as String, name = name as String] in
                        for number in 0..<100 {
                            let file = StoreFile(path: PathBytes(path))
                            try file.save(changes: [
                                "\(name)/\(number)": .integer(number), "\(name)/\(number - 3)": nil,
                            ])
                        }
                    }
                }
            }
        }
        let kept = ["a", "b"].flatMap { name in (97..<100).map { "\(name)/\($0)" } }
        #expect(try file.load().values.keys.sorted() == kept)
    }
}
