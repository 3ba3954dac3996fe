// Descriptions of terminals, bettered on the way to ncurses. True colours: where the terminal says that it has them
// (COLORTERM), numbers below 256 stay the palette's, so that people's own colours stay theirs, and numbers from 2²⁴ on
// are red, green and blue. tmux and screen are told how to keep text from wrapping: else ncurses draws the lower right
// cell by inserting, which breaks a wide letter beside it. And what costs more than it is worth is left out: see `simplify`.

internal import CNcurses
internal import Glibc
internal import TerminalScreen

/// A terminal's description with additions.
enum BetterDescription {
    /// Opens the terminal by a bettered description.
    /// - Parameters:
    ///   - name: the description's name.
    ///   - trueColors: whether true colours are wanted.
    ///   - open: opens ncurses by that name.
    /// - Returns: false if that did not work: then nothing is open.
    static func start(_ name: String, trueColors: Bool, _ open: () -> Bool) -> Bool {
        let word = getenv("COLORTERM").map { String(cString: $0) } ?? ""
        guard var description = Descriptions.read(name).flatMap({ CompiledDescription($0) }) else { return false }
        description.simplify()
        if trueColors, word == "truecolor" || word == "24bit" { description.addTrueColors() }
        if name.hasPrefix("tmux") || name.hasPrefix("screen") { description.addWrapping() }
        let changed = EnvironmentValue("TERMINFO", set: "hex:" + description.hexadecimal)
        defer { changed.restore() }
        return open()
    }
}

/// Compiled descriptions on disk.
enum Descriptions {
    /// The bytes of the description of that name, from where ncurses would find it.
    static func read(_ name: String) -> [UInt8]? {
        guard let first = name.utf8.first, !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let hex = String(first, radix: 16)
        for folder in folders {
            for part in [String(Character(Unicode.Scalar(first))), hex] {
                if let bytes = contents("\(folder)/\(part)/\(name)") { return bytes }
            }
        }
        return nil
    }

    private static var folders: [String] {
        var folders: [String] = []
        if let own = getenv("TERMINFO") { folders.append(String(cString: own)) }
        if let home = getenv("HOME") { folders.append(String(cString: home) + "/.terminfo") }
        if let more = getenv("TERMINFO_DIRS") {
            folders += String(cString: more)[...].parts(between: ":").map(String.init)
        }
        return folders + ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
    }

    private static func contents(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(byteCount: 32768, alignment: 1) { buffer in
            let count = Glibc.read(file, buffer.baseAddress, buffer.count)
            return count > 0 ? Array(buffer[..<count]) : nil
        }
    }
}

/// A compiled description (term(5)) taken apart: names, switches, numbers, and places of strings in a table.
struct CompiledDescription {
    private var names: [UInt8]
    private var switches: [UInt8]
    private var numbers: [Int32]
    private var strings: [Int]
    private var table: [UInt8]

    private static let wideMagic = 0x21E
    private static let narrowMagic = 0x11A
    /// Indices in ncurses' term.h.
    private static let canChange = 27
    private static let maxColors = 13
    private static let initializeColor = 299
    private static let setForeground = 359
    private static let setBackground = 360
    private static let cursorAddress = 10
    /// To a row or a column alone, and by some rows or columns.
    private static let otherMoves = [8, 127, 107, 111, 112, 114]
    private static let repeatLetter = 121
    /// All attributes at once, and what does the same one by one: bold, reverse, underlined, and none.
    private static let setAttributes = 131
    private static let eachAttribute = [27, 34, 36, 39]
    private static let wrapOn = 151
    private static let wrapOff = 152
    /// Whether colours are numbered as `addTrueColors` has it.
    private var hasTrueColors = false

    /// Takes a description apart, extended capabilities left out; nil if it is none.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 12 else { return nil }
        let short = { (position: Int) in
            Int(Int16(truncatingIfNeeded: Int(bytes[position]) | Int(bytes[position + 1]) << 8))
        }
        let magic = short(0)
        let counts = (1...5).map { short($0 * 2) }
        guard magic == Self.narrowMagic || magic == Self.wideMagic, counts.allSatisfy({ $0 >= 0 }) else { return nil }
        let width = magic == Self.wideMagic ? 4 : 2
        let afterSwitches = 12 + counts[0] + counts[1]
        let firstNumber = afterSwitches + afterSwitches % 2
        let firstString = firstNumber + counts[2] * width
        let firstByte = firstString + counts[3] * 2
        guard firstByte + counts[4] <= bytes.count else { return nil }
        names = Array(bytes[12..<12 + counts[0]])
        switches = Array(bytes[12 + counts[0]..<afterSwitches])
        numbers = (0..<counts[2]).map { index in
            let low = short(firstNumber + index * width)
            return width == 2 ? Int32(low) : Int32(low & 0xFFFF | short(firstNumber + index * width + 2) << 16)
        }
        strings = (0..<counts[3]).map { short(firstString + $0 * 2) }
        table = Array(bytes[firstByte..<firstByte + counts[4]])
    }

    /// How many colours there are.
    var colors: Int32 { numbers.count > Self.maxColors ? numbers[Self.maxColors] : -1 }

    /// Leaves out what costs more than it is worth.
    ///
    /// How a letter is repeated: after it, cursors stand in different places. How the cursor is moved other than to an
    /// address or by one step: to find the shortest way, ncurses makes three texts for each move, which takes longer than
    /// to send the two bytes that it saves. How all attributes are set at once: one by one, what is sent is shorter, and
    /// no text has to be made for it.
    mutating func simplify() {
        remove(Self.repeatLetter)
        if has(Self.cursorAddress) { Self.otherMoves.forEach { remove($0) } }
        if Self.eachAttribute.allSatisfy({ has($0) }) { remove(Self.setAttributes) }
    }

    private func has(_ index: Int) -> Bool { index < strings.count && strings[index] >= 0 }

    private mutating func remove(_ index: Int) {
        if index < strings.count { strings[index] = -1 }
    }

    /// Adds DECAWM where nothing is said of wrapping.
    mutating func addWrapping() {
        guard strings.count > Self.wrapOff, !has(Self.wrapOn), !has(Self.wrapOff) else { return }
        strings[Self.wrapOn] = add("\u{1B}[?7h")
        strings[Self.wrapOff] = add("\u{1B}[?7l")
    }

    /// Exchanges what sets colours, where there are 256 of them.
    mutating func addTrueColors() {
        guard colors == 256, strings.count > Self.setBackground, switches.count > Self.canChange else { return }
        hasTrueColors = true
        numbers[Self.maxColors] = ColorNumber.direct * 2
        switches[Self.canChange] = 0
        strings[Self.initializeColor] = -1
        strings[Self.setForeground] = add(Self.command(normal: 3, bright: 9))
        strings[Self.setBackground] = add(Self.command(normal: 4, bright: 10))
    }

    private mutating func add(_ text: String) -> Int {
        table += Array(text.utf8) + [0]
        return table.count - text.utf8.count - 1
    }

    /// A colour by its number, in the language of terminfo(5): the palette's, or three bytes behind bit 24.
    private static func command(normal: Int, bright: Int) -> String {
        let palette = "%?%p1%{8}%<%t\(normal)%p1%d%e%p1%{16}%<%t\(bright)%p1%{8}%-%d%e\(normal)8;5;%p1%d%;"
        let red = "%p1%{65536}%/%{255}%&%d"
        let green = "%p1%{256}%/%{255}%&%d"
        let blue = "%p1%{255}%&%d"
        return "\u{1B}[%?%p1%{\(ColorNumber.direct)}%<%t\(palette)%e\(normal)8;2;\(red);\(green);\(blue)%;m"
    }

    /// The description with numbers of four bytes and the one extended switch that tells of direct colours, as hex digits.
    var hexadecimal: String {
        var bytes: [UInt8] = []
        func add(_ number: Int, bytes count: Int = 2) {
            for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
        }
        add(Self.wideMagic)
        [names.count, switches.count, numbers.count, strings.count, table.count].forEach { add($0) }
        bytes += names + switches
        if bytes.count % 2 == 1 { bytes.append(0) }
        numbers.forEach { add(Int($0), bytes: 4) }
        strings.forEach { add($0) }
        bytes += table
        if bytes.count % 2 == 1 { bytes.append(0) }
        guard hasTrueColors else { return Self.digits(bytes) }
        // One switch, no number, no string, one name of four bytes.
        [1, 0, 0, 1, 4].forEach { add($0) }
        bytes += [1, 0]
        add(0)
        bytes += Array("RGB".utf8) + [0]
        return Self.digits(bytes)
    }

    private static func digits(_ bytes: [UInt8]) -> String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value }
        return String(unsafeUninitializedCapacity: 2 * bytes.count) { digits in
            for (index, byte) in bytes.enumerated() {
                digits[2 * index] = digit(byte >> 4)
                digits[2 * index + 1] = digit(byte & 15)
            }
            return 2 * bytes.count
        }
    }
}
