// A tab that does something instead of being a destination: it stands where tabs stand, and choosing it leaves the
// selection where it is.

import TabNavigation

/// Something that can be done, standing among the tabs.
///
/// *Ours.*
@MainActor public struct TabAction<TabValue> {
    let title: String
    let symbol: String
    let action: @MainActor () -> Void
    let place: SourcePlace
}

extension TabAction: TabContent, PrimitiveTabContent where TabValue: Hashable {
    /// An action with a literal as its title.
    public init(
        _ title: LocalizedStringKey, systemImage: String, file: StaticString = #fileID, line: UInt = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(Text(title).plain, systemImage, action, SourcePlace(file, line))
    }

    /// An action with a resource as its title.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, systemImage: String, file: StaticString = #fileID, line: UInt = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(Text(title).plain, systemImage, action, SourcePlace(file, line))
    }

    /// An action with a string as its title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, file: StaticString = #fileID, line: UInt = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(String(title), systemImage, action, SourcePlace(file, line))
    }

    private init(
        _ title: String, _ symbol: String, _ action: @escaping @MainActor () -> Void, _ place: SourcePlace
    ) {
        self.title = title
        self.symbol = symbol
        self.action = action
        self.place = place
    }

    /// Adds the action.
    public func lower(into table: inout TabLowering) {
        var record = TabRecord(title: title, symbol: symbol, value: nil, role: nil) { AnyView(EmptyView()) }
        record.declaration.isAction = true
        record.action = action
        record.place = place
        table.items.append(.tab(record))
    }
}
