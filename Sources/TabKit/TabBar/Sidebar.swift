// The sidebar of a tab bar controller: whether it is there, how it stands, and what stands around its rows.
public import Observation
import TabNavigation
public import TabViews

extension UITabBarController {
    /// The sidebar of a tab bar controller.
    @Observable @MainActor public final class Sidebar {
        /// Beside the content or over it (N21).
        public var preferredLayout = Layout.automatic
        /// What stands above the rows and scrolls with them (N20).
        public var headerContentConfiguration: (any UIContentConfiguration)?
        /// What stands below the rows and scrolls with them (N20).
        public var footerContentConfiguration: (any UIContentConfiguration)?
        /// What stays at the bottom (N20).
        public var bottomBarView: (any View)?
        /// Whether the app wants a top bar instead, where the person has not chosen (N2, N4).
        var isHiddenByApp = false
        @ObservationIgnored private weak var controller: UITabBarController?

        init(of controller: UITabBarController) { self.controller = controller }

        /// Whether wide terminals show a top bar instead of the sidebar (N4).
        public var isHidden: Bool {
            get { controller?.handle.state?.hidesSidebar ?? isHiddenByApp }
            set {
                isHiddenByApp = newValue
                guard let handle = controller?.handle, let chosen = handle.state?.hidesSidebar else { return }
                if chosen != newValue { handle.perform(.toggleSidebar) }
            }
        }

        /// Scrolls until a tab is seen.
        public func scroll(to tab: UITab, animated: Bool = true) { controller?.handle.reveal(tab.itemID) }

        /// Declares a tab anew, for instance after a change that its properties do not tell of.
        public func reconfigureItem(for tab: UITab) { controller?.revision &+= 1 }

        /// Where a sidebar stands (N21).
        public enum Layout: Hashable, Sendable, CaseIterable {
            /// Beside the content.
            case automatic
            /// Over the content; it closes on a choice and on Esc.
            case overlap
            /// Beside the content.
            case tile
        }
    }
}

/// Says what stands above or below the sidebar's rows.
@MainActor public protocol UIContentConfiguration {
    /// The view.
    var content: any View { get }
}

/// A view as what stands above or below the sidebar's rows.
public struct UIHostingConfiguration: UIContentConfiguration {
    /// The view.
    public let content: any View

    /// A view.
    public init(@ViewBuilder content: () -> some View) { self.content = content() }
}
