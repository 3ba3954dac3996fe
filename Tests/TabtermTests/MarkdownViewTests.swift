// The Markdown view in a session: scrolling, places that outlive widths, links.
import MarkdownText
import Observation
import TabTermUI
import TabViews
import TerminalScreen
import Testing

@testable import tabterm

@MainActor @Suite("Markdown view")
struct MarkdownViewTests {
    private final class Box {
        var place = DocumentPlace()
        var followed: [String] = []
    }

    private let box = Box()
    private let text =
        "# Top\n\n" + (1...40).map { "Paragraph \($0) has some words in it, enough to be wrapped.\n\n" }.joined()
        + "## Low water\n\nSee [the top](#top) and [elsewhere](other.md).\n"

    private func session(_ anchor: String? = nil) -> Session {
        var options = SessionOptions()
        options.startsInContent = true
        let box = box
        let place = Binding(get: { box.place }, set: { box.place = $0 })
        return Session(
            Markdown(text, place: place).scrolled(toHeading: anchor).onFollowLink {
                box.followed.append($0.destination)
            },
            options: options)
    }

    private func rows(_ session: Session, _ columns: Int = 40, _ rows: Int = 10) -> [String] {
        session.render(Size(columns: columns, rows: rows)).canvas.rows
    }

    @Test("Arrows, pages, Home and End scroll; nothing scrolls past the ends")
    func scrolling() {
        let session = session()
        #expect(rows(session)[0].contains("Top"))
        session.send(.key(.up))
        #expect(rows(session)[0].contains("Top"))
        session.send(.key(.down))
        session.send(.key(.down))
        #expect(rows(session)[0].contains("Paragraph 1 "))
        session.send(.key(.down))
        #expect(rows(session)[0].contains("enough to be"))
        for _ in 0..<20 { session.send(.key(.down)) }
        let somewhere = rows(session)
        #expect(!somewhere[0].contains("Top"))
        for _ in 0..<40 { session.send(.key(.up)) }
        #expect(rows(session)[0].contains("Top"))
        session.send(.key(.end))
        #expect(rows(session)[9].contains("elsewhere"))
        session.send(.key(.down))
        #expect(rows(session)[9].contains("elsewhere"))
        session.send(.key(.pageUp))
        #expect(rows(session)[8...9].joined().contains("Paragraph 39"))
        session.send(.key(.home))
        #expect(rows(session)[0].contains("Top"))
    }

    @Test("Wide code is scrolled sideways by →, < and >, words stay; at its end the key is free")
    func sideways() {
        var options = SessionOptions()
        options.startsInContent = true
        let code = (0..<12).map { "part\($0)" }.joined(separator: "-")
        let session = Session(Markdown("Words that stay.\n\n```\n\(code)\n```\n"), options: options)
        func line() -> String { rows(session).first { $0.contains("part") } ?? "" }
        let start = line()
        #expect(start.contains("part0-part1") && start.contains("›") && !start.contains("part11"))
        session.send(.key(.right))
        #expect(line().contains("‹") && !line().contains("part0-"))
        session.send(.key(">"))
        session.send(.key(">"))
        session.send(.key(">"))
        #expect(line().contains("part11") && !line().contains("›"))
        #expect(rows(session)[0].contains("Words that stay."))
        session.send(.key("<"))
        session.send(.key("<"))
        session.send(.key("<"))
        #expect(line() == start)
    }

    @Test("N6: wide, narrow, wide shows the same sentence at the top")
    func widths() {
        let session = session()
        _ = rows(session, 100)
        for _ in 0..<21 { session.send(.key(.down)) }
        let wide = rows(session, 100)
        let sentence = wide[0].split(separator: " ").prefix(2).joined(separator: " ")
        #expect(rows(session, 30)[0].contains(sentence) || rows(session, 30)[1].contains(sentence))
        #expect(rows(session, 100) == wide)
    }

    @Test("Tab goes from link to link, out of sight too, and Enter follows")
    func links() {
        let session = session()
        _ = rows(session)
        session.send(.key(.tab))
        #expect(rows(session).contains { $0.contains("the top") })
        session.send(.key(.enter))
        #expect(rows(session)[0].contains("Top"))
        session.send(.key(.end))
        _ = rows(session)
        session.send(.key(.tab))
        _ = rows(session)
        session.send(.key(.tab))
        session.send(.key(.enter))
        #expect(box.followed == ["other.md"])
    }

    @Test("Without an action links go to the environment's openURL, and the program's own to those who take addresses")
    func addresses() {
        struct Page: View {
            let box: Box
            let catches: Bool
            var body: some View {
                let page = Markdown("[one](birds://tern) and [two](https://example.org)").onOpenURL {
                    box.followed.append("took " + $0.absoluteString)
                }
                if catches {
                    page.environment(
                        \.openURL,
                        OpenURLAction { url in
                            box.followed.append("caught " + url.absoluteString)
                            return .handled
                        })
                } else {
                    page
                }
            }
        }
        let box = box
        func followed(_ links: Int, catches: Bool) -> Session {
            var options = SessionOptions()
            options.startsInContent = true
            options.openURL = {
                box.followed.append("opened " + $0)
                return true
            }
            let session = Session(VStack { Page(box: box, catches: catches) }, options: options)
            _ = rows(session)
            for _ in 0..<links {
                session.send(.key(.tab))
                _ = rows(session)
            }
            session.send(.key(.enter))
            return session
        }
        _ = followed(1, catches: true)
        _ = followed(2, catches: true)
        #expect(box.followed == ["caught birds://tern", "caught https://example.org"])
        box.followed = []
        _ = followed(1, catches: false)
        #expect(box.followed == ["took birds://tern"])
        let session = followed(2, catches: false)
        #expect(rows(session).contains { $0.contains("https://example.org") }, "the person is asked")
        #expect(box.followed == ["took birds://tern"])
        session.send(.key(.enter))
        #expect(box.followed == ["took birds://tern", "opened https://example.org"])
    }

    @Test("/ finds in the document: letter by letter, n and N go round, Esc ends; letters are letters meanwhile")
    func finding() {
        let session = session()
        func type(_ text: String) { for letter in text { session.send(.key(letter)) } }
        _ = rows(session)
        session.send(.key("/"))
        type("PARAGRAPH 2")
        #expect(rows(session)[9].hasPrefix(" / PARAGRAPH 2"))
        #expect(rows(session).contains { $0.contains("Paragraph 2 ") })
        type("9q")
        #expect(rows(session)[9].contains("find.nothing"))
        session.send(.key(.backspace))
        #expect(rows(session).contains { $0.contains("Paragraph 29") })
        session.send(.paste(" has\n"))
        session.send(.key(.enter))
        session.send(.key("n"))
        #expect(rows(session).contains { $0.contains("Paragraph 29") })
        session.send(.key("N"))
        session.send(.key("/"))
        type("paragraph 29 ")
        #expect(rows(session)[9].hasPrefix(" / paragraph 29 "), "another search, not more letters")
        session.send(.key(.enter))
        session.send(.key(.escape))
        #expect(!rows(session)[9].contains("/"))
        #expect(rows(session).contains { $0.contains("Paragraph 29") })
        session.send(.key("/"))
        type("top")
        session.send(.key(.escape))
        #expect(rows(session).contains { $0.contains("Paragraph 29") })
    }

    @Test("A heading is shown first when it is asked for")
    func heading() {
        #expect(rows(session("low-water")).contains { $0.contains("Low water") })
        #expect(box.place.sourceLine > 1)
    }

    @Test("N44: a heading that is not there leaves the place as it was and says so; the mark alone says nothing")
    func missingHeading() {
        let session = session("nowhere")
        #expect(rows(session).contains { $0.contains("reader.said.noHeading") })
        #expect(box.place == DocumentPlace())
        session.send(.key(.down))
        #expect(!rows(session).contains { $0.contains("noHeading") })
        #expect(!rows(self.session("")).contains { $0.contains("noHeading") })
    }

    @Test("A heading that has not been read yet is waited for; whoever scrolls meanwhile stays")
    func headingAfterTheHead() {
        let long = text + String(repeating: "More words.\n\n", count: 6000) + "## Last\n\nThe end.\n"
        let head = MarkdownPage(MarkdownDocument(headOf: long))
        for scrolls in [false, true] {
            let pages = Pages(head)
            let session = Session(PagesView(pages: pages), options: SessionOptions())
            #expect(!head.document.isComplete && rows(session)[0].contains("Top"))
            #expect(!rows(session).contains { $0.contains("noHeading") })
            if scrolls {
                session.send(.key(.down))
                session.send(.key(.down))
                _ = rows(session)
            }
            pages.page = MarkdownPage(parsing: long)
            #expect(rows(session).contains { $0.contains("The end.") } == !scrolls)
        }
    }

    @Test("The rest of a text needs no frame where it looks the same, and is there at the next key; else it is drawn")
    func restWithoutFrame() {
        var options = SessionOptions()
        options.startsInContent = true
        for (link, looksSame) in [("", true), ("See [it][that].\n\n", false)] {
            let long =
                "# Top\n\n" + link + String(repeating: "More words.\n\n", count: 6000)
                + "## Last\n\nThe end.\n\n[that]: other.md\n"
            let (head, whole) = (MarkdownPage(MarkdownDocument(headOf: long)), MarkdownPage(parsing: long))
            var shares: [Double] = []
            let session = Session(Markdown(head).onShow { shares.append($0) }, options: options)
            _ = rows(session)
            #expect(shares.isEmpty)
            #expect(head.giveWay(to: whole) == looksSame)
            #expect(shares.count == 1)
            session.send(.key(.end))
            #expect(session.needsFrame)
            if looksSame { #expect(rows(session).contains { $0.contains("The end.") }) }
        }
        // Who waits for something that has not come is taken there.
        let long = text + String(repeating: "More words.\n\n", count: 6000) + "## Last\n\nThe end.\n"
        let head = MarkdownPage(MarkdownDocument(headOf: long))
        let session = Session(Markdown(head).scrolled(toHeading: "last"), options: options)
        _ = rows(session)
        #expect(!head.giveWay(to: MarkdownPage(parsing: long)))
    }

    @Test("A title that is the first heading shows once: in the text, and in the title line once that is scrolled away")
    func title() {
        var options = SessionOptions()
        options.startsInContent = true
        let session = Session(
            TabView(selection: .constant("tides")) {
                Tab("Home", systemImage: "house", value: "home") { Text("At home") }
                TabSection("Seas") {
                    Tab("Tides of the north", systemImage: "water.waves", value: "tides") {
                        NavigationStack {
                            Markdown("# Tides of the north\n\n" + text).navigationTitle("Tides of the north")
                        }
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable),
            options: options)
        func page(_ size: Size) -> [String] {
            // The sidebar to the left of the page and the bar below it have titles of their own.
            let rows = session.render(size).canvas.rows
            if size.columns < 60 { return Array(rows.prefix { !$0.hasPrefix("╭") }) }
            return rows.map { String($0.drop { $0 != "│" }) }
        }
        for size in [Size(columns: 100, rows: 24), Size(columns: 40, rows: 24), Size(columns: 16, rows: 24)] {
            session.send(.key(.home))
            let top = page(size)
            let shown = top.joined(separator: " ").split { $0.isWhitespace || $0 == "│" }
            #expect(shown.filter { $0 == "Tides" }.count == 1, "\(top)")
            #expect(shown.filter { $0 == "north" }.count == 1, "\(top)")
            #expect(!top[0].contains("Tides") && top[0].contains("Seas"), "\(top)")
            for _ in 0..<6 { session.send(.key(.down)) }
            let below = page(size)
            #expect(below[0].contains("Tides"), "\(below)")
            #expect(!below.dropFirst().contains { $0.contains("Tides") }, "\(below)")
        }
        // Where the heading has no room to be whole, the title line has the title.
        session.send(.key(.home))
        #expect(page(Size(columns: 40, rows: 1))[0].contains("Tides"))
    }

    @Test("From 1×1 upwards nothing traps")
    func sizes() {
        let session = session()
        for columns in [0, 1, 2, 5, 23, 24, 300] {
            for height in [0, 1, 3, 100] { _ = rows(session, columns, height) }
        }
    }
}

/// A document that comes in parts.
@MainActor @Observable
private final class Pages {
    var page: MarkdownPage
    init(_ page: MarkdownPage) { self.page = page }
}

private struct PagesView: View {
    let pages: Pages
    var body: some View { Markdown(pages.page).scrolled(toHeading: "last") }
}
