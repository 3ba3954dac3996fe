// Values handed down the tree. A body that reads one is evaluated again when it becomes another; everything else may
// look without being charged.
import TerminalScreen

/// The key of an environment value.
public protocol EnvironmentKey {
    /// The kind of value.
    associatedtype Value
    /// What is read where nobody has set one.
    static var defaultValue: Value { get }
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues {
    private var entries = Pairs<ObjectIdentifier, EnvironmentEntry>()
    /// How text looks here unless it says otherwise.
    var text = TextTraits()
    /// What the screen can do, and the colours of the interface.
    public internal(set) var display = Display.standard
    /// Whether lists of rows may be made lazily by the container that resolves this context.
    var rowsAreLazy = false
    /// The direction of the stack around.
    var axis: Axis?
    /// Where controls stand: that decides how they look and who has the focus.
    var controls = ControlPlace.free
    /// Whether another page covers this one: then nothing here appears or is presented.
    var isCovered = false
    /// The page around, which titles, toolbars and search fields are given to.
    var page: Page? {
        get { pageReference?.page }
        set { pageReference = newValue?.reference }
    }
    private var pageReference: PageReference?
    /// What all nodes of the session share.
    var tree: ViewTree?
    /// The evaluation that sets values now; 0 when unknown.
    var stamp: UInt64 = 0

    /// No values but the defaults.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            let entry = entries[id]
            EnvironmentReads.current?.reads[id] = .some(entry)
            return entry?.value as? Key.Value ?? Key.defaultValue
        }
        set { entries[ObjectIdentifier(key)] = EnvironmentEntry(value: newValue, stamp: stamp) }
    }

    /// The object of a kind that a view around has handed down.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        let id = ObjectIdentifier(type)
        let entry = entries[id]
        EnvironmentReads.current?.reads[id] = .some(entry)
        return entry?.value as? Object
    }

    mutating func setObject<Object: AnyObject>(_ object: Object?, _ type: Object.Type) {
        entries[ObjectIdentifier(type)] = object.map { EnvironmentEntry(value: $0, stamp: stamp) }
    }

    /// Whether the value under this id is still the one that was read.
    func holds(_ entry: EnvironmentEntry?, for id: ObjectIdentifier) -> Bool {
        switch (entry, entries[id]) {
        case (nil, nil): true
        case (let old?, let new?): old.isSame(as: new)
        default: false
        }
    }
}

/// One value, and which evaluation set it: the same evaluation has set the same value.
struct EnvironmentEntry {
    let value: Any
    let stamp: UInt64

    func isSame(as other: EnvironmentEntry) -> Bool {
        if stamp != 0, stamp == other.stamp { return true }
        if let mine = value as? any Equatable { return areEqual(mine, other.value) }
        guard type(of: value) is AnyObject.Type else { return false }
        return (value as AnyObject) === (other.value as AnyObject)
    }
}

/// Whether two values of unknown kind are equal.
func areEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    guard let other = other as? Value else { return false }
    return one == other
}

/// Collects which values a body has read.
final class EnvironmentReads {
    /// Set while a body reads through `@Environment`; only the main actor evaluates bodies.
    nonisolated(unsafe) static var current: EnvironmentReads?
    var reads = Pairs<ObjectIdentifier, EnvironmentEntry?>()
}

/// Where controls stand.
enum ControlPlace {
    /// By themselves.
    case free
    /// In a row of a list, which has the focus for them.
    case row
    /// In a menu, which closes when one is used.
    case menu
    /// In a title line.
    case bar
}

/// How text looks: handed down, and changed by modifiers.
struct TextTraits: Equatable {
    var style = Style.plain
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var truncation = TruncationMode.tail
    var isEnabled = true
}

/// How lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable {
    /// At the left, in the middle, at the right.
    case leading, center, trailing
}

/// Which end of a text that is too long is left out.
public enum TruncationMode: Hashable, Sendable {
    /// The beginning, the end, the middle.
    case head, tail, middle
}
