// The settings file and links, written by anybody: faults have a place in the file, what is taken is within its limits,
// and a link written out is the same link.

import TabTermUI

@testable import tabterm

enum SettingsFuzz {
    private static let words = Words.embedded()

    static func check(_ bytes: [UInt8]) throws {
        let reader = SettingsReader(bytes)
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 2
        for fault in reader.faults {
            try expect((1...max(2, lines + bytes.count)).contains(fault.line), "a fault in line \(fault.line)")
            try expect(fault.column >= 1 && fault.column <= bytes.count + 2, "a fault in column \(fault.column)")
            try expect(!fault.text(words).isEmpty, "a fault without words: \(fault)")
        }
        for (setting, value) in reader.settings {
            try expect(fits(value, setting.kind), "\(setting) is \(value)")
            try checkWritten(setting, value)
        }
        _ = Options(settings: reader.settings)
    }

    private static func fits(_ value: SettingValue, _ kind: Setting.Kind) -> Bool {
        switch (kind, value) {
        case (.number(let range), .number(let number)): range.contains(number)
        case (.choice(let choices), .word(let word)): choices.contains(word)
        case (.flag, .flag): true
        case (.words, .word(let word)): word.contains { !$0.isWhitespace }
        default: false
        }
    }

    /// A setting written out is the same setting.
    private static func checkWritten(_ setting: Setting, _ value: SettingValue) throws {
        let text: String
        switch value {
        case .number(let number): text = String(number)
        case .flag(let isOn): text = String(isOn)
        case .word(let word):
            guard word.unicodeScalars.allSatisfy({ $0.isASCII && $0.value >= 0x20 && $0.value != 0x7F }) else { return }
            text = "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        }
        let again = SettingsReader(Array("\(setting.rawValue): \(text)\n".utf8))
        try expect(again.faults.isEmpty && again.settings == [setting: value], "\(setting) \(value): \(again.settings)")
    }
}

/// Addresses and names that lead somewhere.
enum LinkFuzz {
    static func check(_ bytes: [UInt8]) throws {
        var choice = FuzzBytes(bytes)
        let start = choice.pick([
            "", "tabterm://", "tabterm://library/", "tabterm://search/", "tabterm://collection/", "tabterm://home",
        ])
        let rest = Array(choice.rest)
        try checkName(rest)
        let text = start + String(decoding: rest, as: UTF8.self)
        try checkLink(ReaderLink(text), text)
        let here = RelativePath(identifier: "a/b/c.md")
        if let target = ReaderLink.target(of: text, in: here) { try checkLink(target, text) }
    }

    private static func checkLink(_ link: ReaderLink, _ text: String) throws {
        switch link {
        case .home, .library, .search, .collection:
            try expect(
                ReaderLink(link.text) == link, "\(link) is written \(link.text), which is \(ReaderLink(link.text))")
        case .path(let path, _):
            let dots = path.names.contains { $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) }
            try expect(!dots && path.bytes.first != UInt8(ascii: "/"), "\(text) leads out: \(path)")
            guard !path.bytes.isEmpty else { return }
            try expect(
                ReaderLink(link.text) == link, "\(link) is written \(link.text), which is \(ReaderLink(link.text))")
        case .nowhere(let said), .outside(let said): try expect(text.ends(with: said), "\(text) became \(said)")
        }
    }

    private static func checkName(_ bytes: [UInt8]) throws {
        let identifier = FileName.identifier(bytes)
        try expect(FileName.bytes(ofIdentifier: identifier) == bytes, "the name \(bytes) is lost in \(identifier)")
        try expect(identifier.unicodeScalars.allSatisfy(isHarmless), "an identifier is not safe: \(identifier)")
        let shown = FileName.shown(bytes)
        try expect(shown.unicodeScalars.allSatisfy(isHarmless), "a name is not safe: \(shown.debugDescription)")
        _ = FileName.orderKey(bytes)
    }
}
