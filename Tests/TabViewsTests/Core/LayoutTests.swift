// Where things stand: stacks, spacers, frames, padding, text.
import TabViews
import TerminalScreen
import Testing

@MainActor struct LayoutTests {
    private func rows(_ columns: Int, _ rows: Int, _ view: some View) -> [String] {
        Screen(columns, rows, view).rows
    }

    @Test("A column puts views one above the other, a row side by side")
    func stacks() {
        let view = VStack(alignment: .leading) {
            Text("first")
            HStack {
                Text("a")
                Text("b")
                Spacer()
                Text("c")
            }
        }
        #expect(rows(9, 2, view) == ["first", "a b     c"])
    }

    @Test("Spacers share what is left")
    func spacers() {
        let view = HStack(spacing: 0) {
            Text("a")
            Spacer()
            Text("b")
            Spacer()
            Text("c")
        }
        #expect(rows(11, 1, view) == ["a    b    c"])
    }

    @Test("What can bend least gets its size first")
    func flexibility() {
        let view = HStack {
            Text("long words that wrap")
            Text("12").fixedSize()
        }
        #expect(rows(14, 2, view) == ["long words 12", "that wrap"])
    }

    @Test("Higher priority comes before lower")
    func priority() {
        let view = HStack {
            Text("left").lineLimit(1)
            Text("important").lineLimit(1).layoutPriority(1)
        }
        #expect(rows(12, 1, view) == ["l… important"])
    }

    @Test("Text wraps, is limited, and says where it was cut")
    func text() {
        #expect(rows(7, 2, Text("one two three")) == ["one two", "three"])
        #expect(rows(8, 1, Text("one two three")) == ["one two…"])
        #expect(rows(12, 2, Text("one two three four").lineLimit(1)) == ["one two thr…", ""])
        #expect(rows(7, 1, Text("abcdefghij").truncationMode(.middle)) == ["abc…hij"])
        #expect(rows(7, 1, Text("abcdefghij").truncationMode(.head)) == ["…efghij"])
        #expect(rows(6, 2, Text("中文字字").frame(width: 4)) == [" 中文", " 字字"])
    }

    @Test("Emphasis in literals is shown, not written")
    func emphasis() {
        let screen = Screen(30, 1, Text("a **bold** `code` _it_ 2*3 x_y"))
        #expect(screen.text == "a bold code it 2*3 x_y".padding(to: 30))
        let bold = screen.position(of: "bold").map { screen.frame.canvas[$0].style.attributes }
        #expect(bold == .bold)
        #expect(Screen(30, 1, Text(verbatim: "**x**")).text.contains("**x**"))
    }

    @Test("Frames give room, padding puts room around")
    func frames() {
        let framed = Text("x").frame(width: 5, height: 3, alignment: .bottomTrailing)
        #expect(rows(5, 3, framed) == ["", "", "    x"])
        #expect(rows(5, 3, Text("x").padding(1)) == ["", "  x", ""])
        let wide = Text("x").frame(maxWidth: .infinity, alignment: .trailing)
        #expect(rows(6, 1, wide) == ["     x"])
    }

    @Test("Padding gives way before content does")
    func narrow() {
        #expect(rows(3, 1, Text("abc").padding()) == ["abc"])
        #expect(rows(4, 1, Text("ab").padding(.leading, 4)) == ["  ab"])
    }

    @Test("Padding on one side has all the room that is left", arguments: [Edge.Set.leading, .trailing])
    func oneSide(edge: Edge.Set) {
        let row = HStack(spacing: 0) {
            Text("|")
            Text("ab").padding(edge, 4)
            Text("|")
        }
        #expect(rows(8, 1, row) == [edge == .leading ? "|    ab|" : "|ab    |"])
    }

    @Test("A frame of lines, a divider, a colour behind")
    func lines() {
        let boxed = Text("hi").border(.secondary)
        #expect(rows(4, 3, boxed) == ["╭──╮", "│hi│", "╰──╯"])
        let divided = HStack(spacing: 0) {
            Text("a")
            Divider()
            Text("b")
        }
        #expect(rows(3, 1, divided) == ["a│b"])
        let stacked = VStack {
            Text("a")
            Divider()
            Text("b")
        }
        #expect(rows(3, 3, stacked) == [" a", "───", " b"])
        let screen = Screen(3, 1, Text("abc").background(.red))
        #expect(screen.frame.canvas[Point(column: 1, row: 0)].style.background == .palette(1))
    }

    @Test("S2: From 0×0 upwards everything is drawn without harm", arguments: 0..<6)
    func tiny(_ size: Int) {
        let view = NavigationStack {
            VStack {
                Text("words to be wrapped").padding().border(.primary)
                HStack {
                    Label("label", systemImage: "house")
                    Spacer()
                    Toggle("t", isOn: .constant(true))
                }
                TextField("field", text: .constant("text"))
                List(0..<100, id: \.self) { Text("row \($0)") }
                ProgressView("progress", value: 0.5)
            }
            .navigationTitle("Title")
            .searchable(text: .constant(""))
        }
        for rows in 0..<6 {
            let screen = Screen(size, rows, view)
            screen.press(.down, .tab, .enter, .pageDown, .escape)
            #expect(screen.rows.count == rows)
        }
    }
}

extension String {
    fileprivate func padding(to columns: Int) -> String {
        let room = columns - count
        return String(repeating: " ", count: room / 2) + self
    }
}
