// The text of a saved file without the file: for those who hand it on, to a pipe say, or take it from there.

extension StoreFile {
    /// The text of a file that holds some values; empty if they can't be written.
    public static func text(of values: [String: StoredValue]) -> [UInt8] { StoreText.text(of: values) ?? [] }

    /// The values of a file's text, or nil if it is broken or of a later version.
    public static func values(in text: [UInt8]) -> [String: StoredValue]? {
        guard let (values, version) = StoreText.values(in: text), version <= StoreText.version else { return nil }
        return values
    }
}
