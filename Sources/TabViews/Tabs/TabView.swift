// `TabView`: one description of the navigation, shown in three forms. This view lowers what the builder declares, keeps the
// Navigator in its place, resolves the selected tab's content alone, and leaves the drawing to FormElement.

import TabNavigation
import TerminalScreen

/// Tabs, and the content of the one that is selected.
@MainActor public struct TabView<SelectionValue, Content> {
    let selection: SelectionBinding?
    let lower: @MainActor () -> [LoweredItem]
    /// Makes the views that are the tabs, where they are written so.
    var legacy: (@MainActor (ViewContext) -> [any Element])?
}

extension TabView: View, PrimitiveView where SelectionValue: Hashable {
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
            settings, display: context.environment.display, tint: context.environment.tint,
            breakpoint: context.session?.options.breakpoint ?? 80)
        let placed = context.with { navigator.tellPlacement(to: &$0, settings) }
        let table = declared(in: placed, navigator)
        follow(settings, in: context)
        navigator.adopt(table.value)
        navigator.readBindings()
        navigator.expect(context.environment.windowSize)
        if navigator.placement(in: context.environment) != placed.environment.tabBarPlacement { context.requestFrame() }
        let resolution = TabViewParts(navigator: navigator, table: table, context: context)
        return [FormElement(navigator: navigator, context: context, parts: resolution.parts(legacy: legacy != nil))]
    }

    /// What is declared, by tab content or by views.
    private func declared(in context: ViewContext, _ navigator: Navigator) -> Evaluated<TabTable> {
        guard let legacy else { return lowered(in: context, navigator) }
        let place = context.child(0)
        let views = legacy(place.with { $0.collectsTabs = true })
        let isNew = navigator.legacy.table == nil
        return Evaluated(value: navigator.legacy.take(views), isNew: isNew, context: place)
    }

    /// Lowers what is declared, unless what the builder read is as it was.
    private func lowered(in context: ViewContext, _ navigator: Navigator) -> Evaluated<TabTable> {
        let place = context.child(0)
        let signal = context.node.tree.signal
        let isCustomizable = navigator.settings.customization != nil
        let table = place.evaluate {
            var number = 0
            let places = ContentPlaces(place)
            let items = places.lowering(lower)
            let table = TabTable(
                items, hints: navigator.hints, isCustomizable: isCustomizable,
                resolve: { view in
                    number += 1
                    return MenuEntries.entries(of: view, in: place.child(.menu(number)))
                },
                onChange: { signal.raise() })
            table.places = places.keys
            return table
        }
        for key in table.value.places { place.node.keep(key) }
        return table
    }

    /// Reads the bindings under observation, so that a frame is made when the app sets them.
    private func follow(_ settings: TabViewSettings, in context: ViewContext) {
        _ = context.child(1).evaluate {
            _ = selection?.read()
            _ = settings.customization?.wrappedValue
        }
    }
}
