// Every form at the sizes that matter, in every mode, as plain rows.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct FormScreenTests {
    nonisolated private static let sizes = [(120, 40), (100, 24), (80, 24), (60, 24), (40, 20), (20, 5), (1, 1)]

    @Test("N1–N5: each form at each size", arguments: sizes)
    func normal(columns: Int, rows: Int) {
        Screen.notes(columns, rows, FieldNotesModel()).matches("form-\(columns)x\(rows)")
    }

    @Test("N4: the top bar", arguments: [(120, 40), (80, 24)])
    func topBar(columns: Int, rows: Int) {
        let screen = Screen.notes(columns, rows, FieldNotesModel())
        screen.type("s")
        screen.matches("form-topbar-\(columns)x\(rows)")
    }

    @Test("N39b: edit mode", arguments: [(100, 24), (60, 24), (40, 20), (20, 5)])
    func edit(columns: Int, rows: Int) {
        let screen = Screen.notes(columns, rows, FieldNotesModel())
        screen.type("e")
        screen.matches("edit-\(columns)x\(rows)")
    }

    @Test("N37: a lifted row", arguments: [(100, 24), (40, 20)])
    func lifted(columns: Int, rows: Int) {
        let model = FieldNotesModel()
        model.selection = "tides"
        let screen = Screen.notes(columns, rows, model)
        screen.type("e ")
        screen.press(.up)
        screen.matches("lifted-\(columns)x\(rows)")
    }

    @Test("N10: More", arguments: [(60, 24), (40, 20), (40, 10)])
    func more(columns: Int, rows: Int) {
        let screen = Screen.notes(columns, rows, FieldNotesModel())
        screen.click(on: rows >= 20 ? "More" : "⋯")
        screen.matches("more-\(columns)x\(rows)")
    }

    @Test("N7b, N13: the list of a section")
    func sectionList() {
        let compact = Screen.notes(60, 24, FieldNotesModel())
        compact.click(on: "More")
        compact.click(on: "Coast")
        compact.matches("section-60x24")
        let top = Screen.notes(100, 24, FieldNotesModel())
        top.type("s")
        top.click(on: "Coast")
        top.click(on: "Coast")
        top.matches("section-topbar-100x24")
    }

    @Test("The help", arguments: [(100, 24), (40, 20)])
    func help(columns: Int, rows: Int) {
        let screen = Screen.notes(columns, rows, FieldNotesModel())
        screen.type("?")
        screen.matches("help-\(columns)x\(rows)")
    }

    @Test("A menu beside its row")
    func menu() {
        let model = FieldNotesModel()
        model.selection = "birds"
        let screen = Screen.notes(100, 24, model)
        screen.type("a")
        screen.matches("menu-100x24")
    }

    @Test("N50: no tabs at all", arguments: [(100, 24), (40, 20)])
    func empty(columns: Int, rows: Int) {
        let display = Display(words: Words.english)
        let screen = Screen(
            columns, rows, options: SessionOptions(display: display),
            TabView {}.tabViewStyle(.sidebarAdaptable).tabViewName("Nothing"))
        screen.matches("empty-\(columns)x\(rows)")
    }

    @Test("LANG=C: only ASCII is drawn", arguments: [(100, 24), (60, 24), (40, 10)])
    func ascii(columns: Int, rows: Int) {
        let screen = Screen.notes(columns, rows, FieldNotesModel(), isASCII: true)
        screen.matches("ascii-\(columns)x\(rows)")
        screen.type("e")
        #expect(screen.rows.joined().allSatisfy { $0.isASCII })
        screen.type("?")
        #expect(screen.rows.joined().allSatisfy { $0.isASCII })
    }
}
