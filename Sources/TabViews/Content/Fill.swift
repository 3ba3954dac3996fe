// Grounds that are not one colour: gradients, and colours that let through what lies behind. They are laid under what
// stands on them once it is drawn, cell by cell.
public import TerminalScreen

/// What a style does with a region; views ask for it, a style of your own has it from its letters' colour.
public struct Fill: Sendable {
    enum Kind {
        case color(Color)
        case gradient(LinearGradient)
    }

    var kind: Kind
    /// How much of what lies behind is covered, from 0 to 1.
    var opacity = 1.0

    /// The one colour that covers all, if it is that simple.
    var plain: Color? {
        guard case .color(let color) = kind, opacity >= 1 else { return nil }
        return color
    }

    /// The colour of a cell of a region.
    fileprivate func color(at point: Point, of rect: Rect) -> Color {
        switch kind {
        case .color(let color): color
        case .gradient(let gradient): gradient.color(at: point, of: rect)
        }
    }

    /// What becomes of the style of a cell of a region that lies behind.
    fileprivate func mixed(_ point: Point, _ rect: Rect, over style: Style, _ depth: ColorDepth) -> Style {
        let color = color(at: point, of: rect)
        guard color != .standard, depth != .none else { return style }
        if opacity >= 1 { return Style(background: color) }
        guard depth == .trueColor, let ground = color.over(style.background, opacity: opacity) else {
            return opacity < 0.5 ? style : style.with(background: color)
        }
        return style.with(foreground: color.over(style.foreground, opacity: opacity), background: ground)
    }
}

/// A style that lets through what lies behind.
public struct FadedStyle<Base> {
    let base: Base
    let opacity: Double
}

extension FadedStyle: Sendable where Base: Sendable {}

extension FadedStyle: ShapeStyle where Base: ShapeStyle {
    /// The style of letters: faint below one half.
    public func style(in theme: Theme) -> Style {
        opacity < 0.5 ? base.style(in: theme).with(.dim) : base.style(in: theme)
    }

    /// The base's fill with less of it.
    public func fill(in theme: Theme) -> Fill {
        var fill = base.fill(in: theme)
        fill.opacity *= opacity
        return fill
    }
}

extension ShapeStyle {
    /// This style, letting through what lies behind.
    ///
    /// - Parameter opacity: From 0, nothing of this, to 1, nothing of what lies behind.
    public func opacity(_ opacity: Double) -> FadedStyle<Self> {
        FadedStyle(base: self, opacity: opacity.isNaN ? 1 : max(0, min(1, opacity)))
    }
}

extension FadedStyle: View where Base == Color {
    /// Nothing.
    public typealias Body = Never
}

extension FadedStyle: PrimitiveView where Base == Color {
    /// A region filled with the colour.
    public func elements(in context: ViewContext) -> [any Element] {
        [FillElement(fill: fill(in: context.environment.theme))]
    }
}

extension Color {
    /// This colour, letting through what lies behind.
    ///
    /// - Parameter opacity: From 0, nothing of this, to 1, nothing of what lies behind.
    public func opacity(_ opacity: Double) -> FadedStyle<Color> {
        FadedStyle(base: self, opacity: opacity.isNaN ? 1 : max(0, min(1, opacity)))
    }
}

/// Fills its room.
struct FillElement: Element {
    let fill: Fill

    func size(for proposal: Proposal) -> Size { proposal.filled(ideal: Size(columns: 2, rows: 1)) }

    func draw(in rect: Rect, on painter: Painter) {
        painter.filled(rect, with: fill) {}
    }
}

extension Painter {
    /// Draws content on a filled ground.
    func filled(_ rect: Rect, with fill: Fill, draw: () -> Void) {
        if let color = fill.plain {
            guard color != .standard else { return draw() }
            return grounded(Style(background: color)) {
                self.fill(rect)
                draw()
            }
        }
        if fill.opacity >= 1 { self.fill(rect) }
        restyle(rect) { point, style in fill.mixed(point, rect, over: style, display.depth) }
        let behind = canvas
        draw()
        restyle(rect) { point, style in
            // What has a ground of its own, such as a selected row, keeps it.
            guard canvas[point] != behind[point], !style.attributes.contains(.reverse),
                style.background == .standard || style.background == ground.background
            else { return style }
            return style.with(background: behind[point].style.background)
        }
    }

    /// Gives each cell that can be seen of a region a style by its place.
    private func restyle(_ rect: Rect, _ change: (Point, Style) -> Style) {
        let area = rect.intersection(canvas.clip)
        guard !area.isEmpty else { return }
        for row in area.row..<area.maxRow {
            for column in area.column..<area.maxColumn {
                let point = Point(column: column, row: row)
                let old = canvas[point].style
                let new = change(point, old)
                guard new != old else { continue }
                canvas.restyle(Rect(origin: point, size: Size(columns: 1, rows: 1))) { _ in new }
            }
        }
    }

    /// Draws content mixed with what lies behind: exactly where the terminal has true colour and the colours are known,
    /// faint below one half elsewhere.
    func faded(_ rect: Rect, _ opacity: Double, draw: () -> Void) {
        let behind = canvas
        draw()
        restyle(rect) { point, style in
            canvas[point] == behind[point] ? style : faded(style, over: behind[point].style.background, opacity)
        }
    }

    private func faded(_ style: Style, over ground: Color, _ opacity: Double) -> Style {
        let faint = opacity < 0.5 ? style.with(.dim) : style
        guard display.depth == .trueColor else { return faint }
        var mixed = style
        if style.background != ground {
            guard let background = style.background.over(ground, opacity: opacity) else { return faint }
            mixed.background = background
        }
        guard let foreground = style.foreground.over(ground, opacity: opacity) else {
            return opacity < 0.5 ? mixed.with(.dim) : mixed
        }
        mixed.foreground = foreground
        return mixed
    }
}
