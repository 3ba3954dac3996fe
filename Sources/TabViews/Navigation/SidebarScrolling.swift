// Where the sidebar is scrolled to as the window or the rows change (N6, N20, N42b): another size shows the row of the
// cursor, starting from where the person left the sidebar, so that going back to the old size is going back to the old
// place, and a walk of sizes ends where a start at the last of them would. Rows that arrive are like another size.

import TerminalScreen

extension Navigator {
    /// From where the next frame's sidebar is laid out.
    func placeOfSidebar(at size: Size) -> SidebarPlace {
        guard sidebarPlace.reveal == nil, size != sidebarSize else { return sidebarPlace }
        var place = sidebarRest?.place ?? SidebarPlace()
        if sidebarRest?.size != size { place.reveal = sidebarCursor }
        return place
    }

    /// Has the row of the cursor stay in view, if it is, whatever arrives above it.
    func rowsArrive() {
        guard sidebarPlace.reveal == nil, let sidebarCursor, drawn.sidebar?.rect(of: sidebarCursor) != nil else {
            return
        }
        sidebarRest?.size = nil
        sidebarSize = nil
    }

    /// Notes where the sidebar stands in this frame.
    func sidebarStands(at place: SidebarPlace, _ size: Size) {
        if sidebarPlace.reveal != nil { sidebarRest = (place, size) }
        sidebarPlace = place
        sidebarSize = size
    }
}
