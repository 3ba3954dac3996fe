// What the program asks: the name of a collection, whether one is to be deleted, whether an address is to be opened. A
// button keeps what it was asked about, for the question is over when it acts.
import TabTermUI

/// A view with the questions over it.
struct Questions<Content: View>: View {
    let reader: Reader
    let content: Content

    var body: some View {
        let words = reader.words
        content
            .alert(words["reader.collection.new"], isPresented: isAsked { $0.isNew }) {
                name { reader.create($0) }
            }
            .alert(words["reader.collection.rename"], isPresented: isAsked { $0.isRename }) {
                name { reader.rename($0) }
            }
            .confirmationDialog(deletion, isPresented: isAsked { $0.isDelete }) {
                let question = reader.question
                Button(words["reader.collection.delete"], role: .destructive) { reader.delete(question) }
                Button(words["cancel"], role: .cancel) {}
            }
            .sheet(isPresented: Bindable(reader).paletteIsOpen) { PaletteView(reader: reader) }
            .sheet(item: Bindable(reader).contents) { ContentsView(reader: reader, contents: $0) }
            .alert(words["reader.outside"], isPresented: hasAddress) {
                let address = reader.outside ?? ""
                Button(words["reader.outside.open"]) { Outside.open(address) }
                Button(words["cancel"], role: .cancel) {}
            } message: {
                Text(verbatim: FileName.shown(Array((reader.outside ?? "").utf8)))
            }
    }

    /// A field for a name, and what is done with it.
    @ViewBuilder private func name(_ action: @escaping (Question?) -> Void) -> some View {
        let words = reader.words
        let question = reader.question
        TextField(words["reader.collection.name"], text: Bindable(reader).draft)
            .onSubmit {
                action(question)
                reader.question = nil
            }
        Button(words["reader.collection.done"]) { action(question) }
        Button(words["cancel"], role: .cancel) {}
    }

    private func isAsked(_ isMeant: @escaping (Question) -> Bool) -> Binding<Bool> {
        Binding(
            get: { reader.question.map(isMeant) ?? false },
            set: { if !$0, reader.question.map(isMeant) == true { reader.question = nil } })
    }

    private var hasAddress: Binding<Bool> {
        Binding(get: { reader.outside != nil }, set: { if !$0 { reader.outside = nil } })
    }

    private var deletion: String {
        guard case .deleteCollection(let id) = reader.question else { return "" }
        return reader.words["reader.collection.delete.question", ["name": reader.collections[id]?.name ?? ""]]
    }
}

/// What is asked of the person.
enum Question: Equatable {
    case newCollection(document: String?)
    case renameCollection(String)
    case deleteCollection(String)

    var isNew: Bool { if case .newCollection = self { true } else { false } }
    var isRename: Bool { if case .renameCollection = self { true } else { false } }
    var isDelete: Bool { if case .deleteCollection = self { true } else { false } }
}

extension Reader {
    /// Makes the collection that was asked for, with the document that it was asked for from.
    fileprivate func create(_ question: Question?) {
        guard case .newCollection(let document) = question else { return }
        guard let id = collections.create(named: draft), let document else { return }
        collections.add(RelativePath(identifier: document), to: id)
    }

    fileprivate func rename(_ question: Question?) {
        if case .renameCollection(let id) = question { collections.rename(id, to: draft) }
    }

    fileprivate func delete(_ question: Question?) {
        guard case .deleteCollection(let id) = question else { return }
        if selection == .collection(id) { selection = .home }
        collections.delete(id)
    }
}
