// `--reset`, `--export`, `--import`: how the navigation was arranged, without a screen. A file that is taken over must be
// understood whole; then it replaces what there was in one step.
import Glibc
import NavigationStore
import TabNavigation
import TerminalScreen

/// The customization of one opened folder, as a file.
struct CustomizationFile {
    let file: StoreFile
    let words: Words

    /// The customization of what is opened.
    ///
    /// - Throws: `Fault` where nothing can be kept.
    init(_ opening: Opening, _ words: Words) throws(Fault) {
        guard let file = opening.places.customization else {
            throw .unsaved(reason: words["reader.help.nowhere"])
        }
        (self.file, self.words) = (file, words)
    }

    /// Forgets a part.
    func reset(_ scope: Options.ResetScope) throws(Fault) {
        let keys = try load().keys.filter { key in
            scope != .visibility && key.begins(with: "order/") || scope != .order && key.begins(with: "visibility/")
        }
        try save(Dictionary(uniqueKeysWithValues: keys.map { ($0, nil) }))
    }

    /// The text of a file that holds all of it.
    func exported() throws(Fault) -> [UInt8] {
        // Nothing else than what --import understands.
        StoreFile.text(of: TabCustomization(stored: try load()).stored)
    }

    /// Takes over what a file holds in place of all there was.
    ///
    /// - Throws: `Fault` for a file that is no customization; nothing has changed then.
    func replace(with text: [UInt8], named name: String) throws(Fault) {
        guard let new = StoreFile.values(in: text), TabCustomization(stored: new).stored == new else {
            throw .notImported(name: name)
        }
        try save(try load().changes(to: new))
    }

    private func load() throws(Fault) -> [String: StoredValue] {
        do throws(StoreError) { return try file.load().values } catch { throw .unsaved(reason: error.text(words)) }
    }

    private func save(_ changes: [String: StoredValue?]) throws(Fault) {
        do throws(StoreError) { try file.save(changes: changes) } catch { throw .unsaved(reason: error.text(words)) }
    }
}

/// Whole files that the command line names, `-` being a standard stream.
enum NamedFile {
    /// All bytes of a file.
    static func read(_ name: [UInt8]) throws(Fault) -> [UInt8] {
        do throws(ReadFault) {
            return isStream(name) ? try FileBytes.standardInput() : try FileBytes.all(at: name)
        } catch {
            throw .unreadable(name: FileName.shown(name), error)
        }
    }

    /// Writes a file, whole or not at all; what is no file proper, such as a device, just gets the bytes.
    static func write(_ bytes: [UInt8], to name: [UInt8]) throws(Fault) {
        if isStream(name) { return try StandardOutput.write(bytes) }
        let path = PathBytes(bytes: name)
        let code: Int32
        if FileBytes.stamp(name) != nil, FileBytes.facts(name)?.isFolder != false {
            code = put(bytes, path)
        } else {
            // A link stays a link.
            let target = path.resolved() ?? path
            code = replace(target, with: bytes)
        }
        if code != 0 { throw .unreadable(name: path.shown, ReadFault(errno: code)) }
    }

    /// Writes beside a file and then puts that in its place; the number of the error, or 0.
    private static func replace(_ target: PathBytes, with bytes: [UInt8]) -> Int32 {
        let new = target.suffixed(".new")
        var code = put(bytes, new)
        let isMoved = code == 0 && new.withCString { old in target.withCString { rename(old, $0) } } == 0
        if isMoved { return 0 }
        if code == 0 { code = errno }
        new.withCString { _ = unlink($0) }
        return code
    }

    /// Writes to a path; the number of the error, or 0.
    private static func put(_ bytes: [UInt8], _ path: PathBytes) -> Int32 {
        let file = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o644) }
        guard file >= 0 else { return errno }
        defer { close(file) }
        return Program.write(bytes, to: file) ? 0 : errno
    }

    /// Whether a name stands for a standard stream.
    static func isStream(_ name: [UInt8]) -> Bool { name == Array("-".utf8) }
}
