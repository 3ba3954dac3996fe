// Finding a tab among all ranges of an outline at once. A folder of many subfolders is many ranges; asking each of them for
// each identity would cost what is declared, not what is seen (N51).

/// Where a tab of a range stands.
public struct RangePlace: Hashable, Sendable {
    /// The name of its range.
    public var range: String
    /// Its index in the range.
    public var index: Int

    /// A place in a range.
    public init(range: String, index: Int) {
        self.range = range
        self.index = index
    }
}

/// Finds tabs in all ranges of an outline (N51).
///
/// Two finders are always equal: what they find is what the ranges hold.
public struct RangeFinder: Equatable, Sendable {
    let placeOfID: @Sendable (ItemID) -> RangePlace?
    let placeOfCustomizationID: @Sendable (String) -> RangePlace?

    /// A finder.
    /// - Parameters:
    ///   - place: Finds a tab by identity.
    ///   - placeOfCustomizationID: Finds a tab by persistence key.
    public init(
        place: @escaping @Sendable (ItemID) -> RangePlace?,
        placeOfCustomizationID: @escaping @Sendable (String) -> RangePlace?
    ) {
        placeOfID = place
        self.placeOfCustomizationID = placeOfCustomizationID
    }

    /// The ranges are compared, never the finders.
    public static func == (left: RangeFinder, right: RangeFinder) -> Bool { true }
}
