// The settings that people may write into the settings file, declared once. The reader of the file, --help, the man page's
// test and what is said about a wrong value read this table; what a setting does is decided where Options are used.

/// One setting; its raw value is its key in the file.
enum Setting: String, CaseIterable, Sendable {
    case measure, text, breakpoint, placement
    case selectOnMove = "select-on-move"
    case mouse, ascii, color
    case hiddenFiles = "hidden-files"
    case editor

    /// What a value must be.
    enum Kind: Equatable, Sendable {
        /// A whole number.
        case number(ClosedRange<Int>)
        /// One of some words.
        case choice([String])
        /// `true` or `false`.
        case flag
        /// Any text that is not empty.
        case words
    }

    /// What its value must be.
    var kind: Kind {
        switch self {
        case .measure: .number(20...400)
        case .text: .choice(["left", "center"])
        case .breakpoint: .number(1...9999)
        case .placement: .choice(Options.Placement.allCases.map(\.rawValue))
        case .selectOnMove, .mouse, .ascii, .color, .hiddenFiles: .flag
        case .editor: .words
        }
    }

    /// The catalogue key of the line that explains it.
    var helpKey: String { "reader.setting.\(rawValue)" }

    /// What a value must be, in words.
    func expected(_ words: Words) -> String {
        switch kind {
        case .number(let range):
            words["reader.settings.number", ["first": String(range.lowerBound), "last": String(range.upperBound)]]
        case .choice(let choices): words["reader.settings.choice", ["choices": choices.joined(separator: ", ")]]
        case .flag: words["reader.settings.flag"]
        case .words: words["reader.settings.words"]
        }
    }

    /// The values that it may have, for the command line.
    var choices: String {
        switch kind {
        case .number(let range): "\(range.lowerBound)…\(range.upperBound)"
        case .choice(let choices): choices.joined(separator: ", ")
        case .flag: "true, false"
        case .words: "COMMAND"
        }
    }

    /// The setting as --help shows it, such as `measure: 20…400`.
    var usage: String {
        switch kind {
        case .number(let range): "\(rawValue): \(range.lowerBound)…\(range.upperBound)"
        case .choice(let choices): "\(rawValue): " + choices.joined(separator: "|")
        case .flag: "\(rawValue): true|false"
        case .words: "\(rawValue): COMMAND"
        }
    }

    /// The value that a text stands for; nil for one that is not as it must be.
    ///
    /// - Parameter isPlain: whether it was written without quotes.
    func value(_ text: String, isPlain: Bool) -> SettingValue? {
        switch kind {
        case .number(let range): isPlain ? Int(text).flatMap { range.contains($0) ? .number($0) : nil } : nil
        case .choice(let choices): choices.contains(text) ? .word(text) : nil
        case .flag: isPlain ? ["true": .flag(true), "false": .flag(false)][text] : nil
        case .words: text.contains { !$0.isWhitespace } ? .word(text) : nil
        }
    }
}

/// The value of a setting.
enum SettingValue: Equatable, Sendable {
    case number(Int)
    case flag(Bool)
    case word(String)
}

extension Options {
    /// The options of a run for which nothing was typed.
    init(settings: [Setting: SettingValue]) {
        self.init()
        for (setting, value) in settings { take(setting, value) }
    }

    /// Sets what a setting says.
    mutating func take(_ setting: Setting, _ value: SettingValue) {
        switch (setting, value) {
        case (.measure, .number(let columns)): measure = columns
        case (.breakpoint, .number(let columns)): breakpoint = columns
        case (.text, .word(let word)): isCentered = word == "center"
        case (.placement, .word(let word)): placement = Placement(rawValue: word) ?? placement
        case (.editor, .word(let command)): editor = command
        case (.selectOnMove, .flag(let isOn)): selectsOnMove = isOn
        case (.mouse, .flag(let isOn)): hasMouse = isOn
        case (.ascii, .flag(let isOn)): isASCII = isOn
        case (.color, .flag(let isOn)): hasColor = isOn
        case (.hiddenFiles, .flag(let isOn)): showsHidden = isOn
        default: break
        }
    }
}
