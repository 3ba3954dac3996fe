// Children that are not written down one by one: a range tells how many tabs there are and makes any of them on demand,
// so that a million of them cost what is looked at (N51).

/// A lazily declared run of tabs that are alike in everything that placing them depends on.
///
/// Two ranges are equal when name, revision, count and what is shared are; the closures are never compared.
/// Raise the revision whenever the same index would give another tab.
public struct TabRange: Equatable, Sendable {
    /// Which source this is, for telling ranges apart.
    public var name: String
    /// A token that changes with the source's contents.
    public var revision: Int
    /// How many tabs there are.
    public var count: Int
    /// What all tabs share: placement, behaviour, visibility, whether they are hidden, disabled or customizable.
    ///
    /// Of a shared declaration's customization ID only its presence counts.
    public var shared: TabDeclaration
    /// The indices, ascending, whose tabs differ from what is shared; only these are asked for in advance.
    public var exceptions: [Int]
    /// Whether any tab has a badge; false saves looking for sums (N47).
    public var hasBadges: Bool
    let tab: @Sendable (Int) -> TabDeclaration
    let indexOfID: (@Sendable (ItemID) -> Int?)?
    let indexOfCustomizationID: (@Sendable (String) -> Int?)?

    /// A range of tabs.
    /// - Parameters:
    ///   - name: Tells the range from others of its outline.
    ///   - revision: Another number says that the tabs are others.
    ///   - count: How many tabs there are.
    ///   - shared: What holds for every tab that is no exception.
    ///   - exceptions: The indices of the tabs that are declared otherwise than `shared`, ascending.
    ///   - hasBadges: Whether any tab may have a badge.
    ///   - tab: Makes the tab at an index in `0..<count`.
    ///   - indexOf: Finds a tab by identity; without it an index is built the first time one is needed.
    ///   - indexOfCustomizationID: Finds a tab by persistence key; likewise.
    public init(
        name: String, revision: Int, count: Int, shared: TabDeclaration, exceptions: [Int] = [], hasBadges: Bool = true,
        tab: @escaping @Sendable (Int) -> TabDeclaration,
        indexOf: (@Sendable (ItemID) -> Int?)? = nil,
        indexOfCustomizationID: (@Sendable (String) -> Int?)? = nil
    ) {
        self.name = name
        self.revision = revision
        self.count = max(0, count)
        self.shared = shared
        self.exceptions = exceptions
        self.hasBadges = hasBadges
        self.tab = tab
        self.indexOfID = indexOf
        self.indexOfCustomizationID = indexOfCustomizationID
    }

    /// The tab at an index in `0..<count`.
    public func tab(at index: Int) -> TabDeclaration { tab(index) }

    /// Compares what tells two ranges apart, never their tabs.
    public static func == (left: TabRange, right: TabRange) -> Bool {
        left.name == right.name && left.revision == right.revision && left.count == right.count
            && left.shared == right.shared && left.exceptions == right.exceptions && left.hasBadges == right.hasBadges
    }
}
