// Home: what is here, where one was, what has changed, and what people should know.
import TabTermUI

/// The first page.
struct HomeView: View {
    let reader: Reader

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: reader.summary).dim().padding(.horizontal, 1)
            list
        }
        .navigationTitle(reader.library.source.name)
        .onAppear { reader.noteShown(nil) }
    }

    private var list: some View {
        let recent = reader.recentThere
        let fresh = reader.freshest(HomeView.rows)
        return List {
            notices
            if let last = recent.first {
                section("reader.home.continue") { read(last) }
            } else if let first = reader.firstDocument {
                section("reader.home.begin") { HomeRow(reader: reader, name: first) }
            }
            if !fresh.isEmpty { changed(fresh) }
            if recent.count > 1 {
                section("reader.home.recent") { ForEach(recent[1...].prefix(Self.rows), id: \.self) { read($0) } }
            }
            let folders = FolderRows(reader.library.tree, in: 0)
            if !folders.isEmpty {
                section("reader.home.folders") { ForEach(folders) { ListedFolder(row: $0) } }
            }
        }
        .frame(maxWidth: 80, alignment: .leading)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// The most documents in a section.
    static let rows = 5

    private func section(_ key: String, @ViewBuilder _ rows: () -> some View) -> some View {
        Section(reader.words[key], content: rows)
    }

    @ViewBuilder private var notices: some View {
        if !reader.notices.isEmpty {
            section("reader.home.notices") {
                ForEach(reader.notices, id: \.self) { Label($0, systemImage: "exclamationmark.triangle") }
            }
        }
    }

    /// A document that was read, and how far.
    private func read(_ name: String) -> some View {
        let percent = reader.readings[name].map { reader.words["reader.home.percent", ["percent": String($0.percent)]] }
        return HomeRow(reader: reader, name: name, fact: percent)
    }

    private func changed(_ fresh: [Int]) -> some View {
        let tree = reader.library.tree
        let more = reader.freshCount - fresh.count
        return section("reader.home.changed") {
            ForEach(fresh, id: \.self) { index in
                HomeRow(
                    reader: reader, name: tree.path(ofDocument: index).identifier,
                    fact: FileTime.text(tree.documents[index].modified), isFresh: true)
            }
            if more > 0 {
                Button {
                    reader.sort(.library, by: DocumentList.Order(.changed))
                    reader.open(.library)
                } label: {
                    HStack {
                        Text(verbatim: reader.words["reader.home.more", count: more]).dim()
                    }
                }
            }
        }
    }
}

/// A document on Home, which is opened in its own tab.
private struct HomeRow: View {
    let reader: Reader
    let name: String
    var fact: String?
    var isFresh = false

    var body: some View {
        let path = RelativePath(identifier: name)
        let isThere = !reader.library.isComplete || reader.library.tree.document(at: path) != nil
        Button {
            if !reader.open(.path(path, heading: nil)) { reader.say(reader.words["reader.file.missing"]) }
        } label: {
            HStack {
                Label(reader.title(name), systemImage: "doc.text").dim(!isThere)
                if isFresh { Text(verbatim: reader.freshMark).foregroundStyle(.tint) }
                Spacer()
                Text(verbatim: path.parent?.shown ?? "").lineLimit(1).dim()
                if let fact { Text(verbatim: fact).dim() }
                // Numbers stand below each other, also those before the mark of a row that leads to a page.
                Text(verbatim: "  ")
            }
        }
        .contextMenu { DocumentMenu(reader: reader, name: name) }
        .documentKeys(name, reader)
    }
}

extension Reader {
    /// The documents that were read last and are there; what is gone may come back, so that it stays remembered.
    var recentThere: [String] {
        let tree = library.tree
        return library.isComplete ? recent.filter { tree.document(at: RelativePath(identifier: $0)) != nil } : recent
    }

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

    /// The document that one begins with: a README, an index, a welcome or a book's contents, else the first on a walk
    /// through the folders.
    var firstDocument: String? {
        let tree = library.tree
        var folder = 0
        while tree.folders[folder].documents.isEmpty {
            guard let next = tree.subfolders(of: folder).first else { return nil }
            folder = next
        }
        return tree.firstDocument(of: folder, beginnings: Self.beginnings).map { tree.path(ofDocument: $0).identifier }
    }

    private static let beginnings = ["readme.", "index.", "_index.", "welcome.", "summary."].map { Array($0.utf8) }
}
