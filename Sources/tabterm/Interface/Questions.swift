// What the program asks: the name of a collection, whether one is to be deleted, where a list is to be written, whether an
// address is to be opened. A button keeps what it was asked about, for the question is over when it acts.
import TabTermUI

/// A view with the questions over it.
@MainActor struct Questions<Content> {
    let reader: Reader
    let content: Content
}

extension Questions: View where Content: View {
    var body: some View {
        content
        // Beside the content, not around it: as long as nothing is asked, nothing of all this is made.
        if reader.isAsking { AnyView(QuestionsAsked(reader: reader)) }
    }
}

extension Reader {
    /// Whether something lies over the page.
    fileprivate var isAsking: Bool { question != nil || outside != nil || paletteIsOpen || contents != nil }
}

/// The questions, of which at most one is asked.
private struct QuestionsAsked: View {
    let reader: Reader

    var body: some View {
        let words = reader.words
        EmptyView()
            .alert(words["reader.collection.new"], isPresented: isAsked { $0.isNew }) {
                field
            } message: {
                message
            }
            .alert(words["reader.collection.rename"], isPresented: isAsked { $0.isRename }) {
                field
            } message: {
                message
            }
            .alert(words["reader.collection.write"], isPresented: isAsked { $0.isWrite }) {
                field
            } message: {
                message
            }
            .confirmationDialog(deletion, isPresented: isAsked { $0.isDelete }) {
                let question = reader.question
                Button(words["reader.collection.delete"], role: .destructive) { reader.answer(question) }
                Button(words["cancel"], role: .cancel) {}
            }
            .sheet(isPresented: Binding(get: { reader.paletteIsOpen }, set: { reader.paletteIsOpen = $0 })) {
                PaletteView(reader: reader)
            }
            .sheet(item: Binding(get: { reader.contents }, set: { reader.contents = $0 })) {
                ContentsView(reader: reader, contents: $0)
            }
            .alert(words["reader.outside"], isPresented: hasAddress) {
                let address = reader.outside ?? ""
                Button(words["reader.outside.open"]) { Outside.open(address) }
                Button(words["cancel"], role: .cancel) {}
            } message: {
                Text(verbatim: FileName.shown(Array((reader.outside ?? "").utf8)))
            }
    }

    /// A field for what is asked.
    @ViewBuilder private var field: some View {
        let words = reader.words
        let question = reader.question
        TextField(words[question?.isWrite == true ? "reader.export.file" : "reader.collection.name"], text: draft)
            .onSubmit { reader.answer(question) }
        Button(words["reader.collection.done"]) { reader.answer(question) }
        Button(words["cancel"], role: .cancel) {}
    }

    private var draft: Binding<String> { Binding(get: { reader.draft }, set: { reader.draft = $0 }) }

    /// Why the last answer was none, else what the question is about.
    @ViewBuilder private var message: some View {
        if let fault = reader.fault {
            Text(verbatim: fault)
        } else if case .newCollection(let documents) = reader.question, !documents.isEmpty {
            Text(verbatim: about(documents)).dim()
        }
    }

    private func about(_ documents: [String]) -> String {
        if documents.count == 1, let name = documents.first {
            return reader.words["reader.collection.holds", ["title": reader.title(name)]]
        }
        return reader.words["reader.collection.holdsMany", count: documents.count]
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
    /// The name of a new collection that is to hold some documents.
    case newCollection(documents: [String])
    case renameCollection(String)
    case deleteCollection(String)
    /// The file that a collection is to be written to.
    case writeCollection(String)

    var isNew: Bool { if case .newCollection = self { true } else { false } }
    var isRename: Bool { if case .renameCollection = self { true } else { false } }
    var isDelete: Bool { if case .deleteCollection = self { true } else { false } }
    var isWrite: Bool { if case .writeCollection = self { true } else { false } }
}
