// The oracle of design law 5: after any events, the picture made with what is kept equals the picture made from state
// alone, and nothing is out of its place.
import Observation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor @Observable private final class Model {
    var items = Array(0..<30)
    var title = "Items"
    var isBusy = false
}

private struct Row: View {
    let number: Int
    let model: Model
    @State private var isMarked = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        HStack {
            Toggle("item \(number)", isOn: $isMarked)
            if isMarked { Text("marked").italic() }
            Spacer()
            Text(sizeClass == .compact ? "" : model.title).foregroundStyle(.secondary)
        }
        .contextMenu {
            Button("Remove") { model.items.removeAll { $0 == number } }
            Button("Double") { model.items.append(model.items.count + 100) }
        }
    }
}

private struct Page: View {
    let model: Model
    @Binding var text: String
    @State private var asks = false
    @State private var choice: Int?

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("New") { asks = true }
                TextField("filter", text: $text)
                Text("\(model.items.count)")
            }
            List(selection: $choice) {
                Section("All") {
                    ForEach(shown, id: \.self) { Row(number: $0, model: model) }
                }
                Section("More") {
                    NavigationLink("Detail", value: choice ?? 0)
                    Text("words that are long enough to be wrapped where it is narrow")
                }
            }
            if model.isBusy { ProgressView("Working", value: Double(model.items.count), total: 60) }
        }
        .navigationTitle(model.title)
        .toolbar { Button("Busy") { model.isBusy.toggle() } }
        .alert("New item", isPresented: $asks) {
            Button("Add") { model.items.insert(model.items.count + 1000, at: 0) }
            Button("Cancel", role: .cancel) {}
        }
    }

    private var shown: [Int] {
        text.isEmpty ? model.items : model.items.filter { "\($0)".contains(text) }
    }
}

private struct Root: View {
    let model: Model
    @State private var text = ""

    var body: some View {
        NavigationStack {
            Page(model: model, text: $text)
                .navigationDestination(for: Int.self) { number in
                    ScrollView {
                        ForEach(0..<12) { Text("line \($0) of \(number)") }
                        NavigationLink("On", value: number + 1)
                    }
                    .navigationTitle("Detail \(number)")
                    .onAppear { model.title = "Seen \(number % 5)" }
                }
        }
    }
}

@MainActor struct OracleTests {
    private static let keys: [Key] = [
        .up, .down, .left, .right, .enter, .tab, .escape, .home, .end, .pageUp, .pageDown, .backspace,
        .character(" "), .character("a"), .character("1"), .character("q"),
    ]

    private func event(_ random: inout SeededGenerator, _ size: Size) -> Event {
        let point = Point(
            column: .random(in: 0...max(0, size.columns), using: &random),
            row: .random(in: 0...max(0, size.rows), using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return .mouse(MouseEvent(.press, .left, at: point))
        case 1: return .mouse(MouseEvent(.release, .left, at: point))
        case 2: return .mouse(MouseEvent(.press, .right, at: point))
        case 3: return .mouse(MouseEvent(.wheelDown, at: point))
        case 4: return .mouse(MouseEvent(.wheelUp, at: point))
        case 5: return .paste("1\n2")
        case 6: return .key(KeyPress(.tab, .shift))
        case 7:
            return .resize(
                Size(columns: .random(in: 0...120, using: &random), rows: .random(in: 0...30, using: &random)))
        default: return .key(KeyPress(Self.keys.randomElement(using: &random) ?? .up))
        }
    }

    @Test("Law 5: what is kept changes no picture", arguments: Seeds.some(12))
    func incremental(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let model = Model()
        let screen = Screen(60, 16, Root(model: model))
        var log: [Event] = []
        for _ in 0..<60 {
            let event = event(&random, screen.size)
            log.append(event)
            if case .resize(let size) = event { screen.resize(size.columns, size.rows) } else { screen.send(event) }
            if Int.random(in: 0..<10, using: &random) == 0 { model.items.swapAt(0, model.items.count / 2) }
            if screen.session.needsFrame { screen.draw() }
            let fresh = screen.session.renderFresh(screen.size)
            guard screen.frame == fresh else {
                let kept = screen.text
                Issue.record("seed \(seed), after \(log.suffix(8)): kept\n\(kept)\nfresh\n\(fresh.canvas.rows)")
                return
            }
            #expect(!screen.session.needsFrame, "seed \(seed)")
        }
    }

    @Test("Many events in one batch do what they do one by one", arguments: Seeds.some(6))
    func batches(_ seed: Int) {
        var random = SeededGenerator(seed: 100 + seed)
        let one = Screen(60, 16, Root(model: Model()))
        let all = Screen(60, 16, Root(model: Model()))
        for _ in 0..<8 {
            let events = (0..<8).map { _ in event(&random, one.size) }
            for event in events {
                if case .resize = event { continue }
                one.send(event)
                all.session.send(event)
            }
            all.draw()
            #expect(one.frame == all.frame, "seed \(100 + seed)")
        }
    }
}
