// Which document `[[name]]` means: one whose file is called so, whatever the folder and the ending; the nearest to the
// document with the link where there are several. Written as a path, it is looked for as one first.
import TerminalScreen

/// Documents by their names, made of a tree when it is first asked.
struct PageNames {
    private var documents: [String: [Int]] = [:]
    private let revision: Int

    /// The names of the documents of a tree.
    init(_ tree: FileTree) {
        revision = tree.revision
        for (index, document) in tree.documents.enumerated() {
            documents[Self.key(tree.name(document.name)), default: []].append(index)
        }
    }

    /// Whether these are the names of a tree.
    func areOf(_ tree: FileTree) -> Bool { revision == tree.revision }

    /// The document that a name means in another document.
    func document(named name: String, from origin: RelativePath, in tree: FileTree) -> RelativePath? {
        let steps = name.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        guard let last = steps.last else { return nil }
        let folders = steps.dropLast().filter { $0 != Array(".".utf8) && $0 != Array("..".utf8) }
        let found = (documents[Self.key(last[...])] ?? []).map { tree.path(ofDocument: $0) }.filter { path in
            path.names.dropLast().suffix(folders.count).elementsEqual(folders) { $0.elementsEqual($1) }
        }
        let home = origin.names.dropLast()
        return found.min { Self.distance($0, home) < Self.distance($1, home) }
    }

    /// Steps up and down between a document and a folder.
    private static func distance(_ path: RelativePath, _ home: some Collection<ArraySlice<UInt8>>) -> Int {
        let names = path.names.dropLast()
        let common = zip(names, home).prefix { $0 == $1 }.count
        return names.count + home.count - 2 * common
    }

    /// A name without its ending, its case, and the choice between blanks, `-` and `_`.
    private static func key(_ name: ArraySlice<UInt8>) -> String {
        let dot = name.lastIndex(of: UInt8(ascii: "."))
        let isKnown = dot.map { ["md", "markdown", "mdx", "qmd", "txt", "rst", "adoc"].contains(ending(name[$0...])) }
        let stem = isKnown == true ? name[..<(dot ?? name.endIndex)] : name
        let letters = String(decoding: stem, as: UTF8.self).lowercased().unicodeScalars
        return String(String.UnicodeScalarView(letters.map { $0 == "_" || $0 == "-" ? " " : $0 }))
    }

    private static func ending(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.dropFirst(), as: UTF8.self).lowercased()
    }
}

/// The names of the pages of a library, kept for as long as they are true.
@MainActor final class PageDirectory {
    private var names: PageNames?

    /// Where a wiki link of a document leads; nil where there is no such page.
    func target(of link: String, from origin: RelativePath, in tree: FileTree) -> ReaderLink? {
        let (name, heading) = link.cut(at: "#")
        let shownHeading = heading.flatMap { $0.isEmpty ? nil : String($0) }
        if name.isEmpty { return .path(origin, heading: shownHeading) }
        let known = names.flatMap { $0.areOf(tree) ? $0 : nil } ?? PageNames(tree)
        names = known
        let page = name.parts(between: " ").joined(separator: " ")
        return known.document(named: page, from: origin, in: tree).map { .path($0, heading: shownHeading) }
    }
}
