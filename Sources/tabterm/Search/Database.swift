// SQLite as far as an index needs it: a file, statements, and what can go wrong. It is opened in the mode in which SQLite
// itself takes care that threads don't meet.
import CSQLite
import NavigationStore

/// What SQLite refused.
struct DatabaseError: Error, Equatable {
    /// SQLite's result code.
    let code: Int32

    /// Whether the file is no database any more, or not one of this program.
    var isDamage: Bool {
        // An unknown table or column is an error of the statement: the statements are right, so the file is not.
        [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_SCHEMA].contains(code & 0xFF)
    }
}

/// An open database.
final class Database: @unchecked Sendable {
    private let handle: OpaquePointer
    private var watch: Watch?

    /// Opens a database, or makes it.
    init(at path: PathBytes) throws(DatabaseError) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        let code = path.withCString { sqlite3_open_v2($0, &opened, flags, nil) }
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw DatabaseError(code: code == SQLITE_OK ? SQLITE_NOMEM : code)
        }
        handle = opened
        // Another instance writes a batch; that takes less than a second.
        sqlite3_busy_timeout(handle, 4000)
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements that give nothing back.
    func run(_ sql: String) throws(DatabaseError) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Makes a statement ready.
    func statement(_ sql: String) throws(DatabaseError) -> Statement {
        var made: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &made, nil))
        guard let made else { throw DatabaseError(code: SQLITE_MISUSE) }
        return Statement(made, of: self)
    }

    /// The first number of the first row that a statement gives; nil without one.
    func number(_ sql: String) throws(DatabaseError) -> Int64? {
        let statement = try statement(sql)
        return try statement.step() ? statement.number(0) : nil
    }

    /// Stops statements, which then throw, as soon as the answer is yes; nil lets them end.
    func stop(when isOver: (@Sendable () -> Bool)?) {
        watch = isOver.map { Watch(isOver: $0) }
        guard let watch else { return sqlite3_progress_handler(handle, 0, nil, nil) }
        sqlite3_progress_handler(
            handle, 2000,
            { context in
                guard let context else { return 0 }
                return Unmanaged<Watch>.fromOpaque(context).takeUnretainedValue().isOver() ? 1 : 0
            }, Unmanaged.passUnretained(watch).toOpaque())
    }

    private final class Watch {
        let isOver: @Sendable () -> Bool
        init(isOver: @escaping @Sendable () -> Bool) { self.isOver = isOver }
    }

    fileprivate func check(_ code: Int32) throws(DatabaseError) {
        if code != SQLITE_OK { throw DatabaseError(code: code) }
    }
}

/// A statement that can be run again and again; for one thread at a time.
final class Statement {
    private let handle: OpaquePointer
    private let database: Database

    fileprivate init(_ handle: OpaquePointer, of database: Database) {
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Begins anew with other values, the first for `?1`.
    func begin(_ values: Int64...) throws(DatabaseError) {
        sqlite3_reset(handle)
        for (index, value) in values.enumerated() {
            try database.check(sqlite3_bind_int64(handle, Int32(index) + 1, value))
        }
    }

    /// Gives a place in the statement a text, which is copied.
    func bind(_ index: Int32, _ text: [UInt8]) throws(DatabaseError) { try bind(index, text[...]) }

    /// Gives a place in the statement a part of a text, which is copied.
    func bind(_ index: Int32, _ text: ArraySlice<UInt8>) throws(DatabaseError) {
        let code = text.withUnsafeBytes { bytes in
            // No bytes have no address, and without one it would be NULL.
            sqlite3_bind_text64(
                handle, index, bytes.baseAddress?.assumingMemoryBound(to: CChar.self) ?? Self.empty,
                UInt64(bytes.count),
                Self.transient, UInt8(SQLITE_UTF8))
        }
        try database.check(code)
    }

    /// Gives a place in the statement bytes, which are copied.
    func bind(_ index: Int32, bytes: [UInt8]) throws(DatabaseError) {
        let code = bytes.withUnsafeBytes {
            sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), Self.transient)
        }
        try database.check(code)
    }

    /// Goes on to the next row; false when there is none.
    func step() throws(DatabaseError) -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        sqlite3_reset(handle)
        if code != SQLITE_DONE { throw DatabaseError(code: code) }
        return false
    }

    /// A number of the row.
    func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    /// Bytes of the row; none where there is something else.
    func bytes(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    nonisolated(unsafe) private static let empty: UnsafePointer<CChar> = {
        let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
        pointer.pointee = 0
        return UnsafePointer(pointer)
    }()
    /// SQLite's way of saying “copy it”, a pointer that no function has.
    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
