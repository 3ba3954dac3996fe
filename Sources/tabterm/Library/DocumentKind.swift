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
        let ending = name[name.index(after: dot)...]
        // Most are: and what is shown first does not wait for the table of all endings.
        if ending.elementsEqual("md".utf8) { return .document(.markdown) }
        return Ending(ending).flatMap { verdicts[$0] } ?? .unknown
    }

    /// The kind of a document that is known to hold text.
    static func of(_ path: RelativePath) -> DocumentKind {
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

    /// What comes after the last dot of a name, without case; at most sixteen bytes, so that thousands of names are
    /// looked at without an allocation.
    private struct Ending: Hashable {
        private var first: UInt64 = 0
        private var second: UInt64 = 0

        init?(_ bytes: some Collection<UInt8>) {
            var count = 0
            for byte in bytes {
                let small = UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte)
                if count < 8 { first = first << 8 | small } else { second = second << 8 | small }
                count += 1
                if count > 16 { return nil }
            }
        }
    }

    private static let verdicts: [Ending: Verdict] = {
        var verdicts: [Ending: Verdict] = [:]
        let all: [(String, Verdict)] = [
            ("md markdown mdx qmd", .document(.markdown)), ("rst", .document(.reStructuredText)),
            ("adoc asciidoc", .document(.asciiDoc)), ("1 2 3 4 5 6 7 8 9 man mdoc", .document(.manual)),
            (texts, .document(.text)), (binaries, .binary),
        ]
        for (endings, verdict) in all {
            for ending in endings.utf8.split(whereSeparator: { $0 <= 0x20 }) {
                if let ending = Ending(ending) { verdicts[ending] = verdict }
            }
        }
        return verdicts
    }()

    private static let texts =
        """
        txt text log org tex json jsonl yaml yml toml csv tsv ini cfg conf xml html htm css scss svg strings po sh bash zsh
        fish awk sed pl pm py rb lua js mjs ts jsx tsx vue c h cc cpp cxx hh hpp m mm swift go rs java kt kts scala clj cs
        fs hs ml mli ex exs erl el lisp scm r jl sql php dart zig nim v vhd vhdl asm s cmake mk make gradle diff patch rc
        desktop service properties graphql proto tf nix bib sty cls gitignore gitattributes editorconfig modulemap
        """

    private static let binaries =
        """
        png jpg jpeg gif bmp webp ico tif tiff heic avif psd xcf mp3 ogg oga flac wav m4a opus mp4 mkv webm avi mov mpg mpeg
        pdf ps eps djvu epub mobi odt ods odp doc docx xls xlsx ppt pptx zip gz tgz bz2 xz zst 7z rar tar jar war apk deb
        rpm iso img dmg exe dll so dylib a o obj lib class pyc pyo wasm bin dat db sqlite sqlite3 ttf otf woff woff2 eot
        swp swo gpg
        """
}
