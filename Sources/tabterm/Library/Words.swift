// The program's words: the embedded catalogue, and a short way to ask it.
import TabTermUI
import TabViews

/// The words of the program.
typealias Words = Catalogue

extension Catalogue {
    /// The words for a key, with what stands in their placeholders.
    subscript(key: String, arguments: KeyValuePairs<String, String> = [:]) -> String { text(key, arguments) }

    /// The words for a number of things.
    subscript(key: String, count count: Int) -> String { text(key, count: count) }
}
