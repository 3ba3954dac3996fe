// Colours that pass into one another and let through what lies behind.
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct LookTests {
    private func screen(_ depth: ColorDepth, _ view: some View) -> Screen {
        Screen(10, 3, options: SessionOptions(display: Display(depth: depth)), view)
    }

    private func style(_ screen: Screen, _ column: Int, _ row: Int) -> Style {
        screen.frame.canvas[Point(column: column, row: row)].style
    }

    @Test("Half of it in true colour is the middle between it and what lies behind")
    func mixing() {
        let view = Text("x").foregroundStyle(Color(hex: 0xFF0000)).opacity(0.5).frame(width: 10, height: 3)
            .background(Color(hex: 0x0000FF))
        let screen = screen(.trueColor, view)
        let place = screen.position(of: "x") ?? .zero
        #expect(style(screen, place.column, place.row).foreground == .rgb(128, 0, 128))
        #expect(style(screen, place.column, place.row).background == .rgb(0, 0, 255))
    }

    @Test("With fewer colours, or on the terminal's own, less than half is faint; nothing is nothing")
    func faint() {
        for depth in ColorDepth.allCases {
            let faint = screen(depth, Text("x").opacity(0.4))
            let place = faint.position(of: "x") ?? .zero
            #expect(style(faint, place.column, place.row).attributes == .dim)
            #expect(style(screen(depth, Text("x").opacity(0.6)), place.column, place.row) == .plain)
            #expect(screen(depth, Text("x").opacity(0)).text.isEmpty)
        }
    }

    @Test("A colour that lets through changes the ground and leaves the words")
    func grounds() {
        let view = Text("word").frame(width: 10, height: 3).background(Color(hex: 0x000000))
            .overlay(Color(hex: 0xFFFFFF).opacity(0.25))
        let shaded = screen(.trueColor, view)
        #expect(shaded.text.contains("word"))
        #expect(style(shaded, 0, 0).background == .rgb(64, 64, 64))
        let behind = screen(
            .trueColor, Text("word").background(Color(hex: 0xFF0000).opacity(0.5)).background(Color(hex: 0x000000)))
        let place = behind.position(of: "word") ?? .zero
        #expect(style(behind, place.column, place.row).background == .rgb(128, 0, 0))
    }

    @Test("A gradient begins with its first colour and ends with its last")
    func gradient() {
        let view = Text("on it").frame(width: 10, height: 3)
            .background(
                LinearGradient(
                    colors: [Color(hex: 0xFF0000), Color(hex: 0x0000FF)], startPoint: .leading, endPoint: .trailing))
        let screen = screen(.trueColor, view)
        #expect(style(screen, 0, 0).background == .rgb(255, 0, 0))
        #expect(style(screen, 9, 2).background == .rgb(0, 0, 255))
        let place = screen.position(of: "on it") ?? .zero
        #expect(style(screen, place.column, place.row).background != .standard)
        let down = Gradient(stops: [.init(color: .black, location: 0.5), .init(color: .white, location: 0.5)])
        #expect(down.color(at: 0.2) == .black && down.color(at: 0.9) == .white)
        #expect(Gradient(colors: []).color(at: 0.5) == .standard)
    }

    @Test("The selected row on a coloured page keeps its own ground")
    func selection() {
        let view = Button("ok") {}.frame(width: 10, height: 3)
            .background(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
        let screen = screen(.trueColor, view)
        let place = screen.position(of: "[ ok ]") ?? .zero
        #expect(style(screen, place.column, place.row).background == Theme(.trueColor).selection.background)
    }
}
