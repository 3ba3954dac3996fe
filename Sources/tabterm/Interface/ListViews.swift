// Pages that are lists: a folder, a collection, and the rows that they share.
import TabTermUI

/// A folder: its subfolders, then its documents.
struct FolderView: View {
    let reader: Reader
    /// The identifier of its path.
    let name: String

    var body: some View {
        let tree = reader.library.tree
        if let folder = tree.folder(at: RelativePath(identifier: name)) {
            List {
                ForEach(FolderRows(tree, in: folder)) { row in
                    NavigationLink(value: Page.folder(row.name)) {
                        HStack {
                            Label(row.title, systemImage: "folder")
                            Spacer()
                            Text(String(row.count)).dim()
                        }
                    }
                }
                ForEach(DocumentRows(tree, in: folder)) { row in
                    NavigationLink(value: Page.document(row.name, heading: nil)) {
                        Label(row.title, systemImage: row.symbol)
                    }
                }
            }
            .navigationTitle(tree.title(ofFolder: folder))
        } else {
            ContentUnavailableView(
                RelativePath(identifier: name).shown, systemImage: "folder",
                description: Text(reader.words[reader.library.isComplete ? "reader.file.missing" : "reader.loading"]))
        }
    }
}

/// A collection: its documents, and what can be done with it.
struct CollectionView: View {
    let reader: Reader
    let id: String

    var body: some View {
        let words = reader.words
        let collection = reader.collections[id]
        let names = collection?.documents ?? []
        List {
            if names.isEmpty { Text(words["reader.collection.empty"]).dim() }
            ForEach(names, id: \.self) { name in
                NavigationLink(value: Page.document(name, heading: nil)) { CollectedRow(reader: reader, name: name) }
                    .contextMenu {
                        Button(words["reader.collection.up"]) { move(name, by: -1, in: names) }
                        Button(words["reader.collection.down"]) { move(name, by: 1, in: names) }
                        Button(words["reader.collection.remove"]) {
                            reader.collections.remove(RelativePath(identifier: name), from: id)
                        }
                    }
            }
            Section {
                Button(words["reader.collection.rename"], systemImage: "pencil") {
                    reader.question = .renameCollection(id)
                }
                Button(words["reader.collection.delete"], systemImage: "trash", role: .destructive) {
                    reader.question = .deleteCollection(id)
                }
            }
        }
        .navigationTitle(collection?.name ?? "")
    }

    private func move(_ name: String, by step: Int, in names: [String]) {
        guard let index = names.firstIndex(of: name), names.indices.contains(index + step) else { return }
        reader.collections.move(RelativePath(identifier: name), to: index + step, in: id)
    }
}

/// A document in a collection; dimmed while it is not there.
struct CollectedRow: View {
    let reader: Reader
    let name: String

    var body: some View {
        let isThere = reader.library.tree.document(at: RelativePath(identifier: name)) != nil
        HStack {
            Label(reader.title(name), systemImage: "doc.text")
            if !isThere, reader.library.isComplete {
                Spacer()
                Text(reader.words["reader.collection.missing"]).dim()
            }
        }
    }
}

/// Buttons that put a document into a collection or take it out.
struct CollectionButtons: View {
    let reader: Reader
    /// The identifier of its path.
    let name: String

    var body: some View {
        ForEach(reader.collections.all) { collection in
            let isIn = collection.documents.contains(name)
            Button(
                reader.words[isIn ? "reader.collection.takeOut" : "reader.collection.putIn", ["name": collection.name]]
            ) {
                let path = RelativePath(identifier: name)
                if isIn {
                    reader.collections.remove(path, from: collection.id)
                } else {
                    reader.collections.add(path, to: collection.id)
                }
            }
        }
        Button(reader.words["reader.collection.newWith"]) { reader.question = .newCollection(document: name) }
    }
}
