// `LinearGradient`: colours that pass into one another along a line across a region. Where there are few colours, the
// nearest ones that the terminal has are shown.
public import TerminalScreen

/// A point in a region, in parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// From 0 at the left to 1 at the right.
    public var x: Double
    /// From 0 at the top to 1 at the bottom.
    public var y: Double

    /// Makes a point of its two parts.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let zero = UnitPoint(), topLeading = UnitPoint()
    /// The middle of the upper edge, and the upper right corner.
    public static let top = UnitPoint(x: 0.5), topTrailing = UnitPoint(x: 1)
    /// The middles of the left edge, the region, the right edge.
    public static let leading = UnitPoint(y: 0.5), center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the right edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The lower left corner, the middle of the lower edge, the lower right corner.
    public static let bottomLeading = UnitPoint(y: 1), bottom = UnitPoint(x: 0.5, y: 1)
    /// The lower right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Its place, from 0 at the start to 1 at the end.
        public var location: Double

        /// Puts a colour at a place.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location.isNaN ? 0 : location
        }
    }

    /// The colours with their places.
    public var stops: [Stop]

    /// Colours at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    /// The colour at a place; the terminal's own where there is none.
    func color(at location: Double) -> Color {
        let stops = stops.sorted { $0.location < $1.location }
        guard let first = stops.first, let last = stops.last else { return .standard }
        guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
        guard next > 0 else { return first.color }
        let (low, high) = (stops[next - 1], stops[next])
        let part = (location - low.location) / (high.location - low.location)
        return high.color.over(low.color, opacity: part) ?? (part < 0.5 ? low.color : high.color)
    }
}

/// A region whose colour changes along a line; as a style of letters it is its first colour.
public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    /// A gradient from one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Colours at equal distances from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places from one point to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Letters of the first colour.
    public func style(in theme: Theme) -> Style { Style(foreground: gradient.color(at: 0)) }

    /// The gradient itself.
    public func fill(in theme: Theme) -> Fill { Fill(kind: .gradient(self)) }

    /// The colour of a cell of a region.
    func color(at point: Point, of rect: Rect) -> Color {
        let x = Double(point.column - rect.column) / Double(max(1, rect.columns - 1))
        let y = Double(point.row - rect.row) / Double(max(1, rect.rows - 1))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { return gradient.color(at: 1) }
        return gradient.color(at: ((x - start.x) * dx + (y - start.y) * dy) / length)
    }
}

extension LinearGradient: PrimitiveView {
    /// A region filled with it.
    public func elements(in context: ViewContext) -> [any Element] {
        [FillElement(fill: fill(in: context.environment.theme))]
    }
}
