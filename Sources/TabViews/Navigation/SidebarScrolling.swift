// Where the sidebar is scrolled to as the window changes (N6, N20): another size shows the row of the cursor, starting
// from where the person left the sidebar, so that going back to the old size is going back to the old place, and a walk
// of sizes ends where a start at the last of them would.

import TerminalScreen

extension Navigator {
    /// From where the next frame's sidebar is laid out.
    func placeOfSidebar(at size: Size) -> SidebarPlace {
        guard sidebarPlace.reveal == nil, size != sidebarSize else { return sidebarPlace }
        var place = sidebarRest?.place ?? SidebarPlace()
        if sidebarRest?.size != size { place.reveal = sidebarCursor }
        return place
    }

    /// Notes where the sidebar stands in this frame.
    func sidebarStands(at place: SidebarPlace, _ size: Size) {
        if sidebarPlace.reveal != nil { sidebarRest = (place, size) }
        sidebarPlace = place
        sidebarSize = size
    }
}
