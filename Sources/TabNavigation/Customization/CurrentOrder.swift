// Orders as lists, for whoever asks: the whole of what is only stored in part (N30).

extension NavigationState {
    /// The whole order of a container now, by customization ID, of what may move in it; nil until customized (N30).
    ///
    /// This lists every item: it costs what the container holds.
    public func order(of container: OrderContainer) -> [String]? {
        guard customization[order: container] != nil, let order = plan.order(container, table) else { return nil }
        return order.ordinals.compactMap { table.customizationID(at: order.orderable[$0]) }
    }

    /// The identities of a container's items in the order drawn, hidden ones included.
    ///
    /// This lists every item: it costs what the container holds.
    public func items(in container: OrderContainer) -> [ItemID] {
        (plan.order(container, table)?.all.keeping(plan.shown.declared) ?? Arrangement()).map(table.id(at:))
    }
}
