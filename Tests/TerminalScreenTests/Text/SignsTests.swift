// Signs and the marks behind them.
import TerminalScreen
import Testing

@Suite struct SignsTests {
    @Test(
        "A sign is found by its bytes, whatever joins with it", arguments: ["x", "\u{301}", "\u{488}", "\u{200D}", "/"])
    func signs(mark: String) {
        let key = "a/\(mark)b/\(mark)"
        #expect(key.begins(with: "a/") && !key.begins(with: "a/\(mark)c"))
        #expect(key.rest(after: "a/")?.utf8.elementsEqual("\(mark)b/\(mark)".utf8) == true)
        #expect(key.rest(after: "b/") == nil && "".rest(after: "b") == nil)
        let (before, behind) = key.cut(at: "/")
        #expect(before == "a" && behind?.utf8.elementsEqual("\(mark)b/\(mark)".utf8) == true)
        #expect(key.ends(with: "/\(mark)") && "x\u{D4E}/".ends(with: "/") && !"/".ends(with: "//"))
        let parts = key[...].parts(between: "/").map { Array($0.utf8) }
        #expect(parts == ["a", mark == "/" ? "b" : mark + "b", mark].filter { $0 != "/" }.map { Array($0.utf8) })
    }

    @Test("Nothing stands behind a sign that is not there; an empty text does behind one at the end")
    func ends() {
        #expect("a".cut(at: "#").behind == nil && "a#".cut(at: "#").behind?.isEmpty == true)
        #expect("#a#b".cut(at: "#").before.isEmpty && "#a#b".cut(at: "#").behind == "a#b")
    }
}
