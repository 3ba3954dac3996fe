// What is sent when the program ends in the middle of a picture: whatever sequence was cut, every mode is off afterwards.

import TerminalScreen
import TestSupport
import Testing

@testable import NcursesTerminal

@Suite struct RescueBytesTests {
    @Test("C1: A picture cut at any byte leaves no mode on")
    func cutAnywhere() {
        let modes = Modes(isAnsi: true, isXterm: true, restoresTitle: true)
        let picture = Array((modes.synchronized.begin + "\u{1B}[3;5H\u{1B}[38;5;24mA\u{1B}]2;title\u{07}B").utf8)
        for count in 0...picture.count {
            let screen = VirtualScreen(Size(columns: 20, rows: 5))
            screen.feed(Array(modes.enter(mouse: true).utf8) + picture.prefix(count) + Array(modes.rescue.utf8))
            let left = screen.modes.intersection([1002, 1006, 1004, 2004, 2026])
            #expect(left.isEmpty, "cut after \(count) bytes: \(left)")
        }
    }
}
