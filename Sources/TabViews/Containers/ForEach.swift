// `ForEach`: one view for each member of a collection, known by the member's id. A list asks it for rows by number, so that
// only those in view are made; other containers get all of them.
import TerminalScreen

/// Content for each member of a collection.
@MainActor public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    /// Content made by a closure; views and tabs have initializers of their own.
    init(of data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach where Content: View {
    /// Views for members that have an identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(of: data, id: { $0.id }, content: content)
    }

    /// Views for members that are known by a property.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(of: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Views for numbers.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(of: data, id: { $0 }, content: content)
    }

    /// Views for bindings to the members of a collection.
    public init<Base>(
        _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    )
    where
        Base: MutableCollection & RandomAccessCollection, Base.Index: Hashable, Base.Element: Identifiable,
        Data == [Binding<Base.Element>], ID == Base.Element.ID
    {
        let base = data.wrappedValue
        let members = base.indices.map { index in
            let first = base[index]
            // The member may have gone since: then it is as it was, and cannot be changed.
            return Binding(
                get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : first },
                set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } })
        }
        self.init(of: members, id: { $0.wrappedValue.id }, content: content)
    }
}

extension ForEach: View where Content: View {
    /// Nothing.
    public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
    /// One element that makes rows when asked, or the elements of all members.
    public func elements(in context: ViewContext) -> [any Element] {
        let rows = ForEachRows(source: self, context: context)
        // Sections are several rows each: they are written out, and the rows inside are made when asked for.
        if context.environment.rowsAreLazy, !(Content.self is any RowGroup.Type) {
            rows.keepChanged()
            return [rows]
        }
        return (0..<rows.count).flatMap { rows.elements(at: $0) }
    }
}

/// A view that is several rows of a list.
protocol RowGroup {}

/// Rows that are made when they are asked for.
@MainActor protocol LazyRows: Element {
    /// How many there are.
    var count: Int { get }
    /// What a row is known by.
    func id(at index: Int) -> AnyHashable
    /// Makes a row.
    func elements(at index: Int) -> [any Element]
}

extension LazyRows {
    func size(for proposal: Proposal) -> Size { Size(columns: proposal.columns ?? 0, rows: count) }
    func draw(in rect: Rect, on painter: Painter) {}
}

struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRows {
    let source: ForEach<Data, ID, Content>
    let context: ViewContext

    var count: Int { source.data.count }

    private func member(at index: Int) -> Data.Element {
        source.data[source.data.index(source.data.startIndex, offsetBy: index)]
    }

    func id(at index: Int) -> AnyHashable { AnyHashable(source.id(member(at: index))) }

    func elements(at index: Int) -> [any Element] {
        let member = member(at: index)
        let row = context.child(id: AnyHashable(source.id(member)))
        let evaluated = row.evaluate { source.content(member) }
        return evaluated.value.elements(in: evaluated.context.child(0))
    }

    /// Rows out of view keep their state if it was changed, for as long as they are declared.
    func keepChanged() {
        context.node.keepsTouched = true
        let keeper = context.storage { RowKeeper() }
        guard keeper.generation != context.generation else { return }
        keeper.generation = context.generation
        var gone = Set(context.node.touchedIDs)
        guard !gone.isEmpty else { return }
        for member in source.data.prefix(200_000) {
            gone.remove(AnyHashable(source.id(member)))
            if gone.isEmpty { return }
        }
        for id in gone { context.node.forget(id: id) }
    }
}

/// The evaluation whose members were looked at last.
@MainActor private final class RowKeeper {
    var generation: UInt64 = 0
}
