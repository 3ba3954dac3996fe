// A frame as an SVG picture, for the README and the documentation: what a terminal would show, cell for cell, on a dark or a
// light ground. Letters are text, so that a picture stays small and can be searched; lines of frames are drawn as paths,
// because no font promises that they meet.

public import TerminalScreen

/// A picture of a frame.
public struct ScreenPicture: Sendable {
    /// The ground that it is drawn on.
    public enum Ground: String, Sendable, CaseIterable {
        /// Light letters on a dark ground.
        case dark
        /// Dark letters on a light ground.
        case light
    }

    /// The size of a cell in the picture's own units.
    static let cell = (width: 8.0, height: 17.0)
    /// The room around the cells.
    static let margin = 12.0

    private let frame: Frame
    private let ground: Ground

    /// Makes a picture of a frame.
    /// - Parameters:
    ///   - frame: What the terminal shows.
    ///   - ground: The ground that it is drawn on.
    public init(_ frame: Frame, on ground: Ground) {
        self.frame = frame
        self.ground = ground
    }

    /// The picture as the text of an SVG file.
    ///
    /// - Parameter title: What it shows, for those who can't see it.
    public func svg(title: String) -> String {
        let width = Double(frame.size.columns) * Self.cell.width + 2 * Self.margin
        let height = Double(frame.size.rows) * Self.cell.height + 2 * Self.margin
        let colors = PictureColors(ground)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" "
                + "width=\"\(number(width))\" height=\"\(number(height))\" role=\"img\">",
            "<title>\(escaped(title))</title>",
            "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(colors.ground)\"/>",
            "<g font-family=\"ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', monospace\" font-size=\"13\" "
                + "xml:space=\"preserve\">",
        ]
        for row in 0..<frame.size.rows {
            for run in PictureRun.runs(of: frame.canvas, row: row) {
                lines += run.elements(row: row, colors: colors)
            }
        }
        lines += ["</g>", "</svg>", ""]
        return lines.joined(separator: "\n")
    }
}

/// A number with at most two digits behind the point, and none where there is nothing behind it.
func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    if rest == 0 { return String(hundredths / 100) }
    let digits = rest % 10 == 0 ? String(rest / 10) : rest < 10 ? "0\(rest)" : String(rest)
    return "\(hundredths / 100).\(digits)"
}

/// Text as it may stand between tags.
func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        default: result.append(character)
        }
    }
}
