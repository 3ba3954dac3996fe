// The examples as built programs: what they keep from one run to the next, and the address they are started with.

import TerminalScreen
import TestSupport
import Testing

extension Home {
    /// Starts a program of this package other than tabterm, and waits until its first frame shows a text.
    func open(
        _ program: String, _ arguments: String..., size: Size = Size(columns: 100, rows: 30), showing shown: String
    ) throws -> PtyProgram {
        let program = try PtyProgram([program] + arguments, size: size, environment: environment)
        try program.see(shown)
        return program
    }
}

extension PtyProgram {
    /// Leaves with the key for it: status 0 and a terminal as it was.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) throws {
        press(KeyPress("q"))
        #expect(try exitStatus() == .status(0), sourceLocation: sourceLocation)
        expectRestored(sourceLocation: sourceLocation)
    }
}

@Suite("Examples on a terminal") struct ExampleProgramTests {
    @Test(
        "An address given at the start reaches onOpenURL: the tab is selected, then the page pushed",
        arguments: [Size(columns: 100, rows: 30), Size(columns: 60, rows: 24)])
    func address(size: Size) throws {
        let program = try Home().open(
            "KitchenExample", "--", "kitchen://recipes/bread", size: size, showing: "How to make bread")
        program.press(KeyPress(.tab), KeyPress(.escape))
        try program.see("tart")
        program.press(KeyPress(.tab))
        try program.quit()
    }

    @Test("An address that means nothing to the program, or one for others, leaves it where it begins")
    func otherAddress() throws {
        for address in ["garage://car", "https://example.org/recipes", "recipes"] {
            let program = try Home().open("KitchenExample", address, showing: "Soup at noon")
            try program.quit()
        }
    }

    @Test("What was arranged is there in the next run, until Reset forgets it")
    func arrangement() throws {
        let home = Home()
        let first = try home.open("CustomizationExample", showing: "Weather")
        first.press(KeyPress("e"))
        try first.see("Edit navigation")
        first.press(KeyPress(.down), KeyPress(.down), KeyPress("x"))
        try first.see("hidden")
        first.press(KeyPress(.enter))
        try first.wait { !$0.text.contains("Weather") }
        try first.quit()
        #expect(home.folder.files().contains(".local/state/CustomizationExample/values.json"))

        let second = try home.open("CustomizationExample", showing: "Archive")
        #expect(!second.screen.text.contains("Weather"))
        second.press(KeyPress(.tab), KeyPress(.enter))
        try second.see("Weather")
        second.press(KeyPress(.tab))
        try second.quit()

        try home.open("CustomizationExample", showing: "Weather").quit()
    }

    @Test("Two programs keep their values apart, and what cannot be kept does not keep one from working")
    func apart() throws {
        let home = Home()
        let reader = try home.open("ReaderExample", showing: "Downloads")
        reader.press(KeyPress("e"))
        try reader.see("Edit navigation")
        reader.press(KeyPress(.down), KeyPress(.down), KeyPress("x"))
        try reader.see("hidden")
        reader.press(KeyPress(.enter))
        try reader.quit()
        #expect(home.folder.files(in: ".local/state").filter { $0.hasSuffix("values.json") }.count == 1)
        try home.open("CustomizationExample", showing: "Weather").quit()
    }
}
