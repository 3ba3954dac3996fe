// The ways to write a tab with a title: a literal, a resource, a string; with a symbol or the name of a picture; with a
// value, with one of an optional selection, or without. Labels and roles stand in TabLabelInits.

public import TabNavigation

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a literal as its title and a symbol, selected by a value.
    public init(
        _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            title: Text(title).plain, symbol: systemImage, value: value, role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a literal as its title and a symbol, selected by a value that is optional in the selection.
    public init<Inner: Hashable>(
        _ title: LocalizedStringKey, systemImage: String, value: Inner, role: TabRole? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(
            title: Text(title).plain, symbol: systemImage, value: Value(value), role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a literal as its title and a symbol, of a tab view that owns its selection.
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(
            title: Text(title).plain, symbol: systemImage, value: nil, role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a literal as its title and the name of a picture, selected by a value.
    public init(
        _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            title: Text(title).plain, symbol: image, value: value, role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a literal as its title and the name of a picture, selected by a value that is optional in the selection.
    public init<Inner: Hashable>(
        _ title: LocalizedStringKey, image: String, value: Inner, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(
            title: Text(title).plain, symbol: image, value: Value(value), role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a literal as its title and the name of a picture, of a tab view that owns its selection.
    public init(
        _ title: LocalizedStringKey, image: String, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(
            title: Text(title).plain, symbol: image, value: nil, role: role, content: content,
            at: SourcePlace(file, line))
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a resource as its title and a symbol, selected by a value.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            title: Text(title).plain, symbol: systemImage, value: value, role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a resource as its title and a symbol, selected by a value that is optional in the selection.
    @_disfavoredOverload
    public init<Inner: Hashable>(
        _ title: LocalizedStringResource, systemImage: String, value: Inner, role: TabRole? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(
            title: Text(title).plain, symbol: systemImage, value: Value(value), role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a resource as its title and a symbol, of a tab view that owns its selection.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(
            title: Text(title).plain, symbol: systemImage, value: nil, role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a resource as its title and the name of a picture, selected by a value.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            title: Text(title).plain, symbol: image, value: value, role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a resource as its title and the name of a picture, selected by a value that is optional in the selection.
    @_disfavoredOverload
    public init<Inner: Hashable>(
        _ title: LocalizedStringResource, image: String, value: Inner, role: TabRole? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(
            title: Text(title).plain, symbol: image, value: Value(value), role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a resource as its title and the name of a picture, of a tab view that owns its selection.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, image: String, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(
            title: Text(title).plain, symbol: image, value: nil, role: role, content: content,
            at: SourcePlace(file, line))
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a string as its title and a symbol, selected by a value.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, systemImage: String, value: Value, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            title: String(title), symbol: systemImage, value: value, role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a string as its title and a symbol, selected by a value that is optional in the selection.
    @_disfavoredOverload
    public init<Words: StringProtocol, Inner: Hashable>(
        _ title: Words, systemImage: String, value: Inner, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(
            title: String(title), symbol: systemImage, value: Value(value), role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a string as its title and a symbol, of a tab view that owns its selection.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, systemImage: String, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(
            title: String(title), symbol: systemImage, value: nil, role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a string as its title and the name of a picture, selected by a value.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, image: String, value: Value, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            title: String(title), symbol: image, value: value, role: role, content: content, at: SourcePlace(file, line)
        )
    }

    /// A tab with a string as its title and the name of a picture, selected by a value that is optional in the selection.
    @_disfavoredOverload
    public init<Words: StringProtocol, Inner: Hashable>(
        _ title: Words, image: String, value: Inner, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Inner? {
        self.init(
            title: String(title), symbol: image, value: Value(value), role: role, content: content,
            at: SourcePlace(file, line))
    }

    /// A tab with a string as its title and the name of a picture, of a tab view that owns its selection.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, image: String, role: TabRole? = nil, file: StaticString = #fileID,
        line: UInt = #line,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Value == Never {
        self.init(
            title: String(title), symbol: image, value: nil, role: role, content: content, at: SourcePlace(file, line))
    }
}
