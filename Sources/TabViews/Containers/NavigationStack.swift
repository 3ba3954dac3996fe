// `NavigationStack`: pages pushed on one another. The path is a list of values; each kind of value has a destination, a
// closure that makes its page. Pages below the top one keep their state and are kept up to date, but are not drawn.
import TerminalScreen

/// Pages pushed on one another.
@MainActor public struct NavigationStack<Data, Root> {
    let path: PathAccess?
    let root: Root
}

extension NavigationStack: View, PrimitiveView where Root: View {
    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack whose path belongs to somebody else.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = PathAccess(read: { path.wrappedValue.values }, write: { path.wrappedValue.values = $0 })
        self.root = root()
    }

    /// A stack whose path is a list of values of one kind.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: RangeReplaceableCollection & RandomAccessCollection & MutableCollection, Data.Element: Hashable {
        self.path = PathAccess(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
        self.root = root()
    }

    /// The page on top.
    public func elements(in context: ViewContext) -> [any Element] {
        let pages = context.storage { NavigationPages() }
        pages.begin(path, in: context)
        return [pages.resolve(root, in: context)]
    }
}

/// Reads and writes a path of whatever kind.
struct PathAccess {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
}

/// The pages of a stack.
@MainActor public final class NavigationPages {
    private struct Destination {
        let make: (AnyHashable) -> AnyView?
        let generation: UInt64
    }

    private var own: [AnyHashable] = []
    private var access: PathAccess?
    private var destinations = Pairs<ObjectIdentifier, Destination>()
    /// Pages of links that bring their destination along, above those of the path.
    private var extra: [AnyHashable] = []
    private var lastPath: [AnyHashable] = []
    private var changed: () -> Void = {}
    /// The page on top, in the last frame; what it was given holds this stack.
    public private(set) weak var top: Page?

    /// How many pages are pushed.
    public var depth: Int { path.count + extra.count }

    private var path: [AnyHashable] {
        get { access?.read() ?? own }
        set { if let access { access.write(newValue) } else { own = newValue } }
    }

    fileprivate func begin(_ access: PathAccess?, in context: ViewContext) {
        self.access = access
        changed = context.requestFrame
        let now = context.reading { path }
        if now != lastPath {
            extra = []
            lastPath = now
        }
    }

    // MARK: Moving

    /// Pushes the page of a value.
    func push(_ value: AnyHashable) {
        path.append(value)
        lastPath = path
        changed()
    }

    /// Pushes a page that a link has brought along.
    func pushExtra(_ id: AnyHashable) {
        extra.append(id)
        changed()
    }

    /// Pops the page on top.
    ///
    /// Returns whether there was one besides the root.
    @discardableResult public func pop() -> Bool { pop(to: depth - 1) }

    /// Pops all pages but the root.
    ///
    /// Returns whether there were any.
    @discardableResult public func popToRoot() -> Bool { pop(to: 0) }

    func pop(to depth: Int) -> Bool {
        guard depth >= 0, depth < self.depth else { return false }
        let count = path.count
        extra.removeLast(min(extra.count, self.depth - depth))
        if depth < count { path.removeLast(count - depth) }
        lastPath = path
        changed()
        return true
    }

    // MARK: Destinations

    func register(_ type: Any.Type, generation: UInt64, _ make: @escaping (AnyHashable) -> AnyView?) {
        destinations[ObjectIdentifier(type)] = Destination(make: make, generation: generation)
    }

    func registerExtra(_ id: AnyHashable, generation: UInt64, _ make: @escaping () -> AnyView) {
        destinations[ObjectIdentifier(ExtraPage.self)] =
            destinations[ObjectIdentifier(ExtraPage.self)]
            ?? Destination(make: { [weak self] in self?.extraViews[$0]?.make() }, generation: 0)
        extraViews[id] = ExtraView(make: make, generation: generation)
    }

    private struct ExtraView {
        let make: () -> AnyView
        let generation: UInt64
    }

    private var extraViews = Pairs<AnyHashable, ExtraView>()

    /// Shows or hides the page of an `isPresented` destination.
    func setExtra(_ id: AnyHashable, isShown: Bool) {
        if isShown, !extra.contains(id) { extra.append(id) }
        if !isShown, let index = extra.firstIndex(of: id) { extra.removeSubrange(index...) }
    }

    func isShown(_ id: AnyHashable) -> Bool { extra.contains(id) }

    // MARK: Frames

    fileprivate func resolve(_ root: some View, in context: ViewContext) -> any Element {
        let host = context.environment.page
        host?.stack = self
        var shown = resolvePage(0, host, in: context, key: .firstPage) { root.elements(in: $0) }
        // A page may push others or take pages away while it is resolved.
        var index = 0
        while index < depth {
            let values = path + extra
            let value = values[index]
            let below = shown.page
            index += 1
            shown = resolvePage(index, host, in: context, key: .page(index, value)) {
                elements(of: value, in: $0)
            }
            let words = context.environment.display.words
            shown.page.backTitle = below.title ?? (words.knows("back") ? words.text("back") : "")
            shown.page.goBack = { [weak self, index] in _ = self?.pop(to: index - 1) }
        }
        top = shown.page
        return StackedPage(
            content: PageElement(page: shown.page, content: shown.content), pages: self, id: context.focusID())
    }

    private func resolvePage(
        _ index: Int, _ host: Page?, in context: ViewContext, key: NodeKey,
        _ resolve: (ViewContext) -> [any Element]
    ) -> (page: Page, content: any Element) {
        let page = Page()
        page.accessories = host?.accessories ?? []
        page.showsTitle = host?.showsTitle ?? true
        page.showsMessages = host?.showsMessages ?? true
        page.showsRule = host?.showsRule ?? true
        page.searchComesFirst = index == 0 && host?.searchComesFirst == true
        if index == 0 {
            page.title = host?.title
            page.search = host?.search
            page.place = host?.place
            page.backTitle = host?.backTitle
            page.goBack = host?.goBack
        }
        var inner = context.child(key)
        inner.environment.page = page
        inner.environment.pages = self
        inner.environment.isCovered = context.environment.isCovered || index < depth
        if index > 0 {
            inner.environment.dismiss = DismissAction(token: AnyHashable(key)) { [weak self] in
                _ = self?.pop(to: index - 1)
            }
        }
        return (page, ZStackElement(elements: resolve(inner), alignment: .center))
    }

    private func elements(of value: AnyHashable, in context: ViewContext) -> [any Element] {
        let extraView = extraViews[value]
        let destination = destinations[ObjectIdentifier(type(of: value.base))]
        let generation = extraView?.generation ?? destination?.generation ?? 0
        let place = ViewContext(node: context.node, environment: context.environment, generation: generation)
        let evaluated = place.evaluate { extraView?.make() ?? destination?.make(value) }
        return evaluated.value.elements(in: evaluated.context.child(0))
    }
}

/// The page of a link that brings its destination along.
struct ExtraPage: Hashable {
    let node: ObjectIdentifier
}

/// The page on top, and the keys that lead back.
struct StackedPage: WrappingElement {
    let content: any Element
    let pages: NavigationPages
    let id: FocusID

    func draw(in rect: Rect, on painter: Painter) {
        var responder = Responder(id: id)
        responder.onKey = { [pages] key in
            switch (key.key, key.modifiers) {
            case (.escape, []), (.backspace, []): pages.pop()
            default: false
            }
        }
        painter.respond(responder, in: rect) { content.draw(in: rect, on: painter) }
    }

    func size(for proposal: Proposal) -> Size { content.size(for: proposal) }
}
