// A file of values that several running programs may change at once. Whatever happens (kill, full disk, a broken or
// strange file) there is the old file or the new one, and what others saved is kept: under a lock the file is read
// again and only the changes are applied to it. Which keys there are is for those who use it.

internal import Glibc

/// A step of a save, in order; tests stop a save between any two.
enum SaveStep: Int, CaseIterable, Sendable {
    case begun, locked, read, opened, halfWritten, written, synchronized, renamed, done
}

/// A saved file of flat keys.
public struct StoreFile: Sendable {
    /// Where it is, as given; it may be a link.
    public let path: PathBytes
    /// The most bytes that are read or written; a longer file counts as broken.
    let longest: Int
    /// Told before each step of a save.
    let reach: @Sendable (SaveStep) -> Void
    /// How long a save waits for another's, in milliseconds.
    private let patience = 2000

    /// A file at a path.
    ///
    /// Nothing is touched before `load` or `save`; folders are made by the first save.
    ///
    /// - Parameters:
    ///   - path: Where it is; it may be a link.
    ///   - longest: The most bytes that are read, a longer file counting as broken, and that are written; no more than
    ///     64 MiB, which it is unless given.
    public init(path: PathBytes, longest: Int = .max) { self.init(path: path, longest: longest) { _ in } }

    init(path: PathBytes, longest: Int = .max, reach: @escaping @Sendable (SaveStep) -> Void) {
        self.path = path
        self.longest = min(longest, StoreText.longest)
        self.reach = reach
    }

    /// Reads the file.
    ///
    /// A missing one is a fresh start; a broken or unreadable one is set aside as `NAME.broken-N` and told; of a
    /// later version, what is understood is used.
    ///
    /// - Throws: `StoreError` when the place itself cannot be used (a loop of links, a folder of that name). The
    ///   program then starts fresh and says so.
    public func load() throws(StoreError) -> LoadedStore {
        let target = path.followed()
        if let loaded = try content(of: target).loaded(target) { return loaded }
        guard let lock = try? Self.lock(target, patience) else {
            return LoadedStore(notice: .setAside(target, as: nil))
        }
        // Another instance may have set it aside before we had the lock, and saved a good one.
        let loaded = try content(of: target).loaded(target)
        let result = loaded ?? LoadedStore(notice: .setAside(target, as: Self.setAside(target)))
        lock.release()
        return result
    }

    /// Applies changes to what the file holds now and saves it: a value is set, nil removes the key.
    ///
    /// Nothing is written when nothing would change. Blocks until the disk has it: milliseconds, tens on a slow
    /// disk.
    ///
    /// - Parameter changes: What changed here since loading, by key; other keys keep what the file has.
    /// - Returns: All values as the file has them afterwards, others' changes included, and a notice if the file was
    ///   found broken and set aside.
    /// - Throws: `StoreError`; the file is then as it was.
    @discardableResult
    public func save(changes: [String: StoredValue?]) throws(StoreError) -> LoadedStore {
        reach(.begun)
        let target = path.followed()
        try target.folder.makeFolders()
        let lock = try Self.lock(target, patience)
        reach(.locked)
        let current = try valuesToChange(target)
        reach(.read)
        var result = current
        for (key, value) in changes where key != StoreText.versionKey { result.values[key] = value }
        if result.values != current.values { try replace(target, with: result.values) }
        reach(.done)
        lock.release()
        return result
    }

    /// Puts a new file in the old one's place; the old one stays until the new one is whole and on the disk.
    private func replace(_ target: PathBytes, with values: [String: StoredValue]) throws(StoreError) {
        guard let text = StoreText.text(of: values) else { throw .refused(target, code: EINVAL) }
        // What could not be read again must not take the place of what can.
        guard text.count <= longest else { throw .refused(target, code: EFBIG) }
        // One name is enough under the lock, and what a killed save left behind is used up by the next.
        let temporary = target.suffixed(".new")
        temporary.remove()
        do throws(StoreError) {
            try write(text, to: temporary)
            try temporary.rename(to: target)
        } catch {
            temporary.remove()
            throw error
        }
        reach(.renamed)
        // The new file is in place already: a folder that cannot be synchronized is no failure of the save.
        if let folder = try? Descriptor(target.folder, O_RDONLY | O_DIRECTORY) { try? folder.synchronize() }
    }

    private func write(_ text: [UInt8], to path: PathBytes) throws(StoreError) {
        let file = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        reach(.opened)
        try file.write(text[..<(text.count / 2)])
        reach(.halfWritten)
        try file.write(text[(text.count / 2)...])
        reach(.written)
        try file.synchronize()
        reach(.synchronized)
    }
}

extension StoreFile {
    /// What stands at a path.
    enum Content {
        case missing
        case broken
        case values([String: StoredValue], version: Int)

        /// What loading gives for it, or nil for what has to be set aside.
        func loaded(_ target: PathBytes) -> LoadedStore? {
            switch self {
            case .missing: LoadedStore()
            case .broken: nil
            case .values(let values, let version) where version > StoreText.version:
                LoadedStore(values: values, notice: .newerVersion(target, version))
            case .values(let values, _): LoadedStore(values: values)
            }
        }
    }

    /// Reads without changing anything.
    func content(of target: PathBytes) throws(StoreError) -> Content {
        do throws(StoreError) {
            // Not to wait for the writer of a pipe that somebody put there.
            let file = try Descriptor(target, O_RDONLY | O_NONBLOCK)
            guard try file.isRegular() else { throw .notAFile(target) }
            guard let text = try file.contents(atMost: longest) else { return .broken }
            guard let (values, version) = StoreText.values(in: text) else { return .broken }
            return .values(values, version: version)
        } catch {
            switch error {
            case .refused(_, code: ENOENT): return .missing
            case .notWritable, .refused(_, code: EIO): return .broken
            default: throw error
            }
        }
    }

    /// What a save starts from: never of a later version, and a broken file out of the way first.
    func valuesToChange(_ target: PathBytes) throws(StoreError) -> LoadedStore {
        switch try content(of: target) {
        case .missing: return LoadedStore()
        case .values(let values, let version):
            if version > StoreText.version { throw .newerVersion(target, version) }
            return LoadedStore(values: values)
        case .broken:
            guard let aside = Self.setAside(target) else { throw .notWritable(target) }
            return LoadedStore(notice: .setAside(target, as: aside))
        }
    }

    /// Takes the lock that stands beside a file.
    ///
    /// It is never removed: removing locks is how two get one.
    static func lock(_ target: PathBytes, _ patience: Int) throws(StoreError) -> Descriptor {
        let file = try Descriptor(target.suffixed(".lock"), O_RDONLY | O_CREAT | O_NOFOLLOW)
        try file.lock(milliseconds: patience)
        return file
    }

    /// Gives a broken file the first free name of its kind; that name, or nil if it could not be done.
    static func setAside(_ target: PathBytes) -> PathBytes? {
        for number in 1...9999 {
            let name = target.suffixed(".broken-\(number)")
            if name.exists { continue }
            let isDone: Void? = try? target.rename(to: name)
            return isDone == nil ? nil : name
        }
        return nil
    }
}
