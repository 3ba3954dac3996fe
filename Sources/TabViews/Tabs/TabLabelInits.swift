// The ways to write a tab whose role supplies title and symbol, or whose label is a view.

public import TabNavigation

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab whose role supplies title and symbol.
    public init(
        value: Value, role: TabRole? = nil, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: "", symbol: "", value: value, role: role, content: content, at: SourcePlace(file, line))
    }

    /// A tab whose role supplies title and symbol.
    public init<Inner: Hashable>(
        value: Inner, role: TabRole? = nil, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(title: "", symbol: "", value: Value(value), role: role, content: content, at: SourcePlace(file, line))
    }

    /// A tab whose role supplies title and symbol, the role written first.
    public init(
        role: TabRole?, value: Value, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: "", symbol: "", value: value, role: role, content: content, at: SourcePlace(file, line))
    }

    /// A tab whose role supplies title and symbol.
    public init(
        role: TabRole? = nil, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(title: "", symbol: "", value: nil, role: role, content: content, at: SourcePlace(file, line))
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab whose label is a view, of which title and symbol are taken.
    public init(
        value: Value, role: TabRole? = nil, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
        self.init(
            title: "", symbol: "", value: value, role: role, content: content, label: label, at: SourcePlace(file, line)
        )
    }

    /// A tab whose label is a view and whose value is one of those that an optional selection may have.
    public init<Inner: Hashable>(
        value: Inner, role: TabRole? = nil, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) where Value == Inner? {
        self.init(
            title: "", symbol: "", value: Value(value), role: role, content: content, label: label,
            at: SourcePlace(file, line))
    }

    /// A tab whose label is a view, the role written first.
    public init(
        role: TabRole?, value: Value, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
        self.init(
            title: "", symbol: "", value: value, role: role, content: content, label: label, at: SourcePlace(file, line)
        )
    }

    /// A tab whose label is a view, of a tab view that owns its selection.
    public init(
        role: TabRole? = nil, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) where Value == Never {
        self.init(
            title: "", symbol: "", value: nil, role: role, content: content, label: label, at: SourcePlace(file, line))
    }
}
