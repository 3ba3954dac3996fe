// Documents in the hand: marked in lists, lifted with `d` or the mouse, dropped on a collection; and what else is done
// with collections. Which tab takes them is the navigation's business.
import TabTermUI

/// Documents on their way to a tab that takes them.
struct LiftedDocuments: Transferable, Equatable {
    /// The identifiers of their paths.
    var names: [String]
}

extension Reader {
    // MARK: Marks

    /// Marks a document in a list, or takes the mark off.
    func mark(_ name: String) {
        if let index = marks.firstIndex(of: name) { marks.remove(at: index) } else { marks.append(name) }
    }

    /// What is meant by a row: all marked documents if it is one of them, else the row's own.
    func lifted(with name: String) -> LiftedDocuments {
        LiftedDocuments(names: marks.contains(name) ? marks : [name])
    }

    /// What a row's documents are called in the hand.
    func liftedWords(with name: String) -> String {
        marks.count > 1 && marks.contains(name) ? words["reader.list.marked", count: marks.count] : title(name)
    }

    // MARK: Lifting

    /// Lifts the marked documents, else the one on the screen; what is to be said of it.
    func liftCurrent() -> String? {
        let names = marks.isEmpty ? currentDocument.map { [$0] } ?? [] : marks
        if names.isEmpty { return words["reader.said.nothingToLift"] }
        lift(LiftedDocuments(names: names))
        return nil
    }

    /// Lifts documents, for the person to choose the collection to drop them on.
    ///
    /// Where there is no collection yet, one is made for them.
    func lift(_ documents: LiftedDocuments) {
        if collections.all.isEmpty {
            question = .newCollection(documents: documents.names)
        } else {
            dropOnTab?(documents)
        }
    }

    /// Takes documents that were dropped on a collection.
    func drop(_ documents: [LiftedDocuments], on id: String) -> Bool {
        let names = documents.flatMap(\.names)
        guard collections[id] != nil else { return false }
        collections.add(names, to: id)
        marks.removeAll { names.contains($0) }
        return true
    }

    // MARK: Answers

    /// Does what was asked about with what was typed; where that can't be, says why and asks again.
    func answer(_ asked: Question?) {
        guard let asked else { return }
        fault = nil
        switch asked {
        case .newCollection(let documents):
            name { () throws(NameFault) in
                try collections.create(named: draft, with: documents)
                marks.removeAll { documents.contains($0) }
                say(words["reader.said.made", ["name": draft]])
            }
        case .renameCollection(let id): name { () throws(NameFault) in try collections.rename(id, to: draft) }
        case .deleteCollection(let id):
            guard let collection = collections[id] else { break }
            if selection == .collection(id) { selection = .home }
            collections.delete(id)
            say(words["reader.said.deleted", ["name": collection.name]])
        case .writeCollection(let id): write(id)
        }
        let isAnswered = fault == nil
        question = isAnswered ? nil : asked
    }

    private func name(_ change: () throws(NameFault) -> Void) {
        do throws(NameFault) { try change() } catch { fault = error.text(words) }
    }

    /// Writes a collection into the file that was named.
    private func write(_ id: String) {
        guard let documents = collections[id]?.documents else { return }
        let root = library.source.root
        do throws(ListFault) {
            guard let path = PlainList.path(draft, home: OptionParser.processEnvironment("HOME")) else {
                throw .noName
            }
            try PlainList.write(PlainList.bytes(documents, in: root), to: path, outside: root)
            say(words["reader.said.written", ["file": path.shown]])
        } catch {
            fault = error.text(words, FileName.shown(Array(draft.utf8)))
        }
    }

    /// Puts a collection on the clipboard as a list.
    func copyList(_ id: String) {
        let documents = collections[id]?.documents ?? []
        copy(String(decoding: PlainList.bytes(documents, in: library.source.root), as: UTF8.self))
        say(words["reader.said.listCopied", count: documents.count])
    }

    /// The file that is proposed for a collection.
    func fileName(for id: String) -> String {
        let letters = (collections[id]?.name ?? "").unicodeScalars.map { $0 == "/" ? "-" : $0 }
        return "~/" + String(String.UnicodeScalarView(letters)) + ".txt"
    }
}
