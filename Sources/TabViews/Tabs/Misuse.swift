// Mistakes of the program that nobody should have to guess at: they are told, with the place in its source, and what
// happens is defined. The session collects them; the terminal's run prints them once the screen is given back.

import TerminalScreen

/// A place in the program's source.
public struct SourcePlace: Sendable {
    /// The file, with its module.
    public let file: StaticString
    /// The line, from 1.
    public let line: UInt

    /// A place; with nothing said, none.
    public init(_ file: StaticString = "", _ line: UInt = 0) {
        self.file = file
        self.line = line
    }
}

/// A mistake of the program, and where it was made.
public struct Misuse: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, Sendable {
        /// Two tabs have one value: the first is the one that the value selects.
        case sameValue
        /// Two tabs or sections have one customization ID: the second counts as having none.
        case sameCustomizationID
        /// A tab or section is said to be customizable and has no customization ID: it can't be customized (N25).
        case noCustomizationID
        /// One view value stands in two places: both share the state of the place that was evaluated last.
        case placedTwice
    }

    /// What is wrong.
    public let kind: Kind
    /// What it is about: a title, an ID.
    public let subject: String
    /// The file, with its module.
    public let file: String
    /// The line, from 1.
    public let line: UInt

    init(_ kind: Kind, _ subject: String, at place: SourcePlace) {
        self.kind = kind
        self.subject = subject
        file = place.file.description
        line = place.line
    }

    /// What is wrong, in one line without control characters: place, fault, consequence.
    public func words(in display: Display) -> String {
        display.measure.safe(
            display.words.text("misuse." + kind.rawValue, ["subject": subject, "file": file, "line": "\(line)"]))
    }
}

extension Session {
    /// Notes a mistake of the program, once; in debug builds it is told at once.
    func note(_ misuse: Misuse) {
        guard misuses.count < 100, !misuses.contains(misuse) else { return }
        misuses.append(misuse)
        #if DEBUG
            message(misuse.words(in: options.display))
        #endif
    }
}
