// Pages that are lists: a folder, and the rows of folders.
import TabTermUI

/// A folder: its subfolders, then its documents.
struct FolderView: View {
    let reader: Reader
    /// The identifier of its path.
    let name: String

    var body: some View {
        let tree = reader.library.tree
        if let folder = tree.folder(at: RelativePath(identifier: name)) {
            page(tree, folder)
        } else {
            ContentUnavailableView(
                RelativePath(identifier: name).shown, systemImage: "folder",
                description: Text(reader.words[reader.library.isComplete ? "reader.file.missing" : "reader.loading"]))
        }
    }

    private func page(_ tree: FileTree, _ folder: Int) -> some View {
        let place = Place.folder(name)
        let list = reader.list(place)
        let folders = FolderRows(tree, in: folder).filter { list.fits($0.title) }
        let documents = tree.folders[folder].documents
        let rows = list.rows(of: reader.library) { _ in documents.map(Int.init) }
        return ListPage(reader: reader, place: place, isEmpty: folders.isEmpty && rows.isEmpty) {
            ForEach(folders) { ListedFolder(row: $0) }
            ForEach(rows) { ListedDocument(reader: reader, row: $0, place: place) }
        }
        .navigationTitle(tree.title(ofFolder: folder))
    }
}

/// A folder in a list.
struct ListedFolder: View {
    let row: FolderRow

    var body: some View {
        NavigationLink(value: Page.folder(row.name)) {
            HStack {
                Label(row.title, systemImage: "folder")
                Spacer()
                Text(String(row.count)).dim()
            }
        }
    }
}
