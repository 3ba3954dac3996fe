// The table of contents of the document on the screen.
import MarkdownText
import TabTermUI

/// The headings of a document.
struct Contents: Identifiable {
    /// The identifier of the document's path.
    let id: String
    let headings: [Heading]
}

/// The page of the contents.
struct ContentsView: View {
    let reader: Reader
    let contents: Contents

    var body: some View {
        List {
            ForEach(Array(contents.headings.enumerated()), id: \.offset) { _, heading in
                Button {
                    reader.place(in: contents.id).wrappedValue = DocumentPlace(sourceLine: heading.sourceLine)
                    reader.contents = nil
                } label: {
                    Text(verbatim: String(repeating: "  ", count: max(0, heading.level - 1)) + heading.text)
                }
            }
        }
        .navigationTitle(reader.title(contents.id))
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
        contents = Contents(id: name, headings: headings)
        return nil
    }
}
