// Home: what is here, what was read last, and what people should know.
import TabTermUI

/// The first page.
struct HomeView: View {
    let reader: Reader

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: reader.summary).padding(.horizontal, 1)
            list
        }
        .navigationTitle(reader.library.source.name)
        .onAppear { reader.noteShown(nil) }
    }

    private var list: some View {
        let words = reader.words
        return List {
            if !reader.notices.isEmpty {
                Section(words["reader.home.notices"]) {
                    ForEach(reader.notices, id: \.self) { Label($0, systemImage: "exclamationmark.triangle") }
                }
            }
            if !reader.recent.isEmpty {
                Section(words["reader.home.recent"]) {
                    ForEach(reader.recent, id: \.self) { name in
                        Button(reader.title(name), systemImage: "clock") {
                            reader.open(.path(RelativePath(identifier: name), heading: nil))
                        }
                    }
                }
            }
            if let first = reader.firstDocument, reader.recent.isEmpty {
                Section(words["reader.home.begin"]) {
                    Button(reader.title(first), systemImage: "doc.text") {
                        reader.open(.path(RelativePath(identifier: first), heading: nil))
                    }
                }
            }
            let folders = FolderRows(reader.library.tree, in: 0)
            if !folders.isEmpty {
                Section(words["reader.home.folders"]) {
                    ForEach(folders) { row in
                        NavigationLink(value: Page.folder(row.name)) {
                            HStack {
                                Label(row.title, systemImage: "folder")
                                Spacer()
                                Text(String(row.count)).dim()
                            }
                        }
                    }
                }
            }
        }
    }
}

extension Reader {
    /// What is here, in a sentence.
    var summary: String {
        let root = library.tree.folders[0]
        if !library.isComplete { return words["reader.home.scanning", count: Int(root.total)] }
        if root.total == 0 { return words["reader.home.empty"] }
        let folders = library.tree.folders.dropFirst().count { $0.total > 0 }
        let documents = words["reader.home.documents", count: Int(root.total)]
        if folders == 0 { return words["reader.home.summary", ["documents": documents]] }
        return words[
            "reader.home.summary.folders",
            ["documents": documents, "folders": words["reader.home.inFolders", count: folders]]]
    }

    /// The document that one begins with: a README, an index or a welcome, else the first on a walk through the folders.
    var firstDocument: String? {
        let tree = library.tree
        var folder = 0
        while tree.folders[folder].documents.isEmpty {
            guard let next = tree.subfolders(of: folder).first else { return nil }
            folder = next
        }
        let here = tree.folders[folder].documents
        // Bytes are compared: there may be thousands of names, and this is asked at each batch of the scan.
        let found = ["readme.", "index.", "welcome."].lazy.compactMap { beginning in
            here.first { document in
                tree.name(tree.documents[Int(document)].name).lazy.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
                    .starts(with: beginning.utf8)
            }
        }.first
        return (found ?? here.first).map { tree.path(ofDocument: Int($0)).identifier }
    }

    /// What people should know about what is kept and what could not be read.
    var notices: [String] {
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
        let unreadable = library.tree.folders.count { $0.isUnreadable }
        if unreadable > 0 { notices.append(words["reader.notice.unreadable", count: unreadable]) }
        return notices
    }
}
