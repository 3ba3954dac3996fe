// The pictures of the guide that are kept: which form, which size, what was opened and pressed before. A pure test draws
// each of them without a terminal and an end-to-end test in one; both are held to the same file, so that neither the
// terminal nor the drawing can stray alone.

public import TerminalScreen

/// One picture of the guide.
public struct GuideScene: Sendable, CustomStringConvertible {
    /// What it shows, as the beginning of the file's name.
    public let mode: String
    /// The size of the terminal.
    public let size: Size
    /// The place that is opened first, as `--open` names it.
    public var link: String?
    /// What is pressed then.
    public var keys: [KeyPress] = []

    /// Makes a scene.
    public init(mode: String, size: Size, link: String? = nil, keys: [KeyPress] = []) {
        self.mode = mode
        self.size = size
        self.link = link
        self.keys = keys
    }

    /// Mode and size.
    public var description: String { "\(mode)-\(size.columns)x\(size.rows)" }

    /// The file that holds the picture.
    public var golden: GoldenScreen { GoldenScreen(description, of: "EndToEndTests") }

    /// All of them.
    public static let all = sizes.flatMap { plain(at: $0) } + arranging + overlays

    /// From the widest to the least that is drawn in full, and what is left below that.
    private static let sizes = [(120, 40), (80, 24), (60, 24), (44, 20), (40, 20), (20, 5), (1, 1)]
        .map { Size(columns: $0, rows: $1) }

    private static func plain(at size: Size) -> [GuideScene] {
        let still = [
            GuideScene(mode: "home", size: size),
            GuideScene(mode: "document", size: size, link: "Reading/folders.md"),
        ]
        // libvterm has no single column: a second picture's letter would stand beside the first's.
        return size.columns < 2 ? still : still + [GuideScene(mode: "edit", size: size, keys: [KeyPress("e")])]
    }

    private static let wide = Size(columns: 120, rows: 40)
    private static let usual = Size(columns: 80, rows: 24)
    private static let narrow = Size(columns: 40, rows: 20)
    private static let down = KeyPress(.down)

    private static let arranging: [GuideScene] = [
        GuideScene(
            mode: "lifted", size: wide,
            keys: [KeyPress("e"), down, down, down, down, KeyPress(" "), down]),
        GuideScene(mode: "lifted", size: narrow, keys: [KeyPress("e"), down, down, KeyPress(" "), down]),
        GuideScene(mode: "hidden", size: wide, keys: [KeyPress("e"), down, KeyPress("x"), down, down, KeyPress("x")]),
        GuideScene(mode: "topbar", size: wide, keys: [KeyPress("s")]),
        GuideScene(mode: "topbar", size: usual, keys: [KeyPress("s")]),
        GuideScene(mode: "topbar-edit", size: usual, keys: [KeyPress("s"), KeyPress("e")]),
        GuideScene(mode: "collapsed", size: usual, keys: [KeyPress("-")]),
        GuideScene(mode: "expanded", size: usual, keys: [KeyPress("+")]),
    ]

    private static let overlays: [GuideScene] = [
        GuideScene(mode: "more", size: narrow, keys: [KeyPress("4")]),
        GuideScene(mode: "section", size: narrow, keys: [KeyPress("3")]),
        GuideScene(mode: "help", size: usual, keys: [KeyPress("?")]),
        GuideScene(mode: "help", size: narrow, keys: [KeyPress("?")]),
        GuideScene(mode: "menu", size: usual, keys: [down, KeyPress("a")]),
        GuideScene(mode: "palette", size: usual, keys: [KeyPress(":")]),
        GuideScene(mode: "palette", size: narrow, keys: [KeyPress(":")]),
        GuideScene(mode: "search", size: usual, keys: [KeyPress("/")] + "collection".map { KeyPress($0) }),
        GuideScene(mode: "search", size: narrow, keys: [KeyPress("/")] + "collection".map { KeyPress($0) }),
    ]
}
