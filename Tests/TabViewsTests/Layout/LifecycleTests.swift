// What happens when views come, change and go, in which order.
import TabViews
import TerminalScreen
import Testing

@MainActor private final class Diary {
    var lines: [String] = []
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor struct LifecycleTests {
    @Test("What goes is told before what comes; each view is told once")
    func order() {
        struct Host: View {
            let diary: Diary
            @State private var isFirst = true
            var body: some View {
                Button("swap") { isFirst.toggle() }
                if isFirst {
                    Text("first").onAppear { diary.lines.append("+first") }.onDisappear { diary.lines.append("-first") }
                } else {
                    Text("second").onAppear { diary.lines.append("+second") }
                        .onDisappear { diary.lines.append("-second") }
                }
            }
        }
        let diary = Diary()
        let screen = Screen(VStack { Host(diary: diary) })
        #expect(diary.take() == ["+first"])
        screen.resize(30, 5)
        #expect(diary.take() == [])
        screen.press(.enter)
        #expect(diary.take() == ["-first", "+second"])
        screen.press(.enter)
        #expect(diary.take() == ["-second", "+first"])
    }

    @Test("Changes are told with both values, the new one, none; at once if that is asked for")
    func changes() {
        struct Host: View {
            let diary: Diary
            @State private var count = 0
            var body: some View {
                Button("more") { count += 1 }
                    .onChange(of: count) { diary.lines.append("none") }
                    .onChange(of: count) { new in diary.lines.append("new \(new)") }
                    .onChange(of: count) { old, new in diary.lines.append("\(old) to \(new)") }
                    .onChange(of: count, initial: true) { old, new in diary.lines.append("first \(old) \(new)") }
                    .onChange(of: count / 100) { diary.lines.append("never") }
            }
        }
        let diary = Diary()
        let screen = Screen(Host(diary: diary))
        #expect(diary.take() == ["first 0 0"])
        screen.press(.enter)
        #expect(diary.take() == ["none", "new 1", "0 to 1", "first 0 1"])
    }

    @Test("Work ends with its view, and begins again when its value changes")
    func tasks() async {
        struct Host: View {
            let diary: Diary
            @State private var count = 0
            @State private var isThere = true
            var body: some View {
                Button("more") { count += 1 }
                Button("away") { isThere = false }
                if isThere {
                    Text("here").task(id: count) {
                        diary.lines.append("begin \(count)")
                        while !Task.isCancelled { await Task.yield() }
                        diary.lines.append("end \(count)")
                    }
                }
            }
        }
        let diary = Diary()
        let screen = Screen(VStack { Host(diary: diary) })
        await screen.settle { diary.lines.count == 1 }
        #expect(diary.take() == ["begin 0"])
        screen.press(.enter)
        await screen.settle { diary.lines.count == 2 }
        #expect(diary.take().sorted() == ["begin 1", "end 1"])
        screen.press(.down, .enter)
        await screen.settle { !diary.lines.isEmpty }
        #expect(diary.take().count == 1)
        #expect(!screen.text.contains("here"))
    }

    @Test("Keys go to what has the focus, then outwards, until somebody has handled them")
    func keys() {
        struct Host: View {
            let diary: Diary
            var body: some View {
                VStack {
                    Text("inner").focusable()
                        .onKeyPress("x") {
                            diary.lines.append("x")
                            return .handled
                        }
                        .onKeyPress(.return, phases: .down) { _ in .ignored }
                        .onKeyPress(keys: ["y", .space]) { press in
                            diary.lines.append("inner \(press.characters)")
                            return .ignored
                        }
                        .onKeyPress(phases: .up) { _ in
                            diary.lines.append("never")
                            return .handled
                        }
                    Text("beside").focusable()
                }
                .onKeyPress { press in
                    diary.lines.append("outer \(press.characters)")
                    return press.key == "y" ? .handled : .ignored
                }
            }
        }
        let diary = Diary()
        let screen = Screen(Host(diary: diary))
        screen.type("xy z")
        #expect(diary.take() == ["x", "inner y", "outer y", "inner  ", "outer  ", "outer z"])
    }

    @Test("A key stands for a button wherever the focus is, unless it is text")
    func shortcuts() {
        struct Host: View {
            @State private var count = 0
            @State private var text = ""
            var body: some View {
                Text("count \(count)")
                TextField("Name", text: $text)
                Button("other") {}
                Button("Save") { count += 1 }.keyboardShortcut("s")
                Button("Plain") { count += 100 }.keyboardShortcut("p", modifiers: [])
                Button("Default") { count += 10 }.keyboardShortcut(.defaultAction)
            }
        }
        let screen = Screen(VStack { Host() })
        screen.press(.character("s"), .control)
        screen.type("p")
        screen.press(.enter)
        #expect(screen.text.contains("count 11"))
        screen.press(.down)
        screen.type("p")
        #expect(screen.text.contains("count 111"))
    }

    @Test("The help lists the keys of the page's own buttons")
    func help() {
        let screen = Screen(
            100, 40,
            TabView {
                Tab("Notes", systemImage: "note") {
                    Button("Save") {}.keyboardShortcut("s")
                    Button {
                    } label: {
                        Image(systemName: "trash").accessibilityLabel("Throw away")
                    }
                    .keyboardShortcut("k", modifiers: .option)
                }
            })
        screen.press(.tab)
        screen.type("?")
        #expect(screen.rows.contains { $0.contains("key.control") && $0.contains("Save") })
        #expect(screen.rows.contains { $0.contains("key.alt") && $0.contains("Throw away") })
    }
}
