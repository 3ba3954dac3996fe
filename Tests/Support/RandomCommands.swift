// Random commands: every kind, on items that are declared and on some that are not.

public import TabNavigation

extension SeededGenerator {
    /// An identity that a random outline may declare.
    public mutating func itemID() -> ItemID {
        switch number(0...9) {
        case 0: "search"
        case 1: "unknown"
        case 2...3: ItemID("s\(number(0...4))")
        case 4: ItemID("r\(number(0...2))-\(number(0...6))")
        default: ItemID("t\(number(0...19))")
        }
    }

    /// Any command.
    public mutating func command() -> NavigationCommand {
        switch number(0...9) {
        case 0...2: selecting()
        case 3: listing()
        case 4: presenting()
        case 5...7: customizing()
        default: editing()
        }
    }

    private mutating func selecting() -> NavigationCommand {
        switch number(0...8) {
        case 0...2: .choose(itemID())
        case 3: .select(itemID())
        case 4: .digit(number(-1...10))
        case 5...6: .neighbor(step())
        case 7: .springLoad(itemID())
        default: once(in: 2) ? .cancelSearch : .runAction(section: itemID(), action: "0")
        }
    }

    private mutating func listing() -> NavigationCommand {
        switch number(0...7) {
        case 0...1: .openList(once(in: 2) ? .more : .section(itemID()))
        case 2: .moveCursor(number(-3...3))
        case 3: .setCursor(.item(itemID()))
        case 4: .chooseCursor
        case 5: .filter(once(in: 2) ? "" : "t")
        case 6: .closeList
        default: .back
        }
    }

    private mutating func presenting() -> NavigationCommand {
        switch number(0...5) {
        case 0...2: .present(presentation())
        case 3: .toggleSidebar
        case 4: .setExpanded(itemID(), once(in: 2))
        default: .setAllExpanded(once(in: 2))
        }
    }

    /// Any form, with any number of slots.
    public mutating func presentation() -> Presentation {
        Presentation(pick(NavigationForm.allCases, or: .sidebar), slots: number(0...6))
    }

    /// A command that may change the customization at once.
    public mutating func customizing() -> NavigationCommand {
        switch number(0...11) {
        case 0...1: .hide(itemID())
        case 2: .show(itemID())
        case 3: .toggleVisibility(itemID())
        case 4: .addToBar(itemID())
        case 5: .takeOffBar(itemID())
        case 6: .toggleBar(itemID())
        case 7...8: .move(itemID(), step(), area())
        case 9: once(in: 3) ? .reset(scope()) : .undo
        case 10: .undo
        default: .redo
        }
    }

    private mutating func editing() -> NavigationCommand {
        switch number(0...12) {
        case 0...1: .beginEditing
        case 2: once(in: 2) ? .done : .cancelEditing
        case 3...5: .lift(itemID(), area())
        case 6...7: .step(step())
        case 8...9: .drag(once(in: 2) ? .before(itemID(), area()) : .after(itemID(), area()))
        case 10: .dragOutside
        case 11: .drop
        default: .putBack
        }
    }

    private mutating func step() -> Step { once(in: 2) ? .back : .forward }

    private mutating func area() -> EditArea { once(in: 2) ? .list : .bar }

    private mutating func scope() -> ResetScope {
        switch number(0...4) {
        case 0: .order
        case 1: .visibility
        case 2: .all
        case 3: .sectionOrder
        default: .tabOrder(section: itemID())
        }
    }
}
