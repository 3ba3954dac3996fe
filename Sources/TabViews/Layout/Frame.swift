// `frame` and `padding`: room of a given size, and room around. All lengths are cells.
import TerminalScreen

extension Int {
    /// As much as there is; for `frame(maxWidth: .infinity)`.
    public static var infinity: Int { .max }
}

/// The edges of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The four edges.
    case top, leading, bottom, trailing

    /// Several edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge.
        public let rawValue: Int8
        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper edge.
        public static let top = Set(.top)
        /// The left edge.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The right edge.
        public static let trailing = Set(.trailing)
        /// Left and right.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Lengths at the four edges, in cells.
public struct EdgeInsets: Hashable, Sendable {
    /// Rows at the top.
    public var top: Int
    /// Columns at the left.
    public var leading: Int
    /// Rows at the bottom.
    public var bottom: Int
    /// Columns at the right.
    public var trailing: Int

    /// Makes insets of their four lengths.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

struct PaddingElement: WrappingElement {
    let content: any Element
    let insets: EdgeInsets

    func size(for proposal: Proposal) -> Size {
        let columns = insets.leading + insets.trailing
        let rows = insets.top + insets.bottom
        let inner = content.size(
            for: Proposal(columns: proposal.columns?.without(columns), rows: proposal.rows?.without(rows)))
        return Size(columns: inner.columns.adding(columns), rows: inner.rows.adding(rows))
    }

    func draw(in rect: Rect, on painter: Painter) {
        let across = fit(insets.leading, insets.trailing, rect.columns, keeping: 8) { $0.columns }
        let down = fit(insets.top, insets.bottom, rect.rows, keeping: 1) { $0.rows }
        let place = rect.inset(left: across.0, top: down.0, right: across.1, bottom: down.1)
        content.draw(in: place, on: painter)
    }

    /// Where there is no room for both, padding gives way before content does: each side has half of what is left, and
    /// what the other does not need.
    private func fit(
        _ before: Int, _ after: Int, _ room: Int, keeping: Int, _ length: (Size) -> Int
    ) -> (Int, Int) {
        if room >= before + after + keeping { return (before, after) }
        let spare = max(0, room - min(keeping, length(content.size(for: .ideal))))
        let first = min(before, max((spare + 1) / 2, spare - after))
        return (first, min(after, spare - first))
    }
}

extension Int {
    /// This as a length in cells: not below nothing, and not more than can be added up.
    var cells: Int { Swift.max(0, Swift.min(self, 100_000)) }

    func without(_ length: Int) -> Int { self == .max ? .max : Swift.max(0, self - length) }
}

/// Room of a fixed size or within bounds.
struct FrameElement: WrappingElement {
    struct Bounds {
        var least: Int?
        var ideal: Int?
        var most: Int?

        /// Lengths below nothing, and such as no terminal has, are brought within what can be added up.
        init(least: Int?, ideal: Int?, most: Int?) {
            self.least = least?.cells
            self.ideal = ideal?.cells
            self.most = most == .max ? .max : most?.cells
        }

        static func fixed(_ length: Int?) -> Bounds { Bounds(least: length, ideal: length, most: length?.cells) }

        /// What the content is offered.
        func offer(_ proposal: Int?) -> Int? {
            guard let proposal = proposal ?? ideal else { return nil }
            return min(max(proposal, least ?? 0), most ?? .max)
        }

        /// What the frame takes.
        func length(_ content: Int, _ proposal: Int?) -> Int {
            if let least, let most, least == most { return least }
            let low = least ?? min(content, most ?? content)
            let high = most ?? max(content, low)
            return min(max(proposal ?? content, low), max(low, high))
        }
    }

    let content: any Element
    let width: Bounds
    let height: Bounds
    let alignment: Alignment

    func size(for proposal: Proposal) -> Size {
        let inner = content.size(
            for: Proposal(columns: width.offer(proposal.columns), rows: height.offer(proposal.rows)))
        return Size(
            columns: width.length(inner.columns, proposal.columns), rows: height.length(inner.rows, proposal.rows))
    }

    func draw(in rect: Rect, on painter: Painter) {
        let inner = content.size(for: Proposal(rect.size))
        content.draw(in: alignment.place(inner, in: rect), on: painter)
    }
}

extension View {
    /// Room of a fixed size around this view.
    ///
    /// - Parameters:
    ///   - width: columns, or nil to leave the width alone.
    ///   - height: rows, or nil to leave the height alone.
    ///   - alignment: where the view stands in room that is larger.
    public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
        wrapping { element, _ in
            FrameElement(content: element, width: .fixed(width), height: .fixed(height), alignment: alignment)
        }
    }

    /// Room within bounds around this view; `.infinity` takes all there is.
    public func frame(
        minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
        idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapping { element, _ in
            FrameElement(
                content: element, width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment)
        }
    }

    /// Room around this view: two columns and one row unless a length is given.
    public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
        padding(
            EdgeInsets(
                top: edges.contains(.top) ? length ?? 1 : 0, leading: edges.contains(.leading) ? length ?? 2 : 0,
                bottom: edges.contains(.bottom) ? length ?? 1 : 0,
                trailing: edges.contains(.trailing) ? length ?? 2 : 0))
    }

    /// Room of a length in cells on all sides of this view.
    public func padding(_ length: Int) -> some View { padding(.all, length) }

    /// Room around this view.
    public func padding(_ insets: EdgeInsets) -> some View {
        let insets = EdgeInsets(
            top: insets.top.cells, leading: insets.leading.cells, bottom: insets.bottom.cells,
            trailing: insets.trailing.cells)
        return wrapping { element, _ in PaddingElement(content: element, insets: insets) }
    }

    /// Gives this view its size before those of lower priority.
    public func layoutPriority(_ value: Double) -> some View {
        wrapping { element, _ in TraitsElement(content: element) { $0.layoutPriority = value } }
    }

    /// Lets this view have its ideal size, whatever it is offered.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        wrapping { element, _ in FixedSizeElement(content: element, horizontal: horizontal, vertical: vertical) }
    }
}

struct FixedSizeElement: WrappingElement {
    let content: any Element
    let horizontal: Bool
    let vertical: Bool

    func size(for proposal: Proposal) -> Size {
        content.size(
            for: Proposal(columns: horizontal ? nil : proposal.columns, rows: vertical ? nil : proposal.rows))
    }
}

/// Tells the container something else about its content.
struct TraitsElement: WrappingElement {
    let content: any Element
    let change: (inout ElementTraits) -> Void

    var traits: ElementTraits {
        var traits = content.traits
        change(&traits)
        return traits
    }
}
