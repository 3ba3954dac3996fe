// The pictures of the README and of the documentation show what the program draws today.
import TerminalScreen
import TestSupport
import Testing

@MainActor @Suite("Documentation pictures") struct DocumentationPictures {
    private nonisolated static let wide = Size(columns: 96, rows: 28)
    private nonisolated static let narrow = Size(columns: 44, rows: 20)
    private nonisolated static let down = KeyPress(.down)

    /// A picture and the scene that it shows.
    struct Kept: Sendable, CustomStringConvertible {
        let file: PictureFile
        let scene: GuideScene
        var description: String { file.name }

        init(_ name: String, _ title: String, _ size: Size, link: String? = nil, keys: [KeyPress] = []) {
            file = PictureFile(name, title: title)
            scene = GuideScene(mode: name, size: size, link: link, keys: keys)
        }
    }

    nonisolated static let kept = [
        Kept("sidebar", "A document beside the sidebar", wide, link: "Reading/folders.md"),
        Kept("bottom-bar", "The same document above the bottom bar", narrow, link: "Reading/folders.md"),
        Kept(
            "top-bar", "The same document below the bar at the top", wide, link: "Reading/folders.md",
            keys: [KeyPress("s")]),
        Kept(
            "arranging", "A tab in the hand", wide, keys: [KeyPress("e"), down, down, down, down, KeyPress(" "), down]),
        Kept(
            "arranging-narrow", "A tab in the hand in the narrow form", narrow,
            keys: [KeyPress("e"), down, down, KeyPress(" "), down]),
        Kept("search", "Search", wide, keys: [KeyPress("/")] + "collection".map { KeyPress($0) }),
        Kept("more", "The list behind More", narrow, keys: [KeyPress("4")]),
    ]

    @Test("Each picture is up to date", arguments: kept) func isUpToDate(_ kept: Kept) throws {
        let difference = kept.file.difference(from: try kept.scene.frame())
        #expect(difference == nil, "\(difference ?? "")")
    }
}
