// What the builder has read, before it becomes an outline: a record per tab and section with the closures that the
// outline, being plain values, cannot hold. A run of alike tabs stays one record that makes any of them on demand.

import TabNavigation

/// One declared tab with its closures.
struct TabRecord {
    /// The plain values; the identity is given last, when all records are known.
    var declaration: TabDeclaration
    /// The value by which the app selects it, if it has one.
    var value: AnyHashable?
    /// Of a tab made by `ForEach`, the id of the member, in words.
    var elementID: String?
    /// What it shows.
    var content: @MainActor () -> AnyView
    /// What the app's context menu holds.
    var contextMenu: [@MainActor () -> AnyView] = []
    /// Who takes what is dropped on it.
    var drops: [DropTarget] = []
    /// Told when it is selected again; returning true says that nothing else is to happen.
    var onReselect: (@MainActor () -> Bool)?
    /// What choosing it does, if it is an action and no destination.
    var action: (@MainActor () -> Void)?
    /// Where it is declared.
    var place = SourcePlace()
    /// What only few tabs have.
    var extras: TabExtras?

    init(
        title: String, symbol: String, value: AnyHashable?, role: TabRole?, content: @escaping @MainActor () -> AnyView
    ) {
        declaration = TabDeclaration("", title: title, symbol: symbol, role: role)
        self.value = value
        self.content = content
    }

    /// The identity that it would have if nothing else were declared: value, else persistence key, else words (N35).
    var wantedID: String {
        if let value { return TabIdentity.text(of: value) }
        if let id = declaration.customizationID { return id }
        if let elementID { return elementID }
        if declaration.role == .search { return "search" }
        return declaration.title.isEmpty ? (declaration.symbol.isEmpty ? "tab" : declaration.symbol) : declaration.title
    }
}

/// One declared section with what it holds.
struct SectionRecord {
    /// The plain values; children and identity are given last.
    var declaration: SectionDeclaration
    /// What was declared inside.
    var items: [LoweredItem]
    /// Of a section that is a destination, the value by which the app selects it.
    var value: AnyHashable?
    /// Of a section that is a destination, what it shows (N22).
    var content: (@MainActor () -> AnyView)?
    /// What stands below its last tab.
    var footer: (@MainActor () -> AnyView)?
    /// The buttons of its actions.
    var actions: [@MainActor () -> AnyView] = []
    /// What the app's context menu holds.
    var contextMenu: [@MainActor () -> AnyView] = []
    /// Who takes what is dropped on it.
    var drops: [DropTarget] = []
    /// Where it is declared.
    var place = SourcePlace()
    /// What only few sections have.
    var extras: TabExtras?

    init(title: String, items: [LoweredItem]) {
        declaration = SectionDeclaration("", title: title)
        self.items = items
    }

    var wantedID: String {
        "section:" + (declaration.customizationID ?? (declaration.title.isEmpty ? "?" : declaration.title))
    }
}

/// One thing that the builder has read.
enum LoweredItem {
    case tab(TabRecord)
    case section(SectionRecord)
    case range(RangeRecord)
}

/// What only few tabs and sections have.
struct TabExtras {
    /// What is said of it to those who do not see it.
    var speech = TabSpeech()
    /// What is lifted when it is dragged.
    var payload: (@MainActor () -> Any)?
    /// Whether it opens when something that is dragged enters it (N48).
    var springLoading = SpringLoadingBehavior.automatic
    /// The tips beside it.
    var tips: [TabTip] = []
}

/// What is said of a tab or section to those who do not see it.
public struct TabSpeech: Hashable, Sendable {
    /// What it is called.
    public var label: String?
    /// What choosing it does.
    public var hint: String?
    /// What it holds.
    public var value: String?
    /// By what name tests and tools know it.
    public var identifier: String?
}

/// What content is lowered into.
///
/// Content of your own has a body and never touches it.
public struct TabLowering {
    var items: [LoweredItem] = []

    /// Ties the states of content of someone's own to its place.
    @MainActor @usableFromInline static func wire(_ content: some TabContent) { ContentPlaces.current?.wire(content) }

    /// What some content lowers to on its own.
    @MainActor static func items(of content: some TabContent) -> [LoweredItem] {
        var table = TabLowering()
        content.lower(into: &table)
        return table.items
    }
}

/// The text of an identity.
enum TabIdentity {
    /// The value in words: of an optional what is inside, of text the text itself.
    static func text(of value: AnyHashable) -> String {
        text(ofAny: value.base)
    }

    private static func text(ofAny value: Any) -> String {
        if let text = value as? String { return text }
        if let number = value as? Int { return String(number) }
        // What has words of its own is told from what has not by one search; the others cost three.
        if let described = value as? any CustomStringConvertible { return described.description }
        if let optional = value as? any AnyOptional { return optional.wrapped.map(text(ofAny:)) ?? "nil" }
        return String(describing: value)
    }
}

/// Looks into an optional whose type is not known.
private protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { self }
}
