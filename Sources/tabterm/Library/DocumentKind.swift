// Which files are documents. The answer comes from the name alone; only a name that says nothing asks for a look at the
// first bytes.

/// What a document is made of, so how it is read.
enum DocumentKind: UInt8, Sendable {
    case markdown, reStructuredText, asciiDoc, manual, text
    /// Not a document; listed only where everything is shown.
    case binary

    /// What a name says about its file.
    enum Verdict: Equatable {
        case document(DocumentKind)
        case binary
        /// The name says nothing: the first bytes decide.
        case unknown
    }

    /// The verdict over a file name.
    static func verdict(_ name: some BidirectionalCollection<UInt8>) -> Verdict {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return .unknown }
        let ending = String(decoding: name[name.index(after: dot)...], as: UTF8.self).lowercased()
        switch ending {
        case "md", "markdown", "mdx", "qmd": return .document(.markdown)
        case "rst": return .document(.reStructuredText)
        case "adoc", "asciidoc": return .document(.asciiDoc)
        case "1", "2", "3", "4", "5", "6", "7", "8", "9", "man", "mdoc": return .document(.manual)
        default: break
        }
        if texts.contains(ending) { return .document(.text) }
        return binaries.contains(ending) ? .binary : .unknown
    }

    /// The kind of a document that is known to hold text.
    static func of(_ path: RelativePath) -> DocumentKind {
        if path.bytes == Array("-".utf8) { return .markdown }
        if case .document(let kind) = verdict(path.names.last ?? []) { return kind }
        return .text
    }

    /// Whether the first bytes of a file are text: no zero byte, and hardly a control.
    static func isText(_ head: ArraySlice<UInt8>) -> Bool {
        head.withUnsafeBufferPointer { head in
            if head.count >= 2, (head[0], head[1]) == (0xFE, 0xFF) || (head[0], head[1]) == (0xFF, 0xFE) { return true }
            // So plain a loop that many bytes are looked at at once.
            var (zeros, odd) = (0, 0)
            for byte in head {
                zeros &+= byte == 0 ? 1 : 0
                odd &+= byte < 0x20 && (byte < 0x07 || byte > 0x0D) && byte != 0x1B ? 1 : 0
            }
            return zeros == 0 && odd * 20 <= head.count
        }
    }

    private static let texts = Set(
        """
        txt text log org tex json jsonl yaml yml toml csv tsv ini cfg conf xml html htm css scss svg strings po sh bash zsh
        fish awk sed pl pm py rb lua js mjs ts jsx tsx vue c h cc cpp cxx hh hpp m mm swift go rs java kt kts scala clj cs
        fs hs ml mli ex exs erl el lisp scm r jl sql php dart zig nim v vhd vhdl asm s cmake mk make gradle diff patch rc
        desktop service properties graphql proto tf nix bib sty cls gitignore gitattributes editorconfig modulemap
        """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

    private static let binaries = Set(
        """
        png jpg jpeg gif bmp webp ico tif tiff heic avif psd xcf mp3 ogg oga flac wav m4a opus mp4 mkv webm avi mov mpg mpeg
        pdf ps eps djvu epub mobi odt ods odp doc docx xls xlsx ppt pptx zip gz tgz bz2 xz zst 7z rar tar jar war apk deb
        rpm iso img dmg exe dll so dylib a o obj lib class pyc pyo wasm bin dat db sqlite sqlite3 ttf otf woff woff2 eot
        swp swo gpg
        """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    )
}
