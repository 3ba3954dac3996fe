// An app for tests of the navigation, as in the sketches: root tabs, sections, an action, badges, search.
import FoundationEssentials
import Observation
import TabNavigation
import TestSupport

@testable import TabViews

/// What the app keeps, and what its actions did.
@MainActor @Observable final class FieldNotesModel {
    var selection = "home"
    var customization = TabViewCustomization()
    var saved = SavedNavigation()
    var walks = 14
    var unread = 2
    var log: [String] = []
    var hidesTides = false
    @ObservationIgnored var lowered = 0
}

/// Tabs that are declared as people would.
struct FieldNotes: View {
    let model: FieldNotesModel
    var form: NavigationForm?

    var body: some View {
        @Bindable var model = model
        TabView(selection: $model.selection) {
            let _ = model.lowered += 1
            Tab("Home", systemImage: "house", value: "home") { page("Home") }
                .customizationBehavior(.disabled)
                .tabPlacement(.fixed)
            Tab("Library", systemImage: "books.vertical", value: "library") { page("Library") }
                .customizationID("library")
                .badge(128)
            Tab("Downloads", systemImage: "arrow.down", value: "downloads") { page("Downloads") }
                .customizationID("downloads")
            Tab(value: "search", role: .search) { page("Search") }
            TabSection("Coast") {
                Tab("Birds of the Estuary", systemImage: "bird", value: "birds") { page("Birds") }
                    .customizationID("birds")
                    .contextMenu { Button("Count") { model.log.append("count") } }
                Tab("Tides", systemImage: "doc", value: "tides") { page("Tides") }
                    .customizationID("tides")
                    .badge(model.unread)
                    .hidden(model.hidesTides)
                Tab("Salt marsh", systemImage: "leaf", value: "marsh") { page("Marsh") }
                    .customizationID("marsh")
            }
            .customizationID("coast")
            .compactPresentation(.single)
            .sectionSymbol("diamond")
            TabSection("Inland") {
                ForEach(0..<model.walks, id: \.self) { index in
                    Tab("Walk \(index + 1)", systemImage: "figure.walk", value: "walk\(index + 1)") {
                        page("Walk \(index + 1)")
                    }
                    .customizationID("walk\(index + 1)")
                }
            }
            .customizationID("inland")
            .compactPresentation(.single)
            .defaultSectionExpansion(.collapsed)
            TabSection("Collections") {
                Tab("To read", systemImage: "star", value: "toread") { page("To read") }
                    .customizationID("toread")
                    .badge(5)
            }
            .customizationID("collections")
            .sectionActions { Button("New collection") { model.log.append("new") } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($model.customization)
        .tabViewRestoration($model.saved)
        .tabViewName("Field Notes")
        .forcedNavigationForm(form)
    }

    private func page(_ name: String) -> some View {
        VStack(alignment: .leading) {
            Text("The page of \(name)")
            Spacer()
        }
    }
}

extension Screen {
    /// Field Notes on a screen of that size.
    static func notes(
        _ columns: Int, _ rows: Int, _ model: FieldNotesModel, form: NavigationForm? = nil, isASCII: Bool = false
    ) -> Screen {
        let display = Display(symbols: SymbolTable(isASCII: isASCII), words: Words.english)
        return Screen(columns, rows, options: SessionOptions(display: display), FieldNotes(model: model, form: form))
    }
}
