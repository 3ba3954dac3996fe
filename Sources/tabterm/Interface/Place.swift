// Where a person can be: the tabs of the program by value, and the pages that are pushed in them. Both have a text form,
// which is their identity in customization, state file and `--tree`.
import TerminalScreen

/// What a tab shows; the value that selects it.
enum Place: Hashable, Sendable {
    case home, library, search
    /// A document, by the identifier of its path.
    case document(String)
    /// A folder inside a section, by the identifier of its path.
    case folder(String)
    /// A collection, by its number.
    case collection(String)

    /// The place that a text stands for; nil for a text that means none.
    init?(_ text: String) {
        switch text {
        case ":home": self = .home
        case ":library": self = .library
        case ":search": self = .search
        case "": return nil
        default:
            if let number = text.rest(after: ":collection/") {
                self = .collection(String(number))
            } else if text.begins(with: ":") {
                return nil
            } else if text.ends(with: "/") {
                self = .folder(Self.unmarked(String(text.unicodeScalars.dropLast())))
            } else {
                self = .document(Self.unmarked(text))
            }
        }
    }

    /// A name that begins with a colon would read as one of the fixed places.
    fileprivate static func marked(_ identifier: String) -> String {
        identifier.rest(after: ":").map { "%3a" + $0 } ?? identifier
    }

    private static func unmarked(_ text: String) -> String {
        text.rest(after: "%3a").map { ":" + $0 } ?? text
    }
}

extension Place: CustomStringConvertible {
    /// The text form: a relative path for documents, with a slash at the end for folders, else a word after a colon.
    var description: String {
        switch self {
        case .home: ":home"
        case .library: ":library"
        case .search: ":search"
        case .document(let name): Self.marked(name)
        case .folder(let name): Self.marked(name) + "/"
        case .collection(let number): ":collection/" + number
        }
    }
}

/// A page that is pushed in a tab.
enum Page: Hashable, Sendable {
    /// A document, and the heading that is shown first.
    case document(String, heading: String?)
    case folder(String)

    /// The page that a text stands for.
    init?(_ text: String) {
        let (name, heading) = text.cut(at: "#")
        switch Place(String(name)) {
        case .document(let name): self = .document(name, heading: heading.flatMap { $0.isEmpty ? nil : String($0) })
        case .folder(let name): self = .folder(name)
        default: return nil
        }
    }

    /// The text form.
    var text: String {
        switch self {
        case .document(let name, let heading): Place.document(name).description + (heading.map { "#" + $0 } ?? "")
        case .folder(let name): Place.folder(name).description
        }
    }
}
