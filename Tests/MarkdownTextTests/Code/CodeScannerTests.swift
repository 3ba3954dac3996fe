// The colours of code.

import TerminalScreen
import TestSupport
import Testing

@testable import MarkdownText

@Suite struct CodeScannerTests {
    /// The stretches of some lines, each as its kind and words.
    private func tokens(_ name: String, _ lines: String) throws -> [String] {
        let language = try #require(CodeLanguage.named(name))
        var scanner = CodeScanner(language)
        return lines.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let bytes = Array(line.utf8)
            return scanner.tokens(of: String(line)).map {
                "\($0.kind) " + String(decoding: bytes[$0.bytes], as: UTF8.self)
            }
        }
    }

    @Test("Words, types, numbers, strings and comments of some languages")
    func kinds() throws {
        #expect(
            try tokens("swift", "let x: Int = 0x1F // \"no\"") == [
                "keyword let", "type Int", "number 0x1F", "comment // \"no\"",
            ])
        #expect(
            try tokens("py", "def f(a): return 'it\\'s' # x") == [
                "keyword def", "keyword return", "string 'it\\'s'", "comment # x",
            ])
        #expect(
            try tokens("rust", "fn f<'a>(x: &'a str) -> char { 'x' }") == [
                "keyword fn", "type str", "type char", "string 'x'",
            ])
        #expect(
            try tokens("json", "{\"a\": [1.5e-3, true, \"b\"]}") == [
                "name \"a\"", "number 1.5e-3", "number true", "string \"b\"",
            ])
        #expect(
            try tokens("bash", "echo $HOME ${x#y} # z") == ["keyword echo", "name $HOME", "name ${x#y}", "comment # z"])
        #expect(try tokens("diff", "+a\n-b\n c") == ["added +a", "removed -b"])
        #expect(try tokens("SQL", "Select 1 -- x") == ["keyword Select", "number 1", "comment -- x"])
        #expect(try tokens("html", "<p class=\"x\">it's</p>") == ["keyword <p", "string \"x\"", "keyword </p"])
        #expect(try tokens("c", "#include <x.h>") == ["keyword #include"])
    }

    @Test("Comments and strings go on over the ends of lines, and those that nest end where they should")
    func lines() throws {
        #expect(
            try tokens("swift", "/* a\n/* b */\nc */ let") == [
                "comment /* a", "comment /* b */", "comment c */", "keyword let",
            ])
        #expect(try tokens("c", "/* a\n/* b */ if") == ["comment /* a", "comment /* b */", "keyword if"])
        #expect(try tokens("python", "x = \"\"\"a\nb\"\"\"") == ["string \"\"\"a", "string b\"\"\""])
        #expect(try tokens("go", "`a\\\nb` + \"\\\"\"") == ["string `a\\", "string b`", "string \"\\\"\""])
        #expect(try tokens("lua", "--[[ a\nb ]] --c") == ["comment --[[ a", "comment b ]]", "comment --c"])
    }

    @Test("A quote that does not end is no string; unknown languages have no colours")
    func open() throws {
        #expect(try tokens("js", "it's if") == ["keyword if"])
        #expect(CodeLanguage.named("klingon") == nil)
        #expect(CodeLanguage.named("{.python .numberLines}") != nil)
        #expect(CodeLanguage.named("Swift,ignore") != nil)
        for names in CodeLanguage.all.map(\.names) {
            for name in names.split(separator: " ") { #expect(CodeLanguage.named(String(name)) != nil, "\(name)") }
        }
    }

    @Test("Whatever the bytes: stretches in order, without overlaps, inside of the line", arguments: Seeds.some(1))
    func noise(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let signs = Array("\"'`/*#-<>[]{}$@=+:;\\ \tax_09.eé".utf8)
        for (name, make) in CodeLanguage.all {
            var scanner = CodeScanner(make())
            for _ in 0..<40 {
                let bytes = (0..<Int.random(in: 0..<60, using: &random)).compactMap { _ in
                    signs.randomElement(using: &random)
                }
                let line = String(decoding: bytes, as: UTF8.self)
                var end = 0
                for token in scanner.tokens(of: line) {
                    #expect(
                        token.bytes.lowerBound >= end && token.bytes.upperBound <= line.utf8.count,
                        "\(name) seed \(seed)")
                    #expect(!token.bytes.isEmpty)
                    end = token.bytes.upperBound
                }
            }
        }
    }

    @Test("Code in colours is the same code, also where a block is made of several pieces")
    func sameText() {
        let lines = (0..<100).map { "let a\($0) = \"\($0)\" /* open" }
        let text = "```swift\n" + lines.joined(separator: "\n") + "\n```\n"
        let made = MarkdownDocument(parsing: text).lines(columns: 80, measure: .standard, theme: MarkdownTheme())
        #expect(made.map(\.plain) == ["  swift"] + lines.map { "  " + $0 })
        // The comment of the first line is never closed.
        #expect(made.dropFirst(2).allSatisfy { $0.line.runs.last?.style.attributes == [.dim, .italic] })
    }
}
