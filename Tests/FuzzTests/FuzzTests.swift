// Fuzzing for a moment, in every check: what is kept in the corpus, and inputs made of it from seeds. A failure prints the
// seed: SEED=n runs it alone, SEEDS=n tries n times as many. For long and with coverage: `make fuzz`.

import FuzzTargets
import Glibc
import TestSupport
import Testing

@Suite("Fuzzing for a moment") @MainActor struct FuzzTests {
    /// How many seeds a target gets: what takes long gets fewer.
    private static let counts = [
        "guide": 15, "views": 60, "markdown": 150, "model": 120, "store": 250, "front-matter": 200,
    ]

    @Test("What is kept of earlier runs holds", arguments: FuzzTarget.all)
    func corpus(target: FuzzTarget) {
        let kept = FuzzCorpus(of: target).kept
        #expect(!kept.isEmpty, "no corpus for \(target)")
        for bytes in kept { #expect(fault(of: target, bytes) == nil) }
    }

    @Test("Whatever the bytes, what must hold does", arguments: FuzzTarget.all)
    func seeds(target: FuzzTarget) {
        let corpus = FuzzCorpus(of: target)
        for seed in Seeds.some(Self.counts[target.name] ?? 1000) {
            if let fault = fault(of: target, corpus.input(seed: seed), seed) {
                Issue.record("\(target), SEED=\(seed): \(fault)")
                return
            }
        }
    }

    /// A trap names nothing: what was tried last is left where it can be found.
    private func fault(of target: FuzzTarget, _ bytes: [UInt8], _ seed: Int? = nil) -> String? {
        if getenv("FUZZ_TRACE") != nil { print(target, seed.map(String.init) ?? "kept", bytes) }
        return target.fault(in: bytes)
    }
}
