// A tab: a destination with a title, a symbol, and the value that selects it. The forms of `init` by kinds of title
// stand in TabInits.swift.

import TabNavigation

/// A destination of a `TabView`.
@MainActor public struct Tab<Value, Content, Label> {
    let title: String
    let symbol: String
    let value: AnyHashable?
    let role: TabRole?
    let content: @MainActor () -> Content
    let label: (@MainActor () -> Label)?
    let place: SourcePlace

    init(
        title: String, symbol: String, value: AnyHashable?, role: TabRole?,
        content: @escaping @MainActor () -> Content, label: (@MainActor () -> Label)? = nil, at place: SourcePlace
    ) {
        self.title = title
        self.symbol = symbol
        self.value = value
        self.role = role
        self.content = content
        self.label = label
        self.place = place
    }
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    /// The kind of value that selects it.
    public typealias TabValue = Value

    /// Adds this tab.
    public func lower(into table: inout TabLowering) {
        let content = content
        var record = TabRecord(title: title, symbol: symbol, value: value, role: role) { AnyView(content()) }
        record.place = place
        if let label {
            let view = label()
            let words = LabelWords(of: view)
            record.declaration.title = words.title
            record.declaration.symbol = words.symbol
        }
        table.items.append(.tab(record))
    }

    /// One tab, like all others of its kind.
    public static var kind: TabContentKind { TabContentKind(isOneTab: true) }
}

/// The label of a tab that is written as a title and a symbol, or that its role supplies.
public struct DefaultTabLabel: PrimitiveView {
    /// Nothing of its own: the forms draw title and symbol.
    public func elements(in context: ViewContext) -> [any Element] { [] }
}

/// A titled group of tabs.
@MainActor public struct TabSection<Header, Content, Footer> {
    let title: String
    let content: @MainActor () -> Content
    let header: (@MainActor () -> Header)?
    let footer: (@MainActor () -> Footer)?
    let place: SourcePlace

    init(
        title: String, content: @escaping @MainActor () -> Content, header: (@MainActor () -> Header)?,
        footer: (@MainActor () -> Footer)?, at place: SourcePlace
    ) {
        self.title = title
        self.content = content
        self.header = header
        self.footer = footer
        self.place = place
    }
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View {
    /// The kind of value of the tabs inside.
    public typealias TabValue = Content.TabValue

    /// Adds this section with what was declared inside.
    public func lower(into table: inout TabLowering) {
        var record = SectionRecord(title: title, items: TabLowering.items(of: content()))
        if let header {
            let view = header()
            let words = LabelWords(of: view)
            record.declaration.title = words.title
            record.declaration.symbol = words.symbol
        }
        record.place = place
        if let footer, Footer.self != EmptyView.self {
            record.footer = { AnyView(footer()) }
            record.declaration.hasFooter = true
        }
        table.items.append(.section(record))
    }
}

extension TabSection where Header: View, Content: TabContent, Footer: View {
    /// A section without a title: a group that only the person's order knows.
    public init<Value, Tabs: TabContent<Value>>(
        file: StaticString = #fileID, line: UInt = #line,
        @TabContentBuilder<Value> content: @escaping @MainActor () -> Tabs
    ) where Content == TabContentOf<Value, Tabs>, Header == EmptyView, Footer == EmptyView {
        self.init(
            title: "", content: { TabContentOf(content: content()) }, header: nil, footer: nil,
            at: SourcePlace(file, line))
    }

    /// A section whose header is a view, of which title and symbol are taken.
    public init<Value, Tabs: TabContent<Value>>(
        file: StaticString = #fileID, line: UInt = #line,
        @TabContentBuilder<Value> content: @escaping @MainActor () -> Tabs,
        @ViewBuilder header: @escaping @MainActor () -> Header
    ) where Content == TabContentOf<Value, Tabs>, Footer == EmptyView {
        self.init(
            title: "", content: { TabContentOf(content: content()) }, header: header, footer: nil,
            at: SourcePlace(file, line))
    }

    /// A section with a header and with a footer below its last tab in the sidebar.
    public init<Value, Tabs: TabContent<Value>>(
        file: StaticString = #fileID, line: UInt = #line,
        @TabContentBuilder<Value> content: @escaping @MainActor () -> Tabs,
        @ViewBuilder header: @escaping @MainActor () -> Header, @ViewBuilder footer: @escaping @MainActor () -> Footer
    ) where Content == TabContentOf<Value, Tabs> {
        self.init(
            title: "", content: { TabContentOf(content: content()) }, header: header, footer: footer,
            at: SourcePlace(file, line))
    }

    /// A section with a literal as its title.
    public init<Value, Tabs: TabContent<Value>>(
        _ title: LocalizedStringKey, file: StaticString = #fileID, line: UInt = #line,
        @TabContentBuilder<Value> content: @escaping @MainActor () -> Tabs
    ) where Content == TabContentOf<Value, Tabs>, Header == EmptyView, Footer == EmptyView {
        self.init(
            title: Text(title).plain, content: { TabContentOf(content: content()) }, header: nil, footer: nil,
            at: SourcePlace(file, line))
    }

    /// A section with a resource as its title.
    @_disfavoredOverload
    public init<Value, Tabs: TabContent<Value>>(
        _ title: LocalizedStringResource, file: StaticString = #fileID, line: UInt = #line,
        @TabContentBuilder<Value> content: @escaping @MainActor () -> Tabs
    ) where Content == TabContentOf<Value, Tabs>, Header == EmptyView, Footer == EmptyView {
        self.init(
            title: Text(title).plain, content: { TabContentOf(content: content()) }, header: nil, footer: nil,
            at: SourcePlace(file, line))
    }

    /// A section with a string as its title.
    @_disfavoredOverload
    public init<Value, Tabs, Words: StringProtocol>(
        _ title: Words, file: StaticString = #fileID, line: UInt = #line,
        @TabContentBuilder<Value> content: @escaping @MainActor () -> Tabs
    ) where Content == TabContentOf<Value, Tabs>, Header == EmptyView, Footer == EmptyView {
        self.init(
            title: String(title), content: { TabContentOf(content: content()) }, header: nil, footer: nil,
            at: SourcePlace(file, line))
    }
}
