// The settings file: from bytes to settings, or to all its faults at once. A line per setting and nothing nested, so that
// each fault has one line and one column.

/// Reads the settings file.
struct SettingsReader {
    /// The most bytes that are read.
    static let limit = 64 << 10
    private(set) var settings: [Setting: SettingValue] = [:]
    /// All faults, in the order of the file.
    private(set) var faults: [SettingsFault] = []
    /// The line on which each key stands.
    private var lines: [Setting: Int] = [:]
    /// How deep the event stands: 1 inside the list of settings.
    private var depth = 0
    private var documents = 0
    /// The key whose value comes next.
    private var key: Key?

    private enum Key {
        case setting(Setting)
        /// One whose value doesn't matter any more.
        case faulty
    }

    /// Reads the bytes of a settings file.
    init(_ bytes: [UInt8]) {
        if bytes.count > Self.limit {
            faults = [SettingsFault(line: 1, column: 1, reason: .tooLarge(kilobytes: Self.limit >> 10))]
            return
        }
        if let offset = Self.invalid(bytes) {
            let (line, column) = YamlEvents.place(of: offset, in: bytes)
            faults = [SettingsFault(line: line, column: column, reason: .notUTF8)]
            return
        }
        do throws(SettingsFault) {
            try YamlEvents.read(bytes) { take($0) }
        } catch {
            faults.append(error)
        }
    }

    /// Takes an event; false ends the reading.
    private mutating func take(_ event: YamlEvent) -> Bool {
        if event.isNamed || event.kind == .reference {
            add(.reference, at: event)
            if event.kind == .reference, depth > 0 { key = key == nil ? .faulty : nil }
            if event.kind == .reference { return depth > 0 }
        }
        switch event.kind {
        case .documentStart:
            documents += 1
            if documents > 1 { add(.secondDocument, at: event) }
            return documents == 1
        case .mappingStart, .listStart: return open(event)
        case .mappingEnd, .listEnd:
            depth -= 1
            if depth == 1 { key = nil }
        case .scalar(let text, let isPlain) where depth == 0:
            // A file of comments alone has one empty text.
            if !text.isEmpty || !isPlain { add(.noSettings, at: event) }
        case .scalar(let text, let isPlain) where depth == 1: take(text, isPlain, at: event)
        case .scalar, .other, .end, .reference: break
        }
        return true
    }

    /// Something nested begins: at the top the settings themselves, inside it nothing that we know.
    private mutating func open(_ event: YamlEvent) -> Bool {
        depth += 1
        if depth == 1 {
            if event.kind == .listStart { add(.noSettings, at: event) }
            return event.kind == .mappingStart
        }
        guard depth == 2 else { return depth < 32 }
        switch key {
        case .setting(let setting): add(.value(setting, nil), at: event)
        case .faulty: break
        case nil:
            add(.noKey, at: event)
            key = .faulty
            return false
        }
        return true
    }

    private mutating func take(_ text: String, _ isPlain: Bool, at event: YamlEvent) {
        guard let key else { return self.key = key(text, at: event) }
        self.key = nil
        guard case .setting(let setting) = key else { return }
        if let value = setting.value(text, isPlain: isPlain) {
            settings[setting] = value
        } else {
            let isEmpty = text.isEmpty && isPlain
            add(.value(setting, isEmpty ? nil : String(text.prefix(40))), at: event)
        }
    }

    private mutating func key(_ text: String, at event: YamlEvent) -> Key {
        guard let setting = Setting(rawValue: text) else {
            let nearest = Spelling.nearest(to: text, among: Setting.allCases) { $0.rawValue }
            add(.unknown(key: String(text.prefix(40)), nearest: nearest), at: event)
            return .faulty
        }
        if let line = lines[setting] {
            add(.repeated(setting, line: line), at: event)
            return .faulty
        }
        lines[setting] = event.line
        return .setting(setting)
    }

    private mutating func add(_ reason: SettingsFault.Reason, at event: YamlEvent) {
        faults.append(SettingsFault(line: event.line, column: event.column, reason: reason))
    }

    /// The first byte that is no UTF-8; UTF-16 is told by its mark and left to the library.
    private static func invalid(_ bytes: [UInt8]) -> Int? {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded): offset += encoded.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }
}
