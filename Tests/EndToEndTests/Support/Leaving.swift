// The ways in which a run ends, and what a terminal must be like after all of them.

import Glibc
import TerminalScreen
import TestSupport
import Testing

/// How a run ends.
enum Leaving: CaseIterable {
    /// With the key for it.
    case quit
    /// Asked by a signal.
    case terminate
    /// Without a chance to do anything more.
    case kill

    /// Ends a run that way.
    func end(_ program: PtyProgram) throws {
        switch self {
        case .quit:
            program.press(KeyPress("q"))
            #expect(try program.exitStatus() == .status(0))
        case .terminate:
            program.kill(SIGTERM)
            #expect(try program.exitStatus() == .signal(SIGTERM))
        case .kill:
            program.kill(SIGKILL)
            #expect(try program.exitStatus() == .signal(SIGKILL))
        }
    }
}

extension PtyProgram {
    /// Checks that the terminal is as it was before the program, byte by byte: second screen left, cursor shown, mouse,
    /// paste and focus reports off, no colour, line settings as found, and nothing written after that but lines.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen.modesLeftOn == [], sourceLocation: sourceLocation)
        #expect(!screen.isAlternate && screen.cursorIsVisible, sourceLocation: sourceLocation)
        #expect(lineSettingsAreRestored, sourceLocation: sourceLocation)
        let text = String(decoding: bytes, as: UTF8.self)
        for mode in ["1049", "2004", "1004", "1002", "1006"] {
            let on = text.ranges(of: "\u{1B}[?\(mode)h").last
            let off = text.ranges(of: "\u{1B}[?\(mode)l").last
            #expect(
                on != nil && off != nil
                    && on.map { $0.upperBound } ?? text.endIndex <= off?.lowerBound ?? text.startIndex,
                "mode \(mode)", sourceLocation: sourceLocation)
        }
        let next = screen.cursor
        screen.feed(Array("X".utf8))
        #expect(screen[next].text == "X" && screen[next].style == .plain, sourceLocation: sourceLocation)
    }
}
