// The names of symbols that apps write (`house`, `star.fill`) and the one-cell glyphs that stand for them: an outline
// for the sidebar, a filled one for bars, and a sign of ASCII for terminals that have no more. Which of them is drawn
// is decided by the forms; how wide a glyph is by TextMeasure.

/// The three drawings of one symbol; each is one cell wide.
public struct Symbol: Hashable, Sendable {
    /// Drawn in the sidebar and in lists.
    public var outline: Character
    /// Drawn in bars and where the item is selected.
    public var filled: Character
    /// Drawn where the terminal has ASCII alone.
    public var ascii: Character

    /// Makes a symbol of its three drawings.
    public init(outline: Character, filled: Character, ascii: Character) {
        self.outline = outline
        self.filled = filled
        self.ascii = ascii
    }
}

/// Symbols by name, and the signs that the forms themselves are drawn with.
public struct SymbolTable: Hashable, Sendable {
    /// Whether only ASCII may be drawn (`LANG=C`, `--ascii`).
    public var isASCII: Bool

    /// Makes the table for a terminal with or without more than ASCII.
    public init(isASCII: Bool = false) {
        self.isASCII = isASCII
    }

    /// The symbol of that name; endings such as `.fill` and `.circle` are put aside, an unknown name gives a neutral one.
    public func symbol(named name: String) -> Symbol {
        Self.drawings(of: name) { line in
            guard let outline = Self.drawing(0, line), let filled = Self.drawing(1, line),
                let ascii = Self.drawing(2, line)
            else { return nil }
            return Symbol(outline: outline, filled: filled, ascii: ascii)
        } ?? Self.neutral
    }

    /// The glyph to draw for a name, filled or in outline.
    public func glyph(named name: String, filled: Bool) -> Character {
        Self.drawings(of: name) { Self.drawing(isASCII ? 2 : filled ? 1 : 0, $0) }
            ?? glyph(Self.neutral, filled: filled)
    }

    /// The drawing of a symbol that this terminal can show.
    public func glyph(_ symbol: Symbol, filled: Bool) -> Character {
        isASCII ? symbol.ascii : (filled ? symbol.filled : symbol.outline)
    }

    /// What stands for a name that the table does not know.
    public static let neutral = Symbol(outline: "◇", filled: "◆", ascii: "*")

    /// A sign of the forms themselves, or its ASCII stand-in.
    public func glyph(_ sign: Sign) -> Character { self[sign] }

    /// A sign of the forms themselves, or its ASCII stand-in.
    public subscript(sign: Sign) -> Character {
        isASCII ? sign.ascii : sign.unicode
    }

    /// A sign that the forms draw beside titles: marks, rules, corners.
    public struct Sign: Hashable, Sendable {
        let unicode: Character
        let ascii: Character

        /// Beside the selected row.
        public static let selection = Sign(unicode: "▌", ascii: ">")
        /// Before an open section.
        public static let expanded = Sign(unicode: "▾", ascii: "v")
        /// Before a closed section.
        public static let collapsed = Sign(unicode: "▸", ascii: ">")
        /// A horizontal rule.
        public static let rule = Sign(unicode: "─", ascii: "-")
        /// Where a lifted item would be dropped, and below the selected item of the bar.
        public static let insertion = Sign(unicode: "━", ascii: "=")
        /// Between sidebar and content.
        public static let divider = Sign(unicode: "│", ascii: "|")
        /// The rounded frame of the bar.
        public static let topLeft = Sign(unicode: "╭", ascii: "+")
        /// The rounded frame of the bar.
        public static let topRight = Sign(unicode: "╮", ascii: "+")
        /// The rounded frame of the bar.
        public static let bottomLeft = Sign(unicode: "╰", ascii: "+")
        /// The rounded frame of the bar.
        public static let bottomRight = Sign(unicode: "╯", ascii: "+")
        /// The item that lists what did not fit.
        public static let more = Sign(unicode: "⋯", ascii: "~")
        /// The role search.
        public static let search = Sign(unicode: "⌕", ascii: "/")
        /// A checked box of edit mode.
        public static let checked = Sign(unicode: "☑", ascii: "x")
        /// An empty box of edit mode.
        public static let unchecked = Sign(unicode: "☐", ascii: "_")
        /// An item that can't be moved or hidden.
        public static let lock = Sign(unicode: "⊠", ascii: "#")
        /// The page that is seen, among pages side by side.
        public static let pageSeen = Sign(unicode: "●", ascii: "o")
        /// Another page.
        public static let page = Sign(unicode: "○", ascii: ".")
        /// A section's action.
        public static let add = Sign(unicode: "+", ascii: "+")
        /// Hides the sidebar.
        public static let hideSidebar = Sign(unicode: "⇤", ascii: "<")
        /// Shows the sidebar.
        public static let showSidebar = Sign(unicode: "⇥", ascii: ">")
        /// Back to the page or list before.
        public static let back = Sign(unicode: "‹", ascii: "<")
        /// More to the left of a bar that scrolls.
        public static let moreLeft = Sign(unicode: "‹", ascii: "<")
        /// More to the right of a bar that scrolls.
        public static let moreRight = Sign(unicode: "›", ascii: ">")
        /// Before the badges of a closed section.
        public static let dot = Sign(unicode: "•", ascii: "*")
        /// What was shortened.
        public static let ellipsis = Sign(unicode: "…", ascii: "~")
    }
}

extension SymbolTable {
    /// The names of the text below, each with the drawings of its line.
    private static let index: NameIndex = source.withUTF8Buffer { source in
        var index = NameIndex()
        var start = 0
        while start < source.count {
            let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            var drawings = start..<start
            for (field, word) in source[start..<end].split(separator: UInt8(ascii: " ")).enumerated() {
                if field == 2 { drawings = start..<word.endIndex }
                if field > 2 { index.add(name: word.startIndex..<word.endIndex, value: drawings, in: source) }
            }
            start = end + 1
        }
        return index
    }

    /// Does something with the drawings of a name, side by side with blanks between; nil where the name is not known.
    private static func drawings<Result>(
        of name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
    ) -> Result? {
        var name = name
        return name.withUTF8 { bytes in
            source.withUTF8Buffer { source in
                var bytes = bytes
                while true {
                    if let line = index.value(of: bytes, in: source) { return body(source[line]) }
                    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
                    bytes = UnsafeBufferPointer(rebasing: bytes[..<dot])
                }
            }
        }
    }

    /// One of the drawings, counted from 0.
    private static func drawing(_ number: Int, _ drawings: UnsafeBufferPointer<UInt8>) -> Character? {
        var bytes = drawings.makeIterator()
        for _ in 0..<number {
            while let byte = bytes.next(), byte != UInt8(ascii: " ") {}
        }
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        return Character(scalar)
    }

    /// Outline, filled, ASCII, then the names that share them.
    private static let source: StaticString = """
        ⌂ ⌂ ^ house homekit
        ▤ ■ = books books.vertical book.pages text.book.closed book.closed magazine library
        ▯ ▮ = book menucard
        ▤ ▤ = doc.text doc.plaintext doc.richtext note.text text.alignleft list.clipboard newspaper
        ▯ ▮ = doc document page
        ▢ ■ # folder archivebox tray shippingbox
        ↓ ↓ v arrow.down square.and.arrow.down tray.and.arrow.down icloud.and.arrow.down
        ↑ ↑ ^ arrow.up square.and.arrow.up tray.and.arrow.up paperplane
        ← ← < arrow.left
        → → > arrow.right arrowshape.turn.up.right
        ↻ ↻ @ arrow.clockwise arrow.triangle.2
        ↺ ↺ @ arrow.counterclockwise clock.arrow
        ⌕ ⌕ / magnifyingglass
        ☆ ★ * star
        ♡ ♥ * heart
        ⚑ ⚑ ! flag
        ⚐ ⚑ ! bookmark
        ◷ ◷ o clock timer alarm stopwatch hourglass
        ▦ ▦ # calendar square.grid tablecells rectangle.grid
        ≡ ≡ = list list.dash list.number line.3 text.justify sidebar
        ⚙ ⚙ % gear gearshape wrench slider hammer screwdriver
        ☺ ☻ @ person face figure
        ☺ ☻ @ person.2 person.3
        ✉ ✉ @ envelope mail
        ☎ ☎ @ phone
        ☁ ☁ ~ cloud icloud
        ☀ ☀ * sun
        ☾ ☾ ( moon
        ♪ ♫ d music music.note.list
        ♪ ♪ d mic waveform speaker headphones
        ▷ ▶ > play film tv movieclapper video
        ‖ ‖ = pause
        □ ■ . stop square rectangle app
        ○ ● o circle record
        △ ▲ ^ triangle
        ◇ ◆ * diamond
        ◇ ◆ # hexagon cube
        ▣ ▣ # photo camera display desktopcomputer laptopcomputer iphone ipad
        ✎ ✎ e pencil square.and.pencil highlighter
        ✂ ✂ x scissors
        ✓ ✓ v checkmark
        ✕ ✕ x xmark trash
        + + + plus
        − − - minus
        ? ? ? questionmark lifepreserver
        ! ! ! exclamationmark bell
        i i i info
        ⚠ ⚠ ! exclamationmark.triangle
        ⊠ ⊠ # lock key
        ∞ ∞ 8 infinity
        # # # number tag
        @ @ @ at
        ⋯ ⋯ ~ ellipsis
        ⌘ ⌘ c command
        ⌥ ⌥ o option
        ⌨ ⌨ k keyboard
        ❯ ❯ > terminal chevron.right
        ❮ ❮ < chevron.left
        ▾ ▾ v chevron.down
        ▴ ▴ ^ chevron.up
        ≈ ≈ ~ water wave drop
        ❦ ❦ y leaf tree
        ❀ ❀ y camera.macro sparkles
        ✈ ✈ t airplane
        ▽ ▼ t ferry
        ▱ ▰ t car bus tram bicycle
        ⊕ ⊕ + location mappin map scope
        ◎ ◉ @ target globe network antenna
        ☂ ☂ T umbrella
        ♔ ♚ W crown
        ♕ ♛ W trophy rosette medal
        ⚖ ⚖ T scalemass
        ⚗ ⚗ T flask testtube
        ϟ ϟ ! bolt
        ◧ ◧ [ sidebar.left sidebar.leading
        ◨ ◨ ] sidebar.right sidebar.trailing
        ∑ ∑ S sum function
        ▁ ▂ _ chart chart.bar chart.line.uptrend
        $ $ $ dollarsign creditcard cart bag banknote
        ⇄ ⇄ = arrow.left.arrow.right
        ✦ ✦ * wand sparkle
        ❝ ❝ " quote quote.bubble quote.opening text.quote
        ◌ ● o bubble message text.bubble
        ▤ ▤ p printer
        ⏎ ⏎ < return
        ◐ ◐ o circle.lefthalf paintpalette paintbrush
        """
}
