// One document: its text, or why there is none.
import MarkdownText
import TabTermUI
import TerminalScreen

/// The page of a document.
struct DocumentView: View {
    let reader: Reader
    /// The identifier of its path.
    let name: String
    /// The heading that is shown first.
    var heading: String?
    /// Whether it lies over another page: then its own menu takes the place of the tab's.
    var isPushed = false

    var body: some View {
        if isPushed {
            page.contextMenu { DocumentMenu(reader: reader, name: name) }
        } else {
            page
        }
    }

    private var page: some View {
        let document = reader.document(name)
        _ = reader.placings
        return Group {
            switch document.shownContent {
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
                        .onJump { reader.noteJump(in: name) }
                        .finding(reader.hit(in: name)?.query, fromLine: reader.hit(in: name)?.line ?? 1)
                        .linksResolve { reader.leadsSomewhere($0, from: name) }
                        .pictureSizes(reader.pictureSizes(in: name))
                        .onShow { reader.progress[name] = Int($0 * 100) }
                        .scrolled(toHeading: heading ?? reader.headings[name])
                }
            }
        }
        .navigationTitle(reader.title(name))
        .onAppear { reader.noteShown(name) }
    }
}

extension ReadFault {
    /// What is said over a document of which only the last text is known.
    fileprivate func textOfStale(_ words: Words) -> String {
        self == .missing ? words["reader.notice.gone"] : words["reader.notice.stale", ["reason": text(words)]]
    }
}

extension Reader {
    /// Follows a link of a document.
    func follow(_ link: MarkdownLink, from name: String) {
        guard let target = target(of: link, from: name) else { return }
        guard case .path(let path, let heading) = target else {
            open(target)
            return
        }
        let pages = self.path(of: selection)
        if path.identifier == name {
            // A heading of the document that is being read: the same page, scrolled.
            noteJump(in: name)
            if let last = pages.wrappedValue.last, case .document(name, _) = last {
                pages.wrappedValue[pages.wrappedValue.count - 1] = .document(name, heading: heading)
            } else {
                headings[name] = heading
            }
        } else if let page = page(at: path, heading) {
            pages.wrappedValue.append(page)
        } else {
            say(words["reader.said.noPage", ["page": TextMeasure.standard.safe(link.destination)]])
        }
    }

    /// The page of what lies at a path; nil where there is nothing.
    ///
    /// The source is asked, as a file may be hidden, ignored or not found yet, and one that was found may be gone.
    private func page(at path: RelativePath, _ heading: String?) -> Page? {
        let isListed = library.tree.folder(at: path) != nil
        if isListed || !library.isComplete && library.source.isFolder(path) { return .folder(path.identifier) }
        return library.source.isDocument(path) ? .document(path.identifier, heading: heading) : nil
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
