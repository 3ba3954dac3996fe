// Why a file could not be loaded or saved, and what loading has to say. Cases with arguments and no prose: the words
// come from the catalogue of whoever shows them.

/// Why loading or saving failed.
///
/// Whatever it is, what the file held before is untouched.
public enum StoreError: Error, Hashable, Sendable {
    /// The file stands where nothing can be written (read-only disk, missing permission).
    case notWritable(PathBytes)
    /// The disk or the person's share of it is full.
    case noSpace(PathBytes)
    /// Something else bears the file's name: a folder, a pipe, a device.
    case notAFile(PathBytes)
    /// Another program has held the file's lock for too long.
    case busy(PathBytes)
    /// A later version of the program wrote the file, so this one must not.
    case newerVersion(PathBytes, Int)
    /// The system refused; `code` is its error number.
    case refused(PathBytes, code: Int32)
}

/// What a person should hear after loading.
public enum StoreNotice: Hashable, Sendable {
    /// The file was no use and now has another name (nil: it could not be renamed and is left where it was).
    case setAside(PathBytes, as: PathBytes?)
    /// A later version of the program wrote the file: it is used as far as it is understood, and nothing is saved.
    case newerVersion(PathBytes, Int)
}

/// What loading gives.
public struct LoadedStore: Hashable, Sendable {
    /// The values by key; empty for a fresh start.
    public var values: [String: StoredValue]
    /// What to tell the person, if anything.
    public var notice: StoreNotice?

    /// Values, and a notice if there is one.
    public init(values: [String: StoredValue] = [:], notice: StoreNotice? = nil) {
        self.values = values
        self.notice = notice
    }

    /// Whether saving is refused because the file is of a later version.
    public var isReadOnly: Bool { if case .newerVersion = notice { true } else { false } }
}
