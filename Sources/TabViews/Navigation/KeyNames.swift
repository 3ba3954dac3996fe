// The names of keys as hints and help show them, for pages of programs.

public import TerminalScreen

extension Catalogue {
    /// What a key is called.
    public func name(of press: KeyPress, isASCII: Bool = false) -> String {
        FormKit(measure: .standard, theme: Theme(), symbols: SymbolTable(isASCII: isASCII), words: self).words(
            for: press)
    }
}
