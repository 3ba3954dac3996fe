// Where the top bar stands from frame to frame. A new width begins as a fresh start would, so that no walk of sizes leaves
// a trace, and the width from which a person came finds the bar as it was.

extension Navigator {
    /// From where the next frame's top bar is laid out.
    func firstOfTopBar(at columns: Int) -> Int {
        guard let topColumns, columns != topColumns else { return topFirst }
        return topRest?.columns == columns ? topRest?.first ?? 0 : 0
    }

    /// Notes where the top bar stands in this frame.
    func topBarStands(at first: Int, columns: Int) {
        if topColumns == columns { topRest = (first, columns) }
        topFirst = first
        topColumns = columns
    }
}
