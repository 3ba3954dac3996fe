// What the links of a document lead to as far as this folder knows: pages by name, pictures and their sizes.
import MarkdownText
import TabTermUI

extension Reader {
    /// Where a link of a document leads; nil where there is no such page.
    func target(of link: MarkdownLink, from name: String) -> ReaderLink? {
        let path = RelativePath(identifier: name)
        guard link.kind == .wiki else { return ReaderLink.target(of: link.destination, in: path) }
        return pageNames.target(of: link.destination, from: path, in: library.tree)
    }

    /// Whether there is what a link leads to; of all but page names nobody looks.
    func leadsSomewhere(_ link: MarkdownLink, from name: String) -> Bool {
        // While folders are still being read, a page may yet be found.
        link.kind != .wiki || !library.isComplete || target(of: link, from: name) != nil
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
