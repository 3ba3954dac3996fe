// The system calls that a store needs, each with its errors turned into StoreError: descriptors that close
// themselves, whole reads and writes, names, links. Nothing here knows what the bytes mean.

internal import Glibc

/// An open file that is closed when it goes out of scope.
struct Descriptor: ~Copyable {
    let number: Int32
    let path: PathBytes

    /// Opens a file; never inherited by a child.
    init(_ path: PathBytes, _ flags: Int32, mode: mode_t = 0o600) throws(StoreError) {
        let flags = flags | O_CLOEXEC | O_NOCTTY
        let number = path.withCString { path in retried { open(path, flags, mode) } }
        if number < 0 { throw .last(path) }
        self.number = number
        self.path = path
    }

    deinit { _ = close(number) }

    /// Gives it back now; written where the moment matters.
    consuming func release() {}

    /// Whether it is a file proper and no folder, pipe or device.
    func isRegular() throws(StoreError) -> Bool {
        var status = stat()
        if fstat(number, &status) != 0 { throw .last(path) }
        return status.st_mode & S_IFMT == S_IFREG
    }

    /// Everything up to the end, or nil if it is longer than `limit` bytes.
    func contents(atMost limit: Int) throws(StoreError) -> [UInt8]? {
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { bytes in retried { read(number, bytes.baseAddress, bytes.count) }
            }
            if count < 0 { throw .last(path) }
            if count == 0 { return result }
            result.append(contentsOf: chunk[..<count])
            if result.count > limit { return nil }
        }
    }

    /// Writes every byte.
    func write(_ bytes: ArraySlice<UInt8>) throws(StoreError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in retried { Glibc.write(number, bytes.baseAddress, bytes.count) }
            }
            if count < 0 { throw .last(path) }
            // A regular file that takes nothing has no room.
            if count == 0 { throw .noSpace(path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits until the disk has it.
    ///
    /// File systems that cannot say so count as having it.
    func synchronize() throws(StoreError) {
        if retried({ Int(fsync(number)) }) < 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS { throw .last(path) }
    }

    /// Takes the file's lock, waiting at most `milliseconds`; it is given back with the descriptor.
    ///
    /// File systems without locks (some network ones) are used without: better saved than not.
    func lock(milliseconds: Int) throws(StoreError) {
        for _ in 0...milliseconds / 2 {
            if flock(number, LOCK_EX | LOCK_NB) == 0 { return }
            switch errno {
            case EWOULDBLOCK: _ = usleep(2000)
            case EINTR: continue
            case ENOLCK, ENOTSUP, EINVAL, ENOSYS: return
            default: throw .last(path)
            }
        }
        throw .busy(path)
    }
}

extension StoreError {
    /// The error that `errno` tells of.
    static func last(_ path: PathBytes) -> StoreError {
        switch errno {
        case EACCES, EPERM, EROFS: .notWritable(path)
        case ENOSPC, EDQUOT, EFBIG: .noSpace(path)
        case let code: .refused(path, code: code)
        }
    }
}

/// Calls again when a signal came in between.
func retried<Number: SignedInteger>(_ call: () -> Number) -> Number {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

extension PathBytes {
    /// The file that is meant when the last part is a link, or a link to one; the file need not exist.
    func followed() -> PathBytes {
        var path = self
        // As many links as the kernel follows; a loop ends as itself, and opening it says so.
        for _ in 0..<40 {
            guard let next = path.linkTarget() else { return path }
            path = path.folder.appending(next)
        }
        return self
    }

    /// Where a link points, or nil if it is none.
    private func linkTarget() -> PathBytes? {
        var buffer = [CChar](repeating: 0, count: 4097)
        // One less than there is room for: what is read has no final zero.
        let count = withCString { readlink($0, &buffer, buffer.count - 1) }
        return count > 0 ? PathBytes(cString: buffer) : nil
    }

    /// Makes this folder and those above it, for the person alone.
    ///
    /// - Throws: `StoreError` when one of them can't be made.
    public func makeFolders() throws(StoreError) {
        if withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return }
        let parent = folder
        guard errno == ENOENT, parent != self else { throw .last(self) }
        try parent.makeFolders()
        // Another instance may have made it in between.
        if withCString({ mkdir($0, 0o700) }) != 0, errno != EEXIST { throw .last(self) }
    }

    /// Gives the file another name, replacing what bears it.
    func rename(to other: PathBytes) throws(StoreError) {
        let status = withCString { old in other.withCString { new in Glibc.rename(old, new) } }
        if status != 0 { throw .last(self) }
    }

    /// Removes the file, if it is there.
    public func remove() { _ = withCString { unlink($0) } }

    /// Whether there is something of this name (a link counts, wherever it leads).
    var exists: Bool {
        var status = stat()
        return withCString { lstat($0, &status) } == 0
    }
}
