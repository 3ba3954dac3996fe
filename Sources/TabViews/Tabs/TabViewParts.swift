// What of a tab view is views of the app's: the content of the selected tab, what stands around the sidebar's rows and above
// the bottom bar, tips. Only what is selected, or seen, is resolved; where it stands is FormElement's business.

import TabNavigation
import TerminalScreen

/// The elements that stand around and in a form.
struct FormParts {
    var header: Stacked?
    var footer: Stacked?
    var bottomBar: Stacked?
    var accessory: Stacked?
    var content: (any Element)?
    /// Makes the footer of a section, when it is seen.
    var sectionFooter: @MainActor (ItemID) -> Stacked? = { _ in nil }
    var tips: [ShownTip] = []
}

/// Elements one below another, from the upper left corner, as one.
struct Stacked {
    let element: any Element

    @MainActor init(_ elements: [any Element]) {
        element =
            elements.count == 1
            ? ZStackElement(elements: elements, alignment: .topLeading)
            : StackElement(.vertical, 0, elements, place: HorizontalAlignment.leading.offset)
    }
}

/// Resolves the views of a tab view.
@MainActor struct TabViewParts {
    let navigator: Navigator
    let table: Evaluated<TabTable>
    let context: ViewContext

    private var settings: TabViewSettings { navigator.settings }

    /// The elements around and in the form.
    func parts(legacy: Bool) -> FormParts {
        var parts = FormParts()
        let inner = context.with {
            $0.tabViewSettings = TabViewSettings()
            navigator.tellPlacement(to: &$0, settings)
        }
        if let header = settings.header { parts.header = Stacked(header().elements(in: inner.child(2))) }
        if let footer = settings.footer { parts.footer = Stacked(footer().elements(in: inner.child(3))) }
        if let bar = settings.bottomBar { parts.bottomBar = Stacked(bar().elements(in: inner.child(4))) }
        parts.sectionFooter = sectionFooter
        parts.tips = table.context.tips(of: table.value)
        navigator.page = nil
        navigator.barHost.hidesBar = false
        for id in navigator.visited where id != navigator.state.selection { table.context.node.keep(.tab(id)) }
        resolveContent(into: &parts, legacy: legacy)
        if let accessory = settings.accessory {
            let placement: TabViewBottomAccessoryPlacement = navigator.isMinimized ? .inline : .expanded
            let place = inner.child(6).with { $0.tabViewBottomAccessoryPlacement = placement }
            parts.accessory = Stacked(accessory().elements(in: place))
        }
        return parts
    }

    private func resolveContent(into parts: inout FormParts, legacy: Bool) {
        guard let selection = navigator.state.selection, let content = table.value.content(of: selection) else {
            return
        }
        navigator.visit(selection)
        let page = page(of: selection)
        navigator.page = page
        let change = { (values: inout EnvironmentValues) in
            values.tabViewSettings = TabViewSettings()
            values.page = page
            values.dropOnTab = DropOnTab(navigator: navigator)
            values.tabBarHost = navigator.barHost
            navigator.tellPlacement(to: &values, settings)
        }
        if legacy {
            parts.content = page.element(around: navigator.legacy.content(of: selection, change))
            return
        }
        let evaluated = table.context.with(change).child(.tab(selection)).evaluate(content)
        parts.content = page.element(around: evaluated.value.elements(in: evaluated.context.child(0)))
    }

    /// What stands below a section's rows; it is made while it is drawn, so that only what is seen costs anything.
    private func sectionFooter(_ id: ItemID) -> Stacked? {
        guard let footer = table.value.section(id)?.footer else { return nil }
        let place = table.context.child(.footer(id))
        let evaluated = place.evaluate(footer)
        return Stacked(evaluated.value.elements(in: evaluated.context.child(0)))
    }

    /// The page of a tab before its content has said anything.
    private func page(of selection: ItemID) -> Page {
        let page = Page()
        let state = navigator.state
        let form = state.form(columns: context.environment.windowSize.columns)
        let isCompact = form == .bottomBar
        page.title = navigator.kit.title(of: selection, in: state)
        page.place = state.ancestors(of: selection).first.flatMap { state.section($0)?.title }
        page.showsMessages = isCompact
        page.showsRule = form != .topBar
        page.searchComesFirst = state.tab(selection)?.role == .search
        if settings.search != nil, page.searchComesFirst || navigator.searchTab == nil { page.search = settings.search }
        if settings.pageDots != nil {
            // A page without a title of its own is nothing but its content.
            page.showsTitle = state.tab(selection)?.title.isEmpty == false
            return page
        }
        if isCompact, let list = navigator.listBehind {
            page.backTitle = list
            page.goBack = { navigator.goBack(isInContent: true) }
        }
        if state.edit != nil, !isCompact { page.showsTitle = false }
        if isCompact, settings.customization != nil {
            page.accessories = [EditAccessory(navigator: navigator, id: context.focusID(5))]
        }
        return page
    }
}

extension Navigator {
    /// Where the bar stands in a window.
    func placement(in environment: EnvironmentValues) -> TabBarPlacement {
        if settings.pageDots != nil { return .pageIndicator }
        return TabBarPlacement(state.form(columns: environment.windowSize.columns))
    }

    /// Hands down where the bar stands.
    func tellPlacement(to values: inout EnvironmentValues, _ settings: TabViewSettings) {
        let placement = placement(in: values)
        values.tabBarPlacement = placement
        values.isTabBarShowingSections = placement == .sidebar
        values.isTabViewSidebarAvailable = settings.offersSidebar
    }
}
