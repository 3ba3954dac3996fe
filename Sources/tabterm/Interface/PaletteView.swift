// The palette: a few letters lead to any tab, document, heading or command. Commands are carried out by their own keys, so
// that a command means the same from here as from the keyboard.
import TabTermUI

/// The page of the palette.
struct PaletteView: View {
    let reader: Reader
    @State private var text = ""

    var body: some View {
        let entries = reader.paletteEntries(for: text)
        VStack(alignment: .leading, spacing: 0) {
            TextField(reader.words["reader.palette.prompt"], text: $text)
                .onSubmit { if let first = entries.first { reader.choose(first) } }
            Divider()
            List {
                if entries.isEmpty { Text(verbatim: reader.words["reader.search.nothing", ["words": text]]).dim() }
                ForEach(entries) { entry in
                    Button {
                        reader.choose(entry)
                    } label: {
                        PaletteRow(entry: entry)
                    }
                }
            }
            // Other letters make another list, whose first row is what Enter in the field opens.
            .id(text)
        }
        .presentationSizing(.form)
    }
}

/// One entry of the palette.
struct PaletteRow: View {
    let entry: PaletteEntry

    var body: some View {
        HStack {
            Label {
                Text.marked(entry.title, entry.titleMarks).lineLimit(1)
            } icon: {
                Image(systemName: entry.symbol)
            }
            Spacer()
            Text.marked(entry.detail, entry.detailMarks) { $0.dim() }.lineLimit(1)
        }
    }
}
