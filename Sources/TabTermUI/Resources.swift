// The words that travel inside the binary, for every app that says `App.main()`.
import CResources
public import TabViews

extension Catalogue {
    /// The English words of the interface, and of the program `tabterm`.
    public static func embedded() -> Catalogue {
        Catalogue(parsing: embeddedFile("locales/en.strings"))
    }

    private static func embeddedFile(_ path: String) -> UnsafeBufferPointer<UInt8> {
        let files = UnsafeBufferPointer(start: tabterm_first_resource(), count: tabterm_resource_count)
        let file = files.first { String(cString: $0.path) == path }
        return UnsafeBufferPointer(start: file?.bytes, count: file?.length ?? 0)
    }
}
