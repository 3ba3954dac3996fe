// `TabView`: one description of the navigation, shown in three forms. This view lowers what the builder declares, keeps the
// Navigator in its place, resolves the selected tab's content alone, and leaves the drawing to FormElement.

import TabNavigation
import TerminalScreen

/// Tabs, and the content of the one that is selected.
public struct TabView<SelectionValue: Hashable, Content>: PrimitiveView {
    let selection: SelectionBinding?
    let lower: @MainActor () -> [LoweredItem]

    /// Tabs with a selection that the tab view owns.
    public init(@TabContentBuilder<Never> content: @escaping @MainActor () -> Content)
    where SelectionValue == Never, Content: TabContent, Content.TabValue == Never {
        selection = nil
        lower = { TabLowering.items(of: content()) }
    }

    /// Tabs with a selection that the app owns.
    ///
    /// After setting it the binding is read again: a setter may refuse (N41).
    public init(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: @escaping @MainActor () -> Content
    ) where Content: TabContent, Content.TabValue == SelectionValue {
        self.selection = SelectionBinding(
            read: { AnyHashable(selection.wrappedValue) },
            write: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
        lower = { TabLowering.items(of: content()) }
    }

    /// One element: the navigation in its form, with the selected tab's content.
    public func elements(in context: ViewContext) -> [any Element] {
        let navigator = context.storage { Navigator() }
        let settings = context.environment.tabViewSettings
        navigator.session = context.session
        navigator.requestFrame = context.requestFrame
        navigator.commands = context.environment.commands
        navigator.selectionBinding = selection
        navigator.prepare(
            settings, display: context.environment.display, breakpoint: context.session?.options.breakpoint ?? 80)
        let table = lowered(in: context, navigator)
        follow(settings, in: context)
        navigator.adopt(table.value)
        navigator.readBindings()
        return [FormElement(navigator: navigator, context: context, parts: parts(settings, navigator, table, context))]
    }

    /// Lowers what is declared, unless what the builder read is as it was.
    private func lowered(in context: ViewContext, _ navigator: Navigator) -> Evaluated<TabTable> {
        let place = context.child(0)
        let signal = context.node.tree.signal
        return place.evaluate {
            var number = 0
            return TabTable(
                lower(), hints: navigator.hints,
                resolve: { view in
                    number += 1
                    return MenuEntries.entries(of: view, in: place.child(id: MenuPlace(number: number)))
                },
                onChange: { signal.raise() })
        }
    }

    /// Reads the bindings under observation, so that a frame is made when the app sets them.
    private func follow(_ settings: TabViewSettings, in context: ViewContext) {
        _ = context.child(1).evaluate {
            _ = selection?.read()
            _ = settings.customization?.wrappedValue
        }
    }

    /// The elements around and in the form.
    private func parts(
        _ settings: TabViewSettings, _ navigator: Navigator, _ table: Evaluated<TabTable>, _ context: ViewContext
    ) -> FormParts {
        var parts = FormParts()
        let inner = context.with { $0.tabViewSettings = TabViewSettings() }
        if let header = settings.header { parts.header = Stacked(header().elements(in: inner.child(2))) }
        if let footer = settings.footer { parts.footer = Stacked(footer().elements(in: inner.child(3))) }
        if let bar = settings.bottomBar { parts.bottomBar = Stacked(bar().elements(in: inner.child(4))) }
        navigator.page = nil
        for id in navigator.visited where id != navigator.state.selection { table.context.keep(id: id) }
        guard let selection = navigator.state.selection, let content = table.value.content(of: selection) else {
            return parts
        }
        navigator.visit(selection)
        let page = page(of: selection, navigator, context)
        navigator.barPlacement = TabBarPlacement(
            navigator.state.form(columns: context.environment.windowSize.columns))
        navigator.page = page
        let place = table.context.with {
            $0.tabViewSettings = TabViewSettings()
            $0.page = page
            $0.dropOnTab = DropOnTab(navigator: navigator)
            $0.tabBarPlacement = navigator.barPlacement
            $0.isTabBarShowingSections = navigator.barPlacement == .topBar
            $0.isTabViewSidebarAvailable = settings.offersSidebar
        }
        let evaluated = place.child(id: selection).evaluate(content)
        parts.content = page.element(around: evaluated.value.elements(in: evaluated.context.child(0)))
        return parts
    }

    /// The page of a tab before its content has said anything.
    private func page(of selection: ItemID, _ navigator: Navigator, _ context: ViewContext) -> Page {
        let page = Page()
        let state = navigator.state
        let isCompact = state.form(columns: context.environment.windowSize.columns) == .bottomBar
        page.title = navigator.kit.title(of: selection, in: state)
        page.place = state.ancestors(of: selection).first.flatMap { state.section($0)?.title }
        page.showsMessages = isCompact
        page.showsRule = state.form(columns: context.environment.windowSize.columns) != .topBar
        page.searchComesFirst = state.tab(selection)?.role == .search
        if isCompact, let list = navigator.listBehind {
            page.backTitle = list
            page.goBack = { navigator.goBack(isInContent: true) }
        }
        if state.edit != nil, !isCompact { page.showsTitle = false }
        if isCompact, navigator.settings.customization != nil {
            page.accessories = [EditAccessory(navigator: navigator, id: context.focusID(5))]
        }
        return page
    }
}

/// Tells the places of menus apart.
private struct MenuPlace: Hashable {
    let number: Int
}

/// The elements that stand around and in a form.
struct FormParts {
    var header: Stacked?
    var footer: Stacked?
    var bottomBar: Stacked?
    var content: (any Element)?
}

/// Elements over one another, from the upper left corner, as one.
struct Stacked {
    let element: ZStackElement

    @MainActor init(_ elements: [any Element]) {
        element = ZStackElement(elements: elements, alignment: .topLeading)
    }
}
