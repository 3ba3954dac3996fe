// `ContentUnavailableView`: what stands where there is nothing to show.

/// Says that there is nothing to show here, and what can be done about it.
@MainActor public struct ContentUnavailableView<Label, Description, Actions> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    /// The three parts as views.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts one above the other in the middle.
    public var body: some View {
        VStack(spacing: 1) {
            label.bold()
            description.foregroundStyle(.secondary).multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == TabViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title, a symbol, and some words below.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { TabViews.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    /// A title, a symbol, and some words below.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { TabViews.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    /// A title, a symbol of the program's own, and some words below.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { TabViews.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }

    /// A title, a symbol of the program's own, and some words below.
    @_disfavoredOverload public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
        self.init(label: { TabViews.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// Says that a search has found nothing.
public struct SearchUnavailableContent {
    /// The words that say so.
    public struct Label: View {
        let words: String?
        @Environment(\.display) private var display

        /// With the words that were looked for, if they are known.
        public var body: some View {
            let title = words.map { display.words.text("search.nothingFor", ["words": $0]) }
            TabViews.Label(title ?? display.words.text("search.nothing"), systemImage: "magnifyingglass")
        }
    }

    /// What can be done about it.
    public struct Description: View {
        @Environment(\.display) private var display

        /// Words about the words.
        public var body: some View { Text(verbatim: display.words.text("search.tryOther")) }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == EmptyView
{
    /// Says that a search has found nothing.
    public static var search: Self { search(words: nil) }

    /// Says that a search for some words has found nothing.
    public static func search(text: String) -> Self { search(words: text) }

    private static func search(words: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(words: words) },
            description: { SearchUnavailableContent.Description() }, actions: { EmptyView() })
    }
}
