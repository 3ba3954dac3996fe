// What is wrong with a settings file: where, and what was expected. The words are the catalogue's.

/// A fault in the settings file.
struct SettingsFault: Error, Equatable, Sendable {
    /// What is wrong.
    enum Reason: Equatable, Sendable {
        case unknown(key: String, nearest: Setting?)
        /// The value is not as it must be; what stands there, if it is short text.
        case value(Setting, String?)
        /// The key has stood before, on that line.
        case repeated(Setting, line: Int)
        /// Something else than lines of keys and values.
        case noSettings
        /// A key that is no text.
        case noKey
        /// `&` or `*`.
        case reference
        /// A second document in the file.
        case secondDocument
        case tab
        case notUTF8
        case tooLarge(kilobytes: Int)
        /// What the library that reads YAML says.
        case syntax(String)
    }

    /// From 1.
    var line: Int
    /// From 1, in characters.
    var column: Int
    var reason: Reason

    /// What was expected, in words.
    func text(_ words: Words) -> String {
        switch reason {
        case .unknown(let key, nil): words["reader.settings.unknown.any", ["key": key]]
        case .unknown(let key, let nearest?):
            words["reader.settings.unknown", ["key": key, "nearest": nearest.rawValue]]
        case .value(let setting, let found?):
            words[
                "reader.settings.value",
                ["key": setting.rawValue, "expected": setting.expected(words), "found": found]]
        case .value(let setting, nil):
            words["reader.settings.missing", ["key": setting.rawValue, "expected": setting.expected(words)]]
        case .repeated(let setting, let line):
            words["reader.settings.repeated", ["key": setting.rawValue, "line": String(line)]]
        case .noSettings: words["reader.settings.noSettings"]
        case .noKey: words["reader.settings.noKey"]
        case .reference: words["reader.settings.reference"]
        case .secondDocument: words["reader.settings.secondDocument"]
        case .tab: words["reader.settings.tab"]
        case .notUTF8: words["reader.settings.notUTF8"]
        case .tooLarge(let kilobytes): words["reader.settings.tooLarge", ["kilobytes": String(kilobytes)]]
        case .syntax(let problem): words["reader.settings.syntax", ["problem": problem]]
        }
    }
}
