// The names of a folder from the first moment of a run on: a thread of its own reads them while the first frame is being
// made, and is gone before the scan goes on behind the screen. It is the one thread that begins before the first frame:
// a plain one, for queues and executors take longer to begin than the folder takes to be read.
import Glibc
import Synchronization

/// A scan that has a start of its own.
final class HeadStart: @unchecked Sendable {
    private let root: [UInt8]
    private let showsHidden: Bool
    private let isWanted = Atomic(false)
    private let isFinished = Atomic(false)
    /// Belongs to the thread until it has said that it has finished, or has ended.
    private var scanner: FolderScanner?
    private var thread: pthread_t?

    /// Begins to scan.
    ///
    /// - Parameters:
    ///   - root: the path of the folder, absolute, with links resolved.
    ///   - showsHidden: lists hidden and ignored files and binaries too.
    init(root: [UInt8], showsHidden: Bool) {
        (self.root, self.showsHidden) = (root, showsHidden)
        var (all, before, thread) = (sigset_t(), sigset_t(), pthread_t())
        // No signal is taken here: who takes them is settled later.
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        let this = Unmanaged.passRetained(self)
        let fault = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<HeadStart>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, this.toOpaque())
        pthread_sigmask(SIG_SETMASK, &before, nil)
        if fault == 0 { self.thread = thread } else { this.release() }
    }

    private func run() {
        var scanner = FolderScanner(root: root, showsHidden: showsHidden)
        while !scanner.isFinished, !isWanted.load(ordering: .relaxed) { scanner.step() }
        self.scanner = scanner
        isFinished.store(scanner.isFinished, ordering: .releasing)
    }

    /// All there is, if it has been found already.
    var whole: FileTree? { isFinished.load(ordering: .acquiring) ? scanner?.tree : nil }

    /// The scan as far as it is, once the folder that is being read has been read; to be called once.
    func end() -> FolderScanner {
        isWanted.store(true, ordering: .relaxed)
        if let thread { pthread_join(thread, nil) }
        return scanner ?? FolderScanner(root: root, showsHidden: showsHidden)
    }
}
