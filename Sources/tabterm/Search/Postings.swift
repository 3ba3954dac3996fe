// Which documents have which pieces: for each piece a list of numbers. FTS5 could keep them as texts made of codes, but it
// would take those texts apart, count and sort what is known by number here, and that was most of the time of an index.
//
// What a batch adds is a segment: a list for each piece that occurs in it, under a number made of both. Segments are only
// ever added, so writing one is writing at the end; small ones that lie side by side are joined, so that a search looks into
// few. A list holds its numbers rising, each as the distance from the one before, in groups of seven bits (LEB128).
import CSQLite

/// The documents of pieces, gathered until they are written as a segment.
struct Postings {
    /// The tables: segments with the bytes of their lists, and the lists.
    static let tables = """
        CREATE TABLE segments(id INTEGER PRIMARY KEY, size INTEGER);
        CREATE TABLE lists(id INTEGER PRIMARY KEY, documents BLOB);
        """
    static let tableNames = ["segments", "lists"]

    /// So many numbers are written as a segment; a segment of so many bytes is one that nothing is joined to.
    private static let enough = 500_000
    /// So many segments that are small together are joined.
    private static let many = 16

    /// The number of a list is that of its segment and, in so many bits, its code.
    private static let shift = Int64(Grams.codeCount.trailingZeroBitCount)

    /// A code for each place of a document in a list, and the number of the document.
    private var codes: [UInt32] = []
    private var documents: [UInt32] = []

    /// Whether there is so much that it should be written.
    var isFull: Bool { codes.count >= Self.enough }

    /// Takes the pieces of a document; its number is higher than those before.
    mutating func add(_ pieces: [UInt32], of document: Int64) {
        codes += pieces
        documents += repeatElement(UInt32(truncatingIfNeeded: document), count: pieces.count)
    }

    // MARK: Writing

    /// Writes all that was taken as a segment, and forgets it.
    mutating func write(to database: Database) throws(DatabaseError) {
        let last = try database.number("SELECT max(id) FROM segments") ?? 0
        try write(to: database, as: last + 1)
    }

    private mutating func write(to database: Database, as id: Int64) throws(DatabaseError) {
        if codes.isEmpty { return }
        let (ends, sorted) = byCode()
        codes.removeAll(keepingCapacity: true)
        documents.removeAll(keepingCapacity: true)
        let insert = try database.statement("INSERT INTO lists(id, documents) VALUES(?1, ?2)")
        var (start, size, list) = (0, 0, [UInt8]())
        for code in 0..<Grams.codeCount where start < Int(ends[code]) {
            list.removeAll(keepingCapacity: true)
            Self.encode(sorted[start..<Int(ends[code])], into: &list)
            try insert.begin(id << Self.shift | Int64(code))
            try insert.bind(2, bytes: list)
            _ = try insert.step()
            start = Int(ends[code])
            size += list.count
        }
        let note = try database.statement("INSERT OR REPLACE INTO segments(id, size) VALUES(?1, ?2)")
        try note.begin(id, Int64(size))
        _ = try note.step()
    }

    /// The documents sorted by their codes, otherwise in the order in which they came, and where each code's end.
    private func byCode() -> (ends: [UInt32], documents: [UInt32]) {
        // First where each code's begin; what is put there moves it on.
        var places = [UInt32](repeating: 0, count: Grams.codeCount + 1)
        for code in codes { places[Int(code) + 1] += 1 }
        for code in 1...Grams.codeCount { places[code] += places[code - 1] }
        let sorted = [UInt32](unsafeUninitializedCapacity: codes.count) { buffer, count in
            for (code, document) in zip(codes, documents) {
                buffer[Int(places[Int(code)])] = document
                places[Int(code)] += 1
            }
            count = codes.count
        }
        return (places, sorted)
    }

    /// Joins segments that lie side by side and are many and small.
    static func join(in database: Database) throws(DatabaseError) {
        for segments in try small(in: database) {
            try database.run("BEGIN IMMEDIATE")
            do throws(DatabaseError) {
                try join(segments, in: database)
            } catch {
                try? database.run("ROLLBACK")
                throw error
            }
            try database.run("COMMIT")
        }
    }

    /// Runs of segments that are worth joining.
    private static func small(in database: Database) throws(DatabaseError) -> [ClosedRange<Int64>] {
        let statement = try database.statement("SELECT id, size FROM segments ORDER BY id")
        var runs: [(ids: ClosedRange<Int64>, count: Int, size: Int64)] = []
        while try statement.step() {
            let (id, size) = (statement.number(0), max(0, statement.number(1)))
            if let last = runs.last, id > last.ids.upperBound, last.size < enough, size < enough {
                runs[runs.count - 1] = (last.ids.lowerBound...id, last.count + 1, last.size + size)
            } else {
                runs.append((id...id, 1, size))
            }
        }
        return runs.filter { $0.count >= many }.map(\.ids)
    }

    private static func join(_ segments: ClosedRange<Int64>, in database: Database) throws(DatabaseError) {
        var all = Postings()
        let first = segments.lowerBound << shift
        let last = segments.upperBound << shift | Int64(Grams.codeCount - 1)
        let lists = try database.statement("SELECT id, documents FROM lists WHERE id BETWEEN ?1 AND ?2 ORDER BY id")
        try lists.begin(first, last)
        while try lists.step() {
            let code = UInt32(lists.number(0) & Int64(Grams.codeCount - 1))
            let documents = decode(lists.bytes(1))
            all.codes += repeatElement(code, count: documents.count)
            all.documents += documents
        }
        try database.run("DELETE FROM lists WHERE id BETWEEN \(first) AND \(last)")
        try database.run("DELETE FROM segments WHERE id BETWEEN \(segments.lowerBound) AND \(segments.upperBound)")
        try all.write(to: database, as: segments.lowerBound)
    }

    // MARK: Reading

    /// The documents that have all of some pieces, rising.
    static func documents(having codes: [UInt32], in database: Database) throws(DatabaseError) -> [Int64] {
        // In one statement, which sees one state of the file.
        let statement = try database.statement(
            """
            WITH codes(code) AS (VALUES \(codes.map { "(\($0))" }.joined(separator: ",")))
            SELECT segments.id, lists.documents FROM segments CROSS JOIN codes CROSS JOIN lists
            WHERE lists.id = segments.id << \(shift) | codes.code ORDER BY segments.id
            """)
        var found: [Int64] = []
        var (segment, lists) = (Int64.min, [[UInt32]]())
        func close() {
            if lists.count == codes.count { found += common(lists).map(Int64.init) }
            lists = []
        }
        while try statement.step() {
            if statement.number(0) != segment { close() }
            segment = statement.number(0)
            lists.append(decode(statement.bytes(1)))
        }
        close()
        return found
    }

    /// What all lists have.
    private static func common(_ lists: [[UInt32]]) -> [UInt32] {
        let lists = lists.sorted { $0.count < $1.count }
        return lists.dropFirst().reduce(lists.first ?? []) { common, list in
            var rest = list[...]
            return common.filter { number in
                while let first = rest.first, first < number { rest.removeFirst() }
                return rest.first == number
            }
        }
    }

    // MARK: Lists

    private static func encode(_ numbers: ArraySlice<UInt32>, into list: inout [UInt8]) {
        var before: UInt32 = 0
        for number in numbers {
            var distance = number &- before
            while distance >= 0x80 {
                list.append(UInt8(truncatingIfNeeded: distance) | 0x80)
                distance >>= 7
            }
            list.append(UInt8(truncatingIfNeeded: distance))
            before = number
        }
    }

    private static func decode(_ list: [UInt8]) -> [UInt32] {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(list.count)
        var (number, distance, shift): (UInt32, UInt32, UInt32) = (0, 0, 0)
        for byte in list {
            distance |= UInt32(byte & 0x7F) << shift
            shift += 7
            if byte >= 0x80 { continue }
            number &+= distance
            numbers.append(number)
            (distance, shift) = (0, 0)
        }
        return numbers
    }
}
