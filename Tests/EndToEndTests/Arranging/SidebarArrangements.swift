// Arranging where there is a sidebar. The cursor of edit mode begins on Home; below it stand Library, the section Guide
// and its four documents.

import TerminalScreen
import TestSupport

private let down = KeyPress(.down)
private let done = KeyPress(.enter)
private let edit = KeyPress("e")

extension Arrangement {
    static let sidebarByKeys: [Arrangement] = [
        Arrangement(form: .sidebar, what: "reorder within a section", isDone: reorderTab) {
            $0.press(edit, down, down, down, down, KeyPress("J"), done)
        },
        Arrangement(form: .sidebar, what: "lift, move and drop a tab", isDone: reorderTab) {
            $0.press(edit, down, down, down, down, KeyPress(" "), down, KeyPress(" "), done)
        },
        Arrangement(form: .sidebar, what: "move a section", isDone: moveSection) {
            $0.press(edit, down, down, KeyPress(.down, .shift), done)
        },
        Arrangement(form: .sidebar, what: "hide a tab", isDone: hideTab) {
            $0.press(edit, down, down, down, down, KeyPress("x"), done)
        },
        Arrangement(form: .sidebar, what: "take a tab off the bar", isDone: { !bar($0, shows: "Library") }) {
            $0.press(edit, down, KeyPress("p"), done)
        },
        Arrangement(form: .sidebar, what: "add a tab to the bar", isDone: { bar($0, shows: "Keys") }) {
            $0.press(edit, down, down, down, down, KeyPress("p"), done)
        },
        Arrangement(
            form: .sidebar, what: "collapse a section", isCustomization: false, isDone: isCollapsed
        ) { $0.press(down, down, KeyPress(.left), KeyPress(.up)) },
    ]

    static let sidebarByMouse: [Arrangement] = [
        Arrangement(form: .sidebar, what: "reorder within a section", byMouse: true, isDone: reorderTab) {
            try $0.clickEdit()
            try $0.drag("Keys", onto: "Arranging the")
            try $0.click("Done")
        },
        Arrangement(form: .sidebar, what: "move a section", byMouse: true, isDone: moveSection) {
            try $0.clickEdit()
            try $0.drag("▾ Guide", onto: "▾ Reading")
            try $0.click("Done")
        },
        Arrangement(form: .sidebar, what: "hide a tab", byMouse: true, isDone: hideTab) {
            try $0.clickEdit()
            try $0.click("☑ Keys")
            try $0.click("Done")
        },
        Arrangement(
            form: .sidebar, what: "take a tab off the bar", byMouse: true, isDone: { !bar($0, shows: "Library") }
        ) { try $0.choose("Take off the bar", fromMenuOf: "Library") },
        Arrangement(
            form: .sidebar, what: "drag a tab onto the bar", byMouse: true, isDone: { bar($0, shows: "Keys") }
        ) {
            try $0.clickEdit()
            try $0.drag("Keys", onto: "Library 12")
            try $0.click("Done")
        },
        Arrangement(
            form: .sidebar, what: "collapse a section", byMouse: true, isCustomization: false, isDone: isCollapsed
        ) {
            try $0.click("▾ Guide")
            try $0.click("Library")
        },
    ]
}
