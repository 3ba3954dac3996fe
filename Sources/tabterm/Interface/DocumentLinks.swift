// What the links of a document lead to as far as this folder knows: pages by name, pictures and their sizes.
import MarkdownText
import TabTermUI
import TerminalScreen

extension Reader {
    /// Where a link of a document leads; nil where there is no such page.
    func target(of link: MarkdownLink, from name: String) -> ReaderLink? {
        let path = RelativePath(identifier: name)
        guard let page = link.pageName else {
            let target = ReaderLink.target(of: link.destination, in: path)
            guard case .path(let page, let heading) = target else { return target }
            return .path(source(of: page), heading: heading)
        }
        return pageNames.target(of: page, from: path, in: library.tree)
    }

    /// The document that a page is made of where only its source is here: links of manuals lead to `page.html`, or to
    /// `page` or `page/`, and mean `page.md`.
    private func source(of page: RelativePath) -> RelativePath {
        let tree = library.tree
        guard tree.document(at: page) == nil, tree.folder(at: page) == nil, let name = page.names.last,
            let parent = page.parent
        else { return page }
        let endings = [".html", ".htm"].map { Array($0.utf8) }
        let rendered = endings.first { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
        let stem = name.dropLast(rendered?.count ?? 0)
        let sources = ["md", "markdown", "mdx", "qmd", "rst", "adoc", "txt"].map {
            parent.appending(stem + [UInt8(ascii: ".")] + Array($0.utf8))
        }
        if let found = sources.first(where: { tree.document(at: $0) != nil }) { return found }
        // The first page of a folder bears another name where it is written than where it is read.
        guard stem.elementsEqual("index".utf8) else { return page }
        let readme = parent.appending(Array("README.md".utf8))
        return tree.document(at: readme) == nil ? page : readme
    }

    /// Whether there is what a link leads to, as far as that is known without a look at the disk, for each frame asks it
    /// of each link: whether there is a file at a path is found out when the link is followed.
    func leadsSomewhere(_ link: MarkdownLink, from name: String) -> Bool {
        switch target(of: link, from: name) {
        // While folders are still being read, a page may yet be found; what lies outside of the folder never is.
        case nil: link.pageName != nil && !library.isComplete
        case .nowhere: false
        default: true
        }
    }

    /// Reads the sizes of the pictures that a document shows out of their files.
    func pictureSizes(in name: String) -> @Sendable (String) -> PictureSize? {
        let path = RelativePath(identifier: name)
        let head = library.source.head
        return { address in
            guard case .path(let picture, _) = ReaderLink.target(of: address, in: path) else { return nil }
            return PictureSize(headOf: head(picture, PictureSize.headSize))
        }
    }
}

extension MarkdownLink {
    /// The page that is meant, where it is named and its path is not: by `[[page]]`, or by DocC's `<doc:page#heading>`.
    fileprivate var pageName: String? {
        if kind == .wiki { return destination }
        return destination.rest(after: "doc:").map(String.init)
    }
}
