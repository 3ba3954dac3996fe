// Addresses: opened by the program (`openURL`, `Link`), and handed to it (`onOpenURL`).
public import FoundationEssentials

/// Opens an address.
public struct OpenURLAction {
    let tree: ViewTree?

    /// Opens an address outside of the program.
    @MainActor public func callAsFunction(_ url: URL) {
        _ = tree?.session?.options.openURL?(url.absoluteString)
    }
}

/// Something that leads to an address outside.
public struct Link<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

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

extension EnvironmentValues {
    /// Opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction(tree: tree) }
        set { self[OpenURLKey.self] = newValue }
    }
}

/// How buttons look.
public struct ButtonStyle: Hashable, Sendable {
    let isPlain: Bool
    /// In brackets.
    public static let automatic = ButtonStyle(isPlain: false), bordered = ButtonStyle(isPlain: false)
    /// In brackets.
    public static let borderedProminent = ButtonStyle(isPlain: false)
    /// The label alone.
    public static let plain = ButtonStyle(isPlain: true), borderless = ButtonStyle(isPlain: true)
}

extension View {
    /// How buttons here look.
    public func buttonStyle(_ style: ButtonStyle) -> some View {
        handingDown { values in
            guard values.controls == .free || values.controls == .bar else { return }
            values.controls = style.isPlain ? .bar : .free
        }
    }

    /// Takes addresses that are opened from outside.
    public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        keeping { context, elements in
            context.session?.urlHandlers.append(action)
            return elements
        }
    }
}

extension Session {
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
