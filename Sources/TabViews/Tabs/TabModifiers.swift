// The modifiers of tab content that say how it is identified, placed, shown and arranged.

public import TabNavigation
public import TerminalScreen

extension TabContent {
    /// The persistence key of a tab or section; without one it can't be customized (N25).
    public func customizationID(_ id: String) -> some TabContent<TabValue> {
        declaring(tab: { $0.customizationID = id }, section: { $0.customizationID = id })
    }

    /// What a person may do to this, in the placements given or everywhere (N25); of a section, to it and not to its tabs.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let places = Self.places(placements)
        return declaring(
            TabModification.Placing.self,
            tab: { tab in for place in places { tab.behavior[place] = behavior.behavior } },
            section: { section in for place in places { section.behavior[place] = behavior.behavior } })
    }

    /// Whether this is shown before the person says anything, in the placements given or everywhere (N26).
    ///
    /// A section that is hidden in the bar leaves its tabs to More in compact, from where each can be added.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let places = Self.places(placements)
        return declaring(
            TabModification.Placing.self,
            tab: { tab in for place in places { tab.defaultVisibility[place] = visibility.item } },
            section: { section in for place in places { section.defaultVisibility[place] = visibility.item } })
    }

    /// Where a tab may stand (N23).
    ///
    /// A section is one item of the top bar and, in the bottom bar, its tabs. On a section `sidebarOnly` keeps its tabs off
    /// both bars, so that in compact they are in More; `pinned` keeps them at the end of the bar, together. A tab inside
    /// that has a placement of its own, or a default visibility in the bar, keeps that.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        declaring(
            TabModification.Placing.self, tab: { $0.placement = placement }, section: { $0.placement = placement })
    }

    /// Takes this out of every form and keeps its state (N27).
    public func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
        declaring(
            TabModification.Placing.self, tab: { $0.isHidden = $0.isHidden || isHidden },
            section: { $0.isHidden = $0.isHidden || isHidden })
    }

    /// Shows this dimmed and keeps it out of reach (N27); of a section, all its tabs.
    public func disabled(_ isDisabled: Bool) -> some TabContent<TabValue> {
        modified(
            TabModification.Placing.self,
            tab: { $0.declaration.isDisabled = $0.declaration.isDisabled || isDisabled },
            section: { section in
                guard isDisabled else { return }
                for index in section.items.indices {
                    section.items[index].changeTabs { $0.declaration.isDisabled = true }
                }
            })
    }

    /// The tint of what can be acted upon in the content of a tab, or of all tabs of a section.
    ///
    /// The bars and the sidebar belong to the tab view, whose tint is that around it.
    public func tint(_ color: Color?) -> some TabContent<TabValue> {
        func change(_ record: inout TabRecord) {
            let content = record.content
            record.content = { AnyView(content().tint(color)) }
        }
        return modified(
            tab: change,
            section: { section in
                if let content = section.content { section.content = { AnyView(content().tint(color)) } }
                for index in section.items.indices { section.items[index].changeTabs(varies: false, change) }
            })
    }

    /// How a section begins, before the person collapses or expands it (N17).
    public func defaultSectionExpansion(_ expansion: TabSectionExpansion) -> some TabContent<TabValue> {
        declaring(tab: { _ in }, section: { $0.isInitiallyExpanded = expansion.isExpanded })
    }

    /// How a section stands in the bottom bar: its tabs in its place, or one item that lists them (N7b).
    public func compactPresentation(_ presentation: CompactPresentation) -> some TabContent<TabValue> {
        declaring(tab: { _ in }, section: { $0.compactPresentation = presentation })
    }

    /// How a section shows in the sidebar (N22).
    public func sectionAppearance(_ appearance: SectionAppearance) -> some TabContent<TabValue> {
        declaring(tab: { _ in }, section: { $0.appearance = appearance })
    }

    /// The symbol of a section, drawn where it stands on a bar.
    public func sectionSymbol(_ name: String) -> some TabContent<TabValue> {
        declaring(tab: { _ in }, section: { $0.symbol = name })
    }

    /// A tip: it stands in the item's menu.
    public func help(_ text: LocalizedStringKey) -> some TabContent<TabValue> { help(Text(text)) }

    /// A tip: it stands in the item's menu.
    public func help(_ text: Text) -> some TabContent<TabValue> { help(text.plain) }

    /// A tip: it stands in the item's menu.
    @_disfavoredOverload
    public func help<Words: StringProtocol>(_ text: Words) -> some TabContent<TabValue> {
        declaring(tab: { $0.help = String(text) }, section: { $0.help = String(text) })
    }

    /// A number beside the title; 0 hides it (N47).
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        declaring(
            TabModification.Badging.self, tab: { $0.badge = .number(count) }, section: { $0.badge = .number(count) })
    }

    /// A word beside the title; nil hides it (N47).
    @_disfavoredOverload
    public func badge<Words: StringProtocol>(_ words: Words?) -> some TabContent<TabValue> {
        let badge = words.map { Badge.text(String($0)) }
        return declaring(TabModification.Badging.self, tab: { $0.badge = badge }, section: { $0.badge = badge })
    }

    /// A literal beside the title; nil hides it (N47).
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0).plain }) }

    /// A text beside the title; nil hides it (N47).
    public func badge(_ label: Text?) -> some TabContent<TabValue> { badge(label?.plain) }

    /// Told when the selected tab is chosen again, before its path is popped or it is scrolled to its top (N43).
    ///
    /// *Ours.*
    @_disfavoredOverload
    public func onReselect(_ action: @escaping @MainActor () -> Void) -> some TabContent<TabValue> {
        modified(
            tab: {
                $0.onReselect = {
                    action()
                    return false
                }
            }, section: { _ in })
    }

    /// Asked when the selected tab is chosen again; true says that this is all that is to happen (N43).
    ///
    /// *Ours.*
    public func onReselect(_ action: @escaping @MainActor () -> Bool) -> some TabContent<TabValue> {
        modified(tab: { $0.onReselect = action }, section: { _ in })
    }

    /// What choosing the selected tab again does: pop its path, and at the root scroll to the top (N43).
    public func reselection(pops: Bool = true, scrollsToTop: Bool = true) -> some TabContent<TabValue> {
        declaring(tab: {
            $0.popsOnReselection = pops
            $0.scrollsOnReselection = scrollsToTop
        })
    }

    private static func places(_ placements: [AdaptableTabBarPlacement]) -> [CustomizationPlacement] {
        placements.isEmpty ? CustomizationPlacement.allCases : placements.flatMap(\.placements)
    }
}

extension TabContent {
    /// The buttons that stand after a section's last tab and in its header's menu (N19).
    public func sectionActions<Actions: View>(
        @ViewBuilder content: @escaping @MainActor () -> Actions
    ) -> some TabContent<TabValue> {
        modified(tab: { _ in }, section: { $0.actions.append { AnyView(content()) } })
    }

    /// The buttons of this tab's own menu.
    public func contextMenu<Items: View>(
        @ViewBuilder menuItems: @escaping @MainActor () -> Items
    ) -> some TabContent<TabValue> {
        modified(
            tab: { $0.contextMenu.append { AnyView(menuItems()) } },
            section: { $0.contextMenu.append { AnyView(menuItems()) } })
    }

    /// Actions of a row: a terminal has no swipes, so they stand in the tab's menu.
    public func swipeActions<Items: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping @MainActor () -> Items
    ) -> some TabContent<TabValue> {
        contextMenu(menuItems: content)
    }

    /// Takes payloads of a kind that are dropped on this (N48); returning false refuses.
    public func dropDestination<Payload: Transferable>(
        for type: Payload.Type = Payload.self, action: @escaping @MainActor ([Payload]) -> Bool
    ) -> some TabContent<TabValue> {
        let target = DropTarget(type, action)
        return modified(tab: { $0.add(target) }, section: { $0.add(target) })
    }

    /// Takes payloads of a kind that are dropped on this, told how many there are and where.
    public func dropDestination<Payload: Transferable>(
        for type: Payload.Type = Payload.self, action: @escaping @MainActor ([Payload], DropInfo) -> Bool
    ) -> some TabContent<TabValue> {
        dropDestination(for: type) { action($0, DropInfo()) }
    }

    /// Takes payloads of a kind that are dropped on this.
    @_disfavoredOverload
    public func dropDestination<Payload: Transferable>(
        for type: Payload.Type = Payload.self, action: @escaping @MainActor ([Payload]) -> Void
    ) -> some TabContent<TabValue> {
        dropDestination(for: type) { (payloads: [Payload]) -> Bool in
            action(payloads)
            return true
        }
    }
}

/// A side, in the direction of reading.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
    /// Where lines begin, where they end.
    case leading, trailing
}
