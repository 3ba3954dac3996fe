// What pages put into their title line: `toolbar`, and the search field of `searchable`.
import TerminalScreen

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let isLeading: Bool
    /// At the right.
    public static let automatic = ToolbarItemPlacement(isLeading: false)
    /// At the right.
    public static let topBarTrailing = automatic, primaryAction = automatic, confirmationAction = automatic
    /// At the right.
    public static let navigationBarTrailing = automatic, secondaryAction = automatic, destructiveAction = automatic
    /// At the right; a terminal has one title line and nothing like it below.
    public static let bottomBar = automatic, status = automatic, principal = automatic, keyboard = automatic
    /// At the left.
    public static let topBarLeading = ToolbarItemPlacement(isLeading: true)
    /// At the left.
    public static let navigation = topBarLeading, cancellationAction = topBarLeading
    /// At the left.
    public static let navigationBarLeading = topBarLeading
}

/// An item of a title line.
@MainActor public struct ToolbarItem<Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: View, PrimitiveView where Content: View {
    /// An item with its place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The elements of the content, marked with their place.
    public func elements(in context: ViewContext) -> [any Element] {
        content.elements(in: context).map { ToolbarElement(content: $0, isLeading: placement.isLeading) }
    }
}

/// Several items of a title line.
public typealias ToolbarItemGroup = ToolbarItem

struct ToolbarElement: WrappingElement {
    let content: any Element
    let isLeading: Bool
}

extension View {
    /// Items for the title line of this page.
    public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
        let items = content()
        return ToolbarModifier(content: self, items: items)
    }

    /// A search field for this page, on top; in the search tab it is what the page is for.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchModifier(content: self, text: text, prompt: prompt?.plain)
    }

    /// A search field for this page; around a tab view for its search tab, or for all tabs where there is none.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, prompt: Text(prompt))
    }

    /// A search field for this page.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, prompt: Text(prompt))
    }
}

/// Where a search field stands; accepted, it stands on top of its page.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// When a field is shown; accepted, it is always.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// All are shown.
        case automatic, always
    }

    /// On top.
    public static let automatic = SearchFieldPlacement(), navigationBarDrawer = automatic
    /// On top.
    public static let sidebar = automatic, toolbar = automatic
    /// On top.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        automatic
    }
}

@MainActor struct ToolbarModifier<Content, Items> {
    let content: Content
    let items: Items
}

extension ToolbarModifier: View, PrimitiveView where Content: View, Items: View {
    func elements(in context: ViewContext) -> [any Element] {
        if let page = context.environment.page {
            var inner = context.child(1).inside(.horizontal)
            inner.environment.controls = .bar
            let all = items.elements(in: inner)
            page.leading += all.filter { ($0 as? ToolbarElement)?.isLeading == true }
            page.trailing += all.filter { ($0 as? ToolbarElement)?.isLeading != true }
        }
        return content.elements(in: context.child(0))
    }
}

@MainActor struct SearchModifier<Content> {
    let content: Content
    let text: Binding<String>
    let prompt: String?
}

extension SearchModifier: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        let place = context.child(1)
        let editing = place.storage { TextEditing() }
        editing.text = text
        let field = TextFieldElement(
            editing: editing, prompt: prompt ?? context.environment.display.words.text("search"), isSecret: false,
            isSearch: true, context: place)
        guard let page = context.environment.page else {
            // Around a tab view it is the search tab's; without one, that of every tab.
            return content.elements(in: context.child(0).with { $0.tabViewSettings.search = field })
        }
        page.search = field
        return content.elements(in: context.child(0))
    }
}
