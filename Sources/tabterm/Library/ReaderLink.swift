// Links that people give to --open, write in documents, or follow inside the program: which page of this library, and
// which heading of it.
import TerminalScreen

/// A place in the library that a link names.
enum ReaderLink: Equatable, Sendable {
    case home
    case library
    /// The search page, with a query where one was given.
    case search(String)
    /// A collection, by its number or name.
    case collection(String)
    /// A document or folder, and the heading that is shown first.
    case path(RelativePath, heading: String?)
    /// A path that leads out of the library.
    case nowhere(String)
    /// Anything with a scheme of its own: the web, mail.
    case outside(String)

    /// Reads `tabterm://library/guide.md#heading`, or just the path part.
    ///
    /// - Parameter text: the link; `%20` and the like stand for bytes of the path.
    init(_ text: String) {
        let scheme = "tabterm://"
        let head = text.unicodeScalars.prefix(scheme.unicodeScalars.count)
        guard String(head).lowercased() == scheme else {
            self = Self.hasScheme(text) ? .outside(text) : Self.path(text[...])
            return
        }
        let rest = text[head.endIndex...]
        let host = Substring(rest.unicodeScalars.prefix { $0 != "/" && $0 != "#" })
        // One slash: those behind it may begin what is searched for, or a name.
        let behind = rest[host.endIndex...]
        let tail = behind.rest(after: "/") ?? behind
        let plain = String(decoding: FileName.bytes(ofIdentifier: tail), as: UTF8.self)
        switch host.lowercased() {
        case "home": self = .home
        case "search": self = .search(plain)
        case "collection", "collections": self = .collection(plain)
        case "library": self = tail.utf8.allSatisfy { $0 == UInt8(ascii: "/") } ? .library : Self.path(tail)
        default: self = Self.path(rest)
        }
    }

    /// The link as people may keep it and give it to --open.
    var text: String {
        switch self {
        case .home: "tabterm://home"
        case .library: "tabterm://library"
        case .search(let query): "tabterm://search/" + FileName.identifier(Array(query.utf8))
        case .collection(let name): "tabterm://collection/" + FileName.identifier(Array(name.utf8))
        case .path(let path, let heading):
            "tabterm://library/" + path.identifier
                + (heading.map { "#" + FileName.identifier(Array($0.utf8)) } ?? "")
        case .nowhere(let text), .outside(let text): text
        }
    }

    /// The target of a link in the document at `path`.
    static func target(of link: String, in path: RelativePath) -> ReaderLink? {
        if hasScheme(link) { return ReaderLink(link) }
        let heading = Self.heading(link[...])
        let bytes = FileName.bytes(ofIdentifier: Substring(link.unicodeScalars.prefix { $0 != "#" && $0 != "?" }))
        if bytes.isEmpty { return .path(path, heading: heading) }
        return path.resolving(bytes).map { .path($0, heading: heading) }
    }

    private static func path(_ text: Substring) -> ReaderLink {
        guard let path = RelativePath([]).resolving(FileName.bytes(ofIdentifier: text.cut(at: "#").before)) else {
            return .nowhere(String(text))
        }
        return .path(path, heading: heading(text))
    }

    private static func heading(_ text: Substring) -> String? {
        guard let heading = text.cut(at: "#").behind, !heading.isEmpty else { return nil }
        return String(decoding: FileName.bytes(ofIdentifier: heading), as: UTF8.self)
    }

    /// Whether the text begins with letters and a colon, as addresses do; one letter alone is none.
    private static func hasScheme(_ text: String) -> Bool {
        let (scheme, behind) = text.cut(at: ":")
        return behind != nil && scheme.count > 1 && scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}
