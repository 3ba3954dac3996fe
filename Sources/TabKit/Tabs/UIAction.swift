// UIKit's action: a title, a picture and what it does.

/// Something that can be done, such as an action at the end of a group.
@MainActor public final class UIAction {
    /// The title.
    public let title: String
    /// The picture.
    public let image: UIImage?
    /// What holds of it.
    public let attributes: Attributes
    private let handler: (UIAction) -> Void

    /// An action.
    /// - Parameters:
    ///   - title: the title.
    ///   - image: the picture.
    ///   - attributes: whether it is disabled or destructive.
    ///   - handler: does it.
    public init(
        title: String = "", image: UIImage? = nil, attributes: Attributes = [],
        handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.attributes = attributes
        self.handler = handler
    }

    /// Does it.
    public func perform() { handler(self) }

    /// What can hold of an action.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Attributes by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It is shown dimmed and can't be done now.
        public static let disabled = Attributes(rawValue: 1)
        /// It takes something away.
        public static let destructive = Attributes(rawValue: 2)
    }
}
