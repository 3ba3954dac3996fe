// How properties find their places, and that nothing lives longer than its place.
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor private final class Thing {
    var count = 0
}

/// A group of properties of one's own.
@MainActor private struct Counting: DynamicProperty {
    @State var count = 0
    @State var name = "n"
}

private struct Nested: View {
    var before = "some text that is not short"
    private var one = Counting()
    @State private var between = 10
    private var other = Counting()

    var body: some View {
        Button("\(one.count) \(between) \(other.count)") {
            one.count += 1
            between += 10
            other.count += 100
        }
    }
}

private struct Wrapper<Content: View>: View {
    @State private var count = 0
    let content: Content

    var body: some View {
        VStack {
            Button("outer \(count)") { count += 1 }
            content
        }
    }
}

private struct Holder: View {
    let onMake: (Thing) -> Void
    @State private var thing: Thing

    init(onMake: @escaping (Thing) -> Void) {
        self.onMake = onMake
        _thing = State(
            wrappedValue: {
                let thing = Thing()
                onMake(thing)
                return thing
            }())
    }

    var body: some View { Button("thing \(thing.count)") { thing.count += 1 } }
}

@MainActor struct PropertyTests {
    @Test("Properties in structs of one's own are found, each in its place")
    func nested() {
        let screen = Screen(Nested())
        screen.press(.enter, .enter)
        #expect(screen.text.contains("[ 2 30 200 ]"))
    }

    @Test("A view that holds another one has state of its own")
    func wrapped() {
        struct Inner: View {
            @State private var count = 0
            var body: some View { Button("inner \(count)") { count += 1 } }
        }
        let screen = Screen(Wrapper(content: Wrapper(content: Inner())))
        screen.press(.enter, .tab, .enter, .enter, .tab, .enter, .enter, .enter)
        #expect(
            screen.rows.filter { !$0.isEmpty }.map { $0.filter { $0 != " " } } == ["[outer1]", "[outer2]", "[inner3]"])
    }

    @Test("The first value of a state is made once for each place, and goes with it")
    func lifetime() {
        struct Host: View {
            let onMake: (Thing) -> Void
            @State private var isThere = true
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("again \(count)") { count += 1 }
                    Toggle("there", isOn: $isThere)
                    if isThere { Holder(onMake: onMake) }
                }
            }
        }
        final class Made {
            weak var thing: Thing?
            var count = 0
        }
        let made = Made()
        let screen = Screen(
            Host {
                made.thing = $0
                made.count += 1
            })
        screen.press(.enter, .enter, .tab, .tab, .enter)
        #expect(made.count == 1)
        #expect(made.thing?.count == 1)
        screen.press(.up, .enter)
        #expect(made.thing == nil)
    }

    @Test("A session goes with everything in it")
    func session() {
        weak var session: Session?
        weak var node: ViewNode?
        do {
            let screen = Screen(NavigationStack { List(0..<9, id: \.self) { Wrapper(content: Text("\($0)")) } })
            screen.press(.enter, .down, .enter)
            session = screen.session
            node = screen.session.records.isEmpty ? nil : screen.session.rootNode
            #expect(node != nil)
        }
        #expect(session == nil)
        #expect(node == nil)
    }

    @Test("The table of addresses holds what was put in and not taken out", arguments: Seeds.some(8))
    func addresses(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        var table = AddressTable()
        var model = Set<UInt>()
        for _ in 0..<4000 {
            let address = UInt.random(in: 1...600, using: &random) * 16
            if model.contains(address) {
                table.remove(address)
                model.remove(address)
            } else {
                table.insert(address)
                model.insert(address)
            }
            let other = UInt.random(in: 0...700, using: &random) * 16
            #expect(table.contains(other) == model.contains(other), "seed \(seed)")
        }
    }
}
