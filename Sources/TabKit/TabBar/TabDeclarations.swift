// How UIKit's tabs become declared tabs: one walk over the objects that writes the same modifiers that an app in SwiftUI's
// words would. A tab that stands in two places counts in the first; so a group inside itself ends.
import TabNavigation
import TabViews

/// The tabs of a controller as tab content.
struct TabDeclarations: PrimitiveTabContent {
    typealias TabValue = String

    let controller: UITabBarController

    func lower(into table: inout TabLowering) {
        _ = controller.revision
        var seen: Set<ObjectIdentifier> = []
        for content in contents(of: controller.tabs, &seen) { content.lower(into: &table) }
    }

    private func contents(of tabs: [UITab], _ seen: inout Set<ObjectIdentifier>) -> [AnyTabContent<String>] {
        var contents: [AnyTabContent<String>] = []
        for tab in tabs where seen.insert(ObjectIdentifier(tab)).inserted {
            if let group = tab as? UITabGroup {
                contents.append(section(group, children: self.contents(of: group.children, &seen)))
            } else {
                contents.append(content(of: tab))
            }
        }
        return contents
    }

    private func content(of tab: UITab) -> AnyTabContent<String> {
        let isSearch = tab is UISearchTab
        let declared = Tab(
            tab.title, systemImage: tab.image?.systemName ?? "", value: tab.identifier, role: isSearch ? .search : nil,
            file: tab.file, line: tab.line
        ) {
            TabPage(tab: tab)
        }
        guard tab.managingTabGroup != nil else { return common(declared, tab) }
        // Chosen again, the tab's own page is shown, whatever was popped or pushed.
        let managed = declared.onReselect {
            controller.showManagedPages()
            return true
        }
        return common(managed, tab)
    }

    private func section(_ group: UITabGroup, children: [AnyTabContent<String>]) -> AnyTabContent<String> {
        let declared = TabSection(group.title, file: group.file, line: group.line) {
            for child in children { child }
        }
        .sectionSymbol(group.image?.systemName ?? "")
        .sectionAppearance(group.sidebarAppearance.sectionAppearance)
        .sectionAllowsReordering(group.allowsReordering)
        .sectionDefaultChild(group.presetChild ?? group.defaultChildIdentifier)
        .defaultSectionExpansion(group.isCollapsedByDefault ? .collapsed : .automatic)
        .sectionActions { SidebarActions(group: group) }
        guard group.isSidebarDestination else { return common(declared, group) }
        return common(declared.sectionDestination(value: group.identifier) { TabPage(tab: group) }, group)
    }

    /// What holds of tabs and groups alike.
    private func common(_ content: some TabContent<String>, _ tab: UITab) -> AnyTabContent<String> {
        let placed = content.customizationID(tab.identifier)
            .tabPlacement(tab.preferredPlacement)
            .defaultVisibility(tab.isHiddenByDefault ? .hidden : .automatic)
            .hidden(tab.isHiddenByApp)
            .disabled(!tab.isEnabled)
            .dropTarget(accepts: { accepts([$0], tab) }, drop: { drop($0, tab) })
        // The search tab is pinned and stays as it is, unless the app says otherwise (N25).
        let arranged =
            tab is UISearchTab && !tab.allowsHiding
            ? AnyTabContent(placed)
            : AnyTabContent(placed.customizationBehavior(tab.allowsHiding ? .automatic : .reorderable, for: .sidebar))
        let tipped = tab.subtitle.map { AnyTabContent(arranged.help($0)) } ?? arranged
        guard let badge = tab.badgeValue else { return tipped }
        return Int(badge).map { AnyTabContent(tipped.badge($0)) } ?? AnyTabContent(tipped.badge(badge))
    }

    // MARK: Drops

    private func accepts(_ payloads: [Any], _ tab: UITab) -> Bool {
        let session = DropSession(payloads)
        return controller.delegate?.tabBarController(controller, tab: tab, operationForAcceptingItemsFrom: session)
            .isAccepting ?? false
    }

    private func drop(_ payloads: [Any], _ tab: UITab) -> Bool {
        controller.delegate?.tabBarController(controller, tab: tab, acceptItemsFrom: DropSession(payloads))
        return true
    }
}

/// What a tab shows: its own view controller, or the one that shows all pages of its group.
private struct TabPage: View {
    let tab: UITab

    var body: some View {
        shown.toolbarVisibility(tab.tabBarController?.isTabBarHidden == true ? .hidden : .automatic, for: .tabBar)
    }

    private var shown: UIViewController? {
        let group = (tab as? UITabGroup).flatMap { $0.managingNavigationController == nil ? nil : $0 }
        return (group ?? tab.managingTabGroup)?.managingNavigationController ?? tab.viewController
    }
}

/// The actions of a group as buttons.
private struct SidebarActions: View {
    let group: UITabGroup

    var body: some View {
        ForEach(Array(group.sidebarActions.enumerated()), id: \.offset) { _, action in
            Button(
                action.title, systemImage: action.image?.systemName ?? "",
                role: action.attributes.contains(.destructive) ? .destructive : nil
            ) {
                action.perform()
            }
            .disabled(action.attributes.contains(.disabled))
        }
    }
}
