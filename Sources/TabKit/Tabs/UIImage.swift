// A tab's picture in UIKit's words: the name of a symbol, which the symbol table turns into a glyph.

/// A symbol, by the name that SwiftUI and UIKit give it.
public struct UIImage: Sendable, Hashable {
    /// The symbol's name, such as `"star"`.
    public let systemName: String

    /// Makes the picture of a symbol; nil without a name.
    /// - Parameter systemName: The symbol's name; an unknown one gets a neutral glyph.
    public init?(systemName: String) {
        guard !systemName.isEmpty else { return nil }
        self.systemName = systemName
    }

    /// Makes a picture by the name of an asset: the symbol of that name, nil without a name.
    public init?(named name: String) { self.init(systemName: name) }
}
