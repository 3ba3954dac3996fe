// What is dropped on a tab, in UIKit's words. A payload stays in the process: it is handed over as a value.
public import TabViews

/// Something that is dropped.
@MainActor public final class UIDragItem {
    /// The value itself.
    public let localObject: Any?

    /// An item that carries a value.
    public init(localObject: Any?) { self.localObject = localObject }
}

/// What the person has in the hand, and drops.
@MainActor public protocol UIDropSession: AnyObject {
    /// The items.
    var items: [UIDragItem] { get }
}

extension UIDropSession {
    /// Whether an item can be taken as a value of a kind.
    public func canLoadObjects<Payload: Transferable>(ofClass kind: Payload.Type) -> Bool {
        !values(of: kind).isEmpty
    }

    /// Takes the items that are values of a kind.
    /// - Parameters:
    ///   - kind: the type of the values.
    ///   - completion: is given them, before this returns.
    public func loadObjects<Payload: Transferable>(ofClass kind: Payload.Type, completion: ([Payload]) -> Void) {
        completion(values(of: kind))
    }

    private func values<Payload: Transferable>(of kind: Payload.Type) -> [Payload] {
        var values: [Payload] = []
        for item in items {
            if let object = item.localObject, let value = Payload.accepting(object) { values.append(value) }
        }
        return values
    }
}

/// What dropping would do.
public enum UIDropOperation: Hashable, Sendable, CaseIterable {
    /// Nothing: the tab takes no such thing.
    case cancel
    /// Nothing: it is not allowed here.
    case forbidden
    /// The tab gets a copy.
    case copy
    /// The tab gets it, and the place where it was loses it.
    case move

    /// Whether something would be dropped.
    var isAccepting: Bool { self == .copy || self == .move }
}

/// What is dropped in one go.
final class DropSession: UIDropSession {
    let items: [UIDragItem]

    init(_ payloads: [Any]) { items = payloads.map { UIDragItem(localObject: $0) } }
}
