// `List` as a view: rows that a cursor moves over. Which rows there are is in RowSource, where the cursor and the window
// stand in ListState, drawing and keys in ListElement.
import TerminalScreen

/// Rows in a column, with a cursor.
@MainActor public struct List<Selection, Content> {
    let selection: ListSelection?
    let content: Content
}

extension List: View, PrimitiveView where Selection: Hashable, Content: View {
    /// Rows of which one can be selected.
    public init(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { ListSelection(one: $0) }
        self.content = content()
    }

    /// Rows of which several can be selected, with Space.
    public init(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { ListSelection(several: $0) }
        self.content = content()
    }

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] {
        [ListElement(content, selection: selection, in: context)]
    }
}

extension List where Selection == Never, Content: View {
    /// Rows.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }

    /// A row for each member of a collection.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A row for each member of a collection.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// A row for each number.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A row for a binding to each member of a collection.
    public init<Base, Row: View>(
        _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    )
    where
        Base: MutableCollection & RandomAccessCollection, Base.Index: Hashable, Base.Element: Identifiable,
        Content == ForEach<[Binding<Base.Element>], Base.Element.ID, Row>
    {
        self.init { ForEach(data, content: rowContent) }
    }
}

extension List where Selection: Hashable, Content: View {
    /// A row for each member of a collection, of which one can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Selection?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A row for each member of a collection, of which one can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List {
    /// A row for each member of a collection, of which several can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<Selection>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A row for each member of a collection, of which several can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

/// What is selected in a list, whatever its kind.
@MainActor struct ListSelection {
    /// Whether several can be selected: then a sign says which, since the cursor may stand on any row.
    let isOfSeveral: Bool
    let read: () -> Set<AnyHashable>
    /// Follows the cursor.
    let follow: (AnyHashable) -> Bool
    /// Selects one more or one less.
    let toggle: (AnyHashable) -> Bool

    init<Value: Hashable>(one binding: Binding<Value?>) {
        isOfSeveral = false
        read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        follow = { id in
            guard let value = id.base as? Value else { return false }
            if binding.wrappedValue != value { binding.wrappedValue = value }
            return true
        }
        toggle = { _ in false }
    }

    init<Value: Hashable>(several binding: Binding<Set<Value>>) {
        isOfSeveral = true
        read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        follow = { _ in false }
        toggle = { id in
            guard let value = id.base as? Value else { return false }
            binding.wrappedValue.formSymmetricDifference([value])
            return true
        }
    }
}
