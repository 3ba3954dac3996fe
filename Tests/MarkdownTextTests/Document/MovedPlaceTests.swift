// A text is changed while it is read: the reader stays at the sentence.

import MarkdownText
import TestSupport
import Testing

@Suite struct MovedPlaceTests {
    private func moved(_ line: Int, offset: Int = 3, from old: [String], to new: [String]) -> DocumentPlace? {
        DocumentPlace(sourceLine: line, offset: offset).moved(from: document(old), to: document(new))
    }

    private func document(_ lines: [String]) -> MarkdownDocument {
        MarkdownDocument(parsing: lines.map { $0 + "\n" }.joined())
    }

    private let lines = ["# Tides", "", "One.", "", "Two.", "", "Three.", "", "Four."]

    @Test("Lines above come and go: the line is the same")
    func above() {
        #expect(moved(7, from: lines, to: ["# Tides", "", "New.", ""] + lines.dropFirst(2))?.sourceLine == 9)
        #expect(moved(7, from: lines, to: Array(lines.dropFirst(2)))?.sourceLine == 5)
        #expect(moved(7, from: lines, to: lines + ["", "Five."]) == DocumentPlace(sourceLine: 7, offset: 3))
    }

    @Test("Changed above and below: the line between is found; of several, the nearest")
    func between() {
        let new = ["# Waves", "", "Three.", "", "One.", "", "Two.", "", "Three.", "", "Five."]
        #expect(moved(7, from: lines, to: new)?.sourceLine == 9)
        #expect(moved(3, from: lines, to: new)?.sourceLine == 5)
    }

    @Test("A line that is changed itself, or gone, goes with the next one that is left")
    func changed() {
        let new = ["# Tides", "", "New.", "", "One.", "", "Two, changed.", "", "Three.", "", "Four."]
        #expect(moved(5, from: lines, to: new) == DocumentPlace(sourceLine: 7, offset: 3))
        #expect(moved(5, from: lines, to: ["# Tides", "", "One.", "", "Three.", "", "Four."])?.sourceLine == 5)
    }

    @Test("The beginning stays the beginning, and what is gone with all below is nowhere")
    func ends() {
        #expect(moved(1, offset: 0, from: lines, to: ["New.", ""] + lines) == DocumentPlace())
        for short in [[], ["# Tides", ""], Array(lines.prefix(3))] {
            #expect(moved(7, from: lines, to: short) == nil)
            #expect(moved(7, from: short, to: lines) == nil)
        }
    }

    @Test("By its words a line is found in another state of the text: the nearest; alone if those below are others")
    func words() throws {
        let document = MarkdownDocument(parsing: lines.joined(separator: "\n"))
        let kept = try #require(document.words(atLine: 7))
        #expect(kept.hasPrefix("Three.\n"))
        #expect(document.line(nearest: 7, with: kept) == 7)
        func found(_ new: [String], _ words: String) -> Int? {
            MarkdownDocument(parsing: new.joined(separator: "\n")).line(nearest: 7, with: words)
        }
        #expect(found(["New.", ""] + lines, kept) == 9)
        #expect(found(lines + lines + lines, kept) == 7)
        #expect(found(["Gone."], kept) == nil && found([], kept) == nil)
        #expect(document.words(atLine: 99) == nil)
        let long = ["# A", "", "A sentence that stays.", "", "Below."]
        let sentence = try #require(MarkdownDocument(parsing: long.joined(separator: "\n")).words(atLine: 3))
        #expect(found(["x", "", "y", "", "A sentence that stays.", "", "Other."], sentence) == 5)
        // What is cut stays whole letters.
        let wide = MarkdownDocument(parsing: String(repeating: "日本語", count: 100))
        #expect(wide.line(nearest: 3, with: try #require(wide.words(atLine: 1))) == 1)
    }

    @Test("Whatever changes: a line that is left, and there once, is where the place is", arguments: Seeds.some(60))
    func anything(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let old = (1...random.number(2...30)).map { random.once(in: 4) ? "" : "Line \($0)." }
        var new = old
        for _ in 0..<random.number(0...6) {
            let index = random.number(0...new.count)
            if random.once(in: 2), index < new.count {
                new.remove(at: index)
            } else {
                new.insert("New \(random.number(0...9)).", at: index)
            }
        }
        for (index, line) in old.enumerated() where index > 0 && !line.isEmpty {
            guard let left = new.firstIndex(of: line) else { continue }
            let place = moved(index + 1, from: old, to: new)
            #expect(place?.sourceLine == left + 1, "seed \(seed): \(line)\n\(old)\n\(new)")
        }
    }
}
