// Tips: a few words of the app's beside a tab, for as long as the app says so. A person closes one with Esc or by a click
// elsewhere.

import TabNavigation

/// Where a popover stands; accepted: a terminal puts it beside its tab.
public struct PopoverAttachmentAnchor: Hashable, Sendable {
    /// What a popover points at.
    public enum Source: Hashable, Sendable {
        /// The whole of it.
        case bounds
    }

    /// The bounds.
    public static func rect(_ source: Source) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
}

/// Something shown beside a tab.
struct TabTip {
    /// Whether it is shown now.
    let isShown: @MainActor () -> Bool
    /// What it shows; nil if that has gone.
    let content: @MainActor () -> AnyView?
    /// Called when the person closes it.
    let close: @MainActor () -> Void
}

extension TabContent {
    /// A tip beside this tab or section while the binding says so.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some TabContent<TabValue> {
        let tip = TabTip(
            isShown: { isPresented.wrappedValue }, content: { AnyView(content()) },
            close: { isPresented.wrappedValue = false })
        return extending { $0.tips.append(tip) }
    }

    /// A tip beside this tab or section while there is something to tell.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some TabContent<TabValue> {
        let tip = TabTip(
            isShown: { item.wrappedValue != nil }, content: { item.wrappedValue.map { AnyView(content($0)) } },
            close: { item.wrappedValue = nil })
        return extending { $0.tips.append(tip) }
    }
}

/// A tip that is shown in this frame.
struct ShownTip {
    let id: ItemID
    let focus: FocusID
    let content: Stacked
    let close: @MainActor () -> Void
}

extension ViewContext {
    /// The tips of a table that are to be shown now.
    func tips(of table: TabTable) -> [ShownTip] {
        table.tipped.flatMap { id, tips in
            tips.enumerated().compactMap { number, tip in
                let place = child(.tip(id, number))
                guard place.reading(tip.isShown) else { return nil }
                let evaluated = place.child(0).evaluate(tip.content)
                guard let view = evaluated.value else { return nil }
                return ShownTip(
                    id: id, focus: place.focusID(), content: Stacked(view.elements(in: evaluated.context.child(0))),
                    close: tip.close)
            }
        }
    }
}
