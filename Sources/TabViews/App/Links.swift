// Addresses: opened by the program (`openURL`, `Link`), and handed to it (`onOpenURL`).
public import FoundationEssentials

/// Opens an address.
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind {
            case handled, discarded, system(URL?)
        }

        let kind: Kind
        /// The handler has opened it.
        public static let handled = Result(kind: .handled)
        /// It is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// It is to be opened outside of the program.
        public static let systemAction = Result(kind: .system(nil))
        /// Another one is to be opened in its place, outside of the program.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor (URL) -> Result)?
    fileprivate var tree: ViewTree?

    /// Lets a handler decide about every address.
    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    init(tree: ViewTree?) {
        handler = nil
        self.tree = tree
    }

    /// Opens an address outside of the program, once the person has seen it and agreed.
    @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens an address outside of the program, once the person has seen it and agreed.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - completion: Told whether it was, or will be, opened.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): tree?.session?.ask(other ?? url, completion) ?? completion(false)
        }
    }
}

/// Something that leads to an address outside.
@MainActor public struct Link<Label> {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
}

extension Link: View where Label: View {
    /// A link with a view as its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label, which opens the address.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label.underline()
        }
        .buttonStyle(.plain)
    }
}

extension Link where Label == Text {
    /// A link with a literal as its label.
    public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }
    /// A link with a string as its label.
    @_disfavoredOverload public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

private struct ProminentKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether buttons stand out.
    var isProminent: Bool {
        get { self[ProminentKey.self] }
        set { self[ProminentKey.self] = newValue }
    }

    /// Opens addresses.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self] ?? OpenURLAction(tree: tree)
            action.tree = tree
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}

/// How buttons look.
public struct ButtonStyle: Hashable, Sendable {
    let isPlain: Bool
    var isProminent = false
    /// In brackets.
    public static let automatic = ButtonStyle(isPlain: false), bordered = ButtonStyle(isPlain: false)
    /// In brackets, the label bold.
    public static let borderedProminent = ButtonStyle(isPlain: false, isProminent: true)
    /// The label alone.
    public static let plain = ButtonStyle(isPlain: true), borderless = ButtonStyle(isPlain: true)
}

extension View {
    /// How buttons here look.
    public func buttonStyle(_ style: ButtonStyle) -> some View {
        handingDown { values in
            values.isProminent = style.isProminent
            guard values.controls == .free || values.controls == .bar else { return }
            values.controls = style.isPlain ? .bar : .free
        }
    }

    /// Takes addresses that are the program's own: those of its links, and the one that it was started with.
    ///
    /// These are all addresses but those of the web, mail, files and FTP, which are opened outside of the program.
    public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        keeping { context, elements in
            context.session?.urlHandlers.append(action)
            return elements
        }
    }
}

extension URL {
    /// Whether the address can be one of the program's own: it has a scheme, and not one that is opened elsewhere.
    package var hasOwnScheme: Bool {
        guard let scheme = scheme?.lowercased() else { return false }
        return !["http", "https", "mailto", "file", "ftp"].contains(scheme)
    }
}

/// An address that the person is asked about.
struct AskedAddress {
    let url: URL
    let completion: @MainActor (Bool) -> Void
}

extension Session {
    /// Shows an address and opens it if the person agrees.
    ///
    /// One of the program's own goes to those in it who take addresses, without a question.
    func ask(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
        if url.hasOwnScheme, !urlHandlers.isEmpty {
            for handler in urlHandlers { handler(url) }
            return completion(true)
        }
        guard options.openURL != nil else { return answer(AskedAddress(url: url, completion: completion), opens: true) }
        asked = AskedAddress(url: url, completion: completion)
        requestFrame()
    }

    /// Shows the question about an address while there is one.
    func presentQuestion(in root: ViewContext) {
        guard let asked else { return }
        let words = options.display.words
        let question = DialogModifier(
            content: EmptyView(), title: words.text("link.question"),
            isPresented: Binding(
                get: { true },
                set: { [weak self] _ in
                    // Whoever was asked has answered already, or does not want to.
                    guard let asked = self?.asked else { return }
                    self?.answer(asked, opens: false)
                }), stacks: false,
            actions: { [weak self] in
                Button(words.text("link.open")) { self?.answer(asked, opens: true) }
                Button(words.text("cancel"), role: .cancel) { self?.answer(asked, opens: false) }
            }, message: { Text(verbatim: asked.url.absoluteString) })
        _ = question.elements(in: root.child(id: AnyHashable(asked.url)))
    }

    private func answer(_ address: AskedAddress, opens: Bool) {
        asked = nil
        requestFrame()
        let isOpened = opens && options.openURL?(address.url.absoluteString) == true
        if opens, !isOpened {
            message(options.display.words.text("link.failed", ["address": address.url.absoluteString]))
        }
        address.completion(isOpened)
    }

    /// Hands an address to the program.
    ///
    /// Returns whether anything in it takes addresses.
    @discardableResult public func open(_ url: URL) -> Bool {
        if needsFrame { _ = render(size) }
        let handlers = urlHandlers
        awaiting { for handler in handlers { handler(url) } }
        return !handlers.isEmpty
    }
}
