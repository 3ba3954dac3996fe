// From what was named on the command line to a source of documents: what is there, and why it can't be read.
import Glibc
import NavigationStore

/// What is opened, and where the person is to be put.
struct Opening {
    var source: LibrarySource
    /// The place that is shown first; nil for where the person was.
    var link: ReaderLink?
    var places: Places
    /// Whether a document was named, not a folder.
    var isDocument = false
    /// Whether it is the guide.
    var isGuide = false
    /// Whether things were to be kept and there is no place for them.
    var isHomeless = false

    /// Finds out what is to be opened.
    ///
    /// - Throws: `Fault` when there is nothing to read at that name.
    init(_ options: Options, _ words: Words) throws(Fault) {
        switch options.subject {
        case .guide:
            source = Guide.source(words)
            places = Places(root: nil)
            isGuide = true
        case .standardInput:
            source = try Self.standardInput(words, isShown: options.task == .read)
            link = .path(RelativePath(Array("-".utf8)), heading: nil)
            places = .none
            isDocument = true
        case .path(let name):
            let (root, document) = try Self.folder(name)
            source = .folder(root)
            link = document.map { .path($0, heading: nil) }
            places = Places(root: root)
            isDocument = document != nil
        }
        isHomeless = options.keepsState && options.subject != .standardInput && places.state == nil
        if !options.keepsState { places = .none }
        if let text = options.link { link = ReaderLink(text) }
    }

    /// - Parameter isShown: whether there is a screen on which more can appear: then a slow text is not waited for.
    private static func standardInput(_ words: Words, isShown: Bool) throws(Fault) -> LibrarySource {
        let text = IncomingText()
        text.read(until: isShown ? .now + .milliseconds(50) : nil)
        do throws(ReadFault) {
            let bytes = try text.soFar.get()
            guard DocumentKind.isText(bytes.prefix(8192)) else { throw .isBinary }
        } catch {
            throw .unreadable(name: "-", error)
        }
        return .standardInput(text, name: words["reader.standardInput"])
    }

    /// The real path of the folder, and the document in it when a document was named.
    private static func folder(_ name: [UInt8]) throws(Fault) -> (root: [UInt8], document: RelativePath?) {
        let shown = FileName.shown(name)
        guard let real = PathBytes(bytes: name).resolved()?.bytes else {
            throw .unreadable(name: shown, ReadFault(errno: errno))
        }
        if let fault = folderFault(real) {
            guard fault == .missing else { throw .unreadable(name: shown, fault) }
            do throws(ReadFault) { try FileBytes.check(at: real) } catch {
                throw .unreadable(name: shown, error)
            }
            let slash = real.lastIndex(of: UInt8(ascii: "/")) ?? 0
            return (slash == 0 ? Array("/".utf8) : Array(real[..<slash]), RelativePath(Array(real[(slash + 1)...])))
        }
        return (real, nil)
    }

    /// Why a path can't be read as a folder; `missing` when it is no folder.
    private static func folderFault(_ path: [UInt8]) -> ReadFault? {
        guard let directory = opendir(path.map { CChar(bitPattern: $0) } + [0]) else { return ReadFault(errno: errno) }
        closedir(directory)
        return nil
    }
}
