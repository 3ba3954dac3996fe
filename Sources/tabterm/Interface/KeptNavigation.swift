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
                for id in self.memory.names(under: "expansion/") {
                    saved.expansion[id] = self.memory["expansion/" + id]?.boolValue
                }
                for id in self.memory.names(under: "child/") {
                    saved.lastChildren[id] = self.memory["child/" + id]?.stringValue.map { ItemID($0) }
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
        for name in memory.names(under: prefix) where values[name] == nil { memory[prefix + name] = nil }
        for (name, value) in values { memory[prefix + name] = value }
    }
}
