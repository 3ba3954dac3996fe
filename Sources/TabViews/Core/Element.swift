// What a container lays out and draws. Elements are values made for one frame; they ask for a size and then get a place.
import TabNavigation
public import TerminalScreen

/// A size that a container offers, in cells; `nil` asks for the ideal size, `.max` for the largest that is of use.
public struct Proposal: Hashable, Sendable {
    /// Offered width in columns.
    public var columns: Int?
    /// Offered height in rows.
    public var rows: Int?

    /// Offers a size.
    public init(columns: Int?, rows: Int?) {
        self.columns = columns
        self.rows = rows
    }

    /// Offers exactly this size.
    public init(_ size: Size) {
        self.init(columns: size.columns, rows: size.rows)
    }

    /// Asks for the ideal size.
    public static let ideal = Proposal(columns: nil, rows: nil)
}

/// Something that has a size and can be drawn.
@MainActor public protocol Element {
    /// The size that this element takes when it is offered another, in cells.
    func size(for proposal: Proposal) -> Size

    /// Draws into a place. It may be smaller than the element asked for: what does not fit is clipped.
    func draw(in rect: Rect, on painter: Painter)

    /// What the container around should know.
    var traits: ElementTraits { get }

    /// What the list or menu around should know.
    var row: RowTraits { get }

    /// What it says in words, without its look.
    var words: String { get }
}

extension Element {
    /// Nothing special.
    public var row: RowTraits { RowTraits() }

    /// Nothing that could be said in words.
    public var words: String { "" }

    /// Nothing special.
    public var traits: ElementTraits { ElementTraits() }
}

/// What an element tells the container that lays it out.
public struct ElementTraits: Sendable {
    /// Elements of higher priority get their size first.
    public var layoutPriority: Double = 0
    /// Whether this is room without content, which grows along the stack only.
    public var isSpacer = false
    /// Whether this is a rule across the stack.
    public var isDivider = false
    /// Whether this scrolls its content itself, in whatever room it gets.
    public var scrollsItself = false
    /// Whether this leaves everything as it is when it is pressed.
    var isCancel = false

    /// Nothing special.
    public init() {}
}

/// What an element tells the list or menu that it is a row of.
public struct RowTraits {
    /// The value that a selection knows this element by.
    public var tag: AnyHashable?
    /// Makes the entry that stands for this in a menu that others draw.
    var menuEntry: (@MainActor () -> MenuEntry)?
    /// What stands beside its title where it is a tab.
    var badge: Badge?
    /// The tab that it is, in a tab view whose tabs are views.
    var tab: LegacyTabElement?
    /// Opens the menu of this row beside a region of the screen.
    public var openMenu: (@MainActor (Rect) -> Void)?

    /// Nothing special.
    public init() {}

    /// The entries that stand for this in a menu that others draw.
    @MainActor var menu: [MenuEntry] { menuEntry.map { [$0()] } ?? [] }
}

/// An element around another; it passes everything on unless it says otherwise.
@MainActor protocol WrappingElement: Element {
    var content: any Element { get }
}

extension WrappingElement {
    func size(for proposal: Proposal) -> Size { content.size(for: proposal) }
    func draw(in rect: Rect, on painter: Painter) { content.draw(in: rect, on: painter) }
    var traits: ElementTraits { content.traits }
    var row: RowTraits { content.row }
    var words: String { content.words }
}
