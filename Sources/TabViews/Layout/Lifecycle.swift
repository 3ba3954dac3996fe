// What happens when views come, go and change; and who they are.
public import Observation
import TerminalScreen

extension View {
    /// Does something when this view comes onto the screen.
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        keeping { context, elements in
            let appearance = context.storage { Appearance() }
            appearance.onAppear = action
            context.note(appearance)
            return elements
        }
    }

    /// Does something when this view goes from the screen.
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        keeping { context, elements in
            let appearance = context.storage { Appearance() }
            appearance.onDisappear = action
            context.note(appearance)
            return elements
        }
    }

    /// Does work for as long as this view is on the screen.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Does work for as long as this view is on the screen, and begins again when a value changes.
    public func task(
        id: some Equatable, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        keeping { context, elements in
            let appearance = context.storage { Appearance() }
            appearance.work = action
            appearance.workID = id
            appearance.priority = priority
            context.note(appearance)
            return elements
        }
    }

    /// Does something when a value has become another.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> some View {
        keeping { context, elements in
            var isNew = false
            let last = context.storage {
                isNew = true
                return LastValue(value)
            }
            let old = last.value
            if old != value || (isNew && initial) {
                last.value = value
                context.afterFrame { action(old, value) }
            }
            return elements
        }
    }

    /// Does something when a value has become another.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Does something when a value has become another.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    /// Gives this view an identity: with another id it is another view, with state of its own.
    public func id(_ id: some Hashable) -> some View {
        IdentityModifier(content: self, id: AnyHashable(id))
    }

    /// The value that a selection knows this view by.
    public func tag(_ tag: some Hashable) -> some View {
        wrapping { element, _ in TagElement(content: element, tag: AnyHashable(tag)) }
    }

    /// Hands a value down to this view and those inside.
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        handingDown { $0[keyPath: path] = value }
    }

    /// Hands a model down to this view and those inside.
    public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
        handingDown { $0.setObject(model, Model.self) }
    }

    /// Accepted: a terminal has no unsafe edges.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// What this says in words, where it stands in a menu or the help.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { saying(Text(label).plain) }
    /// What this says in words, where it stands in a menu or the help.
    public func accessibilityLabel(_ label: Text) -> some View { saying(label.plain) }
    /// What this says in words, where it stands in a menu or the help.
    @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View {
        saying(String(label))
    }
    /// Leaves this out of what is said in words; it is drawn all the same.
    public func accessibilityHidden(_ isHidden: Bool) -> some View { saying(isHidden ? "" : nil) }

    private func saying(_ words: String?) -> some View {
        wrapping { element, _ in words.map { SayingElement(content: element, words: $0) } ?? element }
    }
}

/// Parts of the screen where something else may cover it; accepted, a terminal has none.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit per part.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: 3)
    /// Edges and keyboards.
    public static let container = SafeAreaRegions(rawValue: 1), keyboard = SafeAreaRegions(rawValue: 2)
}

/// Content that says something else in words than it shows.
struct SayingElement: WrappingElement {
    let content: any Element
    let words: String
}

@MainActor private final class LastValue<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@MainActor struct IdentityModifier<Content> {
    let content: Content
    let id: AnyHashable
}

extension IdentityModifier: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        content.elements(in: context.child(id: id))
    }
}

struct TagElement: WrappingElement {
    let content: any Element
    let tag: AnyHashable

    var row: RowTraits {
        var row = content.row
        row.tag = tag
        return row
    }
}
