// ncurses writes to a file in memory, from where each picture goes to the terminal in one write: ncurses alone makes a
// write of every cursor movement.

internal import CNcurses
internal import Glibc

/// The file that ncurses takes for the terminal.
final class OutputCapture {
    let stream: UnsafeMutablePointer<FILE>
    private let descriptor: Int32

    /// Makes an empty file; nil if the system has none left.
    init?() {
        descriptor = tabterm_memory_file()
        guard descriptor >= 0, let stream = fdopen(descriptor, "w") else { return nil }
        self.stream = stream
    }

    /// Hands on what ncurses has written since the last time, and forgets it.
    func drain(_ body: (UnsafeRawBufferPointer) -> Void) {
        fflush(stream)
        let count = Int(lseek(descriptor, 0, SEEK_CUR))
        guard count > 0 else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
            let read = pread(descriptor, buffer.baseAddress, count, 0)
            lseek(descriptor, 0, SEEK_SET)
            body(UnsafeRawBufferPointer(rebasing: buffer[..<max(0, read)]))
        }
    }
}
