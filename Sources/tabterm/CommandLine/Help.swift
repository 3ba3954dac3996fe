// The text of --help and --version, made from the table of options and the catalogue.
import NavigationStore
import TabTermUI

/// What `tabterm --help` and `tabterm --version` print.
enum Help {
    /// The version of the program.
    static let version = "0.1.0"

    /// Usage, every option with its explanation, and the places where things are kept, at most 80 columns wide.
    ///
    /// - Parameters:
    ///   - places: label and path of each place, or nil for a path where nothing can be kept.
    ///   - settings: the path of the settings file; nil where there can be none.
    static func text(_ words: Words, places: [(key: String, path: String?)], settings: String? = nil) -> String {
        let column = 2 + (Option.allCases.map(\.usage.count).filter { $0 <= 24 }.max() ?? 0) + 2
        var lines = [words["reader.help.usage"]] + folded(words["reader.help.what"], at: 80)
        lines += ["", words["reader.help.options"]]
        for option in Option.allCases { lines += rows(option.usage, words[option.helpKey], from: column) }
        lines += ["", words["reader.help.settings", ["path": settings ?? words["reader.help.nowhere"]]]]
        for setting in Setting.allCases { lines += rows(setting.usage, words[setting.helpKey], from: column) }
        lines += ["", words["reader.help.places"]]
        lines += places.map { "  " + words[$0.key, ["path": $0.path ?? words["reader.help.nowhere"]]] }
        lines += ["", words["reader.help.status"]]
        return lines.joined(separator: "\n")
    }

    /// The folders in which something is kept.
    static func places() -> [(key: String, path: String?)] {
        let location = StateLocation(program: "tabterm")
        return [
            ("reader.help.place.state", location.folder(.state)?.shown),
            ("reader.help.place.data", location.folder(.data)?.shown),
            ("reader.help.place.cache", location.folder(.cache)?.shown),
        ]
    }

    private static func rows(_ usage: String, _ explanation: String, from column: Int) -> [String] {
        let name = "  " + usage
        let text = folded(explanation, at: 80 - column).map { String(repeating: " ", count: column) + $0 }
        guard name.count + 2 <= column, let first = text.first else { return [name] + text }
        return [name + first.dropFirst(name.count)] + text.dropFirst()
    }

    /// The words of a text in lines of at most `width` characters.
    private static func folded(_ text: String, at width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
