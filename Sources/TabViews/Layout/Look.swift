// How things look: colours, attributes, grounds, frames, what lies over and behind.
public import TerminalScreen

extension View {
    /// The colour of letters.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        handingDown { $0.text.style = $0.text.style.merging(style.style(in: $0.theme)) }
    }

    /// The colour of letters.
    public func foregroundColor(_ color: Color?) -> some View {
        handingDown { if let color { $0.text.style.foreground = color } }
    }

    private func attribute(_ attribute: Attributes, _ isActive: Bool) -> some View {
        handingDown {
            if isActive {
                $0.text.style.attributes.insert(attribute)
            } else {
                $0.text.style.attributes.remove(attribute)
            }
        }
    }

    /// Bold letters.
    public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }
    /// Slanted letters.
    public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }
    /// A line below the letters.
    public func underline(_ isActive: Bool = true) -> some View { attribute(.underline, isActive) }
    /// A line through the letters.
    public func strikethrough(_ isActive: Bool = true) -> some View { attribute(.strikethrough, isActive) }
    /// Faint letters.
    public func dim(_ isActive: Bool = true) -> some View { attribute(.dim, isActive) }
    /// The face of letters: of it a terminal shows weight and slant.
    public func font(_ font: Font?) -> some View {
        handingDown { $0.text.style.attributes.formUnion(font?.attributes ?? []) }
    }
    /// The weight of letters.
    public func fontWeight(_ weight: Font.Weight?) -> some View { bold(weight?.isHeavy ?? false) }

    /// The most lines that texts take.
    public func lineLimit(_ limit: Int?) -> some View { handingDown { $0.text.lineLimit = limit } }
    /// Which part of a text that is too long is left out.
    public func truncationMode(_ mode: TruncationMode) -> some View { handingDown { $0.text.truncation = mode } }
    /// How lines of a text stand to each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        handingDown { $0.text.alignment = alignment }
    }

    /// Lets through what lies behind: mixed in true colour where the colours are known, faint below one half elsewhere.
    ///
    /// - Parameter opacity: From 0, nothing of this, to 1, nothing of what lies behind.
    public func opacity(_ opacity: Double) -> some View {
        wrapping { element, _ in FadedElement(content: element, opacity: opacity.isNaN ? 1 : opacity) }
    }

    /// Keeps the room of this view empty.
    public func hidden() -> some View {
        wrapping { element, _ in HidingElement(content: element) }
    }

    /// The tint of what can be acted upon: buttons, gauges, the style `.tint`, and of a tab view around which it is
    /// written the selected item of its bars and sidebar.
    public func tint(_ color: Color?) -> some View { handingDown { $0.tint = color } }

    /// Whether nothing here can be acted upon.
    public func disabled(_ isDisabled: Bool) -> some View {
        handingDown { if isDisabled { $0.text.isEnabled = false } }
    }

    /// A colour behind this view.
    public func background(_ style: some ShapeStyle) -> some View {
        wrapping { element, context in
            GroundElement(content: element, fill: style.fill(in: context.environment.theme))
        }
    }

    /// A view behind this one, in its room.
    public func background<Back: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Back
    ) -> some View {
        let back = content()
        return keeping { context, elements in
            let behind = ZStackElement(elements: back.elements(in: context.child(1)), alignment: alignment)
            return elements.map { LayeredElement(content: $0, layer: behind, isInFront: false) }
        }
    }

    /// A view in front of this one, in its room.
    public func overlay<Front: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Front
    ) -> some View {
        let front = content()
        return keeping { context, elements in
            let above = ZStackElement(elements: front.elements(in: context.child(1)), alignment: alignment)
            return elements.map { LayeredElement(content: $0, layer: above, isInFront: true) }
        }
    }

    /// A style laid over this view: it covers it, except for what it lets through.
    public func overlay(_ style: some ShapeStyle) -> some View {
        keeping { context, elements in
            let layer = FillElement(fill: style.fill(in: context.environment.theme))
            return elements.map { LayeredElement(content: $0, layer: layer, isInFront: true) }
        }
    }

    /// A frame of lines around this view, which takes one cell on each side.
    public func border(_ style: some ShapeStyle, width: Int = 1) -> some View {
        wrapping { element, context in
            BorderElement(content: element, style: style.style(in: context.environment.theme))
        }
    }
}

private struct TintKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

extension EnvironmentValues {
    /// The tint of what can be acted upon.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The styles of the interface, in the tint of what is around.
    var theme: Theme { display.theme.tinted(tint, display.depth) }

    /// Whether what stands here can be acted upon.
    public var isEnabled: Bool { text.isEnabled }
}

struct HidingElement: WrappingElement {
    let content: any Element

    func draw(in rect: Rect, on painter: Painter) {}
}

struct FadedElement: WrappingElement {
    let content: any Element
    let opacity: Double

    func draw(in rect: Rect, on painter: Painter) {
        if opacity <= 0 { return }
        if opacity >= 1 { return content.draw(in: rect, on: painter) }
        painter.faded(rect, opacity) { content.draw(in: rect, on: painter) }
    }
}

struct GroundElement: WrappingElement {
    let content: any Element
    let fill: Fill

    func draw(in rect: Rect, on painter: Painter) {
        painter.filled(rect, with: fill) { content.draw(in: rect, on: painter) }
    }
}

struct LayeredElement: WrappingElement {
    let content: any Element
    let layer: any Element
    let isInFront: Bool

    func draw(in rect: Rect, on painter: Painter) {
        if isInFront { content.draw(in: rect, on: painter) }
        layer.draw(in: rect, on: painter)
        if !isInFront { content.draw(in: rect, on: painter) }
    }
}

struct BorderElement: WrappingElement {
    let content: any Element
    let style: Style

    func size(for proposal: Proposal) -> Size {
        let inner = content.size(for: Proposal(columns: proposal.columns?.without(2), rows: proposal.rows?.without(2)))
        return Size(columns: inner.columns.adding(2), rows: inner.rows.adding(2))
    }

    func draw(in rect: Rect, on painter: Painter) {
        guard rect.columns > 2, rect.rows > 2 else { return content.draw(in: rect, on: painter) }
        painter.box(rect, style: style)
        content.draw(in: rect.inset(columns: 1, rows: 1), on: painter)
    }
}

extension Painter {
    /// Draws a frame of lines with round corners on the edge of a region.
    public func box(_ rect: Rect, style: Style) {
        guard rect.columns > 1, rect.rows > 1 else { return }
        let signs = display.symbols
        let across = Rect(column: rect.column + 1, row: rect.row, columns: rect.columns - 2, rows: 1)
        let down = Rect(column: rect.column, row: rect.row + 1, columns: 1, rows: rect.rows - 2)
        fill(across, style: style, character: signs[.rule])
        fill(across.offset(rows: rect.rows - 1), style: style, character: signs[.rule])
        fill(down, style: style, character: signs[.divider])
        fill(down.offset(columns: rect.columns - 1), style: style, character: signs[.divider])
        put(.topLeft, at: rect.origin, style: style)
        put(.topRight, at: rect.origin.offset(columns: rect.columns - 1), style: style)
        put(.bottomLeft, at: rect.origin.offset(rows: rect.rows - 1), style: style)
        put(.bottomRight, at: rect.origin.offset(columns: rect.columns - 1, rows: rect.rows - 1), style: style)
    }
}
