// What went wrong with the files that remember, in words.
import Glibc
import NavigationStore
import TabTermUI

extension StoreError {
    /// The fault in words.
    func text(_ words: Words) -> String {
        switch self {
        case .notWritable(let path): words["reader.store.notWritable", ["file": path.shown]]
        case .noSpace(let path): words["reader.store.noSpace", ["file": path.shown]]
        case .notAFile(let path): words["reader.store.notAFile", ["file": path.shown]]
        case .busy(let path): words["reader.store.busy", ["file": path.shown]]
        case .newerVersion(let path, _): words["reader.store.newer", ["file": path.shown]]
        case .refused(let path, let code):
            words["reader.fault.file", ["file": path.shown, "reason": String(cString: strerror(code))]]
        }
    }
}

extension StoreNotice {
    /// The notice in words.
    func text(_ words: Words) -> String {
        switch self {
        case .setAside(let path, let name?):
            words["reader.store.setAside", ["file": path.shown, "name": name.shown]]
        case .setAside(let path, nil): words["reader.store.broken", ["file": path.shown]]
        case .newerVersion(let path, _): words["reader.store.newer", ["file": path.shown]]
        }
    }
}

extension PathBytes {
    /// The path for people.
    var shown: String { FileName.shown(bytes) }
}
