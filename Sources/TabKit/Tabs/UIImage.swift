// A tab's picture in UIKit's words: the name of a symbol, which the symbol table turns into a glyph.

/// A symbol, by the name that SwiftUI and UIKit give it.
public struct UIImage: Sendable, Equatable {
    /// The symbol's name, such as `"star"`.
    public let systemName: String

    /// Makes the picture of a symbol.
    /// - Parameter systemName: The symbol's name; an unknown one gets a neutral glyph.
    public init(systemName: String) {
        self.systemName = systemName
    }
}
