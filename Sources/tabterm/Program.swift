// From the command line to a result. Faults end here: each becomes one line on standard error and an exit status.
import Glibc
import TabTermUI

/// The program from its arguments to its exit status.
@MainActor
enum Program {
    /// Runs the program with the arguments of the process.
    static func run() -> Int32 {
        let words = Words.embedded()
        do throws(Fault) {
            let options = try OptionParser.parse(OptionParser.processArguments())
            try run(options, words)
            return 0
        } catch {
            write(error.message(words), to: 2)
            return error.exitStatus
        }
    }

    private static func run(_ options: Options, _ words: Words) throws(Fault) {
        switch options.task {
        case .help: write(Help.text(words, places: []), to: 1)
        case .version: write("tabterm " + Help.version, to: 1)
        case .tree, .print, .reset, .read: break
        }
    }

    /// Writes a line to an open file, whole.
    static func write(_ text: String, to file: Int32) {
        var bytes = Array((text + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
