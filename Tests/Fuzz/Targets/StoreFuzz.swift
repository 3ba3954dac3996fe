// Files that the program keeps, written by anybody: what is read is written back the same, a bad part costs itself, and
// whatever it says the navigation starts with its rules kept.

import FoundationEssentials
import TestSupport

@testable import NavigationStore
@testable import TabNavigation

enum StoreFuzz {
    static func check(_ bytes: [UInt8]) throws {
        let seed = Int(bytes.first ?? 0)
        let text = Array(bytes.dropFirst())
        let shallow = StoreText.shallow(text)
        try expect(StoreText.shallow(shallow) == shallow, "made shallow twice it is another")
        var random = SeededGenerator(seed: seed)
        let outline = random.outline()
        // A saved selection may be any JSON.
        let saved = (try? JSONDecoder().decode(SavedNavigation.self, from: Data(shallow))) ?? SavedNavigation()
        guard let (values, _) = StoreText.values(in: text) else {
            return try checkStart(outline, TabCustomization(), saved)
        }
        try checkValues(values)
        let customization = TabCustomization(stored: values)
        try expect(TabCustomization(stored: customization.stored) == customization, "a customization changes by saving")
        let changes = customization.changes(from: TabCustomization())
        try expect(changes.count == customization.stored.count, "changes from nothing are not everything")
        try checkStart(outline, customization, saved)
    }

    private static func checkValues(_ values: [String: StoredValue]) throws {
        guard let text = StoreText.text(of: values) else {
            throw FuzzFault(description: "what was read can't be written")
        }
        guard let (again, version) = StoreText.values(in: text) else {
            throw FuzzFault(description: "what was written can't be read: \(String(decoding: text, as: UTF8.self))")
        }
        try expect(again == values && version == StoreText.version, "written and read it is \(again), not \(values)")
    }

    private static func checkStart(
        _ outline: TabOutline, _ customization: TabCustomization, _ saved: SavedNavigation
    ) throws {
        var state = NavigationState(outline, customization: customization, saved: saved)
        try NavigationRules.check(state)
        try expect(state.customization == customization, "starting changed the customization")
        let once = state
        _ = state.adopt(customization)
        try expect(state == once, "applied twice it is another")
        let again = NavigationState(outline, customization: customization, saved: state.saved)
        try expect(again.selection == state.selection && again.saved == state.saved, "another start differs")
    }
}
