// The navigation of the program, declared once: fixed tabs, the folder's own documents, a section for each folder in it,
// people's collections. Every form, `--tree` and the tests read this.
import TabTermUI

/// All tabs of the program.
struct ReaderTabs: TabContent {
    let reader: Reader

    var body: some TabContent<Place> {
        // What is asked of the model is asked once, not for each of thousands of sections.
        let tree = reader.library.tree
        let expansion: TabSectionExpansion = reader.expandsSections ? .expanded : .collapsed
        RootTabs(reader: reader)
        if tree.folders[0].documents.count > 0 {
            TabSection(reader.library.source.name) { DocumentTabs(reader: reader, tree: tree, folder: 0) }
                .customizationID("./")
                .sectionSymbol("folder")
                .compactPresentation(.single)
                .defaultSectionExpansion(expansion)
        }
        ForEach(FolderRows(tree, in: 0)) { row in
            TabSection(row.title) { FolderTabs(reader: reader, tree: tree, folder: row.number) }
                .customizationID(row.id.description)
                .sectionSymbol("folder")
                .compactPresentation(.single)
                .defaultSectionExpansion(expansion)
        }
        CollectionTabs(reader: reader)
    }
}

/// Home, Library, Search.
struct RootTabs: TabContent {
    let reader: Reader

    var body: some TabContent<Place> {
        Tab(reader.words["reader.home"], systemImage: "house", value: Place.home) {
            PageStack(reader: reader, place: .home) { HomeView(reader: reader) }
        }
        .customizationID(Place.home.description)
        .tabPlacement(.fixed)
        // What is new awaits the person there.
        .badge(reader.freshCount)
        Tab(reader.words["reader.library"], systemImage: "books.vertical", value: Place.library) {
            PageStack(reader: reader, place: .library) { LibraryView(reader: reader) }
        }
        .customizationID(Place.library.description)
        .badge(Int(reader.library.tree.folders[0].total))
        Tab(value: Place.search, role: .search) {
            PageStack(reader: reader, place: .search) { SearchView(reader: reader) }
        }
    }
}

/// The documents and subfolders of a folder.
struct FolderTabs: TabContent {
    let reader: Reader
    let tree: FileTree
    let folder: Int

    var body: some TabContent<Place> {
        DocumentTabs(reader: reader, tree: tree, folder: folder)
        ForEach(FolderRows(tree, in: folder)) { row in
            Tab(row.title, systemImage: "folder", value: row.id) {
                PageStack(reader: reader, place: row.id) { FolderView(reader: reader, name: row.name) }
            }
            .customizationID(row.id.description)
            // How many documents lie there is a word, not a number: sums of a section are of what awaits the person.
            .badge(String(row.count))
        }
    }
}

/// The documents that lie in a folder itself.
struct DocumentTabs: TabContent {
    let reader: Reader
    let tree: FileTree
    let folder: Int

    var body: some TabContent<Place> {
        let rows = DocumentRows(tree, in: folder)
        if reader.hasFresh(tree, in: folder) {
            ForEach(rows) { row in
                tab(row).badge(reader.isFresh(row) ? reader.freshMark : nil)
            }
        } else if reader.isGuide {
            ForEach(rows) { row in
                tab(row).defaultVisibility(row.name == Guide.offTheBar.identifier ? .hidden : .automatic, for: .tabBar)
            }
        } else {
            ForEach(rows) { tab($0) }
        }
    }

    private func tab(_ row: DocumentRow) -> some TabContent<Place> {
        Tab(row.title, systemImage: row.symbol, value: row.id) {
            PageStack(reader: reader, place: row.id) { DocumentView(reader: reader, name: row.name) }
        }
        .customizationID(row.id.description)
        .contextMenu { CollectionButtons(reader: reader, names: [row.name]) }
        .draggable(reader.lifted(with: row.name))
    }
}

/// People's own lists, and the action that makes one.
struct CollectionTabs: TabContent {
    let reader: Reader

    var body: some TabContent<Place> {
        let words = reader.words
        TabSection(words["reader.collections"]) {
            ForEach(reader.collections.all) { collection in
                Tab(collection.name, systemImage: "star", value: Place.collection(collection.id)) {
                    PageStack(reader: reader, place: .collection(collection.id)) {
                        CollectionView(reader: reader, id: collection.id)
                    }
                }
                .customizationID(Place.collection(collection.id).description)
                .badge(collection.documents.isEmpty ? nil : String(collection.documents.count))
                .contextMenu { CollectionMenu(reader: reader, id: collection.id) }
                .dropDestination(for: LiftedDocuments.self) { (documents: [LiftedDocuments]) -> Bool in
                    reader.drop(documents, on: collection.id)
                }
            }
        }
        .customizationID(":collections")
        // What is dropped on the header makes a collection of its own.
        .dropDestination(for: LiftedDocuments.self) { (documents: [LiftedDocuments]) -> Bool in
            reader.question = .newCollection(documents: documents.flatMap(\.names))
            return true
        }
        .sectionSymbol("star")
        .compactPresentation(.single)
        .sectionActions {
            Button(words["reader.collection.new"], systemImage: "plus") {
                reader.question = .newCollection(documents: [])
            }
            if let deleted = reader.collections.deleted {
                Button(words["reader.collection.restore", ["name": deleted.name]], systemImage: "plus") {
                    reader.collections.restore()
                }
            }
        }
    }
}
