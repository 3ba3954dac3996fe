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
        // What most labels are needs no search and no mirror.
        if let label = value as? Label<Text, Image> {
            collect(label.title, depth: depth + 1)
            return collect(label.icon, depth: depth + 1)
        }
        if let text = value as? Text { return take(text.labelPart) }
        if let image = value as? Image { return take(image.labelPart) }
        if let part = value as? any LabelPart {
            return take(part.labelPart)
        }
        for child in Mirror(reflecting: value).children { collect(child.value, depth: depth + 1) }
    }

    private mutating func take(_ piece: LabelPiece) {
        switch piece {
        case .title(let words): if title.isEmpty { title = words }
        case .symbol(let name): if symbol.isEmpty { symbol = name }
        }
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
