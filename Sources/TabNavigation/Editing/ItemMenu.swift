// An item's own menu: the deliberate commands that apply to it, at any time and in every form (N36).

/// An entry of an item's menu.
public struct ItemMenuEntry: Equatable, Sendable {
    /// What an entry does; the words come from a catalogue, a section action's from its declaration.
    public enum Kind: Equatable, Sendable {
        /// Hides it everywhere.
        case hide
        /// Shows it again.
        case show
        /// Moves it one place towards the start.
        case moveUp
        /// Moves it one place towards the end.
        case moveDown
        /// Adds it to the bar.
        case addToBar
        /// Takes it off the bar.
        case takeOffBar
        /// Collapses the section.
        case collapse
        /// Expands the section.
        case expand
        /// Runs a section's action.
        case action(SectionAction)
    }

    /// What it does.
    public var kind: Kind
    /// What to apply.
    public var command: NavigationCommand

    /// Whether it runs an action of a section.
    public var isAction: Bool {
        if case .action = kind { true } else { false }
    }
}
