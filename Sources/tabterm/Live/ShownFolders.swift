// Which folders are on the screen: those around the document, those of lists, those of open sections. They are few; a
// page that lists everything shows the first of many.

import NavigationStore
import TabTermUI
import TabViews

extension Reader {
    /// The most folders that are watched.
    private static var mostWatched: Int { 256 }

    /// What is on the screen now.
    var onScreen: Shown {
        var shown = Shown()
        let tree = library.tree
        shown.folders = [RelativePath([])]
        shown.document = currentDocument.map { RelativePath(identifier: $0) }
        if let document = shown.document { shown.folders.formUnion(document.parent?.chain ?? []) }
        if case .folder(let name) = selection { shown.folders.formUnion(RelativePath(identifier: name).chain) }
        for case .folder(let name) in path(of: selection).wrappedValue {
            shown.folders.formUnion(RelativePath(identifier: name).chain)
        }
        let listsAll = selection == .library && path(of: .library).wrappedValue.isEmpty
        for folder in listsAll ? Array(tree.folders.indices) : openSections {
            guard shown.folders.count < Self.mostWatched else {
                shown.isCut = true
                break
            }
            shown.folders.insert(tree.path(ofFolder: folder))
        }
        return shown
    }

    /// The folders whose sections are open.
    private var openSections: [Int] {
        let tree = library.tree
        let isOpen = expandsSections
        var chosen: [String: Bool] = [:]
        for id in memory.names(under: "expansion/") { chosen[id] = memory["expansion/" + id]?.boolValue }
        if !isOpen, !chosen.values.contains(true) { return [] }
        return tree.subfolders(of: 0).filter { folder in
            chosen["section:" + Place.folder(tree.path(ofFolder: folder).identifier).description] ?? isOpen
        }
    }
}

extension RelativePath {
    /// This folder and all around it, up to the opened one.
    var chain: [RelativePath] { [self] + (parent?.chain ?? []) }
}
