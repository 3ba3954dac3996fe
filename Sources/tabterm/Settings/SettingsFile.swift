// Where the settings file lies, and what comes of it for a run.
import Glibc
import NavigationStore

/// The settings file.
enum SettingsFile {
    /// Its path; nil without a home.
    static var path: PathBytes? { StateLocation(program: "tabterm").folder(.configuration)?.appending("config.yaml") }

    /// The options of a run for which nothing was typed; the usual ones where there is no file.
    ///
    /// - Throws: `Fault` for a file that can't be read or is not as it must be.
    static func options(at path: PathBytes? = Self.path) throws(Fault) -> Options {
        guard let path else { return Options() }
        let bytes: [UInt8]
        do throws(ReadFault) {
            bytes = try FileBytes.all(at: path.bytes)
        } catch {
            switch error {
            case .missing: return Options()
            case .isFolder: throw .settingsFolder(name: path.shown)
            case .notPermitted: throw .unreadable(name: closed(path).shown, error)
            default: throw .unreadable(name: path.shown, error)
            }
        }
        let reader = SettingsReader(bytes)
        guard reader.faults.isEmpty else { throw .settings(file: path.shown, reader.faults) }
        return Options(settings: reader.settings)
    }

    /// What keeps a file from being read: the outermost folder on the way to it that may not be entered, else the file.
    private static func closed(_ path: PathBytes) -> PathBytes {
        let ends = path.bytes.indices.dropFirst().filter { path.bytes[$0] == UInt8(ascii: "/") }
        let folders = ends.map { PathBytes(bytes: Array(path.bytes[..<$0])) }
        return folders.first { access($0.bytes.map { CChar(bitPattern: $0) } + [0], X_OK) != 0 } ?? path
    }
}
