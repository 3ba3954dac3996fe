// A `ForEach` over random-access data inside a TabView, kept as a range: nothing is made of an element before it is
// seen (N51). Which element an identity belongs to is looked up in an index that is built when first asked for, from the
// elements' ids alone where these are the tabs' values too.

import Observation
import Synchronization
import TabNavigation

/// A run of alike tabs that are made on demand.
struct RangeRecord {
    let source: RangeSource
    /// What modifiers around the whole run do to each of its tabs.
    var changes: [@MainActor (inout TabRecord) -> Void] = []
    /// What the type says about its tabs.
    var kind: TabContentKind
}

/// Makes the tabs of a run.
@MainActor final class RangeSource {
    let count: Int
    private let make: @MainActor (Int) -> TabRecord?
    private let elementID: @MainActor (Int) -> AnyHashable
    private let finding: (any TabFinding)?
    private var idsAreValues: Bool?
    private var keysAreIDs: Bool?
    /// What has been made of the tabs in view: a frame asks for each of them several times.
    private var made: [Int: TabRecord] = [:]
    private let change = ModelChange()
    /// Where the run was declared: what a tab reads of states when it is made is read there.
    private weak var reader: ViewNode?
    private let byElement = GrowingIndex<AnyHashable>()
    private let byID = GrowingIndex<ItemID>()
    private let byCustomizationID = GrowingIndex<String>()
    /// Told of tabs that share a value with one before them.
    var onMisuse: @MainActor (Misuse) -> Void = { _ in }
    /// Told from any thread when something that a made tab was read from has changed.
    var onChange: @Sendable () -> Void = {}
    /// Where tabs have been seen, in this table and the one before.
    var hints: RangeHints?
    /// Which of the table's runs this is.
    var ordinal = 0
    /// What modifiers around the run do to each tab.
    var changes: [@MainActor (inout TabRecord) -> Void] = []

    init(
        count: Int, finding: (any TabFinding)? = nil, elementID: @escaping @MainActor (Int) -> AnyHashable,
        make: @escaping @MainActor (Int) -> TabRecord?
    ) {
        self.count = count
        self.finding = finding
        reader = ViewNode.current
        self.elementID = elementID
        self.make = make
    }

    /// The tab at an index; outside of the run, or where content gave none, a hidden one.
    func record(at index: Int) -> TabRecord {
        if change.take() || made.count > 200 { made.removeAll(keepingCapacity: true) }
        if let record = made[index] { return record }
        let record = makeRecord(index)
        made[index] = record
        return record
    }

    private func makeRecord(_ index: Int) -> TabRecord {
        let (changed, change) = (onChange, change)
        let outer = ViewNode.current
        ViewNode.current = reader
        defer { ViewNode.current = outer }
        var record = withObservationTracking {
            index >= 0 && index < count ? make(index) : nil
        } onChange: {
            change.note()
            changed()
        }
        if record == nil {
            record = TabRecord(title: "", symbol: "", value: nil, role: nil) { AnyView(EmptyView()) }
            record?.declaration.isHidden = true
        }
        guard var record else { return Self.nothing }
        for change in changes { change(&record) }
        if record.value == nil, index >= 0, index < count { record.elementID = TabIdentity.text(of: elementID(index)) }
        let id = ItemID(record.wantedID)
        record.declaration.id = id
        hints?.note(id, ordinal, index)
        return record
    }

    private static var nothing: TabRecord {
        TabRecord(title: "", symbol: "", value: nil, role: nil) { AnyView(EmptyView()) }
    }

    /// The index of the tab with that value.
    func index(ofValue value: AnyHashable) -> Int? {
        guard count > 0 else { return nil }
        if finding == nil, valuesAreElementIDs {
            return byElement.index(of: value, count: count, key: elementID, onRepeat: noteRepeat)
        }
        guard let index = index(of: ItemID(TabIdentity.text(of: value))) else { return nil }
        return record(at: index).value == value ? index : nil
    }

    /// The index of the tab with that identity.
    func index(of id: ItemID) -> Int? {
        guard let finding, valuesAreElementIDs else {
            return byID.index(of: id, count: count, key: { self.id(at: $0) }, onRepeat: noteRepeat)
        }
        guard let index = finding.position(ofTab: id.rawValue), index >= 0, index < count, self.id(at: index) == id
        else { return nil }
        return index
    }

    /// What the indexes take, in bytes.
    var indexBytes: Int { byElement.bytes + byID.bytes + byCustomizationID.bytes }

    private func noteRepeat(_ index: Int) {
        let record = record(at: index)
        onMisuse(Misuse(.sameValue, record.declaration.displayTitle, at: record.place))
    }

    /// The identity of a tab, where possible without making it.
    func id(at index: Int) -> ItemID {
        valuesAreElementIDs ? ItemID(TabIdentity.text(of: elementID(index))) : record(at: index).declaration.id
    }

    /// The index of the tab with that persistence key.
    func index(ofCustomizationID id: String) -> Int? {
        if finding != nil, customizationIDsAreIDs { return index(of: ItemID(id)) }
        return byCustomizationID.index(of: id, count: count) { record(at: $0).declaration.customizationID }
    }

    /// Whether the tabs' persistence keys are their identities, as the first tab has it.
    private var customizationIDsAreIDs: Bool {
        if let keysAreIDs { return keysAreIDs }
        let first = record(at: 0).declaration
        let answer = first.customizationID == first.id.rawValue
        keysAreIDs = answer
        return answer
    }

    /// Whether the tabs' values are the ids of the elements, as the first tab has it.
    private var valuesAreElementIDs: Bool {
        if let idsAreValues { return idsAreValues }
        let answer = count > 0 && record(at: 0).value == elementID(0)
        idsAreValues = answer
        return answer
    }
}

/// Says that something which tabs were made of has changed; from any thread.
private final class ModelChange: Sendable {
    private let isNoted = Atomic(false)

    func note() { isNoted.store(true, ordering: .sequentiallyConsistent) }

    /// Whether there was a change since the last call.
    func take() -> Bool {
        isNoted.load(ordering: .relaxed) && isNoted.exchange(false, ordering: .sequentiallyConsistent)
    }
}

/// Where tabs of runs have been seen, from table to table: what is on the screen is asked for again and again, and while
/// a source loads it mostly is where it was.
@MainActor final class RangeHints {
    /// The runs of the table at hand.
    var sources: [RangeSource] = []
    private var places: [ItemID: (range: Int, index: Int)] = [:]
    private var checked: ItemID?

    /// Notes where a tab was seen.
    func note(_ id: ItemID, _ range: Int, _ index: Int) {
        if places.count > 20_000 { places = [:] }
        places[id] = (range, index)
    }

    /// Where a tab is, if it is still where it was seen.
    func place(of id: ItemID) -> (range: Int, index: Int)? {
        guard let place = places[id], place.range < sources.count, place.index >= 0,
            place.index < sources[place.range].count, checked != id
        else { return nil }
        checked = id
        defer { checked = nil }
        return sources[place.range].id(at: place.index) == id ? place : nil
    }
}
