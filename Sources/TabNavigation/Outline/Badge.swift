// Badges: a count or a word beside a title, how it reads, and how counts add up (N47).

/// A number or a text beside an item's title (N47).
public enum Badge: Hashable, Sendable, Codable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// A count; zero hides the badge.
    case number(Int)
    /// A word; the empty text hides the badge.
    case text(String)

    /// A count written as a literal.
    public init(integerLiteral value: Int) { self = .number(value) }

    /// A word written as a literal.
    public init(stringLiteral value: String) { self = .text(value) }

    /// What is drawn: numbers above 999 read `999+`; nil when there is nothing to draw.
    public var display: String? {
        switch self {
        case .number(0): nil
        case .number(let count): count > 999 ? "999+" : String(count)
        case .text(let text): text.isEmpty ? nil : text
        }
    }

    /// The count, when the badge is one.
    public var count: Int? {
        if case .number(let count) = self { count } else { nil }
    }

    /// The sum of the numeric badges, held at the ends of `Int`; nil when none of them shows.
    public static func sum(_ badges: some Sequence<Badge>) -> Badge? {
        var total = 0
        for case .number(let count) in badges {
            let (sum, overflow) = total.addingReportingOverflow(count)
            total = overflow ? (count > 0 ? .max : .min) : sum
        }
        return total == 0 ? nil : .number(total)
    }
}
