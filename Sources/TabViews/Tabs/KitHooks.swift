// What UIKit's words need beyond SwiftUI's: sections that are destinations, drops of any kind, and a way for code to ask
// the navigation of a tab view that it declares. Nothing here decides anything; the navigation does.

package import TabNavigation

extension TabContent {
    /// Makes a section a destination: it can be selected itself, by a value, and has content of its own (N22).
    package func sectionDestination<Content: View>(
        value: TabValue, @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some TabContent<TabValue> {
        modified(
            tab: { _ in },
            section: { record in
                record.declaration.isDestination = true
                record.value = AnyHashable(value)
                record.content = { AnyView(content()) }
            })
    }

    /// The child that choosing a section selects at first (N13).
    package func sectionDefaultChild(_ value: TabValue?) -> some TabContent<TabValue> {
        let id = value.map { ItemID(TabIdentity.text(of: AnyHashable($0))) }
        return declaring(tab: { _ in }, section: { $0.defaultChild = id })
    }

    /// Whether the person may move the tabs of a section.
    package func sectionAllowsReordering(_ isAllowed: Bool) -> some TabContent<TabValue> {
        declaring(tab: { _ in }, section: { $0.allowsReordering = isAllowed })
    }

    /// Takes whatever a closure says it takes (N48).
    package func dropTarget(
        accepts: @escaping @MainActor (Any) -> Bool, drop: @escaping @MainActor ([Any]) -> Bool
    ) -> some TabContent<TabValue> {
        let target = DropTarget(accepts: accepts, drop: drop)
        return modified(tab: { $0.add(target) }, section: { $0.add(target) })
    }
}

/// A way for code to reach the navigation of the tab view that it declares.
@MainActor package final class NavigationHandle {
    weak var navigator: Navigator?

    /// A handle that leads nowhere until a tab view has been drawn with it.
    package init() {}

    /// What the navigation is now; nil before the first frame.
    package var state: NavigationState? { navigator.flatMap { $0.isStarted ? $0.state : nil } }

    /// Carries out a command in the name of code: what can't be done is not told to the person.
    package func perform(_ command: NavigationCommand) {
        guard let navigator, navigator.isStarted else { return }
        navigator.handle(navigator.state.apply(command).events)
        navigator.requestFrame()
    }

    /// Notes that a tab was the last selected one of a section, so that choosing the section selects it (N13).
    package func remember(_ child: ItemID, in section: ItemID) {
        navigator?.state.remember(child, in: section)
    }

    /// Scrolls the sidebar until an item is seen.
    package func reveal(_ id: ItemID) {
        navigator?.sidebarPlace.reveal = .item(id)
        navigator?.requestFrame()
    }
}

extension View {
    /// Ties a handle to the tab view inside.
    package func navigationHandle(_ handle: NavigationHandle) -> some View {
        tabViewSetting { $0.handle = handle }
    }

    /// What stands around the sidebar's rows, where there is something (N20).
    package func tabViewSidebarParts(
        header: (any View)?, footer: (any View)?, bottomBar: (any View)?
    ) -> some View {
        tabViewSetting { settings in
            if let header { settings.header = { AnyView(header) } }
            if let footer { settings.footer = { AnyView(footer) } }
            if let bottomBar { settings.bottomBar = { AnyView(bottomBar) } }
        }
    }

    /// Whether the sidebar covers the content, at every width, instead of standing beside it (N21).
    package func tabViewSidebarCovers(_ covers: Bool) -> some View {
        tabViewSetting { $0.sidebarCovers = covers }
    }
}
