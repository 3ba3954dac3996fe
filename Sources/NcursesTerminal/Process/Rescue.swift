// Gives the terminal back when the program ends in a way that nobody planned: exit() from anywhere, a trap, a fault, an
// abort. The bytes to send lie ready; a handler only writes them, as it may run at any moment.

internal import CNcurses
internal import Glibc

/// The last resort for the terminal.
enum Rescue {
    /// What a handler needs, at an address that never changes.
    private struct Kit {
        var bytes: UnsafeMutableRawPointer?
        var count = 0
        var output: Int32 = -1
        var input: Int32 = -1
        var found = termios()
        var words: UnsafeMutableRawPointer?
        var wordCount = 0
    }

    @exclusivity(unchecked) nonisolated(unsafe) private static var kit: UnsafeMutablePointer<Kit>?

    /// Signals that mean a fault of the program.
    private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]

    /// Has `text` written and the line settings of `file` brought back if the program ends before `disarm()`.
    static func arm(_ text: String, for file: TerminalFile) {
        if kit == nil { prepare() }
        guard let kit else { return }
        let bytes = Array(text.utf8)
        let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 1, alignment: 1)
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        let before = kit.pointee.bytes
        kit.pointee = Kit(
            bytes: copy, count: bytes.count, output: file.output, input: file.input, found: file.found,
            words: kit.pointee.words, wordCount: kit.pointee.wordCount)
        before?.deallocate()
    }

    /// Has a line said on standard error, after all else, if the program ends by a fault; armed or not.
    static func say(_ words: String) {
        guard let kit, kit.pointee.words == nil, !words.isEmpty else { return }
        let bytes = Array((words + "\n").utf8)
        let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 1)
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        kit.pointee.words = copy
        kit.pointee.wordCount = bytes.count
    }

    /// The terminal has been given back: nothing more to do.
    static func disarm() {
        kit?.pointee.output = -1
    }

    private static func prepare() {
        kit = .allocate(capacity: 1)
        kit?.initialize(to: Kit())
        atexit { Rescue.perform() }
        // The stack that a handler runs on where this thread's own has overflowed.
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 64 << 10, alignment: 16)
        stack.ss_size = 64 << 10
        sigaltstack(&stack, nil)
        for fault in faults {
            tabterm_handle(fault) { number in
                Rescue.perform()
                Rescue.speak()
                tabterm_default(number)
                raise(number)
            }
        }
    }

    private static func speak() {
        guard let kit, let words = kit.pointee.words else { return }
        _ = write(STDERR_FILENO, words, kit.pointee.wordCount)
    }

    private static func perform() {
        guard let kit, kit.pointee.output >= 0 else { return }
        let output = kit.pointee.output
        kit.pointee.output = -1
        _ = write(output, kit.pointee.bytes, kit.pointee.count)
        _ = tcsetattr(kit.pointee.input, TCSANOW, &kit.pointee.found)
    }
}
