// `@FocusState`: the program's own say in where the focus is.
import TerminalScreen

extension Session {
    func applyFocusRequests() {}
    func tellFocusBindings() {}
}
