// What stands around tabs: footers of sections, what lies above the bottom bar, a bar that shrinks or hides, tips, actions,
// tabs that stand out, titles that are missing, selecting again.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct FurnitureTests {
    private func screen(_ columns: Int, _ rows: Int, _ view: some View) -> Screen {
        Screen(columns, rows, options: SessionOptions(display: Display(words: Words.english)), view)
    }

    struct Player: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        @State private var plays = 0
        var body: some View {
            HStack {
                Text(placement == .inline ? "Song" : "Now playing: Song")
                Spacer()
                Button("Play \(plays)") { plays += 1 }
            }
        }
    }

    struct Music: View {
        var behavior = TabBarMinimizeBehavior.onScrollDown
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") {
                    ScrollView {
                        VStack(alignment: .leading) { ForEach(0..<60) { Text("Line \($0)") } }
                    }
                }
                Tab("New", systemImage: "star") { Text("new") }.badge(2)
                Tab("Radio", systemImage: "radio") { Text("radio") }
                Tab(role: .search) { Text("find") }
            }
            .tabViewBottomAccessory { Player() }
            .tabBarMinimizeBehavior(behavior)
        }
    }

    @Test("The accessory stands above the bottom bar, in regular below the content", arguments: [(60, 24), (100, 24)])
    func accessory(columns: Int, rows: Int) {
        let screen = screen(columns, rows, Music())
        screen.matches("accessory-\(columns)x\(rows)")
        screen.click(on: "Play 0")
        #expect(screen.text.contains("Play 1"))
    }

    @Test(
        "Scrolling down leaves one line of the bar, with the accessory in it; scrolling up, or the bar, brings it back")
    func minimizing() {
        let screen = screen(60, 24, Music())
        screen.session.focus(.content)
        screen.draw()
        screen.press(.down)
        screen.press(.down)
        screen.matches("minimized-60x24")
        screen.click(on: "Play 0")
        #expect(screen.text.contains("Play 1"))
        screen.press(.pageUp)
        #expect(screen.text.contains("Now playing"))
        for _ in 0..<9 { screen.press(.pageDown) }
        #expect(!screen.text.contains("Now playing"))
        // At the end there is more room than before: nothing flickers.
        let still = screen.rows
        screen.draw()
        #expect(screen.rows == still, "\(still)")
        if let home = screen.tabPosition(of: "Home") { screen.click(home.column, home.row) }
        #expect(screen.text.contains("Radio"))
        #expect(screen.text.contains("Line 39"), "the bar came back, and nothing was scrolled")
        let fixed = self.screen(60, 24, Music(behavior: .never))
        fixed.session.focus(.content)
        fixed.press(.down)
        fixed.press(.down)
        #expect(fixed.text.contains("Radio"))
    }

    struct Hiding: View {
        @State private var isHidden = false
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") {
                    Button("Toggle") { isHidden.toggle() }
                        .toolbarVisibility(isHidden ? .hidden : .automatic, for: .tabBar)
                }
                Tab("Other", systemImage: "star") { Text("other page") }
            }
        }
    }

    @Test("The content hides the bar while it is shown; keys go on", arguments: [(60, 24), (100, 24)])
    func hiding(columns: Int, rows: Int) {
        let screen = screen(columns, rows, Hiding())
        screen.click(on: "Toggle")
        #expect(!screen.text.contains("Other"))
        screen.matches("hidden-bar-\(columns)x\(rows)")
        screen.press(.enter)
        #expect(screen.text.contains("Other"))
        screen.press(.enter)
        screen.type("2")
        #expect(screen.text.contains("other page"))
        #expect(screen.text.contains("Home"))
    }

    struct Shop: View {
        @State private var tip = true
        @State private var orders = 0
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("Orders: \(orders)") }.help("Where everything begins")
                Tab("Offers", systemImage: "tag") { Text("offers") }
                    .popover(isPresented: $tip) { Text("New: offers of the week") }
                TabAction("Order", systemImage: "plus") { orders += 1 }
                Tab("Basket", systemImage: "cart", role: .prominent) { Text("basket") }.badge(2)
                Tab("", systemImage: "") { Text("nameless") }.accessibilityLabel("Account")
                TabSection {
                    Tab("Bread", systemImage: "star") { Text("bread") }
                    Tab("Cake", systemImage: "star") { Text("cake") }
                } header: {
                    Label("Bakery", systemImage: "tray")
                } footer: {
                    Text("Open from seven in the morning until the bread is sold").dim()
                    Button("Way") { orders += 10 }
                }
                TabSection("Dairy") { Tab("Milk", systemImage: "star") { Text("milk") } }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("A tip, an action, a tab that stands out, a label for a title, a footer", arguments: [(60, 24), (100, 24)])
    func furniture(columns: Int, rows: Int) {
        let screen = screen(columns, rows, Shop())
        screen.matches("tip-\(columns)x\(rows)")
        screen.press(.escape)
        screen.matches("furniture-\(columns)x\(rows)")
        if let order = screen.tabPosition(of: "Order") { screen.click(order.column, order.row) }
        screen.type("1")
        #expect(screen.text.contains("Orders: 1"))
    }

    @Test("An action is not run by walking over it; Enter runs it, and the selection stays")
    func action() {
        let screen = screen(100, 24, Shop())
        screen.press(.escape)
        screen.press(.home)
        for _ in 0..<2 { screen.press(.down) }
        #expect(screen.text.contains("offers"))
        screen.press(.enter)
        #expect(screen.text.contains("offers"))
        screen.press(.home)
        #expect(screen.text.contains("Orders: 1"))
        screen.type("a")
        #expect(screen.text.contains("Where everything begins"))
    }

    @Test("A footer scrolls with its section and goes with its rows")
    func footer() {
        let screen = screen(100, 12, Shop())
        screen.press(.escape)
        screen.press(.end)
        #expect(screen.text.contains("Milk"))
        screen.matches("footer-100x12")
        screen.resize(100, 30)
        #expect(screen.text.contains("Open from seven"))
        screen.type("-")
        #expect(!screen.text.contains("Open from seven"))
    }

    @MainActor final class Log { var said: [String] = [] }

    struct Again: View {
        let log: Log
        @State private var selection = 0
        var body: some View {
            TabView(selection: $selection) {
                Tab("Plain", systemImage: "a", value: 0) { lines }
                Tab("Told", systemImage: "b", value: 1) { lines }.onReselect { log.said.append("told") }
                Tab("Vetoed", systemImage: "c", value: 2) { lines }.onReselect { true }
                Tab("Staying", systemImage: "d", value: 3) { lines }.reselection(scrollsToTop: false)
            }
        }

        private var lines: some View {
            ScrollView { VStack { ForEach(0..<60) { Text("Line \($0)") } } }
        }
    }

    @Test("N43, E1: selecting again scrolls to the top, unless the tab says otherwise")
    func reselection() {
        let log = Log()
        let screen = screen(100, 24, Again(log: log))
        for (digit, stays) in [("1", false), ("2", false), ("3", true), ("4", true)] {
            screen.type(digit)
            screen.press(.pageDown)
            #expect(!screen.text.contains("Line 1\n"))
            screen.type(digit)
            #expect(screen.rows.contains { $0.contains("Line 1 ") || $0.hasSuffix("Line 1") } != stays, "tab \(digit)")
        }
        #expect(log.said == ["told"])
    }

    struct Finder: View {
        @State private var text = ""
        @State private var selection = "home"
        let activation: TabSearchActivation
        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "home") { Text("home page") }
                Tab(value: "find", role: .search) { Text("found \(text)").searchable(text: $text) }
            }
            .tabViewSearchActivation(activation)
        }
    }

    @Test("N49: choosing the search tab focuses its field, where the app says so; Esc goes back to the tab before")
    func search() {
        let screen = screen(60, 24, Finder(activation: .searchTabSelection))
        screen.click(on: "Search")
        screen.type("ab")
        #expect(screen.text.contains("found ab"))
        screen.press(.escape)
        screen.press(.escape)
        screen.press(.escape)
        #expect(screen.text.contains("home page"))
        let calm = self.screen(60, 24, Finder(activation: .automatic))
        calm.click(on: "Search")
        calm.type("ab")
        #expect(!calm.text.contains("found ab"))
    }

    struct Searching: View {
        enum Place { case inside, other, around }
        let place: Place
        var hasTab = true
        @State private var text = ""
        @State private var selection = "home"
        var body: some View {
            let tabs = TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "home") {
                    if place == .other {
                        NavigationStack { Text("home \(text)").searchable(text: $text, prompt: "Look here") }
                    } else {
                        NavigationStack { Text("home \(text)") }
                    }
                }
                if hasTab {
                    Tab(value: "find", role: .search) {
                        if place == .inside {
                            NavigationStack { Text("found \(text)").searchable(text: $text, prompt: "Look here") }
                        } else {
                            NavigationStack { Text("found \(text)") }
                        }
                    }
                }
            }
            if place == .around { tabs.searchable(text: $text, prompt: "Look here") } else { tabs }
        }
    }

    @Test("A search field in the search tab, in another tab, around the tab view", arguments: [60, 100])
    func searchFields(columns: Int) {
        for (place, home, find) in [
            (Searching.Place.inside, false, true), (.other, true, false), (.around, false, true),
        ] {
            let screen = screen(columns, 24, Searching(place: place))
            #expect(screen.text.contains("Look here") == home, "\(place):\n\(screen.text)")
            screen.type("/")
            #expect(screen.text.contains("found"))
            #expect(screen.text.contains("Look here") == find, "\(place):\n\(screen.text)")
            guard find else { continue }
            screen.type("tern")
            #expect(screen.text.contains("found tern"), "\(place):\n\(screen.text)")
        }
        // Without a search tab every tab has it.
        let screen = screen(columns, 24, Searching(place: .around, hasTab: false))
        #expect(screen.text.contains("Look here"))
        screen.session.focusField()
        screen.draw()
        screen.type("tern")
        #expect(screen.text.contains("home tern"), "\(screen.text)")
    }

    struct Loading: View {
        @State private var isComplete = false
        @State private var selection = 7
        @State private var other = false
        var body: some View {
            TabView(selection: $selection) {
                Tab("Zero", systemImage: "a", value: 0) { Button("Done") { isComplete = true } }
                Tab("One", systemImage: "b", value: 1) { Button("Other") { other.toggle() } }
                Tab("Two", systemImage: "c", value: 2) { Text("two") }
            }
            .tabsAreComplete(isComplete)
            .compactTabs(other ? [1, 2] : [0, 1, 2])
        }
    }

    @Test("What is said about all tabs from outside takes effect without declaring them again")
    func saidFromOutside() {
        let screen = screen(60, 24, Loading())
        screen.type("2")
        screen.click(on: "Other")
        #expect(!screen.rows.suffix(4).joined().contains("Zero"))
        screen.click(on: "Other")
        #expect(screen.rows.suffix(4).joined().contains("Zero"))
    }
}
