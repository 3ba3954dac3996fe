// The ways to write a tab: title and symbol or a label view; with a value, with an optional one, or without; with a role.

public import TabNavigation

extension Tab where Label == DefaultTabLabel {
    /// A tab with a title and a symbol.
    public init<Words: StringProtocol>(
        _ title: Words, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: String(title), symbol: systemImage, value: value, role: role, content: content)
    }

    /// A tab whose value is one of those that an optional selection may have.
    public init<Words: StringProtocol, Inner: Hashable>(
        _ title: Words, systemImage: String, value: Inner, role: TabRole? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(title: String(title), symbol: systemImage, value: Value(value), role: role, content: content)
    }

    /// A tab without a value, of a tab view that owns its selection.
    public init<Words: StringProtocol>(
        _ title: Words, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(title: String(title), symbol: systemImage, value: nil, role: role, content: content)
    }

    /// A tab with a title and the name of a picture, of which the symbol is drawn.
    public init<Words: StringProtocol>(
        _ title: Words, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title: String(title), symbol: image, value: value, role: role, content: content)
    }

    /// A tab whose value is one of those that an optional selection may have.
    public init<Words: StringProtocol, Inner: Hashable>(
        _ title: Words, image: String, value: Inner, role: TabRole? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(title: String(title), symbol: image, value: Value(value), role: role, content: content)
    }

    /// A tab without a value, of a tab view that owns its selection.
    public init<Words: StringProtocol>(
        _ title: Words, image: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(title: String(title), symbol: image, value: nil, role: role, content: content)
    }

    /// A tab whose role supplies title and symbol.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(title: "", symbol: "", value: value, role: role, content: content)
    }

    /// A tab whose role supplies title and symbol.
    public init<Inner: Hashable>(
        value: Inner, role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(title: "", symbol: "", value: Value(value), role: role, content: content)
    }

    /// A tab whose role supplies title and symbol, the role written first.
    public init(role: TabRole?, value: Value, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(title: "", symbol: "", value: value, role: role, content: content)
    }

    /// A tab whose role supplies title and symbol.
    public init(role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content) where Value == Never {
        self.init(title: "", symbol: "", value: nil, role: role, content: content)
    }
}

extension Tab {
    /// A tab whose label is a view, of which title and symbol are taken.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
        self.init(title: "", symbol: "", value: value, role: role, content: content, label: label)
    }

    /// A tab whose label is a view and whose value is one of those that an optional selection may have.
    public init<Inner: Hashable>(
        value: Inner, role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) where Value == Inner? {
        self.init(title: "", symbol: "", value: Value(value), role: role, content: content, label: label)
    }

    /// A tab whose label is a view, the role written first.
    public init(
        role: TabRole?, value: Value, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
        self.init(title: "", symbol: "", value: value, role: role, content: content, label: label)
    }

    /// A tab whose label is a view, of a tab view that owns its selection.
    public init(
        role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) where Value == Never {
        self.init(title: "", symbol: "", value: nil, role: role, content: content, label: label)
    }
}
