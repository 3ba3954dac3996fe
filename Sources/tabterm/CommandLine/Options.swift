// What was asked for on the command line, as one value. It holds no defaults that depend on the machine: those are
// decided where they are used.

/// The command line, understood.
struct Options: Equatable, Sendable {
    /// What is opened.
    enum Subject: Equatable, Sendable {
        case guide
        /// A folder or a document, as the bytes that were typed.
        case path([UInt8])
        case standardInput
    }

    /// What is done with it.
    enum Task: Equatable, Sendable {
        /// Open it on the terminal.
        case read
        /// Draw one frame, or one whole document, as text.
        case print
        /// Print the navigation, as text or as JSON.
        case tree(isJSON: Bool)
        /// Write the customization to a file, or take it from one; `-` is a standard stream.
        case export(to: [UInt8])
        case `import`(from: [UInt8])
        /// Show a place in a program that is running.
        case remote(link: String)
        /// Forget a part of the customization.
        case reset(ResetScope)
        case version
        case help

        /// Whether the settings file has a say in it.
        var followsSettings: Bool {
            switch self {
            case .read, .print, .tree: true
            case .export, .import, .remote, .reset, .version, .help: false
            }
        }
    }

    /// Which part of the customization is forgotten.
    enum ResetScope: String, CaseIterable, Sendable {
        case order, visibility, all
    }

    /// The form that is drawn in place of the one that the width asks for (N1).
    enum Placement: String, CaseIterable, Sendable {
        case auto, bottom, top, sidebar
    }

    /// A size in cells.
    struct Extent: Equatable, Sendable {
        var columns: Int
        var rows: Int
    }

    var subject = Subject.guide
    var task = Task.read
    var link: String?
    var size: Extent?
    var placement = Placement.auto
    /// The width in columns below which the navigation is compact; nil for the usual 80.
    var breakpoint: Int?
    var isASCII = false
    var hasColor = true
    var hasMouse = true
    var keepsState = true
    /// The most columns of a line of text; nil for the usual 80.
    var measure: Int?
    /// Whether text stands in the middle of a wide page.
    var isCentered = false
    /// Whether landing on a row of the sidebar selects its tab.
    var selectsOnMove = true
    /// Whether hidden and ignored files are listed from the start.
    var showsHidden = false
    /// The editor and its arguments; nil for the one that the environment names.
    var editor: String?
}
