// The beginning of a document that is read for the first frame: it fills the screen, and nothing else has begun before.
import Dispatch
import MarkdownText
import TabTermUI
import TerminalScreen
import Testing

@testable import tabterm

@MainActor @Suite("The first screen")
struct FirstScreenTests {
    nonisolated private static let texts: [String] = [
        String(repeating: "# Heading\n\nA few words.\n\n\n- one\n- two\n\n", count: 200),
        String(repeating: "A line of a paragraph that is joined with the next\n", count: 2000),
        String(repeating: "| a | b |\n|---|---|\n| 1 | 2 |\n\n", count: 500),
        String(repeating: "```swift\nlet a = 1\n\nlet b = 2\n```\n\n> Quoted.\n\n", count: 400),
        String(repeating: String(repeating: "word ", count: 400) + "\n\n", count: 60),
        String(repeating: "---\n\n***\n\n", count: 1500),
    ]

    @Test(
        "What is read of a document for the first frame fills the screen, as the whole document would", arguments: texts
    )
    func fills(_ text: String) {
        func rows(_ document: MarkdownDocument, _ columns: Int) -> [String] {
            var layout = DocumentLayout(document, columns: columns, measure: .standard, theme: MarkdownTheme())
            return layout.lines(from: .start, count: 40).map { $0.line.runs.map(\.text).joined() }
        }
        let head = String(text.prefix(40 * FirstScreen.row))
        let beginning = MarkdownDocument(beginning: head, bytes: FirstScreen.bytes(of: head, rows: 44))
        let whole = MarkdownDocument(parsing: text)
        for columns in [60, 80] { #expect(rows(beginning, columns) == rows(whole, columns)) }
        #expect(!beginning.isComplete)
    }

    @Test("A text that does not fill the screen is read whole, and an empty one is empty")
    func short() {
        #expect(FirstScreen.bytes(of: "", rows: 40) == 0)
        #expect(FirstScreen.bytes(of: "one\n\ntwo", rows: 40) == 8)
        #expect(FirstScreen.bytes(of: "\n\n\n", rows: 40) == 3)
    }

    /// Whether somebody gives a signal within a moment.
    private func happens(_ signal: DispatchSemaphore) -> Bool {
        signal.wait(timeout: .now() + .milliseconds(30)) == .success
    }

    @Test("No thread reads a large document before the first frame has been made")
    func threads() async {
        let began = DispatchSemaphore(value: 0)
        let text = Array(Self.texts[0].utf8)
        let source = LibrarySource(
            name: "", root: Array("/".utf8), listed: nil,
            read: { _ in
                began.signal()
                return .success(text)
            }, head: { Array(text.prefix($1)) })
        let document = LoadedDocument(
            RelativePath(Array("a.md".utf8)), kind: .markdown, size: .max, screen: 40, source: source)
        // The main actor is here: what it is to do behind the frame has its turn later.
        #expect(!happens(began))
        guard case .ready(let page, _) = document.content else {
            Issue.record("the beginning is not there")
            return
        }
        #expect(!page.document.isComplete)
        while case .ready(let page, _) = document.content, !page.document.isComplete { await Task.yield() }
    }
}
