// Runs one of the examples: `swift run Examples reader`. In a package of its own each would have `@main` before `struct`.
import TabTermUI

let apps: KeyValuePairs<String, any App.Type> = [
    "minimal": MinimalApp.self, "sections": SectionsApp.self, "customization": CustomizationApp.self,
    "search": SearchApp.self, "reader": ReaderApp.self, "photos": PhotosApp.self, "kitchen": KitchenApp.self,
    "site": SiteApp.self, "components": ComponentsApp.self, "media": MediaApp.self, "legacy": LegacyApp.self,
]

if let app = apps.first(where: { $0.key == CommandLine.arguments.dropFirst().first }) {
    app.value.main()
} else {
    print("usage: Examples " + apps.map(\.key).joined(separator: " | "))
}
