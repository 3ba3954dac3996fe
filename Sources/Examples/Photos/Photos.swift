// Photos dropped on an album: with `d` the person lifts a row and chooses the album, with the mouse it is dragged there.
import TabTermUI

struct Photo: Identifiable, Codable, Hashable, Transferable {
    var name: String
    var id: String { name }
}

@MainActor @Observable final class PhotoLibrary {
    var photos = ["Beach", "Dunes", "Pier"].map(Photo.init(name:))
    var favourites: [Photo] = []
}

@main struct PhotosApp: App {
    @State private var library = PhotoLibrary()

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Photos", systemImage: "photo.on.rectangle") {
                    List(library.photos) { photo in
                        Text(photo.name).draggable(photo)
                    }
                }
                TabSection("Albums") {
                    Tab("Favourites", systemImage: "heart") {
                        List(library.favourites) { photo in Text("In the album: \(photo.name)") }
                    }
                    .badge(library.favourites.count)
                    .dropDestination(for: Photo.self) { photos in
                        library.favourites += photos
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }
}
