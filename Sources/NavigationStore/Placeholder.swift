// NavigationStore
