// How an overlay is framed and placed.
import TerminalScreen

/// An overlay in its frame.
struct OverlayElement: Element {
    let overlay: Overlay
    let tree: ViewTree

    init(_ overlay: Overlay, tree: ViewTree) {
        self.overlay = overlay
        self.tree = tree
    }

    func size(for proposal: Proposal) -> Size { overlay.content.size(for: proposal) }

    func draw(in rect: Rect, on painter: Painter) {
        overlay.content.draw(in: rect, on: painter)
    }
}
