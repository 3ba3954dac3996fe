// The ranking of the palette: letters in their order, the start of words and neighbours first.
import MarkdownText
import TestSupport
import Testing

@testable import tabterm

@Suite("Palette")
struct PaletteTests {
    private func nearest(_ typed: String, _ titles: [String]) -> [String] {
        var ranking = PaletteRanking(FuzzyPattern(typed))
        for title in titles { ranking.add(TextFold.folded(title)) }
        return ranking.nearest(titles.count).map { titles[$0] }
    }

    private func marked(_ typed: String, _ title: String) -> [String] {
        FuzzyPattern(typed).marks(in: title).map { String(Array(title)[$0]) }
    }

    @Test("The nearest first")
    func order() {
        #expect(nearest("sea", ["Research", "Search", "Serial Area", "Xyz"]) == ["Search", "Serial Area", "Research"])
        #expect(nearest("ht", ["Night", "High Tides", "Heat"]).first == "High Tides")
        #expect(nearest("tide", ["The tide table", "Tides", "Tide"]) == ["Tide", "Tides", "The tide table"])
        #expect(nearest("low tid", ["Tide at low water", "Tidal", "Lowlands"]) == ["Tide at low water"])
        #expect(nearest("uber", ["Über uns", "Uberto"]).count == 2)
        #expect(nearest("本テ", ["日本語テスト", "日本"]) == ["日本語テスト"])
        #expect(nearest("", ["a", "b"]) == ["a", "b"])
    }

    @Test("The letters that count are marked")
    func marks() {
        #expect(marked("ht", "Night High Tides") == ["H", "T"])
        #expect(marked("tide", "a The Tides") == ["Tide"])
        #expect(marked("strasse", "Die Straße") == ["Straße"])
        #expect(marked("zz", "abc").isEmpty)
    }

    @Test("The score is the best of all ways to find the letters", arguments: Seeds.some(150))
    func best(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("ab -c海")
        func text(_ count: Int) -> String { String((0..<count).map { _ in random.pick(letters, or: "a") }) }
        let (title, typed) = (TextFold.folded(text(random.number(0...9))), text(random.number(1...4)))
        let pattern = FuzzyPattern(typed)
        let all = FuzzyPattern.scalars(of: title)
        var expected: Int? = 0
        for word in pattern.words {
            guard let sum = expected, let best = all.ways(of: word[...], from: 0, after: nil).max() else {
                expected = nil
                break
            }
            expected = sum + Int(best)
        }
        #expect(pattern.score(folded: title) == expected, "\(typed) in \(String(decoding: title, as: UTF8.self))")
        if expected != nil {
            #expect(pattern.isEmpty || !pattern.marks(in: String(decoding: title, as: UTF8.self)).isEmpty)
        }
    }
}

extension [FuzzyPattern.Letter] {
    /// The scores of every way to find a word, by trying all of them.
    fileprivate func ways(of word: ArraySlice<UInt32>, from start: Int, after last: Int?) -> [Int32] {
        guard let letter = word.first else { return [0] }
        typealias Worth = FuzzyPattern.Worth
        return indices.dropFirst(start).filter { self[$0].scalar == letter }.flatMap { index -> [Int32] in
            var here = Worth.letter + self[index].bonus
            if let last {
                let distance = Int32(index - last - 1)
                here += distance == 0 ? Worth.beside : Worth.gap + Worth.gapLonger * (distance - 1)
            }
            return ways(of: word.dropFirst(), from: index + 1, after: index).map { $0 + here }
        }
    }
}
