// Library: every document in one list that can be filtered and sorted.
import TabTermUI

/// The page of all documents.
struct LibraryView: View {
    let reader: Reader

    var body: some View {
        let list = reader.list
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                TextField(reader.words["reader.library.filter"], text: Bindable(list).filter)
                Button(reader.words["reader.library.sort." + list.sort.rawValue]) { reader.sort(by: list.sort.next) }
            }
            .padding(.horizontal, 1)
            List(list.rows(of: reader.library.tree)) { row in
                NavigationLink(value: Page.document(row.name, heading: nil)) {
                    HStack {
                        Label(row.title, systemImage: row.symbol)
                        Spacer()
                        Text(RelativePath(identifier: row.name).parent?.shown ?? "").dim()
                    }
                }
            }
        }
        .navigationTitle(reader.words["reader.library"])
    }
}
