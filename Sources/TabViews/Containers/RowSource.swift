// Which rows a list has: its parts one after another, numbered through. A row is made when it is asked for, and for one
// frame.
import TerminalScreen

/// What a row is known by from frame to frame.
enum RowKey: Hashable {
    /// A member of a collection.
    case member(AnyHashable)
    /// A view by its place among those that were written one by one.
    case place(Int)
}

/// A row of a list, or a heading between rows.
@MainActor struct RowItem {
    let element: any Element
    let isEdge: Bool
    /// Whether a blank row stands before it.
    let hasGap: Bool
}

/// All rows of a list in one frame.
@MainActor final class RowSource {
    private enum Part {
        case one(any Element)
        case many(any LazyRows)
    }

    private var parts: [Part] = []
    /// The number of the first row of each part.
    private var starts: [Int] = []
    let count: Int
    /// Rows that have been made in this frame; they lie side by side.
    private var made: [RowItem?] = []
    private var firstMade = 0

    init(_ elements: [any Element]) {
        var count = 0
        for element in elements {
            starts.append(count)
            if let rows = element as? any LazyRows {
                parts.append(.many(rows))
                count += rows.count
            } else {
                parts.append(.one(element))
                count += 1
            }
        }
        self.count = count
    }

    private func part(of index: Int) -> (part: Int, offset: Int) {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        // Parts without rows share their start with the next one; the last of them has the row.
        return (low, index - starts[low])
    }

    func id(at index: Int) -> RowKey {
        let (part, offset) = part(of: index)
        switch parts[part] {
        case .one(let element): return element.row.tag.map(RowKey.member) ?? .place(part)
        case .many(let rows): return .member(rows.id(at: offset))
        }
    }

    func row(at index: Int) -> RowItem {
        if let row = made(index) { return row }
        let row = make(index)
        keep(row, at: index)
        return row
    }

    private func made(_ index: Int) -> RowItem? {
        let place = index - firstMade
        return place >= 0 && place < made.count ? made[place] : nil
    }

    private func keep(_ row: RowItem, at index: Int) {
        // A jump to another part of the list begins anew.
        if made.isEmpty || index < firstMade - 64 || index > firstMade + made.count + 64 {
            made = [row]
            firstMade = index
            return
        }
        while index < firstMade {
            made.insert(nil, at: 0)
            firstMade -= 1
        }
        while index >= firstMade + made.count { made.append(nil) }
        made[index - firstMade] = row
    }

    private func make(_ index: Int) -> RowItem {
        let (part, offset) = part(of: index)
        switch parts[part] {
        case .one(let element):
            let edge = element as? SectionEdge
            return RowItem(element: element, isEdge: edge != nil, hasGap: edge?.isHeader == true && index > 0)
        case .many(let rows):
            let elements = rows.elements(at: offset)
            let element: any Element =
                elements.count == 1
                ? elements[0] : StackElement(.vertical, 0, elements, place: HorizontalAlignment.leading.offset)
            return RowItem(element: element, isEdge: false, hasGap: false)
        }
    }

    /// Whether a cursor can stand on a row, without making it where that can be known.
    func isSelectable(_ index: Int) -> Bool {
        if case .one(let element) = parts[part(of: index).part] { return !(element is SectionEdge) }
        return true
    }

    /// The value that a selection knows a row by.
    func tag(at index: Int) -> AnyHashable? {
        if let tag = row(at: index).element.row.tag { return tag }
        if case .member(let id) = id(at: index) { return id }
        return nil
    }

    /// Where a row stands now, looked for from where it stood last.
    func index(of id: RowKey, near hint: Int) -> Int? {
        guard count > 0 else { return nil }
        let hint = min(max(0, hint), count - 1)
        if self.id(at: hint) == id { return hint }
        // Farther than this nobody would recognize the place; a whole list of a million is not looked through.
        let most = min(count, 200_000)
        for distance in 1...max(1, most) {
            if hint + distance < count, self.id(at: hint + distance) == id { return hint + distance }
            if hint - distance >= 0, self.id(at: hint - distance) == id { return hint - distance }
        }
        return nil
    }

    /// Where the row of a selected value stands.
    func index(ofTag tag: AnyHashable) -> Int? {
        for (part, start) in zip(parts, starts) {
            switch part {
            case .one(let element):
                if element.row.tag == tag { return start }
            case .many(let rows):
                if let index = (0..<rows.count).first(where: { rows.id(at: $0) == tag }) { return start + index }
            }
        }
        return nil
    }
}
