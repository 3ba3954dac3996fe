// YAML as a row of events with their places, read by libyaml. What the events mean is for those who ask.
import CYaml

/// One event of a YAML text.
struct YamlEvent {
    /// What it is.
    enum Kind: Equatable {
        case documentStart, mappingStart, mappingEnd, listStart, listEnd, end
        /// A text; plain means without quotes.
        case scalar(String, isPlain: Bool)
        /// A reference to something before.
        case reference
        /// What else a text may consist of.
        case other
    }

    var kind: Kind
    /// From 1.
    var line: Int
    /// From 1, in characters.
    var column: Int
    /// Whether something refers to it later.
    var isNamed = false
}

/// Reads the events of a text.
enum YamlEvents {
    /// Gives each event in turn until it is told to stop or the text is no YAML.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, or UTF-16 with its mark.
    ///   - take: takes an event, and says whether there is to be another.
    /// - Throws: `SettingsFault` for the first thing that is no YAML.
    static func read(_ bytes: [UInt8], _ take: (YamlEvent) -> Bool) throws(SettingsFault) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else { return }
        defer { yaml_parser_delete(parser) }
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(SettingsFault) in
                yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
                while let event = try next(parser, bytes) {
                    if !take(event) || event.kind == .end { return }
                }
            }
        }
        try result.get()
    }

    private static func next(
        _ parser: UnsafeMutablePointer<yaml_parser_t>, _ bytes: [UInt8]
    ) throws(SettingsFault) -> YamlEvent? {
        var raw = yaml_event_t()
        guard yaml_parser_parse(parser, &raw) == 1 else { throw fault(parser.pointee, bytes) }
        defer { yaml_event_delete(&raw) }
        let (line, column) = (Int(raw.start_mark.line) + 1, Int(raw.start_mark.column) + 1)
        func event(_ kind: YamlEvent.Kind, _ anchor: UnsafeMutablePointer<yaml_char_t>? = nil) -> YamlEvent {
            YamlEvent(kind: kind, line: line, column: column, isNamed: anchor != nil)
        }
        switch raw.type {
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return event(.end)
        case YAML_DOCUMENT_START_EVENT: return event(.documentStart)
        case YAML_MAPPING_START_EVENT: return event(.mappingStart, raw.data.mapping_start.anchor)
        case YAML_MAPPING_END_EVENT: return event(.mappingEnd)
        case YAML_SEQUENCE_START_EVENT: return event(.listStart, raw.data.sequence_start.anchor)
        case YAML_SEQUENCE_END_EVENT: return event(.listEnd)
        case YAML_ALIAS_EVENT: return event(.reference)
        case YAML_SCALAR_EVENT:
            let scalar = raw.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return event(.scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), scalar.anchor)
        default: return event(.other)
        }
    }

    /// What is wrong where the library stopped.
    private static func fault(_ parser: yaml_parser_t, _ bytes: [UInt8]) -> SettingsFault {
        let problem = parser.problem.map { String(cString: $0) } ?? ""
        if parser.error == YAML_READER_ERROR {
            let (line, column) = place(of: parser.problem_offset, in: bytes)
            return SettingsFault(line: line, column: column, reason: .syntax(problem))
        }
        let mark = parser.problem_mark
        let (line, column) = (Int(mark.line), Int(mark.column))
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
        let rest = lines.count > line ? lines[line].drop { $0 & 0xC0 == 0x80 } : []
        let isTab =
            String(decoding: rest.prefix(4 * column + 4), as: UTF8.self).unicodeScalars.dropFirst(column).first == "\t"
        return SettingsFault(line: line + 1, column: column + 1, reason: isTab ? .tab : .syntax(problem))
    }

    /// Line and column, from 1, of a byte; columns are characters.
    static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        return (line, 1 + before[start...].count { $0 & 0xC0 != 0x80 })
    }
}
