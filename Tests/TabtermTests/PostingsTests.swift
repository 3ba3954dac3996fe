// The lists of the index: what was written is found, by whatever steps it was written, and however often it was joined.
import NavigationStore
import TestSupport
import Testing

@testable import tabterm

@Suite("Postings")
struct PostingsTests {
    private let folder = FolderFixture()
    private var file: PathBytes { PathBytes(bytes: folder.path + Array("/index.db".utf8)) }

    private func database() throws -> Database { try #require(SearchIndex.open(at: file)).database }

    @Test("Documents are found by what they have, in segments of any number", arguments: Seeds.some(10))
    func asDictionary(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let database = try database()
        let codes: [UInt32] = [0, 1, 7, 8, 9, 1000, 1 << 19, 1 << 20 - 1]
        var known: [Int64: Set<UInt32>] = [:]
        var postings = Postings()
        var last: Int64 = 0
        for _ in 0..<random.number(1...300) {
            last += Int64(random.once(in: 5) ? random.number(1...40_000) : 1)
            let has = Set(codes.filter { _ in random.once(in: 2) })
            known[last] = has
            postings.add(Array(has), of: last)
            if random.once(in: 3) { try postings.write(to: database) }
            if random.once(in: 40) { try Postings.join(in: database) }
        }
        try postings.write(to: database)
        for round in 0..<2 {
            for _ in 0..<20 {
                let wanted = Set((0..<random.number(1...4)).map { _ in random.pick(codes, or: 0) })
                let expected = known.filter { wanted.isSubset(of: $0.value) }.keys.sorted()
                #expect(try Postings.documents(having: wanted.sorted(), in: database) == expected, "round \(round)")
            }
            try Postings.join(in: database)
        }
        #expect(try Postings.documents(having: [2], in: database).isEmpty)
    }

    @Test("Many small segments become one, few stay")
    func joining() throws {
        let database = try database()
        var postings = Postings()
        for document in 1...15 {
            postings.add([5], of: Int64(document))
            try postings.write(to: database)
        }
        try Postings.join(in: database)
        #expect(try database.number("SELECT count(*) FROM segments") == 15)
        postings.add([5], of: 16)
        try postings.write(to: database)
        try Postings.join(in: database)
        #expect(try database.number("SELECT count(*) FROM segments") == 1)
        #expect(try database.number("SELECT count(*) FROM lists") == 1)
        #expect(try Postings.documents(having: [5], in: database) == (1...16).map(Int64.init))
    }
}
