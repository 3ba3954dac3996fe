// The outline of declared tabs without a tab view: for listings and tests.

public import TabNavigation

extension TabOutline {
    /// What some content declares.
    ///
    /// Section actions are left out, as their words are views.
    @MainActor public init(declaring content: some TabContent) {
        self = TabTable(TabLowering.items(of: content), resolve: { _ in [] }, onChange: {}).outline
    }
}
