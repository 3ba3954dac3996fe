// The table of contents of the document on the screen.
import MarkdownText
import TabTermUI

/// The headings of a document.
struct Contents: Identifiable {
    /// The identifier of the document's path.
    let id: String
    let headings: [Heading]
    /// The number of the heading below which the top of the screen stands; nil above the first.
    let current: Int?
}

/// The page of the contents.
struct ContentsView: View {
    let reader: Reader
    let contents: Contents
    /// The number of the heading that the cursor stands on; it begins on the current one.
    @State private var cursor: Int?
    @State private var hasBegun = false

    var body: some View {
        List(selection: Binding(get: { hasBegun ? cursor : contents.current }, set: { move(to: $0) })) {
            ForEach(0..<contents.headings.count) { row($0) }
        }
        .navigationTitle(reader.title(contents.id))
        .onKeyPress { key in
            // What opened the page closes it.
            guard ReaderCommands.table.command(for: key, in: [.everywhere]) == "contents" else { return .ignored }
            reader.contents = nil
            return .handled
        }
    }

    private func move(to index: Int?) {
        cursor = index
        hasBegun = true
    }

    private func row(_ index: Int) -> some View {
        let heading = contents.headings[index]
        let isCurrent = index == contents.current
        return Button {
            reader.noteJump(in: contents.id)
            reader.go(to: DocumentPlace(sourceLine: heading.sourceLine), in: contents.id)
            reader.contents = nil
        } label: {
            HStack {
                Text(verbatim: heading.text).bold(isCurrent).padding(.leading, 2 * max(0, heading.level - 1))
                Spacer()
                if isCurrent { Text(verbatim: reader.words["reader.contents.here"]).dim() }
            }
        }
    }
}

extension Reader {
    /// The document on the screen: the page that was pushed last, else the tab's own.
    var currentDocument: String? {
        switch path(of: selection).wrappedValue.last {
        case .document(let name, _): return name
        case .folder: return nil
        case nil: if case .document(let name) = selection { return name }
        }
        return nil
    }

    /// Shows the headings of the document on the screen; what is to be said when there are none.
    func openContents() -> String? {
        guard let name = currentDocument, case .ready(let page, _) = document(name).content else {
            return words["reader.said.noDocument"]
        }
        let headings = page.document.headings
        if headings.isEmpty { return words["reader.said.noHeadings"] }
        let line = place(in: name).wrappedValue.sourceLine
        // The blank row above a heading belongs to it already.
        let current = headings.lastIndex { $0.sourceLine <= line + 1 }
        contents = Contents(id: name, headings: headings, current: current)
        return nil
    }
}
