// The pictures of the README and of the documentation, each in two files: dark and light. They are drawn from frames of the
// program, never by hand; `make pictures` (RECORD_PICTURES=1) draws them anew, and a run that does so fails, so that nobody
// takes a drawing for a proof.
import FoundationEssentials
import Glibc
public import TerminalScreen

/// A picture that is kept beside the documentation.
public struct PictureFile: Sendable, CustomStringConvertible {
    /// The name of the file, without ground and suffix.
    public let name: String
    /// What it shows, for those who can't see it.
    public let title: String

    /// Names a picture.
    /// - Parameters:
    ///   - name: The name of the file, without ground and suffix.
    ///   - title: What it shows, for those who can't see it.
    public init(_ name: String, title: String) {
        self.name = name
        self.title = title
    }

    /// Its name.
    public var description: String { name }

    /// What is wrong with the files that are kept, or nil if they show this frame.
    /// - Parameter frame: What the program draws.
    public func difference(from frame: Frame) -> String? {
        let differences = ScreenPicture.Ground.allCases.compactMap { ground in
            difference(from: ScreenPicture(frame, on: ground).svg(title: title), at: path(ground))
        }
        return differences.isEmpty ? nil : differences.joined(separator: "\n")
    }

    /// DocC takes the file with `~dark` where the page is dark.
    private func path(_ ground: ScreenPicture.Ground) -> String {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
        return root + "/Sources/TabTermUI/TabTermUI.docc/Resources/" + name + (ground == .dark ? "~dark" : "") + ".svg"
    }

    private func difference(from svg: String, at path: String) -> String? {
        let kept = try? String(contentsOfFile: path, encoding: .utf8)
        if kept == svg { return nil }
        guard getenv("RECORD_PICTURES") != nil else {
            return "\(path) \(kept == nil ? "is missing" : "shows another screen than the program"): make pictures"
        }
        do {
            try svg.write(toFile: path, atomically: false, encoding: .utf8)
            return "\(path) is drawn"
        } catch {
            return "\(path) could not be drawn: \(error)"
        }
    }
}
