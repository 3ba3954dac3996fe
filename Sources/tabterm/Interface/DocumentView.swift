// One document: its text, or why there is none.
import MarkdownText
import TabTermUI

/// The page of a document.
struct DocumentView: View {
    let reader: Reader
    /// The identifier of its path.
    let name: String
    /// The heading that is shown first.
    var heading: String?
    @Environment(\.dropOnTab) private var dropOnTab

    var body: some View {
        let document = reader.document(name)
        Group {
            switch document.content {
            case .loading: ProgressView(reader.words["reader.loading"])
            case .failed(let fault):
                ContentUnavailableView(
                    RelativePath(identifier: name).shown, systemImage: "exclamationmark.triangle",
                    description: Text(fault.text(reader.words)))
            case .ready(let page, let notice):
                VStack(alignment: .leading, spacing: 0) {
                    if let fault = document.staleness {
                        Text(fault.textOfStale(reader.words)).bold().padding(.horizontal, 1)
                    }
                    if let notice { Text(reader.words[notice.key]).dim().padding(.horizontal, 1) }
                    Markdown(page, place: reader.place(in: name))
                        .measure(reader.options.measure, isCentered: reader.options.isCentered)
                        .onFollowLink { reader.follow($0, from: name) }
                        .finding(reader.hit(in: name)?.query, fromLine: reader.hit(in: name)?.line ?? 1)
                        .linksResolve { reader.leadsSomewhere($0, from: name) }
                        .pictureSizes(reader.pictureSizes(in: name))
                        .scrolled(toHeading: heading ?? reader.headings[name])
                }
            }
        }
        .navigationTitle(reader.title(name))
        .onAppear {
            reader.noteShown(name)
            reader.dropOnTab = dropOnTab
        }
    }
}

extension ReadFault {
    /// What is said over a document of which only the last text is known.
    fileprivate func textOfStale(_ words: Words) -> String {
        self == .missing ? words["reader.notice.gone"] : words["reader.notice.stale", ["reason": text(words)]]
    }
}

extension DecodedText.Notice {
    /// The key of the words that tell it.
    fileprivate var key: String {
        switch self {
        case .utf16: "reader.notice.utf16"
        case .latin1: "reader.notice.latin1"
        }
    }
}
