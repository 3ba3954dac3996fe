// The whole interface: the tabs, what is kept of them, and the questions that are asked over them.
import TabNavigation
import TabTermUI

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
        TabView(selection: Bindable(reader).selection) {
            ReaderTabs(reader: reader)
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewName(reader.library.source.name)
        .tabViewCustomization(Bindable(reader).customization)
        .tabViewRestoration(reader.navigation)
        .tabsAreComplete(reader.library.isComplete)
        .selectsOnMove(reader.options.selectsOnMove)
        .tabViewSearchActivation(.searchTabSelection)
        .forcedNavigationForm(form)
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
