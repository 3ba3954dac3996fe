// `Gauge`: where a value stands between two others.
import TerminalScreen

/// Where a value stands in a range.
@MainActor public struct Gauge<Label, CurrentValueLabel, BoundsLabel> {
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel
    let low: BoundsLabel
    let high: BoundsLabel
}

extension Gauge: View, PrimitiveView where Label: View, CurrentValueLabel: View, BoundsLabel: View {
    /// A value with words for it and for both ends of its range.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        fraction = BarElement.fraction(of: Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound))
        self.label = label()
        current = currentValueLabel()
        low = minimumValueLabel()
        high = maximumValueLabel()
    }

    /// The label, the bar between its ends, the value.
    public func elements(in context: ViewContext) -> [any Element] {
        let inner = context.inside(.horizontal)
        var quiet = inner
        quiet.environment.text.style = quiet.environment.text.style.merging(context.environment.display.theme.secondary)
        let bar = BarElement(fraction: fraction, color: context.environment.tint)
        func whole(_ elements: [any Element]) -> [any Element] {
            elements.map { TraitsElement(content: $0) { $0.layoutPriority = 1 } }
        }
        let top = VerticalAlignment.top.offset
        let range = StackElement(
            .horizontal, 1, whole(low.elements(in: quiet.child(1))) + [bar] + whole(high.elements(in: quiet.child(2))),
            place: top)
        let row =
            whole(label.elements(in: inner.child(0))) + [range] + whole(current.elements(in: inner.child(3)))
        return [StackElement(.horizontal, 2, row, place: top)]
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView {
    /// A value with words for it.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
    }
}

extension Gauge where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// A value.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
    }
}
