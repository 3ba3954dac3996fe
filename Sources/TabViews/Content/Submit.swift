// `onSubmit`: what Enter does in a text field.

/// Kinds of fields in which Enter submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The field of `searchable`.
    public static let search = SubmitTriggers(rawValue: 2)
}

private struct SubmitKey: EnvironmentKey {
    static let defaultValue: (@MainActor (SubmitTriggers) -> Bool)? = nil
}

extension EnvironmentValues {
    /// What Enter does in a field of a kind; returns whether it did anything.
    var submit: (@MainActor (SubmitTriggers) -> Bool)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

extension View {
    /// Does something when Enter is pressed in a field here.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
        handingDown { values in
            let outer = values.submit
            values.submit = { kind in
                let isMeant = !triggers.isDisjoint(with: kind)
                if isMeant { action() }
                return outer?(kind) == true || isMeant
            }
        }
    }
}
