// What the screen can do, and the words, signs and styles of an interface on it; the same for all views of a session.
public import TerminalScreen

/// The screen's abilities and the interface's words as views need them.
public final class Display: Sendable {
    /// Measures text in columns.
    public let measure: TextMeasure
    /// How many colours the terminal shows.
    public let depth: ColorDepth
    /// The styles of the interface.
    public let theme: Theme
    /// The glyphs behind names of symbols.
    public let symbols: SymbolTable
    /// The words that the interface itself shows.
    public let words: Catalogue
    /// The colour of the terminal's ground; nil as long as nobody knows.
    public let background: Color?

    /// Describes a screen.
    public convenience init(
        measure: TextMeasure = .standard, depth: ColorDepth = .palette256, symbols: SymbolTable = SymbolTable(),
        words: Catalogue = Catalogue()
    ) {
        self.init(measure, depth, symbols, symbols.isASCII ? words.inASCII : words, on: nil)
    }

    private init(
        _ measure: TextMeasure, _ depth: ColorDepth, _ symbols: SymbolTable, _ words: Catalogue, on background: Color?
    ) {
        self.measure = measure
        self.depth = depth
        self.theme = Theme(depth)
        self.symbols = symbols
        self.words = words
        self.background = background
    }

    /// The same screen on a ground that has become known.
    public func on(_ background: Color) -> Display {
        Display(measure, depth, symbols, words, on: background)
    }

    /// A Unicode screen of 256 colours, without words.
    public static let standard = Display()
}
