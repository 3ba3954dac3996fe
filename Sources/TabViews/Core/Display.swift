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

    /// Describes a screen.
    public init(
        measure: TextMeasure = .standard, depth: ColorDepth = .palette256, symbols: SymbolTable = SymbolTable(),
        words: Catalogue = Catalogue()
    ) {
        self.measure = measure
        self.depth = depth
        self.theme = Theme(depth)
        self.symbols = symbols
        self.words = symbols.isASCII ? words.inASCII : words
    }

    /// A Unicode screen of 256 colours, without words.
    public static let standard = Display()
}
