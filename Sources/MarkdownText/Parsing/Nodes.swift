// What cmark knows of a node, in our words.

internal import CCmark

extension PieceBuilder {
    /// How the columns of a table are set.
    static func alignments(_ node: OpaquePointer) -> [Table.Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
        return (0..<count).map { column in
            switch letters[column] {
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .trailing
            default: .leading
            }
        }
    }

    /// The mark of a task; nil for a usual item.
    static func task(_ node: OpaquePointer) -> Indent.Mark? {
        name(node) == "tasklist" ? .task(isDone: cmark_gfm_extensions_get_tasklist_item_checked(node)) : nil
    }

    /// Whether a block of code stands between fences.
    static func isFenced(_ node: OpaquePointer) -> Bool {
        var length: Int32 = 0
        var offset: Int32 = 0
        var character: CChar = 0
        return cmark_node_get_fenced(node, &length, &offset, &character) != 0
    }

    /// What a node says, as it stands there.
    static func literal(_ node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    /// The name of a node's kind.
    static func name(_ node: OpaquePointer) -> String {
        cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
    }
}
