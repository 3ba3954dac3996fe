// The rules of .gitignore, one by one, as git's own manual gives them.
import Testing

@testable import tabterm

@Suite(".gitignore")
struct IgnoreTests {
    private func isIgnored(_ path: String, _ rules: String, isFolder: Bool = false) -> Bool? {
        let names = Array(path.utf8).split(separator: UInt8(ascii: "/"))
        return IgnoreRules(Array(rules.utf8)).verdict(names[...], isFolder: isFolder)
    }

    @Test(
        "Rules fit what git says they fit",
        arguments: [
            ("a.log", "*.log", true), ("x/a.log", "*.log", true), ("a.logs", "*.log", nil), ("x/todo", "/todo", nil),
            ("todo", "/todo", true), ("doc/a.txt", "doc/*.txt", true), ("doc/x/a.txt", "doc/*.txt", nil),
            ("x/doc/a.txt", "doc/*.txt", nil),
            ("x/y/foo", "**/foo", true), ("foo", "**/foo", true), ("abc/d/e", "abc/**", true), ("abc", "abc/**", nil),
            ("a/x/y/b", "a/**/b", true), ("a/b", "a/**/b", true), ("a.log", "*.log\n!a.log", false),
            ("b.log", "*.log\n!a.log", true),
            ("#a", "\\#a", true), ("!a", "\\!a", true), ("a ", "a\\ ", true), ("a", "a   ", true), ("a", "# a", nil),
            ("a1", "a[0-9]", true), ("ab", "a[!b]", nil), ("ac", "a?", true), ("a", "\n\n", nil), ("a", "a\r", true),
            ("a", "/", nil),
            (".x", "*", true), ("a*b", "a\\*b", true), ("axb", "a\\*b", nil),
        ] as [(String, String, Bool?)])
    func rules(_ path: String, _ rules: String, _ verdict: Bool?) {
        #expect(isIgnored(path, rules) == verdict)
    }

    @Test("A slash at the end means folders only")
    func folders() {
        #expect(isIgnored("build", "build/") == nil)
        #expect(isIgnored("build", "build/", isFolder: true) == true)
        #expect(isIgnored("x/build", "build/", isFolder: true) == true)
    }

    @Test("Inner files speak before outer ones, and a repository's rules hold in a folder of it")
    func layers() {
        let folder = FolderFixture()
        folder.folder(Array(".git".utf8))
        folder.file(".gitignore", "*.txt\n/in/secret.md\nout/\n")
        folder.file("in/.gitignore", "!keep.txt\n")
        for name in ["in/keep.txt", "in/drop.txt", "in/secret.md", "in/a.md", "out/b.md"] { folder.file(name) }
        func paths(_ root: [UInt8]) -> [String] {
            let tree = LibrarySource.folder(root).wholeTree()
            return tree.documentsInOrder().map { tree.path(ofDocument: $0).identifier }
        }
        #expect(paths(folder.path) == ["in/a.md", "in/keep.txt"])
        #expect(paths(folder.path + Array("/in".utf8)) == ["a.md", "keep.txt"])
    }
}
