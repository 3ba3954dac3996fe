// A collection on the screen: its documents in the person's order, dimmed while they are not there, and what can be done
// with it and them.
import TabTermUI
import TerminalScreen

/// A document in a collection, there or not.
struct CollectedDocument: Identifiable {
    /// The identifier of its path.
    let id: String
    let title: String
    /// Its number in the tree; nil while it is not there.
    let number: Int?
}

/// The page of a collection.
struct CollectionView: View {
    let reader: Reader
    let id: String

    var body: some View {
        let words = reader.words
        let collection = reader.collections[id]
        let documents = reader.collected(id)
        let isBlank = collection?.documents.isEmpty ?? true
        ListPage(reader: reader, place: .collection(id), isEmpty: documents.isEmpty) {
            if isBlank { Text(words["reader.collection.empty"]).dim() }
            ForEach(documents) { CollectedRow(reader: reader, document: $0, collection: id) }
            if collection != nil { CollectionButtonRows(reader: reader, id: id) }
        }
        .navigationTitle(collection?.name ?? "")
    }
}

/// What can be done with a collection, below its documents.
private struct CollectionButtonRows: View {
    let reader: Reader
    let id: String

    var body: some View {
        let missing = reader.missingCount(id)
        Section {
            CollectionMenu(reader: reader, id: id)
        } header: {
            // The heading sets the buttons apart from the documents.
            Text(missing == 0 ? "" : reader.words["reader.collection.missingCount", count: missing]).dim()
        }
    }
}

/// What can be done with a collection.
struct CollectionMenu: View {
    let reader: Reader
    let id: String

    var body: some View {
        let words = reader.words
        Button(words["reader.collection.rename"], systemImage: "pencil") { reader.question = .renameCollection(id) }
        Button(words["reader.collection.copyList"], systemImage: "list.dash") { reader.copyList(id) }
        Button(words["reader.collection.write"], systemImage: "square.and.arrow.down") {
            reader.question = .writeCollection(id)
        }
        Button(words["reader.collection.delete"], systemImage: "trash", role: .destructive) {
            reader.question = .deleteCollection(id)
        }
    }
}

/// A document in a collection; dimmed while it is not there.
struct CollectedRow: View {
    let reader: Reader
    let document: CollectedDocument
    /// The number of the collection.
    let collection: String

    var body: some View {
        let words = reader.words
        let name = document.id
        row.contextMenu {
            if reader.list(.collection(collection)).order == DocumentList.Order() {
                Button(words["reader.collection.up"]) { reader.move(name, by: -1, in: collection) }
                Button(words["reader.collection.down"]) { reader.move(name, by: 1, in: collection) }
            }
            Button(words["reader.collection.remove"]) { reader.takeOut(name, of: collection) }
            DocumentMenu(reader: reader, name: name)
        }
        .dropDestination(for: LiftedDocuments.self) { documents, _ in
            reader.place(documents.flatMap(\.names), at: name, in: collection)
        }
        .onKeyPress { key in
            switch ReaderCommands.table.command(for: key, in: [.content]) {
            case "earlier": reader.move(name, by: -1, in: collection)
            case "later": reader.move(name, by: 1, in: collection)
            case "takeOut": reader.takeOut(name, of: collection)
            default: return .ignored
            }
            return .handled
        }
    }

    @ViewBuilder private var row: some View {
        let tree = reader.library.tree
        if let number = document.number {
            ListedDocument(reader: reader, row: tree.row(number), place: .collection(collection), showsFolder: true)
        } else {
            NavigationLink(value: Page.document(document.id, heading: nil)) {
                HStack {
                    Label(document.title, systemImage: reader.marks.contains(document.id) ? "checkmark" : "doc.text")
                        .dim(reader.library.isComplete)
                    Spacer()
                    if reader.library.isComplete { Text(reader.words["reader.collection.missing"]).dim() }
                }
            }
            .documentKeys(document.id, reader)
        }
    }
}

/// Buttons that put documents into a collection or take them out.
struct CollectionButtons: View {
    let reader: Reader
    /// The identifiers of their paths.
    let names: [String]

    var body: some View {
        ForEach(reader.collections.all) { collection in
            let isIn = names.allSatisfy(collection.documents.contains)
            Button(
                reader.words[isIn ? "reader.collection.takeOut" : "reader.collection.putIn", ["name": collection.name]]
            ) {
                if isIn {
                    reader.collections.remove(names, from: collection.id)
                } else {
                    _ = reader.drop([LiftedDocuments(names: names)], on: collection.id)
                }
            }
        }
        Button(reader.words["reader.collection.newWith"]) { reader.question = .newCollection(documents: names) }
    }
}

extension Reader {
    /// The documents of a collection as its list shows them: in the person's order unless it is sorted otherwise.
    func collected(_ id: String) -> [CollectedDocument] {
        let tree = library.tree
        let list = list(.collection(id))
        var documents = (collections[id]?.documents ?? []).map { name in
            CollectedDocument(id: name, title: title(name), number: tree.document(at: RelativePath(identifier: name)))
        }
        documents = documents.filter { list.fits($0.title, RelativePath(identifier: $0.id).shown) }
        func key(_ document: CollectedDocument, _ fact: (FileTree.Document) -> Int64) -> Int64 {
            document.number.map { fact(tree.documents[$0]) } ?? -1
        }
        switch list.order.sort {
        case .own: break
        case .title:
            let keys = documents.map { (key: FileName.orderKey(Array($0.title.utf8)), document: $0) }
            documents = keys.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.document)
        case .changed: documents.sort { key($0, \.modified) > key($1, \.modified) }
        case .size: documents.sort { key($0, \.size) > key($1, \.size) }
        }
        return list.order.isReversed ? documents.reversed() : documents
    }

    /// How many documents of a collection are not there.
    func missingCount(_ id: String) -> Int {
        guard library.isComplete else { return 0 }
        return collections[id]?.documents.count { library.tree.document(at: RelativePath(identifier: $0)) == nil } ?? 0
    }

    /// Moves a document by some places in its collection; says why where that can't be.
    func move(_ name: String, by step: Int, in id: String) {
        guard list(.collection(id)).order == DocumentList.Order() else {
            return say(words["reader.said.notOwnOrder"])
        }
        guard let documents = collections[id]?.documents, let index = documents.firstIndex(of: name),
            documents.indices.contains(index + step)
        else { return }
        collections.move(name, to: index + step, in: id)
        say(
            words[
                "reader.said.placed",
                ["title": title(name), "position": String(index + step + 1), "count": String(documents.count)]])
    }

    /// Puts documents of a collection where another stands, as they are dropped on it: behind it when they come from above.
    ///
    /// Returns whether they are taken.
    func place(_ names: [String], at target: String, in id: String) -> Bool {
        guard let documents = collections[id]?.documents, let index = documents.firstIndex(of: target),
            !names.contains(target), names.allSatisfy(documents.contains),
            let first = documents.firstIndex(where: names.contains)
        else { return false }
        guard list(.collection(id)).order == DocumentList.Order() else {
            say(words["reader.said.notOwnOrder"])
            return true
        }
        var order = documents.filter { !names.contains($0) }
        let place = order.prefix { $0 != target }.count + (first < index ? 1 : 0)
        order.insert(contentsOf: documents.filter(names.contains), at: place)
        collections.arrange(order, in: id)
        say(
            words[
                "reader.said.placed",
                [
                    "title": title(documents[first]), "position": String(place + 1),
                    "count": String(documents.count),
                ]])
        return true
    }

    /// Takes a document out of a collection, with all that are marked if it is one of them.
    func takeOut(_ name: String, of id: String) {
        let names = lifted(with: name).names
        collections.remove(names, from: id)
        marks.removeAll { names.contains($0) }
        say(words.text("reader.said.takenOut", count: names.count, ["name": collections[id]?.name ?? ""]))
    }
}
