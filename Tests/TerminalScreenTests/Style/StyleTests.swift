// Colours survive their way through a cell, and come as near as a terminal can show them.

import TerminalScreen
import Testing

@Suite("Styles") struct StyleTests {
    @Test("A cell gives back the style that it was drawn in")
    func roundTrip() {
        let colors: [Color] = [.standard, .palette(0), .palette(255), .rgb(0, 0, 0), .rgb(1, 2, 255)]
        for foreground in colors {
            for background in colors {
                let style = Style(foreground: foreground, background: background, attributes: [.bold, .reverse])
                var canvas = Canvas(Size(columns: 1, rows: 1))
                canvas.put("x", at: .zero, style: style)
                #expect(canvas[.zero].style == style)
            }
        }
    }

    @Test(
        "The nearest colour",
        arguments: [
            (ColorDepth.trueColor, Color.rgb(1, 2, 3), Color.rgb(1, 2, 3)), (.none, .palette(3), .standard),
            (.palette256, .rgb(255, 0, 0), .palette(196)), (.palette256, .rgb(128, 128, 128), .palette(244)),
            (.palette256, .rgb(0, 0, 0), .palette(16)), (.palette256, .rgb(255, 255, 255), .palette(231)),
            (.palette256, .palette(9), .palette(9)), (.eight, .palette(9), .palette(1)),
            (.eight, .rgb(200, 30, 30), .palette(1)), (.eight, .rgb(250, 250, 250), .palette(7)),
            (.eight, .rgb(20, 20, 30), .palette(0)), (.eight, .palette(33), .palette(6)),
            (.eight, .standard, .standard),
        ])
    func nearest(depth: ColorDepth, wanted: Color, shown: Color) {
        #expect(depth.nearest(to: wanted) == shown)
    }

    @Test("Laying one style over another adds attributes and keeps colours that are not given")
    func merging() {
        let below = Style(foreground: .palette(1), background: .palette(2), attributes: .bold)
        let above = Style(foreground: .palette(3), attributes: .underline)
        #expect(
            below.merging(above)
                == Style(foreground: .palette(3), background: .palette(2), attributes: [.bold, .underline]))
        #expect(below.without(.bold).attributes.isEmpty)
    }
}
