// Back and forward: what is kept of the way, and what is passed by.
import TabTermUI
import Testing

@testable import tabterm

@Suite("History")
struct HistoryTests {
    private let start = ContinuousClock.now
    private func spot(_ name: String, _ pages: tabterm.Page...) -> Spot { Spot(.document(name), pages) }

    @Test("Links and pages are kept, tabs that the cursor passes over are not, those that were looked at are")
    func kept() {
        var history = History(at: Spot(.home, []), since: start)
        func later(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }
        history.move(to: Spot(.library, []), isJump: false, at: later(0.2))
        history.move(to: spot("a"), isJump: false, at: later(0.4))
        #expect(history.back.isEmpty)
        history.move(to: spot("b"), isJump: false, at: later(2))
        #expect(history.back == [spot("a")])
        history.move(to: spot("b", .document("c", heading: "h")), isJump: false, at: later(2.1))
        history.move(to: spot("d"), isJump: true, at: later(2.2))
        history.move(to: spot("e"), isJump: true, at: later(2.3))
        // The heading that a link led to is not gone to again.
        #expect(history.back == [spot("a"), spot("b"), spot("b", .document("c", heading: nil)), spot("d")])
    }

    @Test("Back and forward walk the same way; what has gone is passed over; a new way forgets the old one")
    func walked() {
        var history = History(at: spot("a"))
        for name in ["b", "c", "d"] { history.move(to: spot(name), isJump: true) }
        #expect(history.goBack { _ in true } == spot("c"))
        #expect(history.goBack { $0 != self.spot("b") } == spot("a"))
        #expect(history.goBack { _ in true } == nil)
        #expect(history.goForward { _ in true } == spot("c"))
        #expect(history.goForward { _ in true } == spot("d"))
        #expect(history.goForward { _ in true } == nil)
        _ = history.goBack { _ in true }
        history.move(to: spot("x"), isJump: true)
        #expect(history.forward.isEmpty)
        #expect(history.goBack { _ in true } == spot("c"))
    }

    @Test("A jump within a document is a step of the way, there and back")
    func jumps() {
        func line(_ number: Int) -> DocumentPlace { DocumentPlace(sourceLine: number) }
        var history = History(at: spot("a"))
        history.jump(from: line(5))
        history.jump(from: line(90))
        history.move(to: spot("b"), isJump: true)
        #expect(history.goBack(from: line(3)) { _ in true } == spot("a"))
        #expect(history.goBack(from: line(40)) { _ in true } == spot("a").at(line(90)))
        #expect(history.goBack(from: line(90)) { _ in true } == spot("a").at(line(5)))
        #expect(history.goBack(from: line(5)) { _ in true } == nil)
        #expect(history.goForward(from: line(5)) { _ in true } == spot("a").at(line(90)))
        #expect(history.goForward(from: line(90)) { _ in true } == spot("a").at(line(40)))
        #expect(history.goForward(from: line(40)) { _ in true } == spot("b"))
    }

    @Test("However long one walks, what is kept has an end")
    func limited() {
        var history = History(at: spot("start"))
        for number in 0..<1000 { history.move(to: spot("\(number)"), isJump: true) }
        #expect(history.back.count == 100)
        #expect(history.goBack { _ in true } == spot("998"))
    }
}

@Suite("Visits")
struct VisitTests {
    @Test("V12: Nothing is new at first; a pause makes another visit, a short absence does not")
    func since() {
        let first = Visits(nil, now: 1000)
        #expect(first.since == 1000)
        let kept = first.stored(at: 1500)
        #expect(Visits(kept, now: 1600).since == 1000)
        #expect(Visits(kept, now: 1500 + 1801).since == 1500)
        // A clock that was put back, or a value that means nothing, is a first visit.
        #expect(Visits(kept, now: 1400).since == 1400)
        #expect(Visits(.string("x"), now: 7).since == 7)
    }

    @Test("Times and sizes in words")
    func words() {
        let words = Words.embedded()
        let sizes: [(Int64, String)] = [
            (0, "0 B"), (999, "999 B"), (1000, "1.0 KB"), (9949, "9.9 KB"), (9951, "10 KB"), (999_499, "999 KB"),
            (999_500, "1.0 MB"), (12_345_678, "12 MB"),
        ]
        for (bytes, text) in sizes { #expect(FileSize.text(bytes, words) == text) }
        let now = FileTime.now
        #expect(FileTime.text(now, now: now).contains(":"))
        #expect(FileTime.text(now - 3 * 86400, now: now).split(separator: "-").map(\.count) == [4, 2, 2])
        #expect(FileTime.text(0, now: now).isEmpty)
    }
}
