// The words of the product, read from the sources.
import FoundationEssentials
public import TabViews

/// The words that interfaces are shown with.
public enum Words {
    /// Those of the catalogue in English.
    public static let english: Catalogue = {
        let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
        let text = (try? String(contentsOfFile: path + "/Resources/locales/en.strings", encoding: .utf8)) ?? ""
        return Catalogue(parsing: text)
    }()
}
