// What tabs are called in speech, and modifiers that compile as in SwiftUI and do nothing in a terminal.

import TabNavigation

extension TabContent {
    /// Changes what only few tabs and sections have.
    func extending(_ change: @escaping @MainActor (inout TabExtras) -> Void) -> some TabContent<TabValue> {
        modified(
            tab: { record in
                var extras = record.extras ?? TabExtras()
                change(&extras)
                record.extras = extras
            },
            section: { record in
                var extras = record.extras ?? TabExtras()
                change(&extras)
                record.extras = extras
            })
    }

    /// What this is called where it is heard and not seen; where there is no title it is shown too (N50).
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        labelled(label.plain, isEnabled)
    }

    /// What this is called where it is heard and not seen.
    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        labelled(Text(label).plain, isEnabled)
    }

    /// What this is called where it is heard and not seen.
    @_disfavoredOverload
    public func accessibilityLabel<Words: StringProtocol>(
        _ label: Words, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { labelled(String(label), isEnabled) }

    private func labelled(_ label: String, _ isEnabled: Bool) -> some TabContent<TabValue> {
        let label = isEnabled ? label : nil
        return extending { if let label { $0.speech.label = label } }
            .declaring(
                tab: { if let label { $0.accessibilityLabel = label } },
                section: { if let label { $0.accessibilityLabel = label } })
    }

    /// What choosing this does, in words.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        extending { if isEnabled { $0.speech.hint = hint.plain } }
    }

    /// What choosing this does, in words.
    public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// What choosing this does, in words.
    @_disfavoredOverload
    public func accessibilityHint<Words: StringProtocol>(
        _ hint: Words, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled) }

    /// What this holds, in words.
    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        extending { if isEnabled { $0.speech.value = value.plain } }
    }

    /// What this holds, in words.
    public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// What this holds, in words.
    @_disfavoredOverload
    public func accessibilityValue<Words: StringProtocol>(
        _ value: Words, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled) }

    /// By what name tests and tools know this.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        extending { if isEnabled { $0.speech.identifier = identifier } }
    }

    /// Accepted: nobody speaks to a terminal yet.
    public func accessibilityInputLabels(_ labels: [String], isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
}

/// A bar of the system's.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind { case automatic, tabBar, other }
    let kind: Kind

    /// As the system has it.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// A bar that a terminal does not have apart from the title line.
    public static let navigationBar = ToolbarPlacement(kind: .other), bottomBar = ToolbarPlacement(kind: .other)
    /// A bar that a terminal does not have.
    public static let windowToolbar = ToolbarPlacement(kind: .other)
}

extension View {
    /// Whether the tab bar shows while this view does; the sidebar stays.
    ///
    /// Of the bars of a terminal only the bar of tabs can be hidden.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        hidingTabBar(visibility, bars)
    }

    /// Whether the tab bar shows while this view does; the older word.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        hidingTabBar(visibility, bars)
    }

    private func hidingTabBar(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        TabBarVisibilityView(content: self, visibility: bars.contains(.tabBar) ? visibility : .automatic)
    }

    /// Accepted: bars stand on the terminal's own ground.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepted: bars stand on the terminal's own ground.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Accepted: bars stand on the terminal's own ground.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
}

/// What the content of the selected tab asks of the tab view around in this frame.
@MainActor final class TabBarHost {
    var hidesBar = false
}

private struct TabBarHostKey: EnvironmentKey {
    static var defaultValue: TabBarHost? { nil }
}

extension EnvironmentValues {
    var tabBarHost: TabBarHost? {
        get { self[TabBarHostKey.self] }
        set { self[TabBarHostKey.self] = newValue }
    }
}

/// A view that says whether the tab bar shows; what stands further inside has the last word.
@MainActor struct TabBarVisibilityView<Content> {
    let content: Content
    let visibility: Visibility
}

extension TabBarVisibilityView: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        if visibility != .automatic, !context.environment.isCovered {
            context.environment.tabBarHost?.hidesBar = visibility == .hidden
        }
        return content.elements(in: context)
    }
}
