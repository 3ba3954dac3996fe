// Where what is remembered of the opened folder is kept: four files, or none where nothing is to be kept.
import NavigationStore

/// The files of one opened folder.
struct Places {
    /// Selection, paths, scroll places, what was read.
    let state: StoreFile?
    /// Order and visibility.
    let customization: StoreFile?
    /// People's own lists.
    let collections: StoreFile?
    /// The search index, which can be made anew; nil for the guide, which is small enough to be read each time.
    let index: PathBytes?

    /// No files: nothing is remembered.
    static let none = Places(state: nil, customization: nil, collections: nil, index: nil)

    /// The files for what is opened.
    ///
    /// - Parameter root: the real path of the folder; nil for the guide.
    init(root: [UInt8]?, location: StateLocation = StateLocation(program: "tabterm")) {
        let folder = root.map { PathBytes(bytes: $0) } ?? "guide"
        func file(_ kind: StateLocation.Kind, _ suffix: String, longest: Int = .max) -> StoreFile? {
            location.file(kind, for: folder, suffix: suffix).map { StoreFile(path: $0, longest: longest) }
        }
        self.init(
            state: file(.state, ".state.json"),
            customization: file(.state, ".customization.json", longest: Self.longestCustomization),
            collections: file(.data, ".collections.json"),
            index: root == nil ? nil : location.file(.cache, for: folder, suffix: ".search.db"))
    }

    /// Bytes of a customization, which each step of arranging goes through and writes, unknown names and all: more than
    /// a hand can arrange, and little enough that a key is answered at once.
    private static let longestCustomization = 1 << 20

    private init(state: StoreFile?, customization: StoreFile?, collections: StoreFile?, index: PathBytes?) {
        self.state = state
        self.customization = customization
        self.collections = collections
        self.index = index
    }
}
