// One place in which the program is run: a kind of terminal, a locale, a size, and how many colours. The matrix is all of
// them; a usual run takes a few, MATRIX=all takes each.

import Glibc
import TerminalScreen
import TestSupport

/// A terminal, a locale, a size and colours.
struct MatrixCell: Sendable, CustomStringConvertible {
    /// How colours are asked for.
    enum Colors: String, CaseIterable {
        case usual, none, trueColor
    }

    /// TERM; nil where it is not set.
    let type: String?
    let locale: String
    let size: Size
    let colors: Colors

    var description: String {
        "\(type ?? "unset") \(locale) \(size.columns)x\(size.rows) \(colors)"
    }

    static let types: [String?] = [
        "xterm-256color", "xterm", "screen", "tmux-256color", "linux", "vt100", "rxvt", "dumb", nil,
    ]
    static let locales = ["C", "C.UTF-8", "uk_UA.UTF-8", "zh_CN.UTF-8", "en_US.ISO-8859-1"]
    static let sizes = [(1, 1), (20, 5), (40, 20), (80, 24), (200, 60)].map { Size(columns: $0, rows: $1) }

    static let all: [MatrixCell] = types.flatMap { type in
        locales.flatMap { locale in
            sizes.flatMap { size in
                Colors.allCases.map { MatrixCell(type: type, locale: locale, size: size, colors: $0) }
            }
        }
    }

    /// Five that have each size and each locale once, and the terminals that differ most.
    static let sample = [
        MatrixCell(type: "xterm-256color", locale: "uk_UA.UTF-8", size: sizes[3], colors: .trueColor),
        MatrixCell(type: "vt100", locale: "C", size: sizes[4], colors: .usual),
        MatrixCell(type: "tmux-256color", locale: "zh_CN.UTF-8", size: sizes[2], colors: .usual),
        MatrixCell(type: "linux", locale: "en_US.ISO-8859-1", size: sizes[1], colors: .none),
        MatrixCell(type: "rxvt", locale: "C.UTF-8", size: sizes[0], colors: .usual),
    ]

    /// Those of this run.
    static let chosen: [MatrixCell] = getenv("MATRIX").map { String(cString: $0) } == "all" ? all : sample

    /// Whether the program can draw there.
    var isDrawable: Bool { type != nil && type != "dumb" }
    /// Whether the terminal can't be told not to go on in the next line.
    var wraps: Bool { type == "rxvt" }
    /// Whether the locale has all letters.
    var isUnicode: Bool { locale.hasSuffix("UTF-8") }

    /// What the program finds in its environment.
    func environment(_ home: Home) -> [String: String] {
        var variables = home.environment
        // An empty value leaves TERM out.
        variables["TERM"] = type ?? ""
        variables["LANG"] = locale
        variables["LC_ALL"] = locale
        variables["LOCPATH"] = Locales.folder
        variables["NO_COLOR"] = colors == .none ? "1" : ""
        variables["COLORTERM"] = colors == .trueColor ? "truecolor" : ""
        return variables
    }
}

/// Locales for the tests alone, whatever is installed: made once beside the built products.
enum Locales {
    /// The folder for LOCPATH.
    static let folder: String = {
        let folder = Products.folder + "/locales"
        mkdir(folder, 0o755)
        for name in MatrixCell.locales where name.contains("_") { make(name, in: folder) }
        return folder
    }()

    /// Makes one with the system's tool from the system's sources (Debian: locales).
    private static func make(_ name: String, in folder: String) {
        if access(folder + "/" + name + "/LC_CTYPE", R_OK) == 0 { return }
        let parts = name.split(separator: ".")
        // Into another name first: a run beside this one may need it.
        let unfinished = "\(folder)/\(name).\(getpid())"
        let making = try? PtyProgram(
            ["/usr/bin/localedef", "--no-archive", "-c", "-i", String(parts[0]), "-f", String(parts[1]), unfinished])
        _ = try? making?.exitStatus(within: 120)
        rename(unfinished, folder + "/" + name)
    }
}
