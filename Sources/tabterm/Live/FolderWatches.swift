// Which folders are watched now, and by which numbers. Everything that asks the file system happens here, in the
// background: a folder on a slow disk keeps nobody waiting.
import CSystem
import NavigationStore

/// What a watch is for.
enum WatchMeaning: Hashable, Sendable {
    /// A folder of the library.
    case folder(RelativePath)
    /// The folder in which the file lies that a document links to, and its name there.
    case target(of: RelativePath, name: [UInt8])
}

/// What is to be watched.
struct Shown: Equatable, Sendable {
    /// The folders whose rows can be on the screen.
    var folders: Set<RelativePath> = []
    /// The document on the screen.
    var document: RelativePath?
    /// Whether there are more of these folders than are watched.
    var isCut = false
}

/// The watches over what is shown; used from one thread at a time.
final class FolderWatches: @unchecked Sendable {
    /// How things stand after a change.
    struct State: Sendable {
        var meanings: [Int32: Set<WatchMeaning>] = [:]
        /// What is watched since this change.
        var added: Set<RelativePath> = []
        /// Whether something is to be watched that can't be: then it is looked at now and then.
        var isBlind = false
        /// Whether something is to be watched that is not there now.
        var isPartial = false
    }

    private let source: LibrarySource
    private let reports: FolderReports
    private var numbers: [WatchMeaning: Int32] = [:]
    /// The folders as they were when they were last looked at without being watched.
    private var stamps: [RelativePath: FileStamp] = [:]

    init(_ source: LibrarySource, _ reports: FolderReports) {
        self.source = source
        self.reports = reports
    }

    /// Watches what is shown and nothing else.
    ///
    /// - Parameter ended: the watches that have come to an end of themselves.
    func watch(_ shown: Shown, ended: Set<Int32>) -> State {
        numbers = numbers.filter { !ended.contains($0.value) }
        for number in ended { reports.end(number) }
        var wanted: [WatchMeaning: [UInt8]] = [:]
        for folder in shown.folders { wanted[.folder(folder)] = source.place(of: folder) }
        if let document = shown.document, let target = target(of: document) {
            wanted[.target(of: document, name: target.name)] = target.folder.bytes
        }
        let kept = Set(numbers.filter { wanted[$0.key] != nil }.values)
        for (meaning, number) in numbers where wanted[meaning] == nil {
            numbers[meaning] = nil
            if !kept.contains(number) { reports.end(number) }
        }
        var state = State(isBlind: shown.isCut || wanted.keys.contains { isRemote($0, wanted) })
        for (meaning, place) in wanted where numbers[meaning] == nil {
            switch reports.watch(place) {
            case .success(let number):
                numbers[meaning] = number
                if case .folder(let folder) = meaning { state.added.insert(folder) }
            case .failure(.missing): state.isPartial = true
            case .failure(.impossible): state.isBlind = true
            }
        }
        for (meaning, number) in numbers { state.meanings[number, default: []].insert(meaning) }
        return state
    }

    /// The folders that are not as they were at the last call; at the first, none.
    func changed(among folders: Set<RelativePath>) -> Set<RelativePath> {
        var changed: Set<RelativePath> = []
        var now: [RelativePath: FileStamp] = [:]
        for folder in folders {
            now[folder] = source.stamp(folder)
            if let before = stamps[folder], before != now[folder] { changed.insert(folder) }
        }
        stamps = now
        return changed
    }

    /// Where the file lies that a document links to; nil where the document is the file itself.
    private func target(of document: RelativePath) -> (folder: PathBytes, name: [UInt8])? {
        guard let place = source.place(of: document), let real = PathBytes(bytes: place).resolved(), real.bytes != place
        else { return nil }
        return (real.folder, real.name)
    }

    private func isRemote(_ meaning: WatchMeaning, _ wanted: [WatchMeaning: [UInt8]]) -> Bool {
        guard let place = wanted[meaning] else { return false }
        return Self.remote.contains(UInt(PathBytes(bytes: place).withCString { tabterm_file_system($0) }))
    }

    /// File systems on which others can change files without our kernel's knowing: NFS, SMB, CIFS, FUSE, 9P, Ceph, AFS,
    /// Coda, Lustre, and the shared folders of virtual machines.
    private static let remote: Set<UInt> = [
        0x6969, 0x517B, 0xFE53_4D42, 0xFF53_4D42, 0x6573_5546, 0x0102_1997, 0x00C3_6400, 0x5346_414F, 0x7375_7245,
        0x0BD0_0BD0, 0x786F_4256, 0x7C7C_6673,
    ]
}
