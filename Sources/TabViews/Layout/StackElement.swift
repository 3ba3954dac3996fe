// How a stack shares out its room: what can bend least gets its size first, what is left is divided among the others,
// spacers last; higher priorities before lower ones. Sizes are remembered for the one frame that the element lives.
import TerminalScreen

/// A direction on the screen.
public enum Axis: Hashable, Sendable {
    /// Side by side.
    case horizontal
    /// One above the other.
    case vertical
}

/// Elements in a row or a column.
final class StackElement: Element {
    private let axis: Axis
    private let fullSpacing: Int
    private let elements: [any Element]
    private let allTraits: [ElementTraits]
    /// Where an element of a length stands across the stack.
    private let place: (_ length: Int, _ room: Int) -> Int
    private var remembered: [(proposal: Proposal, sizes: [Size])] = []

    init(_ axis: Axis, _ spacing: Int, _ elements: [any Element], place: @escaping (Int, Int) -> Int) {
        self.axis = axis
        fullSpacing = spacing
        self.elements = elements
        self.place = place
        allTraits = elements.map(\.traits)
    }

    /// A column with something in it that scrolls by itself takes the room that there is and need not be scrolled.
    var traits: ElementTraits {
        var traits = ElementTraits()
        traits.scrollsItself = axis == .vertical && allTraits.contains { $0.scrollsItself }
        return traits
    }

    var words: String {
        var all = ""
        for element in elements {
            let words = element.words
            if !words.isEmpty { all += all.isEmpty ? words : " " + words }
        }
        return all
    }

    func size(for proposal: Proposal) -> Size {
        let sizes = sizes(for: proposal)
        let gaps = gaps(spacing(in: proposal))
        return Size(length: sizes.reduce(gaps) { $0.adding($1.length(axis)) }, across: across(sizes), axis)
    }

    func draw(in rect: Rect, on painter: Painter) {
        let sizes = sizes(for: Proposal(rect.size))
        let spacing = spacing(in: Proposal(rect.size))
        let room = rect.size.across(axis)
        var offset = 0
        for (index, size) in sizes.enumerated() {
            let across = allTraits[index].isDivider ? room : min(room, size.across(axis))
            let shift = place(across, room)
            let origin =
                axis == .horizontal
                ? rect.origin.offset(columns: offset, rows: shift) : rect.origin.offset(columns: shift, rows: offset)
            let size = Size(length: size.length(axis), across: across, axis)
            elements[index].draw(in: Rect(origin: origin, size: size), on: painter)
            offset += size.length(axis) + spacing
        }
    }

    private var spacers: Int { allTraits.reduce(0) { $0 + ($1.isSpacer ? 1 : 0) } }

    private func gaps(_ spacing: Int) -> Int { max(0, elements.count - 1) * spacing }

    /// The cells between elements: where there is not a row for each element besides, the elements have the room.
    private func spacing(in proposal: Proposal) -> Int {
        guard axis == .vertical, fullSpacing > 0, let rows = proposal.rows, rows != .max else { return fullSpacing }
        return rows < gaps(fullSpacing) + elements.count - spacers ? 0 : fullSpacing
    }

    private func across(_ sizes: [Size]) -> Int {
        var most = 0
        for (traits, size) in zip(allTraits, sizes) where !traits.isSpacer {
            most = max(most, size.across(axis))
        }
        return most
    }

    /// The sizes of all elements when the stack is offered one.
    private func sizes(for proposal: Proposal) -> [Size] {
        if let known = remembered.first(where: { $0.proposal == proposal }) { return known.sizes }
        let sizes = share(proposal)
        remembered.append((proposal, sizes))
        return sizes
    }

    private func share(_ proposal: Proposal) -> [Size] {
        let across = axis == .horizontal ? proposal.rows : proposal.columns
        let length = axis == .horizontal ? proposal.columns : proposal.rows
        guard let length, length != .max else {
            return elements.map { $0.size(for: Proposal(length: length, across: across, axis)) }
        }
        let room = max(0, length - gaps(spacing(in: proposal)))
        var most = ask(room, across)
        let taken = most.indices.reduce(0) { allTraits[$1].isSpacer ? $0 : $0.adding(most[$1].length(axis)) }
        if taken <= room, spread(room - taken, across, over: &most) { return most }
        return share(room, across, least: ask(0, across), most: most)
    }

    /// Shares room out among the spacers, where each can have what it needs; returns whether that is so.
    private func spread(_ room: Int, _ across: Int?, over sizes: inout [Size]) -> Bool {
        var left = spacers
        guard left > 0 else { return true }
        var room = room
        for index in sizes.indices where allTraits[index].isSpacer {
            let offer = (room + left - 1) / left
            let size = elements[index].size(for: Proposal(length: offer, across: across, axis))
            guard size.length(axis) <= offer else { return false }
            sizes[index] = size
            room -= size.length(axis)
            left -= 1
        }
        return true
    }

    private func ask(_ length: Int, _ across: Int?) -> [Size] {
        elements.map { $0.size(for: Proposal(length: length, across: across, axis)) }
    }

    private func share(_ room: Int, _ across: Int?, least: [Size], most: [Size]) -> [Size] {
        var sizes = least
        var room = room
        var kept = least.reduce(0) { $0 + $1.length(axis) }
        for group in groups(least, most) {
            // What later groups can't do without is kept back for them.
            kept -= group.reduce(0) { $0 + least[$1].length(axis) }
            var free = max(0, room - kept)
            for (position, index) in group.enumerated() {
                let left = group.count - position
                let size = elements[index].size(
                    for: Proposal(length: (free + left - 1) / left, across: across, axis))
                let length = min(size.length(axis), max(0, room))
                sizes[index] = Size(length: length, across: size.across(axis), axis)
                free = max(0, free - length)
                room -= length
            }
        }
        return sizes
    }

    /// The elements in the order in which they get their room: by priority, then from stiff to flexible.
    private func groups(_ least: [Size], _ most: [Size]) -> [[Int]] {
        func priority(_ index: Int) -> Double {
            allTraits[index].isSpacer ? -.infinity : allTraits[index].layoutPriority
        }
        func flexibility(_ index: Int) -> Int { most[index].length(axis) - least[index].length(axis) }
        let order = elements.indices.sorted {
            let (one, other) = (priority($0), priority($1))
            if one != other { return one > other }
            let (first, second) = (flexibility($0), flexibility($1))
            return first == second ? $0 < $1 : first < second
        }
        var groups: [[Int]] = []
        for index in order {
            if let last = groups.last?.first, priority(last) == priority(index) {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }
}

extension Int {
    /// The sum, as large as numbers can be where it would not fit.
    func adding(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}

extension Size {
    init(length: Int, across: Int, _ axis: Axis) {
        self = axis == .horizontal ? Size(columns: length, rows: across) : Size(columns: across, rows: length)
    }

    func length(_ axis: Axis) -> Int { axis == .horizontal ? columns : rows }
    func across(_ axis: Axis) -> Int { axis == .horizontal ? rows : columns }
}

extension Proposal {
    init(length: Int?, across: Int?, _ axis: Axis) {
        self = axis == .horizontal ? Proposal(columns: length, rows: across) : Proposal(columns: across, rows: length)
    }
}
