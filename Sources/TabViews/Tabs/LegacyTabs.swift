// Tab views of the older kind: the tabs are views, `tabItem` says how each shows, `tag` by which value it is selected. Each
// view becomes one element; of the one that is selected the content is resolved, the others keep their state.

import TabNavigation
import TerminalScreen

extension TabView where SelectionValue: Hashable {
    /// Views as tabs, with a selection that the app owns: each view's `tabItem` is its label, its `tag` its value.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: @escaping @MainActor () -> Content)
    where Content: View {
        self.selection = selection.map { binding in
            SelectionBinding(
                read: { AnyHashable(binding.wrappedValue) },
                write: { if let value = $0.base as? SelectionValue { binding.wrappedValue = value } })
        }
        lower = { [] }
        legacy = { context in
            let evaluated = context.evaluate(content)
            return evaluated.value.elements(in: evaluated.context.child(0))
        }
    }

    /// Views as tabs, with a selection that the tab view owns.
    @_disfavoredOverload
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) where SelectionValue == Int, Content: View {
        self.init(selection: nil, content: content)
    }
}

extension View {
    /// How this view shows as a tab of a tab view whose tabs are views.
    public func tabItem<Label: View>(
        file: StaticString = #fileID, line: UInt = #line, @ViewBuilder _ label: () -> Label
    ) -> some View {
        TabItemView(content: self, words: LabelWords(of: label()), place: SourcePlace(file, line))
    }

    /// A number beside the tab's title; 0 hides it (N47).
    public func badge(_ count: Int) -> some View { badged(.number(count)) }

    /// A word beside the tab's title; nil hides it (N47).
    public func badge(_ label: Text?) -> some View { badged(label.map { .text($0.plain) }) }

    /// A literal beside the tab's title; nil hides it (N47).
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A word beside the tab's title; nil hides it (N47).
    @_disfavoredOverload public func badge<Words: StringProtocol>(_ label: Words?) -> some View {
        badge(label.map { Text(verbatim: String($0)) })
    }

    private func badged(_ badge: Badge?) -> some View {
        wrapping { element, _ in BadgedElement(content: element, badge: badge) }
    }
}

/// Content with a badge for the tab that it is.
private struct BadgedElement: WrappingElement {
    let content: any Element
    let badge: Badge?

    var row: RowTraits {
        var row = content.row
        row.badge = badge
        return row
    }
}

/// A view that is a tab; elsewhere it is its content.
@MainActor struct TabItemView<Content> {
    let content: Content
    let words: LabelWords
    let place: SourcePlace
}

extension TabItemView: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        guard context.environment.collectsTabs else { return content.elements(in: context.child(.viewAsTab)) }
        // What was in it stays while another tab is selected.
        context.node.keep(.viewAsTab)
        return [
            LegacyTabElement(words, at: place) { change in
                let inner = context.with { values in
                    values.collectsTabs = false
                    change(&values)
                }
                return content.elements(in: inner.child(.viewAsTab))
            }
        ]
    }
}

/// A tab that is a view: its content is made when it is opened.
@MainActor final class LegacyTabElement: Element {
    let label: LabelWords
    let place: SourcePlace
    private let make: (_ change: (inout EnvironmentValues) -> Void) -> [any Element]
    private var content: ZStackElement?

    init(
        _ label: LabelWords, at place: SourcePlace,
        make: @escaping (_ change: (inout EnvironmentValues) -> Void) -> [any Element]
    ) {
        self.label = label
        self.place = place
        self.make = make
    }

    /// Makes the content for this frame.
    func open(_ change: (inout EnvironmentValues) -> Void) {
        content = ZStackElement(elements: make(change), alignment: .center)
    }

    func size(for proposal: Proposal) -> Size { content?.size(for: proposal) ?? .zero }
    func draw(in rect: Rect, on painter: Painter) { content?.draw(in: rect, on: painter) }
    var traits: ElementTraits { content?.traits ?? ElementTraits() }

    var row: RowTraits {
        var row = RowTraits()
        row.tab = self
        return row
    }
}

/// The tabs that the views of a tab view are, from frame to frame.
@MainActor final class LegacyTabs {
    /// What the table was made of.
    private struct Outside: Equatable {
        var title: String
        var symbol: String
        var value: AnyHashable?
        var badge: Badge?
    }

    private var outsides: [Outside] = []
    private var elements: [ItemID: any Element] = [:]
    private(set) var table: TabTable?

    /// Takes the views of this frame; the table is made anew only when labels, tags or badges are others.
    func take(_ views: [any Element]) -> TabTable {
        let now = views.enumerated().map { index, view in
            let row = view.row
            let isNumbered = row.tag == nil
            return Outside(
                title: row.tab?.label.title ?? "", symbol: row.tab?.label.symbol ?? "",
                value: isNumbered ? AnyHashable(index) : row.tag, badge: row.badge)
        }
        let table: TabTable
        if let made = self.table, now == outsides {
            table = made
        } else {
            table = TabTable(
                zip(now, views).map { outside, view in
                    var record = TabRecord(
                        title: outside.title, symbol: outside.symbol, value: outside.value, role: nil
                    ) { AnyView(EmptyView()) }
                    record.declaration.badge = outside.badge
                    record.place = view.row.tab?.place ?? SourcePlace()
                    return .tab(record)
                }, resolve: { _ in [] }, onChange: {})
            outsides = now
            self.table = table
        }
        elements = [:]
        for (item, view) in zip(table.outline.items, views) {
            if case .tab(let tab) = item { elements[tab.id] = view }
        }
        return table
    }

    /// The content of a tab, opened for this frame.
    func content(of id: ItemID, _ change: (inout EnvironmentValues) -> Void) -> [any Element] {
        guard let element = elements[id] else { return [] }
        element.row.tab?.open(change)
        return [element]
    }
}

private struct CollectsTabsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether views here are tabs of a tab view.
    var collectsTabs: Bool {
        get { self[CollectsTabsKey.self] }
        set { self[CollectsTabsKey.self] = newValue }
    }
}
