// Where the settings file lies, and what comes of it for a run.
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
            if error == .missing { return Options() }
            throw .unreadable(name: path.shown, error)
        }
        let reader = SettingsReader(bytes)
        guard reader.faults.isEmpty else { throw .settings(file: path.shown, reader.faults) }
        return Options(settings: reader.settings)
    }
}
