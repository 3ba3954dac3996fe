// Library: every document in one list that can be filtered and sorted.
import TabTermUI

/// The page of all documents.
struct LibraryView: View {
    let reader: Reader

    var body: some View {
        let rows = reader.list(.library).rows(of: reader.library) { $0.documentsInOrder() }
        ListPage(reader: reader, place: .library, isEmpty: rows.isEmpty) {
            ForEach(rows) { ListedDocument(reader: reader, row: $0, place: .library, showsFolder: true) }
        }
        .navigationTitle(reader.words["reader.library"])
    }
}
