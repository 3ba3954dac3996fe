// How things smaller than their room stand in it.
import TerminalScreen

/// Where something stands between left and right.
public enum HorizontalAlignment: Hashable, Sendable {
    /// At the left, in the middle, at the right.
    case leading, center, trailing

    func offset(_ length: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: (room - length) / 2
        case .trailing: room - length
        }
    }
}

/// Where something stands between top and bottom.
public enum VerticalAlignment: Hashable, Sendable {
    /// At the top, in the middle, at the bottom; the baselines are the first and last row.
    case top, center, bottom, firstTextBaseline, lastTextBaseline

    func offset(_ length: Int, in room: Int) -> Int {
        switch self {
        case .top, .firstTextBaseline: 0
        case .center: (room - length) / 2
        case .bottom, .lastTextBaseline: room - length
        }
    }
}

/// Where something stands in a rectangle.
public struct Alignment: Hashable, Sendable {
    /// Between left and right.
    public var horizontal: HorizontalAlignment
    /// Between top and bottom.
    public var vertical: VerticalAlignment

    /// Makes an alignment of its two directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the middle of the left edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle of the right edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the upper left corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the upper right corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the lower left corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the lower right corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The place of something of a size in a region; it gets no more than the region.
    func place(_ size: Size, in rect: Rect) -> Rect {
        let size = Size(columns: min(size.columns, rect.columns), rows: min(size.rows, rect.rows))
        let origin = rect.origin.offset(
            columns: horizontal.offset(size.columns, in: rect.columns), rows: vertical.offset(size.rows, in: rect.rows))
        return Rect(origin: origin, size: size)
    }
}
