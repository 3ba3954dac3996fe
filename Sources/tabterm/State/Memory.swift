// The person's place in what is open, kept from run to run. What changes is written at once, off the main actor; where
// values change often (every step of the selection, every line scrolled), the changes of a moment are written together.
import Dispatch
import NavigationStore
import TabViews
import TerminalScreen

/// What is remembered of the last run, by key.
@MainActor
final class Memory {
    /// What was wrong when it was loaded or saved last; nil when all is well.
    @Tracked private(set) var fault: StoreError? = nil
    /// Called when something could not be saved.
    var onFault: () -> Void = {}
    /// What people should hear after loading.
    private(set) var notice: StoreNotice?
    private let file: StoreFile?
    private var values: [String: StoredValue] = [:]
    private var unsaved: [String: StoredValue?] = [:]
    private var isWaiting = false
    private var isDue = false
    private var lastWrite: ContinuousClock.Instant?
    private let background = Background("memory")
    /// The least time between two writes, in which changes are collected.
    private static let pause = 400

    /// What a file remembers; nil for nothing that lasts.
    init(file: StoreFile?) {
        do throws(StoreError) {
            let loaded = try file?.load() ?? LoadedStore()
            values = loaded.values
            notice = loaded.notice
            self.file = loaded.isReadOnly ? nil : file
        } catch {
            self.file = nil
            fault = error
        }
    }

    /// The value of a key; nil forgets it.
    subscript(key: String) -> StoredValue? {
        get { values[key] }
        set {
            guard values[key] != newValue else { return }
            values[key] = newValue
            unsaved[key] = .some(newValue)
            saveSoon()
        }
    }

    /// Writes what has changed as soon as the events at hand have been dealt with: for what people arrange by hand.
    func saveNext() {
        guard file != nil, !isDue, !unsaved.isEmpty else { return }
        isDue = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isDue = false
                self?.saveBehind()
            }
        }
    }

    /// What follows in the keys that begin in some way.
    func names(under prefix: String) -> [String] { values.keys.compactMap { $0.rest(after: prefix).map(String.init) } }

    /// Writes at once what has not been written: at the end of a run.
    func save() {
        background.finish()
        guard let file, !unsaved.isEmpty else { return }
        let changes = unsaved
        unsaved = [:]
        do throws(StoreError) { try file.save(changes: changes) } catch { keep(changes, after: error) }
    }

    /// What could not be written is tried again with the next change, below whatever changed meanwhile.
    private func keep(_ changes: [String: StoredValue?], after error: StoreError) {
        fault = error
        unsaved.merge(changes) { newer, _ in newer }
        onFault()
    }

    private func saveSoon() {
        guard file != nil, !isWaiting else { return }
        let pause = Duration.milliseconds(Self.pause)
        guard let lastWrite, ContinuousClock.now - lastWrite < pause else { return saveNext() }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Self.pause)) { [weak self] in
            MainActor.assumeIsolated { self?.saveBehind() }
        }
    }

    private func saveBehind() {
        isWaiting = false
        guard let file, !unsaved.isEmpty else { return }
        lastWrite = .now
        let changes = unsaved
        unsaved = [:]
        background.run { [weak self] in
            do throws(StoreError) {
                try file.save(changes: changes)
            } catch {
                Task { @MainActor in self?.keep(changes, after: error) }
            }
        }
    }
}
