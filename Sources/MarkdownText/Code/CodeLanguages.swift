// The languages, each a table of signs and words. Another one is another entry; the scanner knows none of them.

extension CodeLanguage {
    /// The language of one of the names that people write behind a fence; nil for a name that nobody knows.
    ///
    /// Only that one is made: a document has few, and its first page waits for them.
    static func of(name: String) -> CodeLanguage? {
        let wanted = Array(name.utf8)
        return all.first { holds($0.names, wanted) }?.make()
    }

    /// Whether a word is among those of a text, which are never taken apart: there are a hundred, and each fence asks.
    private static func holds(_ words: String, _ wanted: [UInt8]) -> Bool {
        words.withBytes { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
                if end - start == wanted.count, bytes[start..<end].elementsEqual(wanted) { return true }
                start = end + 1
            }
            return false
        }
    }

    static let all: [(names: String, make: @Sendable () -> CodeLanguage)] = [
        ("swift", { swift }), ("c h objc objective-c m", { c }), ("cpp c++ cc cxx hpp cuda", { cpp }),
        ("c# cs csharp", { csharp }),
        ("java kotlin kt kts scala groovy gradle dart", { java }),
        ("js javascript jsx mjs cjs node ts typescript tsx", { script }),
        ("python py python3 pycon ipython", { python }), ("go golang", { go }), ("rust rs", { rust }),
        ("sh bash shell zsh fish console shell-session dockerfile docker", { shell }),
        ("make makefile cmake", { make }), ("ruby rb", { ruby }), ("php", { php }), ("perl pl", { perl }),
        ("lua", { lua }),
        ("sql mysql postgres postgresql sqlite plsql", { sql }), ("json json5 jsonc", { json }), ("yaml yml", { yaml }),
        ("toml ini cfg conf properties editorconfig desktop", { toml }),
        ("html xml svg xhtml vue html5 plist", { html }),
        ("css scss less sass", { css }), ("diff patch", { diff }), ("zig", { zig }), ("haskell hs elm", { haskell }),
    ]

    private static let curly: Traits = [.capitalsAreTypes, .quoteIsLetter]

    private static let swift = CodeLanguage(
        line: "//", block: "/* */", nests: true, strings: "\"", texts: "\"\"\" \"\"\"", raw: "#\" \"#",
        keywords: """
            actor any as associatedtype async await borrowing break case catch class consume consuming continue convenience
            default defer deinit didSet do dynamic else enum extension fallthrough fileprivate final for func get guard if
            import in indirect infix init inout internal is isolated lazy let mutating nonisolated nonmutating open operator
            optional override package postfix precedencegroup prefix private protocol public repeat required rethrows return
            self Self sending set some static struct subscript super switch throw throws try typealias unowned var weak
            where while willSet
            """, values: "true false nil", [.capitalsAreTypes, .atNames, .hashWords])

    private static let c = CodeLanguage(
        line: "//", block: "/* */", strings: "\" '",
        keywords: """
            auto break case const constexpr continue default do else enum extern for goto if inline register restrict
            return sizeof static static_assert struct switch typedef typeof union volatile while _Alignas _Alignof _Atomic
            _Generic _Noreturn _Static_assert _Thread_local
            """,
        types: """
            bool char double float int long short signed unsigned void size_t ssize_t ptrdiff_t int8_t int16_t int32_t
            int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t wchar_t FILE
            """, values: "true false NULL nullptr", [.quoteIsLetter, .hashWords])

    private static let cpp = CodeLanguage(
        line: "//", block: "/* */", strings: "\" '", raw: "R\"( )\"",
        keywords: """
            alignas alignof and auto break case catch class concept const consteval constexpr constinit const_cast continue
            co_await co_return co_yield decltype default delete do dynamic_cast else enum explicit export extern final for
            friend goto if import inline module mutable namespace new noexcept not operator or override private protected
            public register reinterpret_cast requires return sizeof static static_assert static_cast struct switch template
            this thread_local throw try typedef typeid typename union using virtual volatile while
            """,
        types: """
            bool char char8_t char16_t char32_t double float int long short signed unsigned void size_t string wchar_t
            int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t
            """, values: "true false nullptr NULL", [.capitalsAreTypes, .quoteIsLetter, .hashWords])

    private static let csharp = CodeLanguage(
        line: "//", block: "/* */", strings: "\" '", texts: "\"\"\" \"\"\"", raw: "@\" \"",
        keywords: """
            abstract as async await base break case catch checked class const continue default delegate do else enum event
            explicit extern finally fixed for foreach get goto if implicit in init interface internal is lock namespace new
            operator out override params partial private protected public readonly record ref required return sealed set
            sizeof stackalloc static struct switch this throw try typeof unchecked unsafe using virtual volatile when where
            while with yield
            """,
        types: """
            bool byte char decimal double dynamic float int long nint nuint object sbyte short string uint ulong ushort var
            void
            """, values: "true false null", [.capitalsAreTypes, .quoteIsLetter, .hashWords])

    private static let java = CodeLanguage(
        line: "//", block: "/* */", strings: "\" '", texts: "\"\"\" \"\"\"",
        keywords: """
            abstract as assert break by case catch class companion const continue data def default defer do else enum
            extends final finally for fun get given goto if implements import in init inline inner instanceof interface
            internal is lateinit lazy match module native new object of open operator override package permits private
            protected public record reified return sealed set static strictfp super suspend switch synchronized this throw
            throws trait transient try type typealias using val var vararg volatile when where while with yield
            """,
        types: "boolean byte char double float int long short void dynamic", values: "true false null",
        [.capitalsAreTypes, .quoteIsLetter, .atNames])

    private static let script = CodeLanguage(
        line: "//", block: "/* */", strings: "\" '", texts: "` `",
        keywords: """
            abstract as asserts async await break case catch class const continue debugger declare default delete do else
            enum export extends finally for from function get if implements import in infer instanceof interface is keyof
            let module namespace new of override private protected public readonly return satisfies set static super switch
            this throw try type typeof var void while with yield
            """,
        types: "any bigint boolean never number object string symbol unknown",
        values: "true false null undefined NaN Infinity", [.capitalsAreTypes, .atNames])

    private static let python = CodeLanguage(
        line: "#", strings: "\" '", texts: "\"\"\" \"\"\" ''' '''",
        keywords: """
            and as assert async await break case class continue def del elif else except finally for from global if import
            in is lambda match nonlocal not or pass raise return self try while with yield
            """,
        types: """
            bool bytearray bytes complex dict float frozenset int list object set str tuple type
            """, values: "True False None NotImplemented Ellipsis", [.capitalsAreTypes, .atNames])

    private static let go = CodeLanguage(
        line: "//", block: "/* */", strings: "\" '", raw: "` `",
        keywords: """
            break case chan const continue default defer else fallthrough for func go goto if import interface map package
            range return select struct switch type var
            """,
        types: """
            any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint
            uint8 uint16 uint32 uint64 uintptr
            """, values: "true false nil iota", curly)

    private static let rust = CodeLanguage(
        line: "//", block: "/* */", nests: true, strings: "'", texts: "\" \"", raw: "r#\" \"# r\" \"",
        keywords: """
            as async await break const continue crate dyn else enum extern fn for if impl in let loop macro_rules match mod
            move mut pub ref return self Self static struct super trait type union unsafe use where while yield
            """,
        types: """
            bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize
            """, values: "true false", curly)

    private static let zig = CodeLanguage(
        line: "//", strings: "\" '",
        keywords: """
            align and anytype asm async await break callconv catch comptime const continue defer else enum errdefer error
            export extern fn for if inline noalias noinline nosuspend opaque or orelse packed pub resume return struct
            suspend switch test threadlocal try union unreachable usingnamespace var volatile while
            """,
        types: "bool f16 f32 f64 i8 i16 i32 i64 isize type u8 u16 u32 u64 usize void anyerror noreturn",
        values: "true false null undefined", [.capitalsAreTypes, .quoteIsLetter, .atNames])

    private static let haskell = CodeLanguage(
        line: "--", block: "{- -}", nests: true, strings: "\" '",
        keywords: """
            case class data default deriving do else forall foreign if import in infix infixl infixr instance let module
            newtype of port then type where exposing
            """, values: "True False", curly)

    private static let shell = CodeLanguage(
        line: "#", texts: "\" \"", raw: "' '",
        keywords: """
            alias begin break case cd continue declare do done echo elif else end esac eval exec exit export fi for from
            function if in local printf read readonly return select set shift source sudo switch test then time trap umask
            unset until while ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM LABEL RUN USER VOLUME WORKDIR
            """, [.dollarNames, .hashNeedsBlank])

    private static let make = CodeLanguage(
        line: "#", strings: "\" '",
        keywords: """
            define else endef endif export ifdef ifeq ifndef ifneq include override private undefine unexport vpath
            add_executable add_library add_subdirectory cmake_minimum_required find_package foreach endforeach function
            endfunction if elseif macro endmacro project set target_link_libraries target_include_directories
            """, values: "ON OFF TRUE FALSE", [.dollarNames, .hashNeedsBlank, .namesBeforeValues, .dashWords])

    private static let ruby = CodeLanguage(
        line: "#", strings: "\" ' `",
        keywords: """
            alias and attr_accessor attr_reader attr_writer begin break case class def defined? do else elsif end ensure
            extend for if in include lambda loop module next not or prepend private proc protected public raise redo require
            require_relative rescue retry return self super then undef unless until when while yield
            """, values: "true false nil", [.capitalsAreTypes, .hashNeedsBlank, .atNames])

    private static let php = CodeLanguage(
        line: "// #", block: "/* */", strings: "\" '",
        keywords: """
            abstract and array as break case catch class clone const continue declare default do echo else elseif enum
            extends final finally fn for foreach function global if implements include include_once instanceof interface
            match namespace new or print private protected public readonly require require_once return static switch throw
            trait try unset use var while yield
            """,
        types: "bool float int iterable mixed object string void", values: "true false null TRUE FALSE NULL",
        [.capitalsAreTypes, .dollarNames])

    private static let perl = CodeLanguage(
        line: "#", strings: "\" '",
        keywords: """
            and cmp die do else elsif eq for foreach ge given gt if last le local lt my ne next no not or our package print
            printf redo require return say sub unless until use when while xor
            """, [.dollarNames, .atNames, .hashNeedsBlank])

    private static let lua = CodeLanguage(
        line: "--", block: "--[[ ]]", strings: "\" '", raw: "[[ ]]",
        keywords: """
            and break do else elseif end for function goto if in local not or repeat return then until while self
            """, values: "true false nil")

    private static let sql = CodeLanguage(
        line: "--", block: "/* */", strings: "' \" `",
        keywords: """
            add all alter analyze and as asc begin between by cascade case check collate column commit conflict constraint
            create cross current_date current_timestamp database default delete desc distinct do drop else end except exists
            explain foreign from full function grant group having if in index inner insert intersect into is join key left
            like limit match natural not nothing of offset on or order outer over partition pragma primary references
            replace returning revoke right rollback row select set table temporary then to transaction trigger union unique
            update using values view virtual when where window with
            """,
        types: """
            bigint blob boolean char date decimal double float int integer interval json jsonb numeric real serial smallint
            text time timestamp uuid varchar
            """, values: "true false null", .ignoresCase)

    private static let json = CodeLanguage(
        line: "//", block: "/* */", strings: "\"", values: "true false null", .namesBeforeValues)

    private static let yaml = CodeLanguage(
        line: "#", strings: "\" '", values: "true false null yes no on off ~",
        [.namesBeforeValues, .hashNeedsBlank, .dashWords])

    private static let toml = CodeLanguage(
        line: "# ;", strings: "\" '", texts: "\"\"\" \"\"\"", raw: "''' '''", values: "true false inf nan",
        [.namesBeforeValues, .hashNeedsBlank, .dashWords])

    private static let html = CodeLanguage(
        block: "<!-- -->", strings: "\" '", [.tags, .namesBeforeValues, .dashWords])

    private static let css = CodeLanguage(
        block: "/* */", strings: "\" '", values: "inherit initial unset none auto",
        [.namesBeforeValues, .dashWords, .atNames, .dollarNames])

    private static let diff = CodeLanguage([.changes])
}
