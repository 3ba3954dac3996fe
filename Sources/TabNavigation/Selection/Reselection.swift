// What selecting the selected tab again asks for (N43). Paths and scrolling live with the content; this is only the rule.

/// What to do when the selected tab is selected again.
public enum Reselection: Hashable, Sendable {
    /// Pop the navigation path to its root.
    case popToRoot
    /// Scroll to the top.
    case scrollToTop
    /// The app has vetoed it.
    case nothing
}

extension TabDeclaration {
    /// What selecting the tab again asks for (N43).
    /// - Parameter pathIsEmpty: Whether its navigation path is at the root already.
    public func reselection(pathIsEmpty: Bool) -> Reselection {
        if pathIsEmpty { return scrollsOnReselection ? .scrollToTop : .nothing }
        return popsOnReselection ? .popToRoot : .nothing
    }
}
