// What a view type may not declare: constraints on its parameters. The runtime, which often makes such types by name, would
// look through all conformances there are for each of them before the first frame; extensions hold them instead.
import Foundation
import Testing

struct ConstraintTests {
    @Test("No view type and no tab content has constraints of its own")
    func constraints() throws {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
        var texts: [(path: String, text: String)] = []
        for room in ["TabViews", "TabKit", "TabTermUI", "tabterm"] {
            let folder = root + "/Sources/" + room
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
                texts.append((path, try String(contentsOfFile: folder + "/" + path, encoding: .utf8)))
            }
        }
        let constrained = texts.flatMap { file in
            file.text.matches(of: /(?m)^\s*(?:@?\w+ +)*(?:struct|enum) (\w+)<([^>{]*:[^>{]*)>([^{]*)\{/).map {
                (name: String($0.1), conformances: String($0.3), path: file.path)
            }
        }
        // Found at all: the rule is about views, others may have as many as they like.
        #expect(!constrained.isEmpty)
        for type in constrained where !Self.exceptions.contains(type.name) {
            let extended = try Regex("(?m)^extension \(type.name): [^{]*\\b(View|TabContent|Scene)\\b")
            let isView =
                type.conformances.contains(/\b(View|PrimitiveView|TabContent|PrimitiveTabContent|Scene)\b/)
                || texts.contains { $0.text.contains(extended) }
            #expect(!isView, "\(type.name) in \(type.path) declares constraints")
        }
    }

    /// The members of a collection have a kind that can't be named without one.
    private static let exceptions = ["ForEach"]
}
