// `ForEach` and `Group` inside a TabView. A long run over random-access data stays a range: nothing is made of an element
// before it is seen (N51). A short one is written out, which is cheaper to arrange, unless its data finds its members.

extension ForEach {
    /// Tabs for members that have an identity.
    public init<Value, Tabs: TabContent<Value>>(
        _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
    )
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TabContentOf<Value, Tabs> {
        self.init(of: data, id: { $0.id }, content: { TabContentOf(content: content($0)) })
    }

    /// Tabs for members that are known by a property.
    public init<Value, Tabs: TabContent<Value>>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
    ) where Content == TabContentOf<Value, Tabs> {
        self.init(of: data, id: { $0[keyPath: id] }, content: { TabContentOf(content: content($0)) })
    }

    /// Tabs for numbers.
    public init<Value, Tabs: TabContent<Value>>(
        _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Tabs
    )
    where Data == Range<Int>, ID == Int, Content == TabContentOf<Value, Tabs> {
        self.init(of: data, id: { $0 }, content: { TabContentOf(content: content($0)) })
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// The kind of value of the tabs.
    public typealias TabValue = Content.TabValue

    /// Adds a range, or each member's tabs.
    public func lower(into table: inout TabLowering) {
        let members = (data: data, id: id, content: content)
        let count = data.count
        // Of numbers and of less than two members it is known; asking costs a start more than making a screenful of tabs.
        let isAsked = count > 1 && Content.kind.isOneTab && Data.self != Range<Int>.self
        let finding = isAsked ? data as? any TabFinding : nil
        let member: @MainActor (Int) -> Data.Element = {
            members.data[members.data.index(members.data.startIndex, offsetBy: $0)]
        }
        guard Content.kind.isOneTab, count > (finding == nil ? ForEachTabs.longRun : 1) else {
            // By number: which kind of iterator a collection has, the runtime would have to look up.
            for index in 0..<count {
                let member = member(index)
                let id = AnyHashable(members.id(member))
                guard let places = ContentPlaces.current else {
                    table.add(members.content(member), of: id)
                    continue
                }
                places.inside(id) { table.add(members.content(member), of: id) }
            }
            return
        }
        let source = RangeSource(
            count: count, finding: finding, elementID: { AnyHashable(members.id(member($0))) },
            make: { index in
                guard case .tab(let record)? = TabLowering.items(of: members.content(member(index))).first else {
                    return nil
                }
                return record
            })
        table.items.append(.range(RangeRecord(source: source, kind: Content.kind)))
    }
}

extension ForEach: PrimitiveTabContent where Content: TabContent {}

/// When a `ForEach` stays a range.
enum ForEachTabs {
    /// The most members that are written out.
    static let longRun = 32
}

/// A collection of members that have tabs, which finds them itself: no index is ever built over it.
public protocol TabFinding {
    /// The position, counted from 0, of the member whose id reads as a text; nil where there is none.
    ///
    /// A position that turns out to be another member's is taken for nil, so that a guess is allowed.
    func position(ofTab id: String) -> Int?
}

extension TabLowering {
    /// Adds what some content of a member of a collection lowers to; its tabs are known by the member's id.
    @MainActor mutating func add(_ content: some TabContent, of id: AnyHashable) {
        let text = TabIdentity.text(of: id)
        for item in TabLowering.items(of: content) {
            if case .tab(var record) = item {
                if record.elementID == nil { record.elementID = text }
                items.append(.tab(record))
            } else {
                items.append(item)
            }
        }
    }
}

extension Group: TabContent where Content: TabContent {
    /// The kind of value of the tabs.
    public typealias TabValue = Content.TabValue

    /// Adds the content.
    public func lower(into table: inout TabLowering) { content.lower(into: &table) }

    /// What is known of the content.
    public static var kind: TabContentKind { Content.kind }
}

extension Group: PrimitiveTabContent where Content: TabContent {}

extension Group {
    /// Groups tabs, so that a modifier changes each of them.
    public init<Value, Tabs: TabContent<Value>>(@TabContentBuilder<Value> content: () -> Tabs)
    where Content == TabContentOf<Value, Tabs> {
        self.init(of: TabContentOf(content: content()))
    }
}
