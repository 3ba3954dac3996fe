// Long runs of tabs: how many tabs are made, how often data is asked, and that what a made tab has read is followed. What
// is counted are calls, never time (N51).
import Observation
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct TabRunTests {
    final class Counts {
        var made = 0
        var asked = 0
    }

    /// Names that find their own place, as documents in a folder do.
    struct Names: RandomAccessCollection, TabFinding {
        struct Name: Identifiable { let id: String }
        let folder: Int
        let endIndex: Int
        let counts: Counts

        var startIndex: Int { 0 }
        subscript(position: Int) -> Name { Name(id: "\(folder)/\(position)") }

        func position(ofTab id: String) -> Int? {
            counts.asked += 1
            let parts = id.split(separator: "/")
            guard parts.count == 2, parts[0] == "\(folder)" else { return nil }
            return Int(parts[1])
        }
    }

    private func folders(_ counts: Counts, count: Int, files: Int) -> some TabContent<String> {
        ForEach(0..<count, id: \.self) { folder in
            TabSection("Folder \(folder)") {
                ForEach(Names(folder: folder, endIndex: files, counts: counts)) { name in
                    let _ = counts.made += 1
                    Tab(name.id, systemImage: "doc", value: name.id) { Text(name.id) }.customizationID(name.id)
                }
            }
            .customizationID("folder \(folder)")
        }
    }

    private func table(_ counts: Counts, hints: RangeHints? = nil) -> TabTable {
        TabTable(
            TabLowering.items(of: folders(counts, count: 600, files: 60)), hints: hints, resolve: { _ in [] },
            onChange: {})
    }

    @Test("N51: of 600 sections of 60 tabs one tab each is made, and nothing is looked for")
    func lowering() {
        let counts = Counts()
        let table = table(counts)
        let state = NavigationState(table.outline)
        #expect(counts.made <= 601)
        // The first tab alone, which is selected.
        #expect(counts.asked <= 1)
        #expect(state.sidebarRows.count == 600 * 61)
        #expect(counts.made <= 601)
    }

    @Test("N51: a tab among 600 runs is found without making another; a second time without asking")
    func finding() throws {
        let counts = Counts()
        let table = table(counts, hints: RangeHints())
        var state = NavigationState(table.outline)
        counts.made = 0
        state.apply(.select("599/59"))
        #expect(state.selection == "599/59")
        #expect(table.id(of: "599/59") == "599/59")
        // Each run may be asked whether it is its own: the tab itself and the first of each run are all that is made.
        #expect(counts.made <= 601)
        #expect(counts.asked <= 1200)
        (counts.made, counts.asked) = (0, 0)
        for _ in 0..<10 {
            #expect(state.tab("599/59")?.title == "599/59")
            #expect(state.sidebarRows.position(of: .item("599/59")) == 600 * 61 - 1)
        }
        #expect(counts.made == 0)
        #expect(counts.asked == 0)
        #expect(state.tab("599/60") == nil)
        #expect(state.tab("600/0") == nil)
        #expect(state.tab("599/x") == nil)
    }

    @Test("N31: what was customized in a run is found by its key without making the tabs between")
    func customized() {
        let counts = Counts()
        let table = table(counts, hints: RangeHints())
        var customization = TabCustomization()
        customization[visibility: "300/30", .sidebar] = .hidden
        counts.made = 0
        let state = NavigationState(table.outline, customization: customization)
        #expect(state.sidebarRows.count == 600 * 61 - 1)
        #expect(!state.isShown("300/30"))
        #expect(counts.made <= 601)
    }

    @Test("A run that finds its tabs arranges them as one that is written out")
    func same() {
        func rows(_ content: some TabContent) -> [String] {
            NavigationState(TabTable(TabLowering.items(of: content), resolve: { _ in [] }, onChange: {}).outline)
                .sidebarRows.map { "\($0.depth) \($0.id)" }
        }
        let counts = Counts()
        for files in [0, 1, 2, 40] {
            let written = ForEach(0..<3, id: \.self) { folder in
                TabSection("Folder \(folder)") {
                    for file in 0..<files {
                        Tab("\(folder)/\(file)", systemImage: "doc", value: "\(folder)/\(file)") { EmptyView() }
                    }
                }
                .customizationID("folder \(folder)")
            }
            #expect(rows(folders(counts, count: 3, files: files)) == rows(written))
        }
    }

    @Observable @MainActor final class Model {
        var unread = 0
    }

    struct Mailboxes: View {
        let model: Model
        let counts: Counts
        @State var star = "a"

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Button("Change") { star = "b" } }
                ForEach(0..<100, id: \.self) { number in
                    let _ = counts.made += 1
                    Tab("Box \(number) \(star)", systemImage: "tray") { Text("Box") }
                        .badge(number == 1 ? model.unread : 0)
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("What a tab of a run has read is followed, models and states; while nothing changes it is made once")
    func following() async {
        let (model, counts) = (Model(), Counts())
        let screen = Screen(100, 24, Mailboxes(model: model, counts: counts))
        #expect(screen.text.contains("Box 1 a"))
        counts.made = 0
        screen.press(.down)
        screen.press(.up)
        #expect(counts.made <= 2)
        model.unread = 77
        await screen.settle()
        #expect(screen.rows.contains { $0.contains("Box 1 a") && $0.contains("77") })
        screen.press(.home)
        screen.press(.right)
        screen.press(.enter)
        #expect(screen.text.contains("Box 1 b"))
    }

    @Test("N48: tabs of a run take drops like others")
    func drops() {
        let content = ForEach(0..<100, id: \.self) { number in
            Tab("\(number)", systemImage: "star", value: number) { EmptyView() }
                .dropDestination(for: String.self) { (_: [String]) in true }
        }
        let table = TabTable(TabLowering.items(of: content), resolve: { _ in [] }, onChange: {})
        #expect(table.takers(of: "x").count == 100)
        #expect(table.takers(of: 3).isEmpty)
    }
}
