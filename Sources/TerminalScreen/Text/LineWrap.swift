// Breaks styled text into lines: at blanks, between ideographs, behind hyphens; a word longer than a line is cut.
// No text is lost but the blanks at a break. Styles and links go along. One pass, no lookahead beyond the line.

extension TextMeasure {
    /// Breaks `text` into lines of at most `columns` columns.
    /// - Parameters:
    ///   - text: what is to be broken; `\n` in it ends a line.
    ///   - columns: the width of a line with its indent; at least one column of text stands on each.
    ///   - first: what stands before the first line: a bullet, a rail.
    ///   - rest: what stands before the other lines, so that they hang below the first.
    /// - Returns: at least one line. A character wider than the room stands alone on its line and is clipped when drawn.
    public func wrapped(
        _ text: StyledText, to columns: Int, first: StyledText = StyledText(), rest: StyledText = StyledText()
    ) -> [StyledLine] {
        var wrap = LineWrap(text: text, measure: self, columns: columns, first: first, rest: rest)
        return wrap.lines()
    }
}

extension TextMeasure {
    /// The columns of the longest part of a text in which no line breaks unless it must.
    package func longestPart(of text: String) -> Int {
        var (longest, width) = (0, 0)
        var last = BreakKind.newline
        ClusterReader.read(text, columns: columns) { reader in
            while let cluster = reader.next() {
                let kind = BreakKind(cluster, behind: last)
                let isBlank = kind == .space || kind == .newline
                if isBlank || last.mayBreak(before: kind) { width = 0 }
                if !isBlank { width += cluster.columns }
                longest = max(longest, width)
                if cluster.columns > 0 || isBlank || kind == .zeroWidthSpace { last = kind }
            }
        }
        return longest
    }
}

/// The state of one wrapping.
private struct LineWrap {
    /// A place between two characters.
    struct Place {
        /// The run and the byte in it.
        var run = 0
        var byte = 0
        /// Columns from the beginning of the line to here.
        var columns = 0
    }

    /// What stands before a line.
    struct Indent {
        let text: StyledText
        let columns: Int
        /// Columns left for the text.
        let room: Int

        init(_ text: StyledText, measure: TextMeasure, columns: Int) {
            self.text = text
            self.columns = measure.width(text)
            room = max(1, columns - self.columns)
        }
    }

    let text: StyledText
    let measure: TextMeasure
    let rest: Indent
    var indent: Indent
    var result: [StyledLine] = []
    /// Where the line begins, in its run and in the whole text.
    var start = Place()
    /// Bytes of the runs before each run.
    var base: [Int] = []
    /// Columns of the line so far.
    var width = 0
    /// The last place to break: the line ends at `end`, the next begins at `next`.
    var end: Place?
    var next = Place()
    /// The character before, for the rules of breaking.
    var last = BreakKind.newline

    init(text: StyledText, measure: TextMeasure, columns: Int, first: StyledText, rest: StyledText) {
        self.text = text
        self.measure = measure
        self.rest = Indent(rest, measure: measure, columns: columns)
        indent = Indent(first, measure: measure, columns: columns)
        var bytes = 0
        for run in text.runs {
            base.append(bytes)
            bytes += run.text.utf8.count
        }
    }

    mutating func lines() -> [StyledLine] {
        for (index, run) in text.runs.enumerated() {
            ClusterReader.read(run.text, columns: measure.columns) { reader in
                while true {
                    let hasLetters = takeLetters(from: &reader, run: index)
                    if takeBlank(from: &reader, run: index) || hasLetters { continue }
                    if takeOtherLetters(from: &reader, run: index) { continue }
                    guard let cluster = reader.next() else { return }
                    take(cluster, run: index)
                }
            }
        }
        let last = text.runs.count - 1
        finish(at: Place(run: max(0, last), byte: last < 0 ? 0 : text.runs[last].text.utf8.count, columns: width))
        return result
    }

    /// Takes as many ASCII letters as the line has room for: in most texts nearly all there is.
    private mutating func takeLetters(from reader: inout ClusterReader, run: Int) -> Bool {
        let start = reader.offset
        let count = reader.skipASCII(atMost: indent.room - width) { $0 != 0x20 && $0 != 0x2D }
        guard count > 0 else { return false }
        if last != .space, last != .newline, last.mayBreak(before: .letter) {
            let here = Place(run: run, byte: start, columns: width)
            end = here
            next = here
        }
        width += count
        last = .letter
        return true
    }

    /// Takes letters of other scripts, as many as the line has room for.
    private mutating func takeOtherLetters(from reader: inout ClusterReader, run: Int) -> Bool {
        let start = reader.offset
        let here = Place(run: run, byte: start, columns: width)
        let mayBreak = last != .space && last != .newline && last.mayBreak(before: .letter)
        reader.readLetters { letter in
            guard width < indent.room, BreakKind(letter) == .letter, measure.columns(letter) == 1 else { return false }
            width += 1
            return true
        }
        guard reader.offset > start else { return false }
        if mayBreak {
            end = here
            next = here
        }
        last = .letter
        return true
    }

    /// Takes a blank of ASCII.
    private mutating func takeBlank(from reader: inout ClusterReader, run: Int) -> Bool {
        let start = reader.offset
        guard reader.skipASCII(atMost: 1, while: { $0 == 0x20 }) == 1 else { return false }
        takeBlank(at: Place(run: run, byte: start, columns: width), end: start + 1, columns: 1)
        return true
    }

    private mutating func takeBlank(at here: Place, end byte: Int, columns: Int) {
        if last != .space { end = here }
        width += columns
        next = Place(run: here.run, byte: byte, columns: width)
        last = .space
    }

    private mutating func take(_ cluster: Cluster, run: Int) {
        let kind = BreakKind(cluster, behind: last)
        if cluster.columns == 0, kind != .newline, kind != .zeroWidthSpace || last == .space { return }
        let here = Place(run: run, byte: cluster.start, columns: width)
        switch kind {
        case .newline:
            finish(at: here)
            begin(at: Place(run: run, byte: cluster.end, columns: width))
        case .space: takeBlank(at: here, end: cluster.end, columns: cluster.columns)
        default:
            if last != .space, last != .newline, last.mayBreak(before: kind) {
                end = here
                next = here
            }
            if width + cluster.columns > indent.room, cluster.columns > 0 { makeRoom(for: cluster, at: here) }
            width += cluster.columns
        }
        last = kind
    }

    /// Ends the line at its last break, and, if the word is still too long, before the character.
    private mutating func makeRoom(for cluster: Cluster, at here: Place) {
        if let end, end.columns > 0 {
            emit(to: end)
            begin(at: next)
            cut(before: here)
        } else if end != nil, next.columns >= indent.room {
            // Nothing but blanks, and no room behind them: they are left out.
            let indent = indent
            begin(at: next)
            self.indent = indent
        }
        if width + cluster.columns > indent.room, width > 0 {
            var here = here
            here.columns = width
            emit(to: here)
            begin(at: here)
        }
    }

    /// Ends lines within a word that was taken while there was more room: the first line may have had more than the rest.
    private mutating func cut(before here: Place) {
        while width > indent.room {
            let place = place(behind: indent.room, before: here)
            guard place.columns > 0 else { return }
            emit(to: place)
            begin(at: place)
        }
    }

    /// The place so many columns behind the beginning of the line, or behind its first character where that is wider.
    private func place(behind columns: Int, before here: Place) -> Place {
        var place = start
        for run in start.run...here.run {
            let bytes = text.runs[run].text.utf8
            let from = run == start.run ? start.byte : 0
            let part = bytes.dropFirst(from).prefix((run == here.run ? here.byte : bytes.count) - from)
            let isFull = ClusterReader.read(String(Substring(part)), columns: measure.columns) { reader in
                while let cluster = reader.next() {
                    let end = place.columns + cluster.columns
                    if end > columns, place.columns > 0 { return true }
                    place = Place(run: run, byte: from + cluster.end, columns: end)
                }
                return false
            }
            if isFull { break }
        }
        return place
    }

    /// Adds the line that ends with the text or at a line end, without the blanks before that.
    private mutating func finish(at place: Place) {
        emit(to: last == .space ? end ?? place : place)
    }

    private mutating func begin(at place: Place) {
        width = max(0, width - place.columns)
        start = Place(run: place.run, byte: place.byte, columns: 0)
        end = nil
        indent = rest
    }

    /// Adds the line from `start` to `place`.
    private mutating func emit(to place: Place) {
        var line = indent.text
        var run = start.run
        while run <= place.run, run < text.runs.count {
            let piece = text.runs[run]
            let from = run == start.run ? start.byte : 0
            let to = run == place.run ? place.byte : piece.text.utf8.count
            if from == 0, to == piece.text.utf8.count {
                if to > 0 { line.runs.append(piece) }
            } else if from < to {
                let lower = piece.text.utf8.index(piece.text.startIndex, offsetBy: from)
                let upper = piece.text.utf8.index(lower, offsetBy: to - from)
                line.runs.append(.init(String(piece.text[lower..<upper]), style: piece.style, link: piece.link))
            }
            run += 1
        }
        let offset = start.run < base.count ? base[start.run] + start.byte : 0
        result.append(StyledLine(line, columns: indent.columns + place.columns, start: offset))
    }
}

extension BreakKind {
    /// What a character is behind another: a blank with a mark on it is none, a hyphen is one only behind a word.
    fileprivate init(_ cluster: Cluster, behind last: BreakKind) {
        let kind = BreakKind(cluster.scalar)
        switch kind {
        case .space where cluster.end - cluster.start > Unicode.UTF8.width(cluster.scalar): self = .letter
        case .hyphen where last != .letter && last != .ideograph && last != .closing: self = .sign
        default: self = kind
        }
    }
}
