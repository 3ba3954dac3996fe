// `ProgressView` and `Gauge`: how far something has come. Nothing moves by itself: a frame is drawn when a value changes.
import TerminalScreen

/// How far some work has come.
public struct ProgressView<Label: View>: PrimitiveView {
    let fraction: Double?
    let label: Label

    init(fraction: Double?, label: Label) {
        self.fraction = fraction.map { $0.isNaN ? 0 : max(0, min(1, $0)) }
        self.label = label
    }

    /// The label and, where it is known how far the work has come, a bar.
    public func elements(in context: ViewContext) -> [any Element] {
        let inner = context.inside(.horizontal)
        let label = label.elements(in: inner.child(0))
        let style = context.environment.display.theme.secondary
        let mark: any Element =
            fraction.map { BarElement(fraction: $0) } ?? TextElement(StyledText("…", style: style), in: inner)
        return [StackElement(.horizontal, 1, label + [mark], place: VerticalAlignment.top.offset)]
    }
}

extension ProgressView where Label == EmptyView {
    /// Work of which nobody knows how far it has come.
    public init() { self.init(fraction: nil, label: EmptyView()) }
    /// Work that has come so far.
    public init(value: Double?, total: Double = 1) {
        self.init(fraction: value.map { $0 / total }, label: EmptyView())
    }
}

extension ProgressView where Label == Text {
    /// Work of which nobody knows how far it has come.
    public init(_ title: LocalizedStringKey) { self.init(fraction: nil, label: Text(title)) }
    /// Work of which nobody knows how far it has come.
    @_disfavoredOverload public init(_ title: some StringProtocol) { self.init(fraction: nil, label: Text(title)) }
    /// Work that has come so far.
    public init(_ title: LocalizedStringKey, value: Double?, total: Double = 1) {
        self.init(fraction: value.map { $0 / total }, label: Text(title))
    }
    /// Work that has come so far.
    @_disfavoredOverload public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
        self.init(fraction: value.map { $0 / total }, label: Text(title))
    }
}

/// A bar, filled in part.
struct BarElement: Element {
    let fraction: Double

    func size(for proposal: Proposal) -> Size {
        let columns = proposal.columns == .max ? 20 : proposal.columns ?? 20
        return Size(columns: columns, rows: min(1, proposal.rows ?? 1))
    }

    func draw(in rect: Rect, on painter: Painter) {
        let filled = Int((Double(rect.columns) * fraction).rounded())
        let isASCII = painter.display.symbols.isASCII
        painter.fill(rect.rowRect(0), style: painter.theme.rule, character: isASCII ? "." : "─")
        let part = Rect(column: rect.column, row: rect.row, columns: filled, rows: min(1, rect.rows))
        painter.fill(part, character: isASCII ? "#" : "━")
    }
}
