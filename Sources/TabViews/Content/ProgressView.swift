// `ProgressView`: how far some work has come. Nothing moves by itself: a frame is drawn when a value changes.
import TerminalScreen

/// How far some work has come.
@MainActor public struct ProgressView<Label, CurrentValueLabel> {
    let fraction: Double?
    let label: Label
    let current: CurrentValueLabel
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
    init(_ value: Double?, of total: Double, label: Label, current: CurrentValueLabel) {
        fraction = value.map { BarElement.fraction(of: $0, in: 0...max(0, total.isNaN ? 0 : total)) }
        self.label = label
        self.current = current
    }

    /// The label and, where it is known how far the work has come, a bar and what is said of it.
    public func elements(in context: ViewContext) -> [any Element] {
        let inner = context.inside(.horizontal)
        let label = label.elements(in: inner.child(0))
        var quiet = inner.child(1)
        quiet.environment.text.style = quiet.environment.text.style.merging(context.environment.display.theme.secondary)
        let mark: any Element =
            fraction.map { BarElement(fraction: $0, color: context.environment.tint) }
            ?? TextElement(StyledText("…", style: quiet.environment.text.style), in: inner)
        let current = current.elements(in: quiet)
        // What is said is whole for as long as there is room: the bar gives way first.
        let said: [any Element] = (label + current).map { TraitsElement(content: $0) { $0.layoutPriority = 1 } }
        let row = said.prefix(label.count) + [mark] + said.dropFirst(label.count)
        let spacing = fraction == nil ? 1 : 2
        return [StackElement(.horizontal, spacing, Array(row), place: VerticalAlignment.top.offset)]
    }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    /// Work of which nobody knows how far it has come.
    public init(@ViewBuilder label: () -> Label) {
        self.init(nil, of: 1, label: label(), current: EmptyView())
    }

    /// Work that has come so far.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
        self.init(value.map { Double($0) }, of: Double(total), label: label(), current: EmptyView())
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    /// Work that has come so far, and words for how far.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value.map { Double($0) }, of: Double(total), label: label(), current: currentValueLabel())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Work of which nobody knows how far it has come.
    public init() { self.init(label: { EmptyView() }) }

    /// Work that has come so far.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(value: value, total: total, label: { EmptyView() })
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Work of which nobody knows how far it has come.
    public init(_ title: LocalizedStringKey) { self.init(label: { Text(title) }) }

    /// Work of which nobody knows how far it has come.
    @_disfavoredOverload public init(_ title: some StringProtocol) { self.init(label: { Text(title) }) }

    /// Work that has come so far.
    public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1) {
        self.init(value: value, total: total, label: { Text(title) })
    }

    /// Work that has come so far.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
        self.init(value: value, total: total, label: { Text(title) })
    }
}

/// A bar, filled in part.
struct BarElement: Element {
    let fraction: Double
    let color: Color?

    /// Which part of a range a value is; 0 where that makes no sense.
    static func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
        let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return part.isNaN ? 0 : max(0, min(1, part))
    }

    func size(for proposal: Proposal) -> Size {
        let columns = proposal.columns == .max ? 20 : proposal.columns ?? 20
        return Size(columns: columns, rows: min(1, proposal.rows ?? 1))
    }

    func draw(in rect: Rect, on painter: Painter) {
        let filled = Int((Double(rect.columns) * fraction).rounded())
        let isASCII = painter.display.symbols.isASCII
        painter.fill(rect.rowRect(0), style: painter.theme.rule, character: isASCII ? "." : "─")
        let part = Rect(column: rect.column, row: rect.row, columns: filled, rows: min(1, rect.rows))
        painter.fill(part, style: Style(foreground: color ?? .standard), character: isASCII ? "#" : "━")
    }
}
