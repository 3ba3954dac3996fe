// The whole interface: the tabs, what is kept of them, and the questions that are asked over them.
import TabNavigation
import TabTermUI
import TabViews

/// The window of the program.
struct ReaderView: View {
    let reader: Reader
    /// The form at every width of this run; nil for the one that the width asks for.
    var form: NavigationForm?

    var body: some View {
        Questions(reader: reader, content: tabs)
            .task { reader.begin() }
    }

    private var tabs: some View {
        // Read here, so that this is evaluated again when it changes.
        let isComplete = reader.library.isComplete
        let customization = Binding(get: { reader.customization }, set: { reader.customization = $0 })
        let restoration = reader.navigation
        return TabView(selection: Binding(get: { reader.selection }, set: { reader.selection = $0 })) {
            ReaderTabs(reader: reader)
        }
        .tabViewSettings {
            $0.style = .sidebarAdaptable
            $0.name = reader.library.source.name
            $0.customization = customization
            $0.restoration = restoration
            $0.isComplete = isComplete
            $0.selectsOnMove = reader.options.selectsOnMove
            $0.searchActivation = .searchTabSelection
            $0.forcedForm = form
        }
    }
}

/// The pages of a tab, the first at the bottom.
@MainActor struct PageStack<Root> {
    let reader: Reader
    let place: Place
    @ViewBuilder let root: () -> Root
    @Environment(\.dropOnTab) private var dropOnTab
}

extension PageStack: View where Root: View {
    var body: some View {
        NavigationStack(path: reader.path(of: place)) {
            root()
                .navigationDestination(for: Page.self) { page in
                    switch page {
                    case .document(let name, let heading):
                        DocumentView(reader: reader, name: name, heading: heading, isPushed: true)
                    case .folder(let name): FolderView(reader: reader, name: name)
                    }
                }
        }
        .onAppear { reader.dropOnTab = dropOnTab }
    }
}
