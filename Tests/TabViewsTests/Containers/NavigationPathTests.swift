// Paths with values of several kinds, kept and read back.
import FoundationEssentials
import Testing

@testable import TabViews

private struct Nameless: Hashable, Codable {}

private struct Secret: Hashable {}

@MainActor struct NavigationPathTests {
    @Test("A path is written with the kinds of its values and is read back the same")
    func keeping() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Article(id: 4, name: "four"))
        path.append(Kind.film)
        path.append(URL(filePath: "/five"))
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
        #expect(NavigationPath(read).count == 6)
    }

    @Test("A path with a value that cannot be written has nothing to be kept; an empty one has")
    func withoutCode() throws {
        var path = NavigationPath()
        #expect(path.codable != nil)
        path.append(Secret())
        #expect(path.codable == nil)
        #expect(NavigationPath([Nameless()]).codable == nil)
    }

    @Test(
        "What is no path is refused with a reason",
        arguments: ["{}", "[1]", "[\"Si\"]", "[\"no such kind\",1]", "[\"Si\",\"x\"]"])
    func broken(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        }
    }

    @Test("Popping more than there is empties it")
    func popping() {
        var path = NavigationPath([1, 2])
        path.removeLast(7)
        #expect(path.isEmpty)
        path.removeLast()
        path.removeLast(-1)
        #expect(path.count == 0)
    }
}
