// What the program asks: the name of a collection, whether one is to be deleted, whether an address is to be opened.
import TabTermUI

/// A view with the questions over it.
struct Questions<Content: View>: View {
    let reader: Reader
    let content: Content
    @State private var name = ""

    var body: some View {
        let words = reader.words
        content
            .alert(
                words["reader.collection.new"],
                isPresented: isAsked { if case .newCollection = $0 { true } else { false } }
            ) {
                TextField(words["reader.collection.name"], text: $name).onSubmit { create() }
                Button(words["reader.collection.create"]) { create() }
                Button(words["cancel"], role: .cancel) { name = "" }
            }
            .alert(
                words["reader.collection.rename"],
                isPresented: isAsked { if case .renameCollection = $0 { true } else { false } }
            ) {
                TextField(words["reader.collection.name"], text: $name).onSubmit { rename() }
                Button(words["reader.collection.rename"]) { rename() }
                Button(words["cancel"], role: .cancel) { name = "" }
            }
            .confirmationDialog(
                words["reader.collection.delete.question", ["name": questionedName]],
                isPresented: isAsked { if case .deleteCollection = $0 { true } else { false } }
            ) {
                Button(words["reader.collection.delete"], role: .destructive) { delete() }
                Button(words["cancel"], role: .cancel) {}
            }
            .sheet(isPresented: Bindable(reader).paletteIsOpen) { PaletteView(reader: reader) }
            .alert(
                words["reader.outside"],
                isPresented: Binding(get: { reader.outside != nil }, set: { if !$0 { reader.outside = nil } })
            ) {
                Button(words["reader.outside.open"]) { openOutside() }
                Button(words["cancel"], role: .cancel) {}
            } message: {
                Text(FileName.shown(Array((reader.outside ?? "").utf8)))
            }
    }

    private func isAsked(_ isMeant: @escaping (Question) -> Bool) -> Binding<Bool> {
        Binding(
            get: { reader.question.map(isMeant) ?? false },
            set: { if !$0, reader.question.map(isMeant) == true { reader.question = nil } })
    }

    private var questionedName: String {
        if case .deleteCollection(let id) = reader.question { reader.collections[id]?.name ?? "" } else { "" }
    }

    private func create() {
        guard case .newCollection(let document) = reader.question else { return }
        if let id = reader.collections.create(named: name), let document {
            reader.collections.add(RelativePath(identifier: document), to: id)
        }
        name = ""
        reader.question = nil
    }

    private func rename() {
        guard case .renameCollection(let id) = reader.question else { return }
        reader.collections.rename(id, to: name)
        name = ""
        reader.question = nil
    }

    private func delete() {
        guard case .deleteCollection(let id) = reader.question else { return }
        if reader.selection == .collection(id) { reader.selection = .home }
        reader.collections.delete(id)
    }

    private func openOutside() {
        if let address = reader.outside { Outside.open(address) }
    }
}
