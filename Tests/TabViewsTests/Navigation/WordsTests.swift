// Law 11: every word comes from the catalogue, every key of the table has its words; the accent is readable everywhere.
import FoundationEssentials
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

struct WordsTests {
    @Test("Every command and scope has its words")
    func commands() {
        for command in CommandTable.standard.commands {
            #expect(Words.english.knows(command.name.helpKey), "\(command.name.helpKey)")
            if command.isHinted { #expect(Words.english.knows(command.name.wordKey), "\(command.name.wordKey)") }
        }
        for scope in CommandScope.allCases { #expect(Words.english.knows("help.scope." + scope.rawValue)) }
    }

    @Test("No key means two things in one scope")
    func keys() {
        var seen: Set<String> = []
        for command in CommandTable.standard.commands {
            for key in command.keys {
                #expect(seen.insert("\(command.scope) \(key)").inserted, "\(command.name) \(key)")
            }
        }
    }

    @Test("An app's help lists no command that only a program of its own would answer")
    func own() {
        for key in [KeyPress("p", .control), KeyPress(":")] {
            #expect(CommandTable.standard.command(for: key, in: CommandScope.allCases) == nil)
        }
        #expect(!CommandTable.standard.commands.contains { $0.name == "palette" })
    }

    @Test("Every refusal and announcement has words, with titles put in")
    func messages() {
        let kit = FormKit(words: Words.english)
        let state = NavigationState(
            TabOutline([.tab(TabDeclaration("a", title: "Alpha")), .section(SectionDeclaration("s", title: "Sect"))]))
        let refusals: [Refusal] = [
            .unknownItem("a"), .hiddenByApp("a"), .disabledItem("a"), .hiddenItem("a"), .emptySection("s"),
            .noSuchDigit(7), .noFurtherTab, .nothingVisible, .noSidebarInCompact, .noSidebarInThisStyle, .formIsForced,
            .customizationUnavailable, .cannotMove("a"), .cannotHide("a"), .neverOnBar("a"), .alreadyOnBar("a"),
            .notOnBar("a"), .notInContainer("a", .bar), .noFurtherPlace("a"), .lastVisibleTab("a"),
            .wouldHideEverything, .nothingToUndo, .nothingToRedo, .notEditing, .somethingLifted("a"),
        ]
        let said: [Announcement] = [
            .lifted("a", position: 1, of: 2, in: .bar), .moved("a", position: 1, of: 2, in: .sections),
            .dropped("a", position: 1, of: 2, in: .rootTabs), .putBack("a"), .hidden("a"), .shown("a"),
            .addedToBar("a"), .takenOffBar("a"), .reset(.order), .reset(.visibility), .reset(.all),
            .reset(.tabOrder(section: "s")), .undone, .redone, .editingBegan, .editingDone, .editingCancelled,
            .sidebarShown, .sidebarHidden,
        ]
        let words = refusals.map { kit.words(for: $0, in: state) } + said.map { kit.words(for: $0, in: state) }
        for text in words {
            #expect(text != nil)
            #expect(text?.hasPrefix("refusal.") == false && text?.hasPrefix("said.") == false, "\(text ?? "")")
            #expect(text?.contains("{") == false, "\(text ?? "")")
        }
        #expect(
            kit.words(for: .moved("a", position: 2, of: 5, in: .bar), in: state) == "Alpha, moved to 2 of 5 in the bar")
    }

    @Test("Plural forms, placeholders, and keys that are missing")
    func catalogue() {
        let words = Catalogue(parsing: "# a note\r\na = Hello {name}\r\nn.one = {count} tab\nn.other = {count} tabs\n")
        #expect(words.text("a", ["name": "{name}"]) == "Hello {name}")
        #expect(words.text("n", count: 1) == "1 tab")
        #expect(words.text("n", count: 0) == "0 tabs")
        #expect(words.text("none") == "none")
    }

    @Test("Law 11: every key that the sources name has its words")
    func sources() throws {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
        let folder = root + "/Sources/TabViews"
        var found = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
            for part in text.split(separator: "words.text(\"").dropFirst() {
                guard let end = part.firstIndex(of: "\"") else { continue }
                // A key that is put together ends in a point; its cases have tests of their own.
                let key = String(part[..<end])
                guard !key.contains("\\("), !key.hasSuffix(".") else { continue }
                found += 1
                #expect(Words.english.knows(key), "\(key) in \(path)")
            }
        }
        #expect(found > 40)
    }

    @Test("Every symbol is one column wide, and its stand-in ASCII")
    func symbols() {
        let measure = TextMeasure.standard
        for name in ["house", "star.fill", "books.vertical", "gearshape.2.fill", "no.such.symbol", ""] {
            let symbol = SymbolTable().symbol(named: name)
            #expect(measure.width(String(symbol.outline)) == 1)
            #expect(measure.width(String(symbol.filled)) == 1)
            #expect(symbol.ascii.isASCII)
        }
    }

    @Test("C8: Text in colour has a contrast of at least 4.5:1 on its own ground; no other text is coloured")
    func contrast() {
        for depth in [ColorDepth.palette256, .trueColor] {
            let theme = Theme(depth)
            let (red, green, blue) = components(theme.selection.background)
            let ground = luminance(red, green, blue)
            #expect(1.05 / (ground + 0.05) >= 4.5)
            let rest = [
                theme.text, theme.secondary, theme.rule, theme.heading, theme.unfocusedSelection, theme.cursor,
                theme.badge, theme.disabled, theme.message, theme.link, theme.destructive, theme.lifted,
            ]
            for style in rest {
                #expect(style.foreground == .standard)
                #expect(style.background == .standard)
            }
        }
    }

    private func components(_ color: Color) -> (Int, Int, Int) {
        switch color {
        case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
        case .palette(24): (0, 95, 135)
        default: (255, 255, 255)
        }
    }

    private func luminance(_ red: Int, _ green: Int, _ blue: Int) -> Double {
        func linear(_ value: Int) -> Double {
            let value = Double(value) / 255
            if value <= 0.03928 { return value / 12.92 }
            // x^2.5 in place of x^2.4 needs no libm; the margin is wide.
            let base = (value + 0.055) / 1.055
            return base * base * base.squareRoot()
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
