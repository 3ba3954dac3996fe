// One thing that a person does to the navigation, in one form, by keyboard or by mouse, and how to see that it is done.

import TerminalScreen
import TestSupport

/// What a person does, and what it does.
struct Arrangement: Sendable, CustomStringConvertible {
    /// Where it is done.
    enum Form: String {
        case sidebar, topBar, bottomBar, more
    }

    /// What is seen of the navigation.
    struct Seen: Equatable {
        /// The lines of `--tree`.
        var tree: [String]
        /// The screen as it is read.
        var screen: [String]
        /// The screen in edit mode.
        var edit: [String]
        /// The list under More, where there is a bottom bar.
        var more: [String]

        /// Where this differs from what was expected, line by line; nil if nowhere.
        func difference(from expected: Seen) -> String? {
            if self == expected { return nil }
            let parts = [
                (expected.tree, tree), (expected.screen, screen), (expected.edit, edit), (expected.more, more),
            ]
            return parts.map { old, new in
                let lines = (0..<max(old.count, new.count)).filter { index in
                    !old.indices.contains(index) || !new.indices.contains(index) || old[index] != new[index]
                }
                return lines.map { index in
                    (old.indices.contains(index) ? "- \(old[index])\n" : "")
                        + (new.indices.contains(index) ? "+ \(new[index])\n" : "")
                }.joined()
            }.joined()
        }

        /// Whether of two tabs, named by what their line in `--tree` holds, one stands before the other.
        func ordered(_ first: String, _ second: String) -> Bool {
            guard let one = tree.firstIndex(where: { $0.contains(first) }),
                let other = tree.firstIndex(where: { $0.contains(second) })
            else { return false }
            return one < other
        }
    }

    let form: Form
    /// What it does, in words.
    let what: String
    /// Whether the mouse does it.
    var byMouse = false
    /// Whether undo takes it back: all but what is no customization.
    var isCustomization = true
    /// Whether it is done.
    let isDone: @Sendable (Seen) -> Bool
    /// How it is done, from Home with nothing open.
    let act: @Sendable (PtyProgram) throws -> Void

    var description: String { "\(form.rawValue), \(byMouse ? "mouse" : "keys"): \(what)" }

    /// The size of the terminal.
    var size: Size { form == .sidebar || form == .topBar ? .wide : .narrow }

    static let all = sidebarByKeys + sidebarByMouse + topBarByKeys + topBarByMouse + bottomBar + more
}

// What the arrangements do, each under one name in all forms.
extension Arrangement {
    static let reorderTab: @Sendable (Seen) -> Bool = { $0.ordered("[arranging.md]", "[keys.md]") }
    static let moveSection: @Sendable (Seen) -> Bool = { $0.ordered("[Reading/]", "[./]") }
    static let hideTab: @Sendable (Seen) -> Bool = { !$0.tree.contains { $0.hasPrefix("  Keys [keys.md]") } }
    static let hideLibrary: @Sendable (Seen) -> Bool = { !$0.tree.contains { $0.contains("[:library]") } }
    static let isCollapsed: @Sendable (Seen) -> Bool = { $0.edit.contains { $0.contains("▸ Guide") } }

    /// Whether the bar, wherever it is drawn, shows a title.
    static func bar(_ seen: Seen, shows title: String) -> Bool {
        (seen.edit[0] + seen.edit.suffix(3).joined()).contains(title)
    }

    /// Whether of two titles on the bar one stands before the other.
    static func bar(_ seen: Seen, has first: String, before second: String) -> Bool {
        for row in [seen.edit[0]] + seen.edit.suffix(3) {
            if let one = row.firstRange(of: first), let other = row.firstRange(of: second) {
                return one.lowerBound < other.lowerBound
            }
        }
        return false
    }
}
