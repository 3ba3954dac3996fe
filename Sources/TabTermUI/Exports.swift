// The one import of an app: everything that an interface is written with comes with `import TabTermUI`.
@_exported public import FoundationEssentials
@_exported public import MarkdownText
@_exported public import NavigationStore
@_exported public import NcursesTerminal
@_exported public import Observation
@_exported public import TabKit
@_exported public import TabNavigation
@_exported public import TabViews
@_exported public import TerminalScreen
