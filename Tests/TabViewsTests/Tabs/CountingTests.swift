// How much is done, counted in calls and never in time: which builders and bodies a change evaluates, how many tabs are made
// for a frame (N51).
import Observation
import TabNavigation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor struct CountingTests {
    @MainActor final class Counts {
        var builder = 0
        var around = 0
        var pages: [String: Int] = [:]
        var made = 0
        var headers = 0
        var footers = 0

        var all: [Int] { [builder, around, headers, footers] + pages.sorted { $0.key < $1.key }.map(\.value) }
    }

    @MainActor @Observable final class Model {
        var badge = 1
        var name = "One"
    }

    struct Page: View {
        let name: String
        let counts: Counts
        var body: some View {
            let _ = counts.pages[name, default: 0] += 1
            Text("\(name) page")
        }
    }

    struct Shell: View {
        let counts: Counts
        let model: Model
        @State private var selection = "one"

        var body: some View {
            let _ = counts.around += 1
            TabView(selection: $selection) {
                let _ = counts.builder += 1
                Tab(model.name, systemImage: "a", value: "one") { Page(name: "one", counts: counts) }
                    .badge(model.badge)
                Tab("Two", systemImage: "b", value: "two") { Page(name: "two", counts: counts) }
                TabSection {
                    Tab("Three", systemImage: "c", value: "three") { Page(name: "three", counts: counts) }
                } header: {
                    let _ = counts.headers += 1
                    Text("Part")
                } footer: {
                    let _ = counts.footers += 1
                    Text("Footer")
                }
                .sectionActions { Button("Do") {} }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("A selection change evaluates no builder, and only the page that is shown first", arguments: [60, 100])
    func selection(columns: Int) {
        let counts = Counts()
        let screen = Screen(columns, 24, Shell(counts: counts, model: Model()))
        let start = counts.all
        #expect(counts.builder == 1)
        #expect(counts.pages == ["one": 1])
        screen.type("2")
        #expect(screen.text.contains("two page"))
        screen.type("3")
        #expect(counts.pages == ["one": 1, "two": 1, "three": 1])
        for _ in 0..<5 { screen.type("123[]") }
        #expect(counts.all == start + [1, 1], "nothing is evaluated a second time")
        screen.resize(columns, 30)
        screen.type("s")
        #expect(counts.builder == 1)
        #expect(counts.around == 1)
        #expect(counts.pages == ["one": 1, "two": 1, "three": 1])
    }

    @Test("A change of size is drawn once, whatever form it leads to, and asks for no picture beside that")
    func sizes() async {
        let screen = Screen(100, 24, Shell(counts: Counts(), model: Model()))
        var asked = 0
        screen.session.onChange = { asked += 1 }
        for columns in [60, 61, 100, 40, 120, 20] {
            let passes = screen.session.tree.frame
            screen.resize(columns, 24)
            #expect(screen.session.tree.frame == passes + 1, "\(columns) columns")
        }
        await screen.settle()
        #expect(asked == 0)
    }

    @Test("A model change evaluates the builder that has read it, once, and no page")
    func model() async {
        let (counts, model) = (Counts(), Model())
        let screen = Screen(100, 24, Shell(counts: counts, model: model))
        model.badge = 2
        model.name = "Uno"
        await screen.settle()
        #expect(screen.text.contains("Uno"))
        #expect(counts.builder == 2)
        #expect(counts.around == 1)
    }

    @Test("What is made for a frame depends on what is seen, not on how many tabs there are", arguments: [60, 100])
    func rows(columns: Int) {
        func made(_ count: Int, _ keys: (Screen) -> Void) -> [Int] {
            let counts = Counts()
            let screen = Screen(
                columns, 24,
                TabView {
                    TabSection("Many") {
                        ForEach(0..<count, id: \.self) { number in
                            let _ = counts.made += 1
                            Tab("Tab \(number)", systemImage: "a") { Text("Page \(number)") }.customizationID(
                                "\(number)")
                        }
                    }
                }
                .tabViewStyle(.sidebarAdaptable))
            let start = counts.made
            counts.made = 0
            keys(screen)
            return [start, counts.made]
        }
        func keys(_ screen: Screen) {
            for _ in 0..<30 { screen.press(.down) }
            screen.type("]]][[")
            screen.type("1")
            screen.press(.end)
            screen.resize(columns + 10, 30)
        }
        let few = made(1_000, keys)
        let many = made(100_000, keys)
        #expect(few[0] <= 60, "\(few)")
        #expect(few == many)
    }

    @Test("An index over a run takes fewer than 24 bytes a tab, and is not there before it is needed")
    func indexBytes() {
        let count = 100_000
        let source = RangeSource(count: count, elementID: { AnyHashable("key \($0)") }) { index in
            TabRecord(title: "", symbol: "", value: AnyHashable("key \(index)"), role: nil) { AnyView(EmptyView()) }
        }
        #expect(source.index(ofValue: "key 5") == 5)
        #expect(source.indexBytes < 1_000)
        #expect(source.index(ofValue: "key 99999") == 99_999)
        #expect(source.index(ofValue: "key 100000") == nil)
        #expect(source.index(ofValue: "key 50000") == 50_000)
        #expect(source.indexBytes < 24 * count)
    }

    @Test("An index finds what a dictionary finds, of equal keys the first", arguments: Seeds.some(20))
    func indexFinds(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let keys = (0..<random.number(0...200)).map { _ in random.number(0...150) }
        let index = GrowingIndex<Int>()
        var repeated: [Int] = []
        for _ in 0..<60 {
            let wanted = random.number(0...160)
            let found = index.index(of: wanted, count: keys.count, key: { keys[$0] }, onRepeat: { repeated.append($0) })
            #expect(found == keys.firstIndex(of: wanted))
        }
        #expect(repeated.allSatisfy { keys.firstIndex(of: keys[$0]) != $0 })
        #expect(Set(repeated).count == repeated.count)
    }

    @Test("Footers are made where they are seen")
    func footers() {
        var made = 0
        let screen = Screen(
            100, 20,
            TabView {
                ForEach(0..<200, id: \.self) { number in
                    TabSection {
                        Tab("Tab \(number)", systemImage: "a") { Text("\(number)") }
                    } header: {
                        Text("Section \(number)")
                    } footer: {
                        let _ = made += 1
                        Text("Footer \(number)")
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable))
        #expect(screen.text.contains("Footer 3"))
        #expect(made < 12)
    }
}
