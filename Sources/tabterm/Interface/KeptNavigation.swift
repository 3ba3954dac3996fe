// What Memory keeps of the navigation beyond the run, as the tab view asks for it and gives it back. How the person has
// arranged it is kept in a file of its own, which Reader reads and writes.
import NavigationStore
import TabNavigation
import TabTermUI

extension Reader {
    /// Collapsed sections, the choice of sidebar or top bar, the last tab of each section.
    var navigation: Binding<SavedNavigation> {
        Binding(
            get: {
                var saved = SavedNavigation()
                saved.expandsSelection = self.isOpenedAtLink
                saved.hidesSidebar = self.memory["hidesSidebar"]?.boolValue
                for key in self.memory.keys("expansion/") {
                    saved.expansion[String(key.dropFirst(10))] = self.memory[key]?.boolValue
                }
                for key in self.memory.keys("child/") {
                    saved.lastChildren[String(key.dropFirst(6))] = self.memory[key]?.stringValue.map { ItemID($0) }
                }
                return saved
            },
            set: { saved in
                self.isOpenedAtLink = false
                let before = self.navigation.wrappedValue
                self.memory["hidesSidebar"] = saved.hidesSidebar.map { .bool($0) }
                self.countMove()
                self.keep(saved.expansion.mapValues { .bool($0) }, under: "expansion/")
                self.keep(saved.lastChildren.mapValues { .string($0.rawValue) }, under: "child/")
                if (before.hidesSidebar, before.expansion) != (saved.hidesSidebar, saved.expansion) {
                    self.memory.saveNext()
                }
            })
    }

    /// Keeps what is given under keys that begin alike, and forgets the others.
    private func keep(_ values: [String: StoredValue], under prefix: String) {
        for key in memory.keys(prefix) where values[String(key.dropFirst(prefix.count))] == nil { memory[key] = nil }
        for (key, value) in values { memory[prefix + key] = value }
    }
}
