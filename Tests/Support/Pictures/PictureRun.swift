// A run of cells of one row that are drawn alike: its ground, its letters, the lines of its frames.

import TerminalScreen

/// Neighbouring cells of one style.
struct PictureRun {
    private let column: Int
    private let style: Style
    private var cells: [Cell]

    /// The runs of a row, from left to right.
    static func runs(of canvas: Canvas, row: Int) -> [PictureRun] {
        var runs: [PictureRun] = []
        for column in 0..<canvas.size.columns {
            let cell = canvas[Point(column: column, row: row)]
            if let last = runs.last?.cells.last, cell.style == last.style {
                runs[runs.count - 1].cells.append(cell)
            } else {
                runs.append(PictureRun(column: column, style: cell.style, cells: [cell]))
            }
        }
        return runs
    }

    /// The elements that draw the run.
    func elements(row: Int, colors: PictureColors) -> [String] {
        let (letters, ground) = colors.colors(of: style)
        let top = ScreenPicture.margin + Double(row) * ScreenPicture.cell.height
        var elements: [String] = []
        if let ground {
            elements.append(
                "<rect x=\"\(number(left(of: column)))\" y=\"\(number(top))\" "
                    + "width=\"\(number(Double(cells.count) * ScreenPicture.cell.width))\" "
                    + "height=\"\(number(ScreenPicture.cell.height))\" fill=\"\(ground)\"/>")
        }
        elements += lines(top: top, color: letters)
        elements += words(top: top, color: letters)
        return elements
    }

    private func left(of column: Int) -> Double {
        ScreenPicture.margin + Double(column) * ScreenPicture.cell.width
    }

    private var opacity: String { style.attributes.contains(.dim) ? " opacity=\"0.62\"" : "" }

    /// Words, each on its own, so that every one starts in its column whatever the font.
    private func words(top: Double, color: String) -> [String] {
        var elements: [String] = []
        var word = ""
        var start = column
        for (index, cell) in cells.enumerated() {
            let isDrawn = cell.glyph != .space && LinePath(cell.glyph.base) == nil
            // A scalar outside of ASCII often comes from another font with another width: it stands alone.
            let standsAlone = !cell.glyph.base.isASCII || cell.glyph.hasMarks
            if !isDrawn || standsAlone {
                if !word.isEmpty { elements.append(text(word, at: start, top: top, color: color)) }
                word = ""
                if isDrawn, cell.width > 0 {
                    elements.append(text(cell.glyph.text, at: column + index, top: top, color: color))
                }
                continue
            }
            if word.isEmpty { start = column + index }
            word += cell.glyph.text
        }
        if !word.isEmpty { elements.append(text(word, at: start, top: top, color: color)) }
        return elements
    }

    private func text(_ word: String, at column: Int, top: Double, color: String) -> String {
        let attributes = style.attributes
        var looks = opacity
        if attributes.contains(.bold) { looks += " font-weight=\"bold\"" }
        if attributes.contains(.italic) { looks += " font-style=\"italic\"" }
        if attributes.contains(.underline) { looks += " text-decoration=\"underline\"" }
        let length =
            word.utf8.count > 1 && word.utf8.allSatisfy { $0 < 128 }
            ? " textLength=\"\(number(Double(word.utf8.count) * ScreenPicture.cell.width))\"" : ""
        return "<text x=\"\(number(left(of: column)))\" y=\"\(number(top + 13))\" fill=\"\(color)\"\(looks)\(length)>"
            + escaped(word) + "</text>"
    }

    /// The lines of frames and rules, as one path.
    private func lines(top: Double, color: String) -> [String] {
        var path = ""
        for (index, cell) in cells.enumerated() {
            guard let line = LinePath(cell.glyph.base) else { continue }
            path += line.path(left: left(of: column + index), top: top)
        }
        if path.isEmpty { return [] }
        return ["<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\"\(opacity)/>"]
    }
}

/// How a line-drawing scalar goes through its cell.
struct LinePath {
    private let arms: (left: Bool, right: Bool, up: Bool, down: Bool)
    private let isRound: Bool

    /// The lines of a scalar; nil for one that is no line.
    init?(_ scalar: Unicode.Scalar) {
        isRound = "╭╮╰╯".unicodeScalars.contains(scalar)
        switch scalar {
        case "─", "━": arms = (true, true, false, false)
        case "│": arms = (false, false, true, true)
        case "╭", "┌": arms = (false, true, false, true)
        case "╮", "┐": arms = (true, false, false, true)
        case "╰", "└": arms = (false, true, true, false)
        case "╯", "┘": arms = (true, false, true, false)
        case "├": arms = (false, true, true, true)
        case "┤": arms = (true, false, true, true)
        case "┬": arms = (true, true, false, true)
        case "┴": arms = (true, true, true, false)
        case "┼": arms = (true, true, true, true)
        default: return nil
        }
    }

    /// The path from the middle of the cell to the edges that it reaches.
    func path(left: Double, top: Double) -> String {
        let middle = (x: left + ScreenPicture.cell.width / 2, y: top + ScreenPicture.cell.height / 2)
        let right = left + ScreenPicture.cell.width
        let bottom = top + ScreenPicture.cell.height
        if arms.left && arms.right && !arms.up && !arms.down {
            return "M\(number(left)) \(number(middle.y))H\(number(right))"
        }
        if isRound {
            return "M\(number(middle.x)) \(number(arms.up ? top : bottom))"
                + "Q\(number(middle.x)) \(number(middle.y)) \(number(arms.left ? left : right)) \(number(middle.y))"
        }
        var path = ""
        if arms.left { path += "M\(number(left)) \(number(middle.y))H\(number(middle.x))" }
        if arms.right { path += "M\(number(right)) \(number(middle.y))H\(number(middle.x))" }
        if arms.up { path += "M\(number(middle.x)) \(number(top))V\(number(middle.y))" }
        if arms.down { path += "M\(number(middle.x)) \(number(bottom))V\(number(middle.y))" }
        return path
    }
}
