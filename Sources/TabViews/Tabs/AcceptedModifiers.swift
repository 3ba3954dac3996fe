// Modifiers of tab content that compile as in SwiftUI and do nothing yet: a terminal has no pointer to hover with, and what
// a screen reader is told is the title, the badge and the messages.

extension TabContent {
    /// Accepted: tabs are moved in edit mode alone (N36).
    public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some TabContent<
        TabValue
    > {
        self
    }

    /// Accepted.
    public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }
    /// Accepted.
    public func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some TabContent<TabValue> { self }
    /// Accepted.
    public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> { self }
    /// Accepted.
    public func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some TabContent<TabValue> { self }
    /// Accepted.
    public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> { self }
    /// Accepted.
    public func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some TabContent<TabValue> { self }
    /// Accepted.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}
