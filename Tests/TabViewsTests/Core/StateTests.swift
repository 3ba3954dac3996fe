// State and identity: what lives, what goes, and which bodies are evaluated again.
import NavigationStore
import Observation
import TabViews
import TerminalScreen
import Testing

@MainActor @Observable private final class Model {
    var count = 0
    var other = 0
    var names = ["one", "two"]
}

@MainActor private final class Log {
    var bodies: [String: Int] = [:]
    func note(_ name: String) { bodies[name, default: 0] += 1 }
    func take() -> [String: Int] {
        defer { bodies = [:] }
        return bodies
    }
}

private struct Counter: View {
    let name: String
    var log: Log?
    @State private var count = 0

    var body: some View {
        let _ = log?.note(name)
        Button("\(name) \(count)") { count += 1 }
    }
}

private struct Reader: View {
    let model: Model
    let log: Log
    var body: some View {
        let _ = log.note("reader")
        Text("count \(model.count)")
    }
}

private struct Outer: View {
    let model: Model
    let log: Log
    @State private var isOn = false
    var body: some View {
        let _ = log.note("outer")
        VStack {
            Reader(model: model, log: log)
            Counter(name: "inner", log: log)
            Toggle("more", isOn: $isOn)
            if isOn { Counter(name: "extra", log: log) }
        }
    }
}

@MainActor struct StateTests {
    @Test("A body is evaluated again only when something that it read has changed")
    func evaluation() async {
        let model = Model()
        let log = Log()
        let screen = Screen(Outer(model: model, log: log))
        #expect(log.take() == ["outer": 1, "reader": 1, "inner": 1])
        screen.draw()
        screen.resize(30, 8)
        #expect(log.take() == [:])
        model.count += 1
        #expect(screen.session.needsFrame)
        screen.draw()
        #expect(log.take() == ["reader": 1])
        #expect(screen.text.contains("count 1"))
        model.other += 1
        #expect(!screen.session.needsFrame)
        screen.press(.enter)
        #expect(log.take() == ["inner": 1])
        #expect(screen.text.contains("inner 1"))
    }

    @Test("A child that is declared anew keeps its state, and is evaluated anew only if it is given something else")
    func parents() {
        struct Parent: View {
            let model: Model
            let log: Log
            @State private var count = 0
            @State private var isOn = false
            var body: some View {
                let _ = log.note("parent")
                VStack {
                    Button("more \(count)") { count += 1 }
                    Counter(name: "same", log: log)
                    Counter(name: "number \(count)", log: log)
                    Reader(model: model, log: log)
                    Switch(isOn: $isOn, log: log)
                    Closure(log: log) { count += 1 }
                }
            }
        }
        struct Switch: View {
            @Binding var isOn: Bool
            @Environment(\.isEnabled) private var isEnabled
            let log: Log
            var body: some View {
                let _ = log.note("switch")
                Toggle("\(isEnabled)", isOn: $isOn)
            }
        }
        struct Closure: View {
            let log: Log
            let action: @MainActor () -> Void
            var body: some View {
                let _ = log.note("closure")
                Button("do", action: action)
            }
        }
        let log = Log()
        let screen = Screen(Parent(model: Model(), log: log))
        _ = log.take()
        screen.press(.enter)
        #expect(screen.text.contains("more 1"))
        #expect(log.take() == ["parent": 1, "number 1": 1, "closure": 1])
        screen.press(.tab, .enter)
        #expect(log.take() == ["same": 1])
        screen.press(.up, .enter)
        #expect(screen.text.contains("same 1"))
        #expect(log.take() == ["parent": 1, "number 2": 1, "closure": 1])
        screen.click(on: "true")
        screen.click(on: "do")

        #expect(log.take() == ["parent": 1, "number 3": 1, "closure": 1])
    }

    @Test("A view that says itself when it is the same is believed")
    func equatable() {
        struct Host: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Button("more \(count)") { count += 1 }
                Rounded(value: count, log: log) {}
            }
        }
        struct Rounded: View, @MainActor Equatable {
            let value: Int
            let log: Log
            let action: @MainActor () -> Void
            static func == (one: Rounded, other: Rounded) -> Bool { one.value / 2 == other.value / 2 }
            var body: some View {
                let _ = log.note("rounded")
                Button("rounded \(value)", action: action)
            }
        }
        let log = Log()
        let screen = Screen(VStack { Host(log: log) })
        screen.press(.enter)
        #expect(log.take() == ["rounded": 1])
        screen.press(.enter)
        #expect(log.take() == ["rounded": 1])
        #expect(screen.text.contains("rounded 2"))
    }

    @Test("Moving a selection evaluates no body that has not read it")
    func selection() {
        struct Host: View {
            let log: Log
            @State private var selection: Int?
            var body: some View {
                let _ = log.note("host")
                List(selection: $selection) { ForEach(0..<6) { Row(number: $0, log: log) } }
                Shown(selection: $selection, log: log)
            }
        }
        struct Row: View {
            let number: Int
            let log: Log
            var body: some View {
                let _ = log.note("row")
                Text("row \(number)")
            }
        }
        struct Shown: View {
            @Binding var selection: Int?
            let log: Log
            var body: some View {
                let _ = log.note("shown")
                Text("selected \(selection ?? -1)")
            }
        }
        let log = Log()
        let screen = Screen(VStack { Host(log: log) })
        _ = log.take()
        screen.press(.down, .down)
        #expect(screen.text.contains("selected 2"))
        #expect(log.take() == ["shown": 2])
    }

    @Test("State goes when its owner stops declaring it")
    func life() {
        let screen = Screen(Outer(model: Model(), log: Log()))
        screen.press(.tab, .enter, .tab, .enter)
        #expect(screen.text.contains("extra 1"))
        screen.press(.up, .enter, .enter)
        #expect(screen.text.contains("extra 0"))
    }

    @Test("Views in a ForEach are known by id, wherever they stand")
    func identity() {
        struct Rows: View {
            let model: Model
            var body: some View {
                VStack { ForEach(model.names, id: \.self) { Counter(name: $0) } }
            }
        }
        let model = Model()
        let screen = Screen(Rows(model: model))
        screen.press(.enter, .enter)
        #expect(screen.text.contains("one 2"))
        model.names = ["zero", "two", "one"]
        screen.draw()
        #expect(screen.text.contains("one 2"))
        #expect(screen.text.contains("two 0"))
        model.names = ["two"]
        screen.draw()
        model.names = ["one"]
        screen.draw()
        #expect(screen.text.contains("one 0"))
    }

    @Test("Another id is another view")
    func explicitID() {
        struct Host: View {
            @State private var id = 1
            var body: some View {
                VStack {
                    Counter(name: "a").id(id)
                    Button("next") { id += 1 }
                }
            }
        }
        let screen = Screen(Host())
        screen.press(.enter)
        #expect(screen.text.contains("a 1"))
        screen.press(.tab, .enter)
        #expect(screen.text.contains("a 0"))
    }

    @Test("State that only an action uses is kept")
    func actionOnly() {
        struct Host: View {
            @State private var hidden = 0
            @State private var shown = 0
            var body: some View {
                Button("shown \(shown)") {
                    hidden += 2
                    shown = hidden
                }
            }
        }
        let screen = Screen(Host())
        screen.press(.enter, .enter, .enter)
        #expect(screen.text.contains("shown 6"))
    }

    @Test("Bindings lead to the state of others, and to models")
    func bindings() {
        struct Pair: Equatable { var first = false, second = false }
        struct Child: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("switch", isOn: $isOn) }
        }
        struct Host: View {
            @State private var pair = Pair()
            var body: some View {
                VStack {
                    Child(isOn: $pair.second)
                    Text(pair.second ? "yes" : "no")
                }
            }
        }
        let screen = Screen(Host())
        #expect(screen.text.contains("no"))
        screen.press(.character(" "))
        #expect(screen.text.contains("yes"))
    }

    @Test("An environment value that a body has read makes it anew when it is another")
    func environment() {
        struct Leaf: View {
            let log: Log
            @Environment(\.horizontalSizeClass) private var sizeClass
            var body: some View {
                let _ = log.note("leaf")
                Text(sizeClass == .compact ? "narrow" : "wide")
            }
        }
        let log = Log()
        let screen = Screen(100, 5, Leaf(log: log))
        #expect(screen.text.contains("wide"))
        screen.resize(90, 5)
        #expect(log.take() == ["leaf": 1])
        screen.resize(60, 5)
        #expect(screen.text.contains("narrow"))
        #expect(log.take() == ["leaf": 1])
    }

    @Test("A model is handed down by its kind")
    func models() {
        struct Leaf: View {
            @Environment(Model.self) private var model
            var body: some View {
                @Bindable var bound = model
                Stepper(value: $bound.count)
            }
        }
        struct Stepper: View {
            @Binding var value: Int
            var body: some View { Button("value \(value)") { value += 1 } }
        }
        let model = Model()
        let screen = Screen(Leaf().environment(model))
        screen.press(.enter)
        #expect(model.count == 1)
        #expect(screen.text.contains("value 1"))
    }

    @Test("A change outside of events asks for one frame, whatever changes")
    func coalescing() async {
        let model = Model()
        let screen = Screen(Outer(model: model, log: Log()))
        var asked = 0
        screen.session.onChange = { asked += 1 }
        await Task { @MainActor in
            for _ in 0..<10 { model.count += 1 }
        }.value
        await screen.settle()
        #expect(asked == 1)
        #expect(screen.text.contains("count 10"))
    }

    @Test("Views are told when they come, go and change; tasks live as long as they are seen")
    func lifecycle() async {
        @MainActor final class Events { var all: [String] = [] }
        struct Page: View {
            let events: Events
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("on", isOn: $isOn).onChange(of: isOn) { events.all.append("\($0)-\($1)") }
                    if isOn {
                        Text("here")
                            .onAppear { events.all.append("appear") }
                            .onDisappear { events.all.append("disappear") }
                            .task {
                                events.all.append("begin")
                                while !Task.isCancelled { await Task.yield() }
                                events.all.append("end")
                            }
                    }
                }
            }
        }
        let events = Events()
        let screen = Screen(Page(events: events))
        screen.press(.enter)
        #expect(events.all == ["appear", "false-true"])
        await screen.settle { events.all.last == "begin" }
        #expect(events.all.last == "begin")
        screen.press(.enter)
        await screen.settle { events.all.last == "end" }
        #expect(events.all.dropFirst(3) == ["disappear", "true-false", "end"])
    }
}
