// What tells the children of a node apart that are not known by their place. Ids of the app's may be of any kind; making
// one of another kind for the first time has the runtime look through all that the program knows, so what the library
// itself tells apart is named here.
import TabNavigation

/// The key of a child node.
enum NodeKey: Hashable {
    /// An id that somebody gave.
    case id(AnyHashable)
    /// A kind of view in a place that takes any kind.
    case kind(ObjectIdentifier)
    /// The content of a tab.
    case tab(ItemID)
    /// What stands below the rows of a section.
    case footer(ItemID)
    /// A tip of a tab or section, by its number there.
    case tip(ItemID, Int)
    /// A menu of what is declared, by its number.
    case menu(Int)
    /// Tab content of somebody's own: the members of collections around it, and its number among its siblings.
    case tabContent(members: [AnyHashable], number: Int)
    /// The first page of a stack.
    case firstPage
    /// A page that is pushed: how many lie below it, and its value.
    case page(Int, AnyHashable)
    /// Where a primitive view reads a binding.
    case reading
    /// The content of a view that is a tab.
    case viewAsTab
}
