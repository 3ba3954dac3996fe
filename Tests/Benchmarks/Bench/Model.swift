// The pure model alone, without a screen: how long each command takes at each number of tabs. What grows with the number
// of tabs shows here first.
import TabNavigation
import TestSupport

/// Bench model RUNS.
enum Model {
    private static let counts = [20, 1_000, 100_000, 1_000_000]

    static func run(_ runs: Int) -> [Record] {
        var records: [Record] = []
        print("\nthe model alone, µs a command\n" + Table.row("", counts.map { "\($0) tabs" }))
        let prepared = counts.map { NavigationState(outline($0)) }
        for (name, commands) in steps {
            var row: [String] = []
            for (count, state) in zip(counts, prepared) {
                let times = (0..<max(runs, 3)).map { _ in time(commands(count), state) }
                let record = Table.record("model of \(count) tabs", "TabNavigation", name + ", µs", times)
                records.append(record)
                row.append(Table.decimal(record.median))
            }
            print(Table.row(name, row))
        }
        return records
    }

    /// Commands that undo each other, so that they may be given as often as one likes.
    private static let steps: [(String, @Sendable (Int) -> [NavigationCommand])] = [
        ("choose", { [.choose(id($0 / 2)), .choose(id($0 - 1)), .choose(id(1))] }),
        ("select", { [.select(id($0 / 3)), .select(id(2))] }),
        ("digit", { _ in [.digit(1), .digit(2)] }),
        ("neighbor", { _ in [.neighbor(.forward), .neighbor(.back)] }),
        ("present", { _ in [.present(Presentation(.sidebar)), .present(Presentation(.bottomBar))] }),
        ("toggle sidebar", { _ in [.toggleSidebar, .toggleSidebar] }),
        ("expand", { _ in [.setExpanded("section", false), .setExpanded("section", true)] }),
        ("open list, move in it", { _ in [.openList(.more), .moveCursor(5), .moveCursor(-5), .closeList] }),
        ("hide, show", { [.hide(id($0 / 2)), .show(id($0 / 2))] }),
        ("move", { [.move(id($0 / 2), .forward, .list), .move(id($0 / 2), .back, .list)] }),
        ("undo, redo", { _ in [.undo, .redo] }),
        ("edit", { [.beginEditing, .lift(id($0 / 2), .list), .step(.forward), .putBack, .done] }),
    ]

    private static func id(_ number: Int) -> ItemID { ItemID("tab \(number)") }

    /// A section of so many tabs, made on demand as those of a long `ForEach` are.
    private static func outline(_ count: Int) -> TabOutline {
        let shared = TabDeclaration("shared", customizationID: "shared")
        let range = TabRange(
            name: "tabs", revision: 1, count: count, shared: shared, hasBadges: false,
            tab: { TabDeclaration(id($0), title: "Tab \($0)", customizationID: "tab \($0)") },
            indexOf: { number(of: $0.rawValue, below: count) },
            indexOfCustomizationID: { number(of: $0, below: count) })
        var section = SectionDeclaration("section", title: "Section")
        section.children = [.range(range)]
        return TabOutline([.section(section)])
    }

    private static func number(of name: String, below count: Int) -> Int? {
        Int(name.dropFirst(4)).flatMap { (0..<count).contains($0) ? $0 : nil }
    }

    /// Microseconds a command, of a thousand or as many as a tenth of a second has room for.
    private static func time(_ commands: [NavigationCommand], _ start: NavigationState) -> Double {
        var state = start
        let began = Clock.now
        var given = 0
        repeat {
            for command in commands { state.apply(command) }
            given += commands.count
        } while given < 1_000 && Clock.now - began < 100_000_000
        return Double(Clock.now - began) / 1e3 / Double(given)
    }
}
