// What changes the picture and not the place: resizes, the sidebar's toggle, expanding and collapsing (N4, N6, N17, N48).

extension NavigationState {
    /// A resize changes what is on the screen and nothing else; no event is sent (N6).
    mutating func present(_ presentation: Presentation) -> CommandResult {
        guard presentation != self.presentation else { return .refused(.noChange) }
        self.presentation = presentation
        return CommandResult()
    }

    mutating func toggleSidebar() -> CommandResult {
        if options.forcedForm != nil { return .refused(.formIsForced) }
        if presentation.form == .bottomBar { return .refused(.noSidebarInCompact) }
        if options.style == .tabBarOnly { return .refused(.noSidebarInThisStyle) }
        let hides = presentation.form == .sidebar
        hidesSidebar = hides
        presentation.form = hides ? .topBar : .sidebar
        return CommandResult(
            events: [.sidebarChanged(isHidden: hides)], announcement: hides ? .sidebarHidden : .sidebarShown)
    }

    mutating func setExpanded(_ id: ItemID, _ isExpanded: Bool) -> CommandResult {
        guard let number = table.sectionNumber(of: id), table.sections[number].declaration.appearance != .inline else {
            return .refused(.notASection(id))
        }
        guard self.isExpanded(section: number) != isExpanded else { return .refused(.noChange) }
        expansion[id] = isExpanded
        return CommandResult(
            events: [.expansionChanged(id, isExpanded: isExpanded)],
            announcement: isExpanded ? .expanded(id) : .collapsed(id))
    }

    mutating func setAllExpanded(_ isExpanded: Bool) -> CommandResult {
        var events: [NavigationEvent] = []
        for section in table.sections { events += setExpanded(section.declaration.id, isExpanded).events }
        return events.isEmpty ? .refused(.noChange) : CommandResult(events: events)
    }

    /// A payload that rests on a header expands it, on a tab opens it (N48).
    mutating func springLoad(_ id: ItemID) -> CommandResult {
        if table.sectionNumber(of: id) != nil { return setExpanded(id, true) }
        return select(id)
    }
}
