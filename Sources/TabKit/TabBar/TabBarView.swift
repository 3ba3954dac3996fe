// The tab view behind a tab bar controller, and what it hears translated for the delegate.
import TabNavigation
import TabViews

/// A tab bar controller as a tab view.
struct TabBarView: View {
    let controller: UITabBarController

    var body: some View {
        let sidebar = controller.sidebar
        TabView(selection: Binding(get: { controller.selection }, set: { controller.selection = $0 })) {
            TabDeclarations(controller: controller)
        }
        .tabViewStyle(ModeStyle(controller))
        .tabViewCustomization(
            Binding(get: { controller.customization }, set: { controller.customization = $0 })
        )
        .tabViewRestoration(controller.place)
        .defaultAdaptableTabBarPlacement(sidebar.isHiddenByApp ? .tabBar : .sidebar)
        .compactTabs(controller.compactTabIdentifiers)
        .tabViewSidebarCovers(sidebar.preferredLayout == .overlap)
        .tabViewSidebarParts(
            header: sidebar.headerContentConfiguration?.content, footer: sidebar.footerContentConfiguration?.content,
            bottomBar: sidebar.bottomBarView
        )
        .shouldSelectTab { id in
            guard let tab = controller.tab(for: id), let delegate = controller.delegate else { return true }
            return delegate.tabBarController(controller, shouldSelectTab: tab)
        }
        .onNavigationEvent { controller.tell($0) }
        .navigationHandle(controller.handle)
    }
}

/// The style that a mode comes to (N3).
private struct ModeStyle: TabViewStyle {
    let navigationStyle: NavigationStyle

    @MainActor init(_ controller: UITabBarController) {
        let isAdaptable =
            switch controller.mode {
            case .automatic: controller.tabs.contains { $0 is UITabGroup }
            case .tabBar: false
            case .tabSidebar: true
            }
        navigationStyle = isAdaptable ? .sidebarAdaptable : .tabBarOnly
    }
}

extension UITabBarController {
    /// Tells the delegate what the navigation has told.
    fileprivate func tell(_ event: NavigationEvent) {
        guard let delegate else { return }
        switch event {
        case .didSelect(let id, let previous):
            guard let tab = tab(for: id) else { return }
            delegate.tabBarController(self, didSelectTab: tab, previousTab: previous.flatMap(tab(for:)))
        case .willBeginEditing: delegate.tabBarControllerWillBeginEditing(self)
        case .didEndEditing: delegate.tabBarControllerDidEndEditing(self)
        case .visibilityChanged(let ids):
            let tabs = ids.compactMap(tab(for:))
            if !tabs.isEmpty { delegate.tabBarController(self, visibilityDidChangeFor: tabs) }
        case .orderChanged(.section(let identifier)):
            guard let group = tab(forIdentifier: identifier) as? UITabGroup else { return }
            delegate.tabBarController(self, displayOrderDidChangeFor: group)
        default: break
        }
    }
}
