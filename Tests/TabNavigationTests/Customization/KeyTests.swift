// The customization as flat keys and as Codable: nothing lost, nothing understood wrongly (N29, N34).

import FoundationEssentials
import TestSupport
import Testing

@testable import TabNavigation

@Suite("The stored customization")
struct KeyTests {
    @Test("N34: save then load is the identity, by keys and by coding", arguments: Seeds.some(100))
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var state = NavigationState(random.outline())
        for _ in 0..<60 {
            state.apply(random.customizing())
            if random.once(in: 10) { state.reconcile(random.outline()) }
        }
        let saved = state.customization
        var byKey = TabCustomization()
        for key in saved.keys { byKey[key: key] = saved[key: key] }
        #expect(byKey == saved)
        let decoded = try JSONDecoder().decode(TabCustomization.self, from: JSONEncoder().encode(saved))
        #expect(decoded == saved)
        // Applying a saved state twice equals once.
        var twice = NavigationState(state.outline, customization: decoded)
        let once = twice
        #expect(twice.adopt(decoded).isEmpty && twice == once)
    }

    @Test("Ids with slashes and other odd letters keep their keys")
    func oddKeys() {
        var customization = TabCustomization()
        let ids = [
            "", "/", "a/b/sidebar", "visibility/x/tabBar", "\u{0}", "é/\u{301}", "\u{301}x", "\u{488}",
            "/\u{301}/\u{488}",
            "#:\u{301}", "x\u{D4E}", "x\u{600}",
        ]
        for id in ids {
            customization[visibility: id, .sidebar] = .hidden
            customization[order: .section(id)] = [id]
        }
        #expect(customization.keys.count == 2 * ids.count)
        for id in ids { #expect(OrderContainer(key: OrderContainer.section(id).key) == .section(id), "\(id)") }
        for key in customization.keys {
            var other = TabCustomization()
            other[key: key] = customization[key: key]
            #expect(other.keys == [key] && other[key: key] == customization[key: key])
        }
    }

    @Test("N29: what cannot be understood is left out, and the rest keeps its own")
    func hostile() throws {
        let text = """
            {"order/bar": 7, "order/rootTabs": ["b", ["c", "d"], "a"], "order/sections": [1], "order/elsewhere": ["x"],
             "visibility/a/sidebar": "hidden", "visibility/b/sidebar": "perhaps", "visibility/c": "hidden",
             "visibility/d/tabBar": [], "other": {"deep": [[[]]]}}
            """
        let read = try JSONDecoder().decode(TabCustomization.self, from: Data(text.utf8))
        #expect(read.keys == ["order/rootTabs", "visibility/a/sidebar"])
        #expect(read[order: .rootTabs]?.entries == [.one("b"), .run("c", "d"), .one("a")])
        var wrong = read
        wrong[key: "order/rootTabs"] = .visibility(.hidden)
        wrong[key: "visibility/a/sidebar"] = .order([])
        wrong[key: "nonsense"] = .visibility(.hidden)
        #expect(wrong == read)
        wrong[key: "order/rootTabs"] = nil
        wrong[key: "visibility/a/sidebar"] = nil
        #expect(wrong.isEmpty)
    }

    @Test("What is remembered of a run survives what it does not understand")
    func savedNavigation() throws {
        var state = navigation(guide())
        state.apply(.choose("s2"))
        state.apply(.setExpanded("t", false))
        state.apply(.toggleSidebar)
        let saved = state.saved
        #expect(try JSONDecoder().decode(SavedNavigation.self, from: JSONEncoder().encode(saved)) == saved)
        let odd = try JSONDecoder().decode(
            SavedNavigation.self, from: Data(#"{"selection": 3, "expansion": {"t": false}}"#.utf8))
        #expect(odd.selection == nil && odd.expansion == ["t": false])
    }
}
