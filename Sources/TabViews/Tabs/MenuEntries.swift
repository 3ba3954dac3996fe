// The buttons in a view, as entries of a menu: section actions and context menus are written as views.

/// Finds the buttons in a view.
@MainActor enum MenuEntries {
    /// All buttons of a view, in order.
    static func entries(of view: some View, in context: ViewContext) -> [MenuEntry] {
        view.elements(in: context).flatMap { entries(of: $0) }
    }

    private static func entries(of element: any Element) -> [MenuEntry] {
        element.row.menu
    }
}
