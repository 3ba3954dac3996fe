// Random trees of views, and tabs with pages of them, under random events at random sizes: the frame that was kept up to
// date is the one made from nothing but state, its cells are whole, and its cursor stands in it.

import Observation
import TabNavigation
import TerminalScreen

@testable import TabViews

@MainActor enum ViewFuzz {
    static func check(_ bytes: [UInt8]) throws {
        var choice = FuzzBytes(bytes)
        let model = FuzzModel()
        let tree = FuzzTree(&choice, depth: 0)
        let session =
            choice.byte() & 1 == 0
            ? Session(FuzzPage(model: model, tree: tree))
            : Session(FuzzTabs(model: model, tree: tree, count: choice.below(9)))
        try FuzzSession.run(session, &choice, model)
    }
}

/// Drives a session by bytes.
@MainActor enum FuzzSession {
    private static let keys: [KeyPress] =
        [
            .up, .down, .left, .right, .enter, .escape, .tab, .home, .end, .pageUp, .pageDown, .backspace, .delete,
            .function(1), .function(6),
        ].map { KeyPress($0) } + " esxpau[]-+?RKJ1459/:qьo".map { KeyPress($0) }
        + [KeyPress(.tab, .shift), KeyPress(.up, .shift), KeyPress("r", .control), KeyPress("l", .control)]

    static func run(_ session: Session, _ choice: inout FuzzBytes, _ model: FuzzModel? = nil) throws {
        var size = size(&choice)
        _ = session.render(size)
        session.framePresented()
        var steps = 0
        while !choice.isEmpty, steps < 120, !session.isFinished {
            steps += 1
            switch choice.below(16) {
            case 0...1:
                size = self.size(&choice)
                session.send(.resize(size))
            case 2: session.send(.paste(choice.text(atMost: 12)))
            case 3...5: session.send(mouse(&choice, size))
            case 6: model?.number += 1
            default: session.send(.key(choice.pick(keys)))
            }
            try check(session, size, "step \(steps)")
        }
    }

    private static func check(_ session: Session, _ size: Size, _ place: String) throws {
        let frame = session.render(size)
        try expect(!session.needsFrame, "\(place): another frame is due at once")
        try expect(frame.size == size, "\(place): the frame is \(frame.size), not \(size)")
        if let cursor = frame.cursor, size.columns > 0, size.rows > 0 {
            let isInside = (0..<size.columns).contains(cursor.column) && (0..<size.rows).contains(cursor.row)
            try expect(isInside, "\(place): the cursor stands at \(cursor) of \(size)")
        }
        try CanvasFuzz.checkCells(frame.canvas)
        let fresh = session.renderFresh(size)
        try expect(frame == fresh, "\(place), \(size): kept\n\(shown(frame))\nfresh\n\(shown(fresh))")
    }

    private static func shown(_ frame: Frame) -> String {
        frame.canvas.rows.joined(separator: "\n") + "\ncursor \(String(describing: frame.cursor))"
    }

    private static func size(_ choice: inout FuzzBytes) -> Size {
        switch choice.below(6) {
        case 0: Size(columns: choice.below(3), rows: choice.below(3))
        case 1: Size(columns: choice.below(300), rows: choice.below(80))
        default: Size(columns: choice.below(130), rows: choice.below(40))
        }
    }

    private static func mouse(_ choice: inout FuzzBytes, _ size: Size) -> Event {
        let kinds: [MouseEvent.Kind] = [.press, .press, .release, .drag, .wheelUp, .wheelDown, .move, .wheelLeft]
        let button: MouseEvent.Button = choice.below(6) == 0 ? .right : .left
        let point = Point(column: choice.below(size.columns + 2), row: choice.below(size.rows + 2))
        return .mouse(MouseEvent(choice.pick(kinds), button, at: point))
    }
}

/// What the views of a run show and change.
@MainActor @Observable final class FuzzModel {
    var number = 0
    var text = ""
    var isOn = false
    var tab = 0
}

/// A tree of views, read from bytes.
indirect enum FuzzTree {
    case text(String), button, toggle, field, divider, spacer, progress, label
    case column([FuzzTree]), row([FuzzTree]), pile([FuzzTree]), scroll(FuzzTree), list([FuzzTree])
    case framed(FuzzTree, Int, Int), padded(FuzzTree, Int), some(FuzzTree), repeated(FuzzTree, Int)
    case stack(FuzzTree), sheet(FuzzTree), menu

    init(_ choice: inout FuzzBytes, depth: Int) {
        let kind = choice.below(depth > 4 ? 8 : 24)
        switch kind {
        case 0: self = .text(choice.text(atMost: 20))
        case 1: self = .button
        case 2: self = .toggle
        case 3: self = .field
        case 4: self = .divider
        case 5: self = .spacer
        case 6: self = .progress
        case 7: self = .label
        case 8...10: self = .column(Self.some(&choice, depth))
        case 11...12: self = .row(Self.some(&choice, depth))
        case 13: self = .pile(Self.some(&choice, depth))
        case 14: self = .scroll(FuzzTree(&choice, depth: depth + 1))
        case 15...16: self = .list(Self.some(&choice, depth))
        case 17: self = .framed(FuzzTree(&choice, depth: depth + 1), choice.below(60), choice.below(20))
        case 18: self = .padded(FuzzTree(&choice, depth: depth + 1), choice.below(9) - 2)
        case 19: self = .some(FuzzTree(&choice, depth: depth + 1))
        case 20: self = .repeated(FuzzTree(&choice, depth: depth + 2), choice.below(30))
        case 21: self = .stack(FuzzTree(&choice, depth: depth + 1))
        case 22: self = .sheet(FuzzTree(&choice, depth: depth + 1))
        default: self = .menu
        }
    }

    private static func some(_ choice: inout FuzzBytes, _ depth: Int) -> [FuzzTree] {
        (0..<choice.below(5)).map { _ in FuzzTree(&choice, depth: depth + 1) }
    }
}

/// A tree as views.
struct FuzzPage: View {
    let model: FuzzModel
    let tree: FuzzTree
    @State private var isShown = false

    var body: some View {
        @Bindable var model = model
        switch tree {
        case .text(let text): Text(verbatim: text)
        case .button: Button("Add \(model.number)") { model.number += 1 }
        case .toggle: Toggle("On", isOn: $model.isOn)
        case .field: TextField("name", text: $model.text)
        case .divider: Divider()
        case .spacer: Spacer()
        case .progress: ProgressView("Work", value: Double(model.number % 10), total: 10)
        case .label: Label("Seen \(model.text)", systemImage: "star")
        case .menu:
            Menu("Menu") {
                Button("More") { model.number += 2 }
                Button("None") { model.number = 0 }
            }
        default: AnyView(FuzzGroup(model: model, tree: tree, isShown: $isShown))
        }
    }
}

/// A tree with others in it.
struct FuzzGroup: View {
    let model: FuzzModel
    let tree: FuzzTree
    @Binding var isShown: Bool

    var body: some View {
        switch tree {
        case .column(let inner): VStack(alignment: .leading) { pages(inner) }
        case .row(let inner): HStack { pages(inner) }
        case .pile(let inner): ZStack { pages(inner) }
        case .list(let inner): List { pages(inner) }
        case .scroll(let inner): ScrollView { page(inner) }
        case .framed(let inner, let columns, let rows): page(inner).frame(width: columns, height: rows)
        case .padded(let inner, let cells): page(inner).padding(cells)
        case .repeated(let inner, let count): ForEach(0..<count, id: \.self) { _ in page(inner) }
        case .some(let inner): if model.isOn { page(inner) } else { Text("off") }
        case .stack(let inner):
            NavigationStack {
                VStack {
                    NavigationLink("On", value: model.number)
                    page(inner)
                }
                .navigationTitle("Page \(model.number)")
                .navigationDestination(for: Int.self) { Text("at \($0)") }
            }
        case .sheet(let inner):
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) { page(inner) }
        default: EmptyView()
        }
    }

    private func page(_ tree: FuzzTree) -> AnyView { AnyView(FuzzPage(model: model, tree: tree)) }

    private func pages(_ trees: [FuzzTree]) -> some View {
        ForEach(0..<trees.count, id: \.self) { page(trees[$0]) }
    }
}

/// Tabs with such pages.
struct FuzzTabs: View {
    let model: FuzzModel
    let tree: FuzzTree
    let count: Int

    var body: some View {
        @Bindable var model = model
        TabView(selection: $model.tab) {
            Tab("日本 \(model.number)", systemImage: "star", value: 0) { FuzzPage(model: model, tree: tree) }
            TabSection("Some") {
                ForEach(1..<count + 1, id: \.self) { number in
                    Tab("Tab \(number)", systemImage: "doc", value: number) { FuzzPage(model: model, tree: tree) }
                        .badge(number % 3 * model.number)
                }
            }
            Tab(value: -1, role: .search) { TextField("find", text: $model.text) }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
