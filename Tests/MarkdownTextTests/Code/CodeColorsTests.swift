// Colours of code can be read on the grounds that people have.

import TerminalScreen
import Testing

@testable import MarkdownText

@Suite struct CodeColorsTests {
    static let grounds: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (0x00, 0x2B, 0x36), (30, 30, 46), (255, 255, 255), (0xFD, 0xF6, 0xE3), (250, 250, 250),
    ]

    @Test("C8: Every colour has a contrast of 4.5 on the tint and on the ground", arguments: grounds)
    func contrast(red: UInt8, green: UInt8, blue: UInt8) throws {
        for depth in [ColorDepth.palette256, .trueColor] {
            let colors = try #require(CodeColors(.rgb(red, green, blue), depth))
            let grounds = [Luminance.of(red, green, blue), Self.luminance(of: colors.tint)]
            for (kind, style) in colors.kinds {
                let letters = Self.luminance(of: style.foreground)
                for ground in grounds {
                    let contrast = (max(letters, ground) + 0.05) / (min(letters, ground) + 0.05)
                    #expect(contrast >= 4.5, "\(kind) on \(red) \(green) \(blue): \(contrast)")
                }
            }
            #expect(colors.kinds.count == CodeKind.allCases.count)
        }
    }

    @Test("C10: In eight colours, and on grey, attributes have to do")
    func attributes() {
        var theme = MarkdownTheme()
        theme.adapt(to: .rgb(0, 0, 0), depth: .eight)
        theme.adapt(to: .rgb(128, 128, 128), depth: .trueColor)
        #expect(theme == MarkdownTheme())
        #expect(theme.codeKinds.values.allSatisfy { $0.foreground == .standard })
    }

    private static func luminance(of color: Color) -> Double {
        switch color {
        case .rgb(let red, let green, let blue): return Luminance.of(red, green, blue)
        case .palette(let index) where index >= 232:
            let level = 8 + 10 * (index - 232)
            return Luminance.of(level, level, level)
        case .palette(let index):
            let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
            let cube = Int(index) - 16
            return Luminance.of(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
        case .standard: return 0
        }
    }
}
