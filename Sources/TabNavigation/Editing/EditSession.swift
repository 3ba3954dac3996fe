// An edit session: what was there on entering, and what is lifted. A lift has a customization of its own, which is drawn
// at once and saved only when it is dropped (N37, N40).

/// An edit session (N36–N40).
public struct EditSession: Equatable, Sendable {
    /// What comes back on Cancel.
    public internal(set) var original: TabCustomization
    /// What is lifted, if anything.
    public internal(set) var lift: Lift?
}

/// An item between being lifted and being dropped (N37, N38).
public struct Lift: Equatable, Sendable {
    /// The tab or section.
    public internal(set) var id: ItemID
    /// The list that it is moved in; dragging a sidebar row to the bar changes it.
    public internal(set) var container: OrderContainer
    /// The list that it was lifted from.
    public internal(set) var origin: OrderContainer
    /// The customization as it would be if it were dropped now.
    public internal(set) var working: TabCustomization
    /// Whether it is held over no target: dropping it there restores (N38).
    public internal(set) var isOutside = false
}
