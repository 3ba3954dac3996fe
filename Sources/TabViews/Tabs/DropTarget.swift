// What can be dropped on a tab, and who takes it (N48). A payload stays in the process: it is handed over as a value.

public import FoundationEssentials
import TabNavigation

/// A kind of value that can be lifted in one place and dropped on another.
public protocol Transferable {
    /// Makes a value of another that was dropped; nil refuses it.
    static func accepting(_ payload: Any) -> Self?
}

extension Transferable {
    /// Takes values of its own kind.
    public static func accepting(_ payload: Any) -> Self? { payload as? Self }
}

extension String: Transferable {
    /// Takes text, and the address of a URL.
    public static func accepting(_ payload: Any) -> String? {
        payload as? String ?? (payload as? URL)?.absoluteString
    }
}

extension URL: Transferable {}
extension Data: Transferable {}

/// Where something is dropped.
public struct DropInfo: Hashable, Sendable {}

/// Takes payloads of one kind.
struct DropTarget {
    /// The kind, by name, as the outline knows it.
    let typeName: String
    /// Whether a payload would be taken.
    let accepts: @MainActor (Any) -> Bool
    /// Takes payloads; false if none of them is taken.
    let drop: @MainActor ([Any]) -> Bool

    init(accepts: @escaping @MainActor (Any) -> Bool, drop: @escaping @MainActor ([Any]) -> Bool) {
        typeName = "Any"
        self.accepts = accepts
        self.drop = drop
    }

    init<Payload: Transferable>(_ type: Payload.Type, _ action: @escaping @MainActor ([Payload]) -> Bool) {
        // By its own name: describing it would look into it as into any value.
        typeName = _typeName(type, qualified: false)
        accepts = { Payload.accepting($0) != nil }
        drop = { payloads in
            let taken = payloads.compactMap { Payload.accepting($0) }
            return taken.isEmpty ? false : action(taken)
        }
    }
}

extension TabRecord {
    mutating func add(_ target: DropTarget) {
        drops.append(target)
        declaration.acceptedPayloads.append(target.typeName)
    }
}

extension SectionRecord {
    mutating func add(_ target: DropTarget) {
        drops.append(target)
        declaration.acceptedPayloads.append(target.typeName)
    }
}

/// Drops values on a tab that takes them: the person chooses which (N48).
@MainActor public struct DropOnTab {
    weak var navigator: Navigator?

    /// Lists the tabs that take a payload; choosing one drops it there.
    ///
    /// - Returns: false if no tab takes it.
    @discardableResult public func callAsFunction(_ payload: Any) -> Bool {
        navigator?.chooseDrop(payload) ?? false
    }
}

private struct DropOnTabKey: EnvironmentKey {
    static var defaultValue: DropOnTab { MainActor.assumeIsolated { DropOnTab(navigator: nil) } }
}

private struct TabBarPlacementKey: EnvironmentKey {
    static let defaultValue: TabBarPlacement? = nil
}

private struct ShowsSectionsKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SidebarAvailableKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Drops values on a tab of the tab view around.
    public var dropOnTab: DropOnTab {
        get { self[DropOnTabKey.self] }
        set { self[DropOnTabKey.self] = newValue }
    }

    /// Where the bar of the tab view around stands; nil outside of one.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }

    /// Whether the tab view around shows what its sections hold, as a sidebar does.
    public internal(set) var isTabBarShowingSections: Bool {
        get { self[ShowsSectionsKey.self] }
        set { self[ShowsSectionsKey.self] = newValue }
    }

    /// Whether the tab view around has a sidebar at some width.
    public internal(set) var isTabViewSidebarAvailable: Bool {
        get { self[SidebarAvailableKey.self] }
        set { self[SidebarAvailableKey.self] = newValue }
    }
}
