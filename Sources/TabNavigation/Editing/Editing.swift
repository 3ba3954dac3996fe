// Edit mode's commands: entering and leaving, lifting, stepping, dragging and dropping (N36–N40).

extension NavigationState {
    mutating func beginEditing() -> CommandResult {
        guard options.allowsCustomization else { return .refused(.customizationUnavailable) }
        guard edit == nil else { return .refused(.alreadyEditing) }
        edit = EditSession(original: customization)
        return CommandResult(events: closingList() + [.willBeginEditing], announcement: .editingBegan)
    }

    /// Leaves edit mode; what is lifted goes back to where it was.
    mutating func endEditing(keepingChanges: Bool) -> CommandResult {
        guard let session = edit else { return .refused(.notEditing) }
        var result = CommandResult(announcement: keepingChanges ? .editingDone : .editingCancelled)
        if session.lift != nil {
            edit?.lift = nil
            rebuild()
        }
        if !keepingChanges, session.original != customization {
            result.events += commit(session.original, nil, isForced: true).events
        }
        edit = nil
        result.events.append(.didEndEditing)
        result.events += changes(from: session.original)
        return result
    }

    mutating func lift(_ id: ItemID, _ area: EditArea) -> CommandResult {
        guard let session = edit else { return .refused(.notEditing) }
        if let lift = session.lift { return .refused(.somethingLifted(lift.id)) }
        guard let index = index(of: id) else { return .refused(.unknownItem(id)) }
        if let obstacle = movingObstacle(index, id, area) { return .refused(obstacle) }
        guard let place = place(of: id, area) else { return .refused(.cannotMove(id)) }
        edit?.lift = Lift(id: id, container: place.container, origin: place.container, working: customization)
        return CommandResult(
            announcement: .lifted(id, position: place.position, of: place.count, in: place.container))
    }

    mutating func stepLifted(_ step: Step) -> CommandResult {
        guard let lift = edit?.lift else { return .refused(.nothingLifted) }
        switch moving(lift.id, step, lift.area, in: lift.working, plan) {
        case .failure(let refusal): return .refused(refusal)
        case .success(let new): return hold(new, in: lift.container)
        }
    }

    /// Holds the lifted item beside another: of its own list, or of the bar, which it then joins (N28).
    mutating func drag(to place: DropPlace) -> CommandResult {
        guard let lift = edit?.lift else { return .refused(.nothingLifted) }
        guard let index = index(of: lift.id) else { return .refused(.unknownItem(lift.id)) }
        guard let anchor = self.index(of: place.anchor) else { return .refused(.unknownItem(place.anchor)) }
        let container = line(of: anchor, place.area, in: plan).order.container
        guard container == lift.origin || container == .bar else {
            return .refused(.notInContainer(lift.id, container))
        }
        guard allowsMoving(table.traits(at: index), container == .bar ? .bar : .list) else {
            return .refused(.cannotMove(lift.id))
        }
        var base = customization
        if container == .bar, !makePlan(customization).bar(presentation.form).contains(index) {
            switch settingOnBar(index, lift.id, true, in: customization) {
            case .failure(let refusal): return .refused(refusal)
            case .success(let added): base = added
            }
        }
        guard let new = moving(index, beside: place, in: base, makePlan(base)) else {
            return .refused(.notInContainer(lift.id, container))
        }
        return hold(new, in: container)
    }

    mutating func dragOutside() -> CommandResult {
        guard let lift = edit?.lift else { return .refused(.nothingLifted) }
        edit?.lift?.working = customization
        edit?.lift?.container = lift.origin
        edit?.lift?.isOutside = true
        rebuild()
        return CommandResult()
    }

    /// Draws a customization without saving it.
    private mutating func hold(_ working: TabCustomization, in container: OrderContainer) -> CommandResult {
        edit?.lift?.working = working
        edit?.lift?.container = container
        edit?.lift?.isOutside = false
        rebuild()
        guard let lift = edit?.lift, let place = place(of: lift.id, lift.area) else { return CommandResult() }
        return CommandResult(
            announcement: .moved(lift.id, position: place.position, of: place.count, in: place.container))
    }

    /// Drops what is lifted; where that cannot be kept, it goes back to where it was (N38).
    mutating func drop() -> CommandResult {
        guard let lift = edit?.lift else { return .refused(.nothingLifted) }
        if lift.isOutside { return putBack() }
        let place = place(of: lift.id, lift.area)
        var result = CommandResult()
        if lift.working != customization {
            // It is committed from what was there before the lift.
            let back = putBack()
            result = commit(lift.working, nil)
            if !result.isDone { return back }
        }
        edit?.lift = nil
        result.announcement = place.map { .dropped(lift.id, position: $0, of: $1, in: $2) }
        return result
    }

    mutating func putBack() -> CommandResult {
        guard let lift = edit?.lift else { return .refused(.nothingLifted) }
        edit?.lift = nil
        rebuild()
        return CommandResult(announcement: .putBack(lift.id))
    }

    /// Puts back what is lifted when it, or the list it is held in, has gone (N38).
    ///
    /// The plan is made anew after it.
    mutating func cancelLostLift() -> [NavigationEvent] {
        guard let lift = edit?.lift else { return [] }
        table.prepare(for: lift.id)
        if let index = table.index(of: lift.id), !table.traits(at: index).contains(.isHidden) {
            guard case .section(let id) = lift.container, table.customizationIDs[id] == nil else { return [] }
        }
        edit?.lift = nil
        return [.liftCancelled(lift.id)]
    }
}

extension Lift {
    /// The area that it is held in.
    var area: EditArea { container == .bar ? .bar : .list }
}

extension NavigationPlan {
    func bar(_ form: NavigationForm) -> IndexRanges { form == .bottomBar ? shown.bottom : shown.top }
}
