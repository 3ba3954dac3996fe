// Everything that ends the program before or instead of a screen, typed. This is the one place that turns a fault into
// a line of text and an exit status.

/// A reason for the program to end with a message.
enum Fault: Error, Equatable {
    /// The option and the known one that was perhaps meant.
    case unknownOption(String, nearest: String?)
    case ambiguousOption(String, candidates: [String])
    case missingValue(option: String)
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, expected: String)
    case extraOperand(String)
    case emptyOperand
    /// There is no terminal to draw on, and neither --print nor --tree was asked for.
    case noTerminal(reason: String)
    /// `--open` was given something that is not a place in what is open.
    case unknownLink(String)
    /// The file or folder could not be read.
    case unreadable(name: String, ReadFault)
    /// The customization could not be written.
    case unsaved(reason: String)
    /// What was to be printed could not be written.
    case unprinted(reason: String)
    /// An option was given that means something only beside another.
    case missingOption(String, of: String)
    /// All that is wrong with the settings file.
    case settings(file: String, [SettingsFault])
    /// A folder stands where the settings file is expected.
    case settingsFolder(name: String)
    /// What was to be imported is no customization.
    case notImported(name: String)
    /// No program runs that could show the place.
    case noInstance(name: String?)
    /// There is no place in which one could be found.
    case noRuntimeFolder
    /// The running program said no, or nothing.
    case refused(reason: String)

    /// 1 for a fault of the input or the output, 2 for wrong usage or no terminal.
    var exitStatus: Int32 {
        switch self {
        case .unknownOption, .ambiguousOption, .missingValue, .unexpectedValue, .badValue, .extraOperand, .emptyOperand,
            .noTerminal, .missingOption:
            2
        case .unknownLink, .unreadable, .unsaved, .unprinted, .settings, .settingsFolder, .notImported, .noInstance,
            .noRuntimeFolder, .refused:
            1
        }
    }

    /// The line that is printed, without a line end: `tabterm: …`; one for each fault of a settings file.
    func message(_ words: Words) -> String {
        texts(words).map { "tabterm: " + FileName.shown(Array($0.utf8)) }.joined(separator: "\n")
    }

    private func texts(_ words: Words) -> [String] {
        guard case .settings(let file, let faults) = self else { return [text(words)] }
        return faults.map { "\(file):\($0.line):\($0.column): \($0.text(words))" }
    }

    private func text(_ words: Words) -> String {
        switch self {
        case .unknownOption(let option, let nearest?):
            words["reader.fault.unknownOption", ["option": option, "nearest": nearest]]
        case .unknownOption(let option, nil): words["reader.fault.unknownOption.none", ["option": option]]
        case .ambiguousOption(let option, let candidates):
            words["reader.fault.ambiguousOption", ["option": option, "candidates": candidates.joined(separator: ", ")]]
        case .missingValue(let option): words["reader.fault.missingValue", ["option": option]]
        case .unexpectedValue(let option): words["reader.fault.unexpectedValue", ["option": option]]
        case .badValue(let option, let value, let expected):
            words["reader.fault.badValue", ["option": option, "value": value, "expected": expected]]
        case .extraOperand(let operand): words["reader.fault.extraOperand", ["operand": operand]]
        case .emptyOperand: words["reader.fault.emptyOperand"]
        case .noTerminal(let reason): words["reader.fault.noTerminal", ["reason": reason]]
        case .unknownLink(let link): words["reader.fault.unknownLink", ["link": link]]
        case .unreadable(let name, let fault): words["reader.fault.file", ["file": name, "reason": fault.text(words)]]
        case .unsaved(let reason): words["reader.fault.unsaved", ["reason": reason]]
        case .unprinted(let reason): words["reader.fault.unprinted", ["reason": reason]]
        case .missingOption(let other, let option):
            words["reader.fault.missingOption", ["option": option, "other": other]]
        case .settings(let file, _): file
        case .settingsFolder(let name): words["reader.fault.settingsFolder", ["file": name]]
        case .notImported(let name): words["reader.fault.notImported", ["file": name]]
        case .noInstance(let name?): words["reader.fault.noInstance", ["name": name]]
        case .noInstance(nil): words["reader.fault.noInstance.any"]
        case .noRuntimeFolder: words["reader.fault.noRuntimeFolder"]
        case .refused(let reason): reason
        }
    }
}
