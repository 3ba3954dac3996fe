// Pictures that the probe draws on a terminal and that a test draws anew, to compare with what the terminal shows.

public import TerminalScreen

/// A picture for trying out a terminal.
public enum ProbePicture: String, CaseIterable, Sendable {
    /// Letters of many scripts, wide ones, marks, emoji and controls, each row begun one column further right.
    case letters
    /// The palette, shades of red, green and blue, and every attribute.
    case colors
    /// A letter in every cell, the lower right corner too.
    case full
    /// Wide letters against every edge.
    case wide
    /// Lines, blocks and symbols.
    case lines
    /// Something else each time: what stands where is decided by the step.
    case random

    /// Draws the picture.
    /// - Parameters:
    ///   - size: how large.
    ///   - measure: how text is measured.
    ///   - step: which of the random pictures; each has some of the one before.
    public func canvas(_ size: Size, measure: TextMeasure, step: Int = 0) -> Canvas {
        var canvas = Canvas(size, measure: measure)
        switch self {
        case .letters: putRows(Self.texts, on: &canvas)
        case .lines:
            putRows(["┌─┬─┐│ │ ╭─╮╰─╯ ━┃ ═║", "▌ █ ▐ ░▒▓ ▸▾◂▴ ◆◇ ■□ ●○ ☆★ ⌂⌕ … • ✓ ✗", "‹›«»“”‘’–—"], on: &canvas)
        case .full:
            for row in 0..<size.rows {
                let letter = Character(Unicode.Scalar(UInt8(65 + row % 26)))
                canvas.fill(Rect(column: 0, row: row, columns: size.columns, rows: 1), character: letter)
            }
        case .wide:
            for row in 0..<size.rows {
                canvas.put(String(repeating: "日本", count: size.columns), at: Point(column: row % 3 - 1, row: row))
            }
        case .colors: putColors(on: &canvas)
        case .random: for earlier in max(0, step - 2)...step { putRandom(on: &canvas, step: earlier) }
        }
        return canvas
    }

    private static let texts = [
        "plain letters", "àéîõü ßøæ", "日本語のテキスト", "한국어", "Українська ґїє", "Ελληνικά", "שלום עולם", "مرحبا",
        "e\u{301}a\u{300}o\u{308}\u{304}", "👍🏽 👩‍💻 👨‍👩‍👧‍👦 🇩🇪 ☁️ 1️⃣", "ｶﾞｷﾞ", "\u{1B}[31mred\u{7}\u{9B}2J", "a\u{202E}b\u{2066}c",
        "tab\there", "ไทย", "हिन्दी क्षि",
    ]

    private func putRows(_ rows: [String], on canvas: inout Canvas) {
        for row in 0..<canvas.size.rows {
            canvas.put(rows[row % rows.count], at: Point(column: row, row: row))
        }
    }

    private func putRandom(on canvas: inout Canvas, step: Int) {
        var state = UInt64(step + 1) &* 0xD134_2543_DE82_EF95
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, limit)
        }
        let size = canvas.size
        for _ in 0..<12 {
            let point = Point(column: next(size.columns + 6) - 6, row: next(size.rows))
            let style = Style(
                foreground: next(3) == 0 ? .palette(UInt8(next(256))) : .standard,
                background: next(3) == 0 ? .palette(UInt8(next(256))) : .standard,
                attributes: next(3) == 0 ? [[.bold], [.reverse], [.underline], [.italic]][next(4)] : [])
            if next(4) == 0 {
                canvas.fill(Rect(origin: point, size: Size(columns: next(20), rows: next(5))), style: style)
            } else {
                canvas.put(Self.texts[next(Self.texts.count)], at: point, style: style, limit: next(size.columns))
            }
        }
    }

    private func putColors(on canvas: inout Canvas) {
        let attributes: [Attributes] = [[], .bold, .dim, .italic, .underline, .reverse, [.bold, .underline]]
        for index in 0..<canvas.size.columns * canvas.size.rows {
            let point = Point(column: index % canvas.size.columns, row: index / canvas.size.columns)
            let shade = UInt8(truncatingIfNeeded: index)
            var style = Style(attributes: attributes[index / 7 % attributes.count])
            switch index % 4 {
            case 0: style.foreground = .palette(shade)
            case 1: style.background = .palette(shade)
            case 2: style.foreground = .rgb(shade, 255 - shade, UInt8(index / 256 % 256))
            default: style.background = .rgb(UInt8(index / 256 % 256), shade, 128)
            }
            canvas.put("x", at: point, style: style)
        }
    }
}
