// TabNavigation
