// What the navigation says in words: why a command changed nothing, and what one has done. Each case has a key of the
// catalogue; titles and numbers are put in, nothing is glued together.

import TabNavigation

extension FormKit {
    /// Why nothing changed, in words; nil where silence says it.
    func words(for refusal: Refusal, in state: NavigationState) -> String? {
        func title(_ id: ItemID) -> KeyValuePairs<String, String> { ["title": name(of: id, in: state)] }
        switch refusal {
        case .unknownItem(let id): return words.text("refusal.unknown", ["title": id.rawValue])
        case .hiddenByApp(let id): return words.text("refusal.hiddenByApp", title(id))
        case .disabledItem(let id): return words.text("refusal.disabled", title(id))
        case .hiddenItem(let id): return words.text("refusal.hidden", title(id))
        case .emptySection(let id): return words.text("refusal.emptySection", title(id))
        case .noSuchDigit(let digit): return words.text("refusal.digit", ["digit": "\(digit)"])
        case .noFurtherTab: return words.text("refusal.noFurtherTab")
        case .nothingVisible: return words.text("refusal.nothingVisible")
        case .noSidebarInCompact: return words.text("refusal.compact")
        case .noSidebarInThisStyle: return words.text("refusal.noSidebar")
        case .formIsForced: return words.text("refusal.forced")
        case .customizationUnavailable: return words.text("refusal.noCustomization")
        case .cannotMove(let id): return words.text("refusal.cannotMove", title(id))
        case .cannotHide(let id): return words.text("refusal.cannotHide", title(id))
        case .neverOnBar(let id): return words.text("refusal.neverOnBar", title(id))
        case .alreadyOnBar(let id): return words.text("refusal.alreadyOnBar", title(id))
        case .notOnBar(let id): return words.text("refusal.notOnBar", title(id))
        case .notInContainer(let id, let container):
            return words.text(
                "refusal.otherList",
                ["title": name(of: id, in: state), "list": self.title(of: container, in: state)])
        case .noFurtherPlace(let id): return words.text("refusal.noFurtherPlace", title(id))
        case .lastVisibleTab(let id): return words.text("refusal.lastVisible", title(id))
        case .wouldHideEverything: return words.text("refusal.wouldHideAll")
        case .nothingToUndo: return words.text("refusal.nothingToUndo")
        case .nothingToRedo: return words.text("refusal.nothingToRedo")
        case .notEditing: return words.text("refusal.notEditing")
        case .somethingLifted(let id): return words.text("refusal.somethingLifted", title(id))
        case .alreadyEditing, .nothingLifted, .nothingMore, .noListOpen, .nothingToGoBackTo, .noChange, .notASection,
            .noSuchAction:
            return nil
        }
    }

    /// What was done, in words; nil where the screen says it.
    func words(for announcement: Announcement, in state: NavigationState) -> String? {
        func place(_ key: String, _ id: ItemID, _ position: Int, _ count: Int, _ container: OrderContainer) -> String {
            words.text(
                key,
                [
                    "title": name(of: id, in: state), "position": "\(position)", "count": "\(count)",
                    "list": title(of: container, in: state),
                ])
        }
        func titled(_ key: String, _ id: ItemID) -> String { words.text(key, ["title": name(of: id, in: state)]) }
        switch announcement {
        case .lifted(let id, let position, let count, let list): return place("said.lifted", id, position, count, list)
        case .moved(let id, let position, let count, let list): return place("said.moved", id, position, count, list)
        case .dropped(let id, let position, let count, let list):
            return place("said.dropped", id, position, count, list)
        case .putBack(let id): return titled("said.putBack", id)
        case .hidden(let id): return titled("said.hidden", id)
        case .shown(let id): return titled("said.shown", id)
        case .addedToBar(let id): return titled("said.addedToBar", id)
        case .takenOffBar(let id): return titled("said.takenOffBar", id)
        case .reset(.order), .reset(.sectionOrder): return words.text("said.reset.order")
        case .reset(.visibility): return words.text("said.reset.visibility")
        case .reset(.all): return words.text("said.reset.all")
        case .reset(.tabOrder(let section)): return titled("said.reset.section", section)
        case .undone: return words.text("said.undone")
        case .redone: return words.text("said.redone")
        case .editingBegan: return words.text("said.editingBegan")
        case .editingDone: return words.text("said.editingDone")
        case .editingCancelled: return words.text("said.editingCancelled")
        case .sidebarShown: return words.text("said.sidebarShown")
        case .sidebarHidden: return words.text("said.sidebarHidden")
        case .expanded, .collapsed: return nil
        }
    }

    /// What a tab or section is called in messages, which may be heard rather than seen: its label for speech, or title.
    func name(of id: ItemID, in state: NavigationState) -> String {
        let label = state.tab(id)?.accessibilityLabel ?? state.section(id)?.accessibilityLabel
        return label ?? title(of: id, in: state)
    }

    /// The title of a tab or section; its identity if it is not declared.
    func title(of id: ItemID, in state: NavigationState) -> String {
        if let tab = state.tab(id) { return title(of: tab) }
        return state.section(id)?.displayTitle ?? id.rawValue
    }

    /// The name of a list that has an order.
    func title(of container: OrderContainer, in state: NavigationState) -> String {
        switch container {
        case .bar: return words.text("list.bar")
        case .sections: return words.text("list.sections")
        case .rootTabs: return words.text("list.rootTabs")
        case .section(let id):
            return state.section(customizationID: id)?.displayTitle ?? id
        }
    }
}

extension NavigationState {
    /// Where an item stands in what is declared, tabs of long runs left out.
    func declaredPosition(of id: ItemID) -> Int {
        var position = 0
        func find(_ items: [OutlineItem]) -> Int? {
            for item in items {
                position += 1
                switch item {
                case .tab(let tab): if tab.id == id { return position }
                case .section(let section):
                    if section.id == id { return position }
                    if let found = find(section.children) { return found }
                case .range: continue
                }
            }
            return nil
        }
        return find(outline.items) ?? .max
    }

    /// The section with a persistence key.
    func section(customizationID: String) -> SectionDeclaration? {
        func find(_ items: [OutlineItem]) -> SectionDeclaration? {
            for case .section(let section) in items {
                if section.customizationID == customizationID { return section }
                if let found = find(section.children) { return found }
            }
            return nil
        }
        return find(outline.items)
    }
}
