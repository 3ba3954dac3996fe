// The least that is an app: three tabs, and a badge. Narrow terminals get a bar below, wide ones a bar above.
import TabTermUI

@main struct MinimalApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Received", systemImage: "tray.and.arrow.down.fill") {
                    Text("Two letters from the coast")
                }
                .badge(2)
                Tab("Sent", systemImage: "tray.and.arrow.up.fill") {
                    Text("Nothing sent today")
                }
                Tab("Account", systemImage: "person.crop.circle.fill") {
                    Text("Signed in as Ada")
                }
                .badge("!")
            }
        }
    }
}
