// Room and lines between views: `Spacer`, `Divider`.
import TerminalScreen

/// Room that takes whatever is left in a stack.
public struct Spacer: PrimitiveView {
    let minLength: Int

    /// Room of at least a length in cells.
    public init(minLength: Int? = nil) { self.minLength = minLength?.cells ?? 0 }

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] {
        [SpacerElement(axis: context.environment.axis, minLength: minLength)]
    }
}

struct SpacerElement: Element {
    let axis: Axis?
    let minLength: Int

    func size(for proposal: Proposal) -> Size {
        let columns = max(minLength, proposal.columns ?? minLength)
        let rows = max(minLength, proposal.rows ?? minLength)
        switch axis {
        case .horizontal: return Size(columns: columns, rows: 0)
        case .vertical: return Size(columns: 0, rows: rows)
        case nil: return Size(columns: columns, rows: rows)
        }
    }

    func draw(in rect: Rect, on painter: Painter) {}

    var traits: ElementTraits {
        var traits = ElementTraits()
        traits.isSpacer = true
        return traits
    }
}

/// A line across the stack around it.
public struct Divider: PrimitiveView {
    /// Makes a line.
    public init() {}

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] {
        [DividerElement(isVertical: context.environment.axis == .horizontal)]
    }
}

struct DividerElement: Element {
    let isVertical: Bool

    func size(for proposal: Proposal) -> Size {
        isVertical
            ? Size(columns: 1, rows: proposal.rows ?? 1)
            : Size(columns: proposal.columns ?? 1, rows: min(1, proposal.rows ?? 1))
    }

    func draw(in rect: Rect, on painter: Painter) {
        let sign = isVertical ? SymbolTable.Sign.divider : .rule
        painter.fill(rect, style: painter.theme.rule, character: painter.display.symbols[sign])
    }

    var traits: ElementTraits {
        var traits = ElementTraits()
        traits.isDivider = true
        return traits
    }
}
