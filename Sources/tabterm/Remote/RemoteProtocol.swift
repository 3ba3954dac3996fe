// What a program that runs and one that asks it say to each other: one line each. `tabterm 1 open LINK` is answered by
// `ok` or `error REASON`. A line is UTF-8, without controls, and has at most 8 KB.
import TerminalScreen

/// A request to a running program.
enum RemoteRequest: Equatable {
    case open(link: String)

    /// The most bytes of a line, its end included.
    static let limit = 8192
    private static let greeting = "tabterm 1 open "

    /// The request on a line without its end; nil for anything else.
    init?(_ line: some Collection<UInt8>) {
        guard line.count < Self.limit, let text = String(validating: Array(line), as: UTF8.self),
            text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }),
            let link = text.rest(after: Self.greeting), !link.isEmpty
        else { return nil }
        self = .open(link: String(link))
    }

    /// The line with its end.
    ///
    /// Controls in a link are written as `%0a` and the like, which mean the same in it.
    var line: [UInt8] {
        switch self {
        case .open(let link):
            let plain = link.unicodeScalars.map { scalar in
                scalar.properties.generalCategory == .control
                    ? FileName.identifier(Array(String(scalar).utf8)) : String(scalar)
            }
            return Array((Self.greeting + plain.joined() + "\n").utf8)
        }
    }
}

/// What a running program answers.
enum RemoteAnswer: Equatable {
    case done
    case refused(String)

    /// The answer on a line without its end; nil for anything else.
    init?(_ line: some Collection<UInt8>) {
        let text = String(decoding: line, as: UTF8.self)
        if text == "ok" {
            self = .done
        } else if let reason = text.rest(after: "error ") {
            self = .refused(String(reason))
        } else {
            return nil
        }
    }

    /// The line with its end.
    var line: [UInt8] {
        switch self {
        case .done: Array("ok\n".utf8)
        case .refused(let reason):
            Array("error \(FileName.shown(Array(reason.utf8)))\n".utf8.prefix(RemoteRequest.limit))
        }
    }
}
