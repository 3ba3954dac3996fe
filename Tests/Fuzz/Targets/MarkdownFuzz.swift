// Any text as Markdown, at any width: rows fit, hold nothing but harmless text, say where they come from, and are the same
// however one comes to them.

import TerminalScreen

@testable import MarkdownText

enum MarkdownFuzz {
    private static let measure = TextMeasure.standard

    static func check(_ bytes: [UInt8]) throws {
        var choice = FuzzBytes(bytes)
        let columns = choice.below(90) + 1
        let way = choice.byte()
        var theme = MarkdownTheme(symbols: way & 1 == 0 ? .unicode : .ascii)
        theme.measure = 20 + choice.below(80)
        let text = choice.remainingText()
        let document = way & 6 == 6 ? MarkdownDocument(plainText: text) : MarkdownDocument(parsing: text)
        try checkFacts(document)
        let lines = document.lines(columns: columns, measure: measure, theme: theme)
        for line in lines { try checkLine(line, columns: min(columns, theme.measure), of: document) }
        if way & 6 == 6 { try checkLetters(of: text, in: lines, theme) }
        try checkWays(of: document, lines, columns, theme, way)
        // Cut anywhere it is still a document.
        let head = MarkdownDocument(headOf: text, bytes: choice.below(200))
        for line in head.lines(columns: columns, measure: measure, theme: theme) {
            try checkLine(line, columns: min(columns, theme.measure), of: head)
        }
    }

    private static func checkFacts(_ document: MarkdownDocument) throws {
        if let title = document.title {
            try expect(title.unicodeScalars.allSatisfy(isHarmless), "the title is not safe: \(title.debugDescription)")
        }
        for heading in document.headings {
            try expect(heading.text.unicodeScalars.allSatisfy(isHarmless), "a heading is not safe: \(heading)")
            try expect((1...6).contains(heading.level), "a heading of no level: \(heading)")
            try expect((1...max(1, document.sourceLines)).contains(heading.sourceLine), "a heading nowhere: \(heading)")
        }
        let anchors = document.headings.map(\.anchor)
        try expect(Set(anchors).count == anchors.count, "two headings of one anchor: \(anchors)")
    }

    private static func checkLine(_ line: DocumentLine, columns: Int, of document: MarkdownDocument) throws {
        // A sign or a wide letter takes two columns, also where there is one.
        try expect(line.line.columns <= max(2, columns), "\(line.line.columns) of \(columns) columns: \(line.plain)")
        let width = measure.width(line.line.text)
        try expect(width == line.line.columns, "a row says \(line.line.columns) and is \(width) wide: \(line.plain)")
        try expect(
            measure.glyphs(of: line.plain).allSatisfy { $0.glyph.text.unicodeScalars.allSatisfy(isHarmless) },
            "a row is not safe: \(line.plain.debugDescription)")
        try expect(!line.plain.contains("\n"), "a row with a line end")
        for link in line.links {
            try expect(document.links.indices.contains(link.link), "a link that is none: \(link)")
            try expect(
                link.columns.lowerBound >= 0 && link.columns.upperBound <= line.line.columns, "a link beside its row")
        }
    }

    /// Plain text keeps every letter, in its order.
    private static func checkLetters(of text: String, in lines: [DocumentLine], _ theme: MarkdownTheme) throws {
        let isLetter: (Unicode.Scalar) -> Bool = { $0.isASCII && $0.properties.isAlphabetic }
        let before = text.unicodeScalars.filter(isLetter)
        let after = lines.flatMap { $0.plain.unicodeScalars.filter(isLetter) }
        try expect(before.elementsEqual(after), "letters are lost in \(lines.map(\.plain))")
    }

    /// Rows that are asked for in any order are those that are made from the top, and their places lead back to them.
    private static func checkWays(
        of document: MarkdownDocument, _ lines: [DocumentLine], _ columns: Int, _ theme: MarkdownTheme, _ way: UInt8
    ) throws {
        var layout = DocumentLayout(document, columns: columns, measure: measure, theme: theme)
        let end = layout.end()
        var position = end
        var found: [DocumentLine] = []
        while found.count <= lines.count, let line = layout.lines(from: position, count: 1).first {
            found.append(line)
            if position <= .start { break }
            let above = layout.position(position, movedBy: -1)
            if above == position { break }
            position = above
        }
        try expect(found.reversed() == lines, "from below there are \(found.count) rows, from above \(lines.count)")
        guard !lines.isEmpty else { return }
        let index = Int(way) * 7 % lines.count
        let there = layout.position(.start, movedBy: index)
        try expect(layout.lines(from: there, count: 1).first == lines[index], "row \(index) is another")
        let place = layout.place(at: there)
        let back = layout.position(of: place)
        let shown = layout.place(at: back)
        try expect(shown == place, "the place \(place) leads to \(shown)")
        // A width and back again.
        var other = layout.at(columns: columns % 50 + 3)
        let around = other.place(at: other.position(of: place))
        try expect(around <= place, "at another width \(place) is below its row, \(around)")
        _ = other.lastTop(screenRows: 9)
    }
}

/// Settings before a text: what is taken for them is a whole block at the top, and the text behind it is all there.
enum FrontMatterFuzz {
    static func check(_ bytes: [UInt8]) throws {
        // Half of them begin as front matter does, so that something is found.
        let text = (bytes.first ?? 0) & 1 == 0 ? "---\n" + decoded(bytes.dropFirst()) : decoded(bytes.dropFirst())
        var plain = text
        let found = plain.withUTF8 { buffer -> (front: FrontMatter, rest: String, ends: Int)? in
            FrontMatter(buffer).map { front in
                let ends = buffer[..<min(front.bytes, buffer.count)].count { $0 == 0x0A }
                return (front, String(decoding: buffer[min(front.bytes, buffer.count)...], as: UTF8.self), ends)
            }
        }
        let document = MarkdownDocument(parsing: text)
        guard let (front, rest, ends) = found else { return }
        try expect(front.bytes <= text.utf8.count, "more bytes than there are")
        try expect(
            front.lines - ends == 0 || (front.lines - ends == 1 && rest.isEmpty), "\(front.lines) lines, \(ends)")
        if let title = front.title {
            try expect(!title.isEmpty && !title.contains("\n"), "a title that is none: \(title.debugDescription)")
        }
        guard !text.utf8.contains(0x0D), FrontMatter(of: rest) == nil else { return }
        let theme = MarkdownTheme()
        let whole = document.lines(columns: 40, measure: .standard, theme: theme)
        let behind = MarkdownDocument(parsing: rest).lines(columns: 40, measure: .standard, theme: theme)
        try expect(whole.map(\.plain) == behind.map(\.plain), "the text behind front matter is another")
        let shifted = behind.map { $0.sourceLine + ends }
        try expect(whole.map(\.sourceLine) == shifted, "lines are \(whole.map(\.sourceLine)), not \(shifted)")
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension FrontMatter {
    fileprivate init?(of text: String) {
        var text = text
        guard let front = text.withUTF8({ FrontMatter($0) }) else { return nil }
        self = front
    }
}
