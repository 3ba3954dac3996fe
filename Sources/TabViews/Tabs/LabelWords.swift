// The title and the symbol that a label view consists of: the forms draw these two themselves, in the places and lengths
// that each of them has room for.

/// Words and symbol of a label.
struct LabelWords {
    var title = ""
    var symbol = ""

    /// Looks into a view for the first text and the first symbol.
    @MainActor init(of view: Any) {
        collect(view, depth: 0)
    }

    @MainActor private mutating func collect(_ value: Any, depth: Int) {
        guard depth < 12, title.isEmpty || symbol.isEmpty else { return }
        if let part = value as? any LabelPart {
            switch part.labelPart {
            case .title(let words): if title.isEmpty { title = words }
            case .symbol(let name): if symbol.isEmpty { symbol = name }
            }
            return
        }
        for child in Mirror(reflecting: value).children { collect(child.value, depth: depth + 1) }
    }
}

/// A view that is a title or a symbol.
@MainActor protocol LabelPart {
    var labelPart: LabelPiece { get }
}

/// What a label part is.
enum LabelPiece {
    case title(String)
    case symbol(String)
}
