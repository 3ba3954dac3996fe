// The kernel's reports of what changes in folders (inotify): one file to wait for, a number for each watched folder. What
// a report means is for those who asked for the watch.
import Glibc

/// Something that happened in a watched folder.
struct FolderReport: Equatable {
    /// What happened.
    enum Kind: Equatable {
        /// A file was written, or its rights or times changed.
        case content
        /// A name came or went.
        case names
        /// The folder itself is gone or elsewhere; it is not watched any more.
        case end
        /// So much happened that reports were lost.
        case overflow
    }

    /// The number of the watch; −1 for an overflow.
    var watch: Int32
    var kind: Kind
    /// The name in the folder; empty for the folder itself.
    var name: [UInt8]
}

/// Watches over folders.
final class FolderReports: Sendable {
    /// The calls of the system that may fail; tests make them.
    struct Calls: Sendable {
        var open: @Sendable () -> Int32 = { inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }
        var add: @Sendable (Int32, [CChar], UInt32) -> Int32 = { inotify_add_watch($0, $1, $2) }
    }

    /// The file to wait for; −1 where there is none.
    let descriptor: Int32
    private let calls: Calls

    private static let content = UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB)
    private static let names =
        UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    private static let ends = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    /// Watches over nothing yet.
    init(calls: Calls = Calls()) {
        self.calls = calls
        descriptor = calls.open()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Begins to watch a folder.
    ///
    /// - Returns: the number of the watch, the same for each name of a folder; or the number of the error.
    func watch(_ folder: [UInt8]) -> Result<Int32, WatchFault> {
        guard descriptor >= 0 else { return .failure(.impossible) }
        let mask = Self.content | Self.names | Self.ends | UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK)
        let number = calls.add(descriptor, folder.map { CChar(bitPattern: $0) } + [0], mask)
        if number >= 0 { return .success(number) }
        return .failure([ENOENT, ENOTDIR, EACCES].contains(errno) ? .missing : .impossible)
    }

    /// Why a folder is not watched.
    enum WatchFault: Error, Equatable {
        /// It is not there, or closed: there is nothing to watch.
        case missing
        /// The system has no more watches to give.
        case impossible
    }

    /// Ends a watch.
    func end(_ watch: Int32) { _ = inotify_rm_watch(descriptor, watch) }

    /// All reports that have come, without waiting.
    func take() -> [FolderReport] {
        guard descriptor >= 0 else { return [] }
        var reports: [FolderReport] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return reports }
            buffer.withUnsafeBytes { Self.append(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: &reports) }
        }
    }

    private static func append(_ bytes: UnsafeRawBufferPointer, to reports: inout [FolderReport]) {
        let head = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + head <= bytes.count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let end = min(offset + head + Int(event.len), bytes.count)
            let name = bytes[(offset + head)..<end].prefix { $0 != 0 }
            offset = end
            guard let kind = kind(event.mask) else { continue }
            let report = FolderReport(watch: event.wd, kind: kind, name: Array(name))
            // A file that is written without end says the same again and again.
            if reports.last != report { reports.append(report) }
        }
    }

    private static func kind(_ mask: UInt32) -> FolderReport.Kind? {
        if mask & UInt32(IN_Q_OVERFLOW) != 0 { return .overflow }
        if mask & (ends | UInt32(IN_IGNORED) | UInt32(IN_UNMOUNT)) != 0 { return .end }
        if mask & names != 0 { return .names }
        return mask & content != 0 ? .content : nil
    }
}
