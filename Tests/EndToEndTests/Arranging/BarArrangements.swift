// Arranging where there is a bar. Edit mode lists the bar's seven items, a rule, and the rest: the section Guide and its
// documents first. Under More stand the sections behind Guide.

import TerminalScreen
import TestSupport

private let down = KeyPress(.down)
private let done = KeyPress(.enter)
private let edit = KeyPress("e")

/// From Home in the list of edit mode to the section Guide below the rule.
private func goToGuide(_ program: PtyProgram) { program.press(down, times: 7) }

/// Opens the menu of what the cursor stands on and goes to an entry with the arrows.
private func choose(_ entry: String, in program: PtyProgram) throws {
    program.press(KeyPress("a"))
    try program.see(entry)
    while !program.screen.text.contains("▌ " + entry) {
        let before = program.screen.text
        program.press(down)
        try program.wait { $0.text != before }
    }
    program.press(done)
    try program.wait { !$0.text.contains("▌ " + entry) }
}

/// Leaves More and the lists in it.
private func leaveLists(_ program: PtyProgram) throws {
    try program.fence()
    while program.screen.rows[0].hasPrefix(" ‹") {
        let before = program.screen.rows
        program.press(KeyPress(.escape))
        try program.wait { $0.rows != before }
    }
}

extension Arrangement {
    static let topBarByKeys: [Arrangement] = [
        Arrangement(form: .topBar, what: "reorder within a section", isDone: reorderTab) {
            $0.press(edit)
            goToGuide($0)
            $0.press(down, down, KeyPress("J"), done)
        },
        Arrangement(form: .topBar, what: "move a section", isDone: moveSection) {
            $0.press(edit)
            goToGuide($0)
            $0.press(KeyPress("J"), done)
        },
        Arrangement(
            form: .topBar, what: "move a section on the bar itself",
            isDone: { bar($0, has: "Reading", before: "Guide") }
        ) {
            $0.press(edit, KeyPress(.tab), KeyPress(.right), KeyPress(.right), KeyPress(.right, .shift), done)
        },
        Arrangement(form: .topBar, what: "hide a tab", isDone: hideTab) {
            $0.press(edit)
            goToGuide($0)
            $0.press(down, down, KeyPress("x"), done)
        },
        Arrangement(form: .topBar, what: "take a tab off the bar", isDone: { !bar($0, shows: "Library") }) {
            $0.press(edit, down, KeyPress("p"), done)
        },
        Arrangement(form: .topBar, what: "collapse a section", isCustomization: false, isDone: isCollapsed) {
            $0.press(edit)
            goToGuide($0)
            $0.press(KeyPress(.left), done)
        },
    ]

    static let topBarByMouse: [Arrangement] = [
        Arrangement(form: .topBar, what: "reorder within a section", byMouse: true, isDone: reorderTab) {
            try $0.clickEdit()
            try $0.drag("Keys", onto: "Arranging the")
            try $0.click("Done")
        },
        Arrangement(
            form: .topBar, what: "move a section", byMouse: true,
            isDone: { bar($0, has: "Reading", before: "Guide") }
        ) {
            try $0.clickEdit()
            try $0.drag("Guide ▾", onto: "ing ▾")
            try $0.click("Done")
        },
        Arrangement(form: .topBar, what: "hide a tab", byMouse: true, isDone: hideTab) {
            try $0.clickEdit()
            try $0.click("☑ Keys")
            try $0.click("Done")
        },
        Arrangement(
            form: .topBar, what: "take a tab off the bar", byMouse: true, isDone: { !bar($0, shows: "Library") }
        ) { try $0.choose("Take off the bar", fromMenuOf: "Library") },
        Arrangement(
            form: .topBar, what: "collapse a section", byMouse: true, isCustomization: false, isDone: isCollapsed
        ) { try $0.choose("Collapse", fromMenuOf: "Guide ▾") },
    ]

    static let bottomBar: [Arrangement] = [
        Arrangement(form: .bottomBar, what: "reorder within a section", isDone: reorderTab) {
            $0.press(edit)
            goToGuide($0)
            $0.press(KeyPress(.right), down, down, KeyPress("J"), KeyPress(.left), KeyPress(.left), done)
        },
        Arrangement(form: .bottomBar, what: "move a section", isDone: moveSection) {
            $0.press(edit)
            goToGuide($0)
            $0.press(KeyPress("J"), done)
        },
        Arrangement(
            form: .bottomBar, what: "move along the bar", isDone: { bar($0, has: "Guide", before: "Library") }
        ) { $0.press(edit, KeyPress(.tab), KeyPress(.right), KeyPress("L"), done) },
        Arrangement(form: .bottomBar, what: "hide a tab", isDone: hideLibrary) {
            $0.press(edit, down, KeyPress(.delete), done)
        },
        Arrangement(form: .bottomBar, what: "take a tab off the bar", isDone: { !bar($0, shows: "Library") }) {
            $0.press(edit, down, KeyPress("p"), done)
        },
        Arrangement(
            form: .bottomBar, what: "expand a section", isCustomization: false,
            isDone: { $0.edit.contains { $0.contains("▾ Guide") } }
        ) {
            $0.press(edit)
            goToGuide($0)
            $0.press(KeyPress(.right), done)
        },
        Arrangement(
            form: .bottomBar, what: "move along the bar", byMouse: true,
            isDone: { bar($0, has: "Guide", before: "Library") }
        ) {
            try $0.clickEdit()
            try $0.drag("Library", onto: "Guide", last: true)
            try $0.click("Done")
        },
        Arrangement(form: .bottomBar, what: "move a section", byMouse: true, isDone: moveSection) {
            try $0.clickEdit()
            try $0.drag("▸ Guide", onto: "▸ Reading", last: true)
            try $0.click("Done")
        },
        Arrangement(form: .bottomBar, what: "hide a tab", byMouse: true, isDone: hideLibrary) {
            try $0.clickEdit()
            try $0.click("☑ Library")
            try $0.click("Done")
        },
        Arrangement(
            form: .bottomBar, what: "take a tab off the bar", byMouse: true, isDone: { !bar($0, shows: "Library") }
        ) { try $0.choose("Take off the bar", fromMenuOf: "Library", last: true) },
    ]

    static let more: [Arrangement] = [
        Arrangement(form: .more, what: "move a section", isDone: { more($0, has: "Beyond", above: "Reading") }) {
            $0.press(KeyPress("4"))
            try $0.see("‹ More")
            try choose("Move down", in: $0)
            try leaveLists($0)
        },
        Arrangement(form: .more, what: "reorder within a section", isDone: reorderTab) {
            $0.press(KeyPress("3"), down)
            try $0.see("▌ ▤ Keys")
            try choose("Move down", in: $0)
            try leaveLists($0)
        },
        Arrangement(
            form: .more, what: "hide a section", isDone: { !$0.tree.contains { $0.contains("[Reading/]") } }
        ) {
            $0.press(KeyPress("4"))
            try $0.see("‹ More")
            try choose("Hide", in: $0)
            try leaveLists($0)
        },
        Arrangement(
            form: .more, what: "take a section off the bar",
            isDone: { $0.edit.contains { $0.contains("Reading") } && more($0, has: "Beyond", above: "Reading") }
        ) {
            $0.press(KeyPress("4"))
            try $0.see("‹ More")
            try choose("Take off the bar", in: $0)
            try leaveLists($0)
        },
        Arrangement(
            form: .more, what: "move a section", byMouse: true, isDone: { more($0, has: "Beyond", above: "Reading") }
        ) {
            try $0.click("More")
            try $0.see("‹ More")
            try $0.choose("Move down", fromMenuOf: "Reading ▸")
            try leaveLists($0)
        },
        Arrangement(
            form: .more, what: "hide a section", byMouse: true,
            isDone: { !$0.tree.contains { $0.contains("[Reading/]") } }
        ) {
            try $0.click("More")
            try $0.see("‹ More")
            try $0.choose("Hide", fromMenuOf: "Reading ▸")
            try leaveLists($0)
        },
        Arrangement(
            form: .more, what: "take a section off the bar", byMouse: true,
            isDone: { more($0, has: "Beyond", above: "Reading") }
        ) {
            try $0.click("More")
            try $0.see("‹ More")
            try $0.choose("Take off the bar", fromMenuOf: "Reading ▸")
            try leaveLists($0)
        },
    ]

    /// Whether under More one title stands above another.
    static func more(_ seen: Seen, has upper: String, above lower: String) -> Bool {
        guard let one = seen.more.firstIndex(where: { $0.contains(upper) }),
            let other = seen.more.firstIndex(where: { $0.contains(lower) })
        else { return false }
        return one < other
    }
}
