// What people should know about what is kept and what could not be read. Home lists all of it; what is not kept is also
// said once, in one line, wherever the person is.
import TabTermUI

extension Reader {
    /// What people should know about what is kept and what could not be read.
    var notices: [String] {
        let unreadable = library.tree.folders.count { $0.isUnreadable }
        return keepingNotices + (unreadable > 0 ? [words["reader.notice.unreadable", count: unreadable]] : [])
    }

    /// What people should know about what is kept.
    private var keepingNotices: [String] {
        var notices: [String] = []
        if let fault = memory.fault { notices.append(words["reader.notice.state", ["reason": fault.text(words)]]) }
        if let notice = memory.notice { notices.append(notice.text(words)) }
        if let notice = customizationNotice { notices.append(notice) }
        switch collections.notice {
        case .fault(let fault): notices.append(words["reader.notice.collections", ["reason": fault.text(words)]])
        case .file(let notice): notices.append(notice.text(words))
        case .notKept where keepsNothing: notices.append(words["reader.notice.nothingKept"])
        default: break
        }
        return notices
    }

    /// Says what has come up about what is kept, each of it once: work may be lost on whatever page one is.
    func tellNotices() {
        let new = keepingNotices.filter { toldNotices.insert($0).inserted }
        guard let first = new.first else { return }
        let rest = new.count - 1
        say(rest == 0 ? first : words.text("reader.notice.more", count: rest, ["notice": first]))
    }
}
