// The outline lowered to a table: every tab and section has an index in declaration order, sections before their
// children; ranges stay ranges. Everything that arranges and finds works on these indices.

/// A declared section without its children, and where those stand.
struct SectionEntry: Sendable {
    var declaration: SectionDeclaration
    var traits: ItemTraits
    /// The index of its header.
    var index: Int
    /// The number of the section that it is shown in.
    var parent: Int?
    /// Its tabs, and the headers of its sections, in declaration order.
    var children: [Range<Int>] = []
    /// The numbers of its sections.
    var sections: [Int] = []
}

/// A run of items with the same traits in the same section.
struct TraitRun: Sendable {
    var range: Range<Int>
    var traits: ItemTraits
    var section: Int?
}

/// What an index stands for.
enum TableItem: Sendable {
    case tab(TabDeclaration)
    case section(Int)
}

/// All declared items by index.
struct OutlineTable: Sendable {
    enum Source: Sendable {
        /// Tabs that are written out, from a position in `tabs`.
        case tabs(Int)
        case section(Int)
        case range(Int)
    }

    struct Segment: Sendable {
        var start: Int
        var source: Source
    }

    var count = 0
    var segments: [Segment] = []
    var runs: [TraitRun] = []
    var tabs: [TabDeclaration] = []
    var sections: [SectionEntry] = []
    var ranges: [(start: Int, range: TabRange)] = []
    /// The root tabs, in declaration order.
    var rootTabs: [Range<Int>] = []
    /// The numbers of the sections that stand at the root.
    var rootSections: [Int] = []
    /// The indices of search tabs.
    var searches = IndexRanges()
    /// The indices of what stands at the start or the end of the bottom bar because its section does.
    var fixedInBottom = IndexRanges()
    var pinnedInBottom = IndexRanges()
    /// The indices of section headers, ascending; their positions are the sections' numbers.
    var headers: [Int] = []
    var ids: [ItemID: Int] = [:]
    var customizationIDs: [String: Int] = [:]
    /// Finds tabs in all ranges at once, and the position of each range in `ranges` by its name.
    var finder: RangeFinder?
    var rangeNumbers: [String: Int] = [:]
    /// Built on demand, by range, where a range finds nothing itself.
    var built: [Int: BuiltIndex] = [:]

    /// What an index in `0..<count` stands for.
    func item(at index: Int) -> TableItem {
        let segment = segments[segments.firstPosition { $0.start > index } - 1]
        switch segment.source {
        case .tabs(let first): return .tab(tabs[first + index - segment.start])
        case .section(let number): return .section(number)
        // The closure itself: for a method the whole range would be copied, row by row.
        case .range(let number): return .tab(ranges[number].range.tab(index - segment.start))
        }
    }

    /// The identity at an index.
    func id(at index: Int) -> ItemID {
        switch item(at: index) {
        case .tab(let tab): tab.id
        case .section(let number): sections[number].declaration.id
        }
    }

    /// The persistence key at an index, if it has one.
    func customizationID(at index: Int) -> String? {
        switch item(at: index) {
        case .tab(let tab): tab.customizationID
        case .section(let number): sections[number].declaration.customizationID
        }
    }

    /// The run that holds an index.
    func run(at index: Int) -> TraitRun { runs[runs.firstPosition { $0.range.upperBound > index }] }

    /// The traits at an index.
    func traits(at index: Int) -> ItemTraits { run(at: index).traits }

    /// The number of the section whose header stands at an index.
    func sectionNumber(at index: Int) -> Int? {
        let position = headers.firstPosition { $0 >= index }
        return position < headers.count && headers[position] == index ? position : nil
    }

    /// The number of a section by identity.
    func sectionNumber(of id: ItemID) -> Int? { ids[id].flatMap(sectionNumber(at:)) }

    /// The numbers of the sections that hold an index, innermost first.
    func ancestors(of index: Int) -> [Int] {
        var result: [Int] = []
        var section = run(at: index).section
        while let number = section {
            result.append(number)
            section = sections[number].parent
        }
        return result
    }

    /// Calls for every part of a range that has the same traits.
    func forEachRun(in range: Range<Int>, _ body: (TraitRun) -> Void) {
        var next = runs.firstPosition { $0.range.upperBound > range.lowerBound }
        while next < runs.count, runs[next].range.lowerBound < range.upperBound {
            var run = runs[next]
            run.range = run.range.clamped(to: range)
            body(run)
            next += 1
        }
    }
}
