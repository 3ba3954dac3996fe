// Requests to a running program: the lines that are said, the places of sockets, and a server that nobody can hurt.
import Glibc
import NavigationStore
import TabTermUI
import Testing

@testable import tabterm

@Suite("Requests to a running program") @MainActor struct RemoteTests {
    private let folder = FolderFixture()
    private var place: RemotePlace? { RemotePlace { _ in PathBytes(bytes: folder.path) } }

    @Test("Lines mean what they meant, and nothing else is one")
    func lines() {
        for link in ["a.md#b", "tabterm://library/ї.md", "a b", "x\ny\u{1B}[0m", "\u{301}.md", "\u{488}"] {
            let line = RemoteRequest.open(link: link).line
            #expect(line.last == 10 && line.dropLast().allSatisfy { $0 >= 32 })
            guard case .open(let read)? = RemoteRequest(line.dropLast()) else {
                Issue.record("\(link)")
                continue
            }
            #expect(ReaderLink(read) == ReaderLink(link.contains("\n") ? "x%0ay%1b[0m" : link))
        }
        for line in ["", "tabterm 2 open a", "tabterm 1 open ", "tabterm 1 close a", "tabterm 1 open a\u{7}"] {
            #expect(RemoteRequest(Array(line.utf8)) == nil, "\(line)")
        }
        #expect(RemoteRequest(Array("tabterm 1 open ".utf8) + [0xFF]) == nil)
        #expect(RemoteRequest([UInt8](repeating: 65, count: 100_000)) == nil)
        #expect(RemoteAnswer(RemoteAnswer.refused("no\n\u{1B}").line.dropLast()) == .refused("no\\n\\x1b"))
        #expect(RemoteAnswer(RemoteAnswer.refused("\u{301}").line.dropLast()) == .refused("\u{301}"))
        #expect(RemoteAnswer("okay".utf8) == nil)
    }

    @Test("A place is a folder that is the person's alone")
    func places() throws {
        #expect(RemotePlace { _ in nil } == nil)
        #expect(RemotePlace { _ in "relative" } == nil)
        #expect(RemotePlace { _ in PathBytes(bytes: folder.path).appending("nowhere") } == nil)
        let place = try #require(place)
        #expect(place.prepare() && place.prepare())
        chmod(place.folder.description, 0o777)
        #expect(!place.prepare() && place.sockets(root: nil).isEmpty)
        chmod(place.folder.description, 0o700)
        rmdir(place.folder.description)
        symlink("/tmp", place.folder.description)
        #expect(!place.prepare())
    }

    @Test("Asked and answered; a socket is for the person alone, and goes at the end")
    func answered() async throws {
        let place = try #require(place)
        let server = try #require(
            RemoteServer(root: Array("/notes".utf8), place: place) { request in
                request == .open(link: "a.md") ? .done : .refused("no such place")
            })
        let path = try #require(place.sockets(root: Array("/notes".utf8)).first)
        #expect(FileBytes.stamp(path.bytes).map { $0.mode & 0o777 } == 0o600)
        #expect(place.sockets(root: Array("/other".utf8)).isEmpty && place.sockets(root: nil) == [path])
        let done = await Self.ask("a.md", place)
        #expect(done == nil)
        let refused = await Self.ask("b.md", place)
        #expect(refused == .refused(reason: "no such place"))
        server.end()
        let gone = await Self.ask("a.md", place)
        #expect(gone == .noInstance(name: "notes"))
    }

    @Test("Half requests, long ones and a hundred visitors at once do no harm")
    func hostile() async throws {
        let place = try #require(place)
        var count = 0
        let server = try #require(
            RemoteServer(root: Array("/notes".utf8), place: place) { request in
                count += request == nil ? 0 : 1
                return request == nil ? .refused("what?") : .done
            })
        defer { server.end() }
        let path = try #require(place.sockets(root: nil).first)
        var silent: [Int32] = []
        for index in 0..<100 {
            guard case .success(let file) = UnixSocket.connect(to: path) else { continue }
            silent.append(file)
            if index % 3 == 0 { UnixSocket.write(Array("tabterm 1 op".utf8), to: file) }
            if index % 3 == 1 { UnixSocket.write([UInt8](repeating: 65, count: 20_000), to: file) }
        }
        #expect(silent.count >= 16)
        // Those who say nothing are let go in time; then it is the next one's turn.
        var answer: Fault? = .noInstance(name: nil)
        for _ in 0..<40 where answer != nil {
            answer = await Self.ask("a.md", place)
            if answer != nil { await Self.pause(milliseconds: 100) }
            if answer != nil, silent.count > 16 { silent.suffix(16).forEach { close($0) }; silent.removeLast(16) }
        }
        #expect(answer == nil && count >= 1)
        silent.forEach { close($0) }
    }

    @Test("What a killed program left behind is passed over and removed")
    func stale() async throws {
        let place = try #require(place)
        #expect(place.prepare())
        let path = place.socket(root: Array("/notes".utf8), process: 1)
        close(try #require(UnixSocket.listen(at: path)))
        #expect(place.sockets(root: nil) == [path])
        #expect(await Self.ask("a.md", place) == .noInstance(name: "notes"))
        #expect(place.sockets(root: nil).isEmpty)
    }

    /// Asks from another thread, while this one answers.
    nonisolated private static func ask(_ link: String, _ place: RemotePlace) async -> Fault? {
        await withCheckedContinuation { done in
            Background("ask").run {
                do throws(Fault) {
                    try RemoteClient.open(
                        link, root: Array("/notes".utf8), name: "notes", place: place, patience: 600_000, .embedded())
                    done.resume(returning: nil)
                } catch {
                    done.resume(returning: error)
                }
            }
        }
    }

    nonisolated private static func pause(milliseconds: UInt32) async {
        await withCheckedContinuation { done in
            Background("pause").run {
                usleep(milliseconds * 1000)
                done.resume()
            }
        }
    }
}
