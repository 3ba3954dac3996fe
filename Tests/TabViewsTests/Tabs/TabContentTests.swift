// The words of the tab family compile as people write them and mean what they say.
import FoundationEssentials
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct TabContentTests {
    enum Place: Hashable { case today, week, section(Int) }

    /// What some content declares.
    private func outline(_ items: [LoweredItem]) -> [OutlineItem] {
        TabTable(items, resolve: { _ in [MenuEntry(title: "Do", action: {})] }, onChange: {}).outline.items
    }

    private func lower<Value: Hashable>(
        _ type: Value.Type, @TabContentBuilder<Value> _ content: () -> some TabContent
    ) -> [OutlineItem] {
        outline(TabLowering.items(of: content()))
    }

    private func titles(_ items: [OutlineItem]) -> [String] {
        items.flatMap { item in
            switch item {
            case .tab(let tab): [tab.title]
            case .section(let section): ["[\(section.title)"] + titles(section.children) + ["]"]
            case .range(let range): (0..<min(3, range.count)).map { range.tab(at: $0).title }
            }
        }
    }

    @Test("Values are inferred through chained modifiers; more than ten children, if, switch and for")
    func builder() {
        let flag = true
        let place = Place.week
        let items = lower(Place.self) {
            Tab("Today", systemImage: "sun.max", value: .today) { Text("a") }
                .customizationID("today")
                .badge(3)
                .customizationBehavior(.reorderable, for: .sidebar)
            if flag { Tab("Week", systemImage: "calendar", value: .week) { Text("b") } }
            switch place {
            case .today: Tab("T", systemImage: "x", value: .today) { Text("c") }
            default: Tab("W", systemImage: "x", value: .section(0)) { Text("c") }
            }
            for index in 1...3 { Tab("For \(index)", systemImage: "x", value: .section(index)) { Text("d") } }
            TabSection("More") {
                ForEach([10, 11], id: \.self) { number in
                    Tab("Each \(number)", systemImage: "x", value: .section(number)) { EmptyView() }
                }
                Group {
                    Tab("G1", systemImage: "x", value: .section(20)) { Text("e") }
                    Tab("G2", systemImage: "x", value: .section(21)) { Text("f") }
                }
                .badge("new")
            }
            .sectionActions { Button("Do") {} }
            TabSection {
            } header: {
                Label("Empty", systemImage: "tray")
            }
            Tab("8", systemImage: "x", value: .section(30)) { Text("g") }
            Tab("9", systemImage: "x", value: .section(31)) { Text("g") }
            Tab("10", systemImage: "x", value: .section(32)) { Text("g") }
            Tab("11", systemImage: "x", value: .section(33)) { Text("g") }
        }
        #expect(
            titles(items) == [
                "Today", "Week", "W", "For 1", "For 2", "For 3", "[More", "Each 10", "Each 11", "G1", "G2", "]",
                "[Empty", "]", "8", "9", "10", "11",
            ])
        guard case .tab(let today) = items[0], case .section(let more) = items[6] else {
            Issue.record("no tab first, no section after the loop")
            return
        }
        #expect(today.badge == .number(3))
        #expect(today.behavior.sidebar == .reorderable)
        #expect(today.behavior.tabBar == nil)
        #expect(more.actions.map(\.title) == ["Do"])
    }

    @Test("Optional selections, roles and labels")
    func inits() {
        let items = lower(String?.self) {
            Tab("A", systemImage: "a", value: "a") { Text("a") }
            Tab("None", systemImage: "n", value: nil) { Text("n") }
            Tab(value: "s", role: .search) { Text("s") }
            Tab(value: "l") {
                Text("l")
            } label: {
                Label("Labelled", systemImage: "tag")
            }
        }
        #expect(titles(items) == ["A", "None", "", "Labelled"])
        guard case .tab(let labelled) = items[3] else {
            Issue.record("another kind of item")
            return
        }
        #expect(labelled.symbol == "tag")
        #expect(labelled.id == "l")
        let own = lower(Never.self) {
            Tab("One", systemImage: "1.circle") { Text("1") }
            Tab(role: .search) { Text("s") }
            Tab("One", image: "one") { Text("2") }
        }
        guard case .tab(let first) = own[0], case .tab(let second) = own[2] else {
            Issue.record("another kind of item")
            return
        }
        #expect(first.id != second.id)
    }

    struct Walks: TabContent {
        var body: some TabContent<Int> {
            Tab("W1", systemImage: "w", value: 1) { Text("1") }
            AnyTabContent(Tab("W2", systemImage: "w", value: 2) { Text("2") })
        }
    }

    /// As short as such a type can be: nothing but a body.
    struct Minimal: TabContent {
        var body: some TabContent<String> { Tab("A", systemImage: "folder", value: "a") { Text("x") } }
    }

    @Test("A type of one's own needs no more than a body")
    func minimal() {
        #expect(titles(lower(String.self) { Minimal() }) == ["A"])
    }

    @Test("People write their own groups; Apple's hidden(false) hides nothing")
    func ownContent() {
        let items = lower(Int.self) { Walks().hidden(false).tabPlacement(.sidebarOnly) }
        #expect(titles(items) == ["W1", "W2"])
        guard case .tab(let tab) = items[0] else {
            Issue.record("another kind of item")
            return
        }
        #expect(!tab.isHidden)
        #expect(tab.placement == .sidebarOnly)
    }

    @Test("N51: 100,000 tabs stay a range, and nothing is made of them until they are seen")
    func range() {
        var made = 0
        let items = lower(Int.self) {
            TabSection("Many") {
                ForEach(0..<100_000, id: \.self) { number in
                    let _ = made += 1
                    Tab("Tab \(number)", systemImage: "doc", value: number) { Text("\(number)") }
                        .customizationID("id\(number)")
                }
            }
        }
        #expect(made <= 1)
        guard case .section(let section) = items[0], case .range(let range) = section.children[0] else {
            Issue.record("no range")
            return
        }
        #expect(range.count == 100_000)
        #expect(range.tab(at: 77_777).title == "Tab 77777")
        #expect(made < 10)
    }

    @Test("A range with a modifier that can differ knows its exceptions")
    func exceptions() {
        let items = lower(Int.self) {
            ForEach(0..<1000, id: \.self) { number in
                Tab("\(number)", systemImage: "doc", value: number) { EmptyView() }.disabled(number % 100 == 7)
            }
        }
        guard case .range(let range) = items[0] else {
            Issue.record("another kind of item")
            return
        }
        #expect(range.exceptions == (0..<10).map { $0 * 100 + 7 })
    }

    @Test("Drops are taken by kind, refused otherwise (N48)")
    func drops() {
        var taken: [String] = []
        let items = TabLowering.items(
            of: Tab("A", systemImage: "a", value: 1) { EmptyView() }
                .dropDestination(for: String.self) { (words: [String]) in
                    taken += words
                    return true
                })
        guard case .tab(let record) = items[0] else {
            Issue.record("another kind of item")
            return
        }
        #expect(record.drops[0].accepts("x"))
        #expect(!record.drops[0].accepts(3))
        #expect(record.drops[0].drop(["x", 4]))
        #expect(taken == ["x"])
    }

    @Test("TabViewCustomization is Codable; resets are independent (N31)")
    func customization() throws {
        var value = TabViewCustomization()
        #expect(value.tabBarOrder == nil)
        value.tabBarOrder = ["b", "a"]
        value.sectionOrder = ["s"]
        value[tab: "a"].sidebarVisibility = .hidden
        value[section: "s"].tabOrder = ["y", "x"]
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == value)
        var other = value
        other.resetVisibility()
        #expect(other[tab: "a"].sidebarVisibility == .automatic)
        #expect(other.tabBarOrder == ["b", "a"])
        other.resetTabOrder()
        #expect(other.tabBarOrder == nil)
        #expect(other.sectionOrder == ["s"])
        other.reset()
        #expect(other == TabViewCustomization())
    }
}
