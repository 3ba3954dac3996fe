// `Fuzz TARGET [libFuzzer's options]`: hands a target to libFuzzer. Built with `make fuzz`; without libFuzzer in it, it
// holds the target against the files that are named, so that a failing input can be looked at in any build.

import CFuzzer
import FuzzTargets
import Glibc

guard CommandLine.arguments.count > 1, let chosen = FuzzTarget.named(CommandLine.arguments[1]) else {
    print("Fuzz TARGET [FILE …]; targets:", FuzzTarget.all.map(\.name).joined(separator: " "))
    exit(2)
}
/// The target, for libFuzzer's call without a context.
let target = chosen

let arguments = CommandLine.unsafeArgv
// Its own name, and what follows the target.
arguments[1] = arguments[0]
let status = tabterm_fuzz(CommandLine.argc - 1, arguments + 1) { data, count in
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    let fault = MainActor.assumeIsolated { target.fault(in: bytes) }
    if let fault { fatalError("\(target): \(fault)") }
    return 0
}
if status >= 0 { exit(status) }
var faults = 0
for path in CommandLine.arguments.dropFirst(2) {
    guard let fault = target.fault(in: FuzzCorpus.contents(of: path)) else { continue }
    print("\(path): \(fault)")
    faults += 1
}
exit(faults == 0 ? 0 : 1)
