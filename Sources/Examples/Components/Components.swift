// A component for any app: tabs of items whose kind of value it does not know, with a label of its own and titles as
// resources, and a way in for what the app wants to add.
import TabTermUI

struct Item<Value: Hashable>: Identifiable {
    let title: LocalizedStringResource
    let icon: String
    let value: Value
    var id: Value { value }
}

struct ItemTabs<Value: Hashable, Content: View>: View {
    @Binding var selection: Value
    let items: [Item<Value>]
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        TabView(selection: $selection) {
            ForEach(items) { item in
                Tab(value: item.value) {
                    content(item.value)
                } label: {
                    Label {
                        Text(item.title)
                    } icon: {
                        Image(systemName: item.icon)
                    }
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

enum Desk: String, Hashable { case mail, notes, files }

@main struct ComponentsApp: App {
    @State private var desk = Desk.notes

    private let items: [Item<Desk>] = [
        Item(title: "Mail", icon: "envelope", value: .mail),
        Item(title: "Notes", icon: "note.text", value: .notes),
        Item(title: "Files", icon: "folder", value: .files),
    ]

    var body: some Scene {
        WindowGroup {
            ItemTabs(selection: $desk, items: items) { desk in
                Text("The \(desk.rawValue) on this desk")
            }
        }
    }
}
