// The program that is measured: a section of made-up tabs, each with some text. `ManyTabs 100000` declares so many.
import TabTermUI

/// A sidebar of as many tabs as the first argument says.
@main struct ManyTabs: App {
    private let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 20
    @State private var selection = 0

    var body: some Scene {
        WindowGroup {
            TabView(selection: $selection) {
                TabSection("Items") {
                    ForEach(0..<count, id: \.self) { index in
                        Tab(title(index), systemImage: "doc", value: index) { Markdown(text(index)) }
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    /// `Item 0000041`.
    private func title(_ index: Int) -> String {
        let digits = String(index)
        return "Item " + String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    }

    /// 60 sentences in 12 paragraphs, another one first for each tab; the plain C program shows the same.
    private func text(_ index: Int) -> String {
        var text = "# \(title(index))\n\n"
        for sentence in 0..<60 {
            text += Self.sentences[(index + sentence * 3) % 7]
            text += sentence % 5 == 4 ? "\n\n" : " "
        }
        return text
    }

    private static let sentences = [
        "The tide comes in twice a day and nobody has ever asked it to.",
        "A window is as wide as its owner wants it at this moment.",
        "What moves under the hand must not wait for what moves on the disk.",
        "Every cell that did not change is a cell that need not be sent.",
        "The first page is what is read; the last one is what is promised.",
        "Names are kept in the order in which somebody once put them.",
        "A key is pressed in a tenth of a second and answered in a thousandth.",
    ]
}
