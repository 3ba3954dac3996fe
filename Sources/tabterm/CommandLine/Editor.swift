// The person's editor, as a command for the shell: its arguments and quotes mean what they mean everywhere else.

/// What `o` opens documents with.
enum Editor {
    /// The editor and its arguments: as set, else as the environment has it.
    static func name(
        _ options: Options, environment: (String) -> String? = OptionParser.processEnvironment
    ) -> String {
        let names = [options.editor] + ["VISUAL", "EDITOR"].map { environment($0) }
        return names.compactMap(\.self).first { $0.contains { !$0.isWhitespace } } ?? "vi"
    }

    /// The command that opens a file with an editor.
    static func command(_ editor: String, for path: [UInt8]) -> [String] {
        if let text = String(validating: path, as: UTF8.self) {
            return ["/bin/sh", "-c", "exec " + editor + " \"$@\"", "sh", text]
        }
        // Arguments are text here; the shell makes the bytes of a name that is none.
        let bytes = path.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
        return ["/bin/sh", "-c", "exec " + editor + " \"$(printf '" + bytes.joined() + "')\"", "sh"]
    }
}
