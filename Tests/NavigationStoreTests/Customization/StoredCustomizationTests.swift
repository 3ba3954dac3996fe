// Customizations on disk: the identity of save and load, independent changes, resets, strange values.

import NavigationStore
import TabNavigation
import TestSupport
import Testing

@Suite struct StoredCustomizationTests {
    let scratch = Scratch()
    var file: StoreFile { StoreFile(path: scratch.path("customization.json")) }

    private static let ids = [
        "a", "b", "guide/one.md", "", "/", "ünï", "日本", "visibility/x/tabBar", "a\"\\\n\u{1B}[31m", "😀", "sidebar", " ",
    ]

    private func random(_ random: inout SeededGenerator) -> TabCustomization {
        var result = TabCustomization()
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
            let id = Self.ids.randomElement(using: &random) ?? ""
            let placement = CustomizationPlacement.allCases.randomElement(using: &random) ?? .tabBar
            let containers: [OrderContainer] = [.bar, .sections, .rootTabs, .section(id)]
            if Bool.random(using: &random) {
                let entries = Self.ids.shuffled(using: &random).prefix(Int.random(in: 0..<6, using: &random)).map {
                    id in
                    Bool.random(using: &random)
                        ? OrderEntry.one(id) : .run(id, Self.ids.randomElement(using: &random) ?? "")
                }
                result[order: containers.randomElement(using: &random) ?? .bar] = TabOrder(entries: entries)
            } else {
                result[visibility: id, placement] = ItemVisibility.allCases.randomElement(using: &random) ?? .hidden
            }
        }
        return result
    }

    @Test(
        "N34, V10: load after save is the identity, unknown ids included, and twice is as once",
        arguments: Seeds.some(1))
    func identity(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var saved = TabCustomization()
        for _ in 0..<200 {
            let next = self.random(&random)
            try file.save(changes: next.changes(from: saved))
            saved = next
            #expect(TabCustomization(stored: try file.load().values) == next, "seed \(seed)")
            #expect(TabCustomization(stored: TabCustomization(stored: next.stored).stored) == next, "seed \(seed)")
        }
    }

    @Test("N28, V4: two instances that arrange and hide different things keep each other's")
    func instances() throws {
        var one = TabCustomization()
        var two = TabCustomization()
        one[order: .bar] = ["b", "a"]
        try file.save(changes: one.changes(from: TabCustomization()))
        two[order: .sections] = ["s2", "s1"]
        two[visibility: "a", .tabBar] = .hidden
        try file.save(changes: two.changes(from: TabCustomization()))
        let before = one
        one[visibility: "a", .sidebar] = .visible
        try file.save(changes: one.changes(from: before))
        let merged = TabCustomization(stored: try file.load().values)
        #expect(merged[order: .bar] == ["b", "a"])
        #expect(merged[order: .sections] == ["s2", "s1"])
        #expect(merged[visibility: "a", .tabBar] == .hidden)
        #expect(merged[visibility: "a", .sidebar] == .visible)
    }

    @Test("N31, V7: a reset is a change: it removes what was set, and everything reset equals a fresh install")
    func reset() throws {
        var customization = TabCustomization()
        customization[order: .bar] = ["b", "a"]
        customization[order: .section("s")] = ["y", "x"]
        customization[visibility: "a", .tabBar] = .hidden
        try file.save(changes: customization.changes(from: TabCustomization()))
        try file.save(changes: ["selection": .string("a")])
        var reset = customization
        reset.resetTabOrder()
        try file.save(changes: reset.changes(from: customization))
        var loaded = TabCustomization(stored: try file.load().values)
        #expect(loaded.orders.isEmpty)
        #expect(loaded[visibility: "a", .tabBar] == .hidden)
        reset.reset()
        try file.save(changes: reset.changes(from: loaded))
        loaded = TabCustomization(stored: try file.load().values)
        #expect(loaded == TabCustomization())
        #expect(try file.load().values == ["selection": .string("a")])
    }

    @Test(
        "N29, V11: a value of the wrong kind costs its container, the others keep theirs, and nothing is taken off the disk"
    )
    func wrongKinds() throws {
        let text = """
            {"version": 1, "order/bar": ["a", 5], "order/sections": {"x": 1}, "order/rootTabs": ["b", ["c", "d"]],
             "order/unknown": ["a"], "order/section/s": [["one"]], "visibility/a/tabBar": "hidden",
             "visibility/b/tabBar": true, "visibility/c/tabBar": "purple", "visibility/d": "hidden", "else": [1]}
            """
        scratch.write(text, to: "customization.json")
        let values = try file.load().values
        let loaded = TabCustomization(stored: values)
        #expect(loaded.orders == [.rootTabs: TabOrder(entries: [.one("b"), .run("c", "d")])])
        #expect(loaded.visibilities.keys.sorted() == ["a"])
        var changed = loaded
        changed[visibility: "z", .sidebar] = .hidden
        try file.save(changes: changed.changes(from: loaded))
        let after = try file.load().values
        #expect(after == values.merging(["visibility/z/sidebar": .string("hidden")]) { $1 })
    }
}
