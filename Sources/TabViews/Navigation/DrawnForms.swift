// What a frame has put on the screen of the navigation: the layouts that the mouse is tested against until the next one.

import TabNavigation
import TerminalScreen

/// The layouts of the last frame.
struct DrawnForms {
    /// The form that was drawn.
    var form = NavigationForm.bottomBar
    var size = Size.zero
    var sidebar: SidebarLayout?
    var topBar: TopBarLayout?
    var bottomBar: BottomBarLayout?
    var list: ListLayout?
    /// The list of the top bar that has dropped down.
    var popup: ListLayout?
    var edit: EditLayout?
    /// Edit, back and whatever else stands in the title line.
    var titleSlots: [FormSlot] = []
    /// Where the content was drawn.
    var content = Rect.zero

    /// What lies under a point: overlapping parts first.
    func target(at point: Point) -> FormTarget? {
        if let popup, let target = popup.slots.target(at: point) { return target }
        if let edit, let target = edit.target(at: point) { return target }
        if let sidebar, let target = sidebar.target(at: point) { return target }
        if let list, let target = list.target(at: point) { return target }
        if let target = topBar?.target(at: point) ?? bottomBar?.target(at: point) { return target }
        return titleSlots.target(at: point)
    }
}
