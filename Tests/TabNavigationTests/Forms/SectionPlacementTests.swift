// What is written on a section, in every form: the bars, More, the sidebar, edit mode (N7, N10, N23–N27).

import TestSupport
import Testing

@testable import TabNavigation

@Suite("What is written on a section")
struct SectionPlacementTests {
    private func items(_ change: @escaping (inout SectionDeclaration) -> Void) -> [OutlineItem] {
        [tab("a"), section("s", [tab("s1"), tab("s2")], change), tab("b")]
    }

    @Test("N23: a section that is sidebar only keeps its tabs off every bar, not to be added; More lists them")
    func sidebarOnly() {
        let items = items { $0.placement = .sidebarOnly }
        var state = navigation(items, .bottomBar)
        #expect(state.bottomWords() == "[a] b …")
        #expect(state.moreRows.words == ["s1", "s2"])
        #expect(state.apply(.addToBar("s1")).refusal == .neverOnBar("s1"))
        #expect(!state.menu(for: "s1").map(\.kind).contains(.addToBar))
        state.apply(.present(Presentation(.topBar)))
        #expect(state.topWords == " | [a] b | ")
        #expect(state.apply(.addToBar("s")).refusal == .neverOnBar("s"))
        #expect(state.apply(.addToBar("s1")).refusal == .neverOnBar("s1"))
        #expect(state.overflowRows(fitting: TopBarFit(middle: 0..<2)).words == ["s1", "s2"])
        state.apply(.present(Presentation(.sidebar)))
        #expect(state.sidebarWords == ["a", "b", "▾s", " s1", " s2"])
    }

    @Test("N26: a section that is off the bar by default leaves its tabs to More, from where each can be added")
    func hiddenByDefault() {
        for isOptional in [false, true] {
            let items = items {
                if isOptional { $0.placement = .optional } else { $0.defaultVisibility.tabBar = .hidden }
            }
            var state = navigation(items, .bottomBar)
            #expect(state.bottomWords() == "[a] b …")
            #expect(state.moreRows.words == ["s1", "s2"])
            state.apply(.addToBar("s2"))
            #expect(state.bottomWords() == "[a] s2 b …")
            #expect(state.customization[visibility: "s2", .tabBar] == .visible)
            state.apply(.takeOffBar("s2"))
            #expect(state.customization.isEmpty)
            state.apply(.present(Presentation(.topBar)))
            #expect(state.topWords == " | [a] b | ")
            // The person's word holds in both bars (N24).
            state.apply(.addToBar("s"))
            #expect(state.topWords == " | [a] s b | ")
            state.apply(.present(Presentation(.bottomBar)))
            #expect(state.bottomWords() == "[a] s1 s2 b")
        }
    }

    @Test("N24: a section that the person takes off the bar takes its tabs along; a tab's own word goes before it")
    func takenOff() {
        var state = navigation(items { _ in }, .topBar)
        state.apply(.takeOffBar("s"))
        state.apply(.present(Presentation(.bottomBar)))
        #expect(state.bottomWords() == "[a] b …")
        state.apply(.addToBar("s1"))
        #expect(state.bottomWords() == "[a] s1 b …")
        let own = [
            tab("a"),
            section(
                "s",
                [
                    tab("s1", placement: .default), tab("s2", visibility: .init(tabBar: .visible, sidebar: .automatic)),
                    tab("s3"),
                ]
            ) {
                $0.placement = .sidebarOnly
            },
        ]
        #expect(navigation(own, .bottomBar).bottomWords() == "[a] s1 …")
        var hidden = own
        hidden[1] = section(
            "s",
            [
                tab("s1", placement: .default), tab("s2", visibility: .init(tabBar: .visible, sidebar: .automatic)),
                tab("s3"),
            ]
        ) {
            $0.defaultVisibility.tabBar = .hidden
        }
        #expect(navigation(hidden, .bottomBar).bottomWords() == "[a] s1 s2 …")
    }

    @Test("N9, N12: the tabs of a pinned or fixed section stand as it does, and can't be moved or taken off there")
    func anchored() {
        let items = [
            tab("a"), section("p", [tab("p1"), tab("p2")]) { $0.placement = .pinned },
            section("f", [tab("f1")]) { $0.placement = .fixed },
        ]
        var state = navigation(items, .bottomBar)
        state.apply(.choose("a"))
        #expect(state.bottomWords() == "f1 [a] | p1 p2")
        #expect(state.apply(.takeOffBar("p1")).refusal == .cannotHide("p1"))
        #expect(state.apply(.move("p1", .forward, .bar)).refusal == .cannotMove("p1"))
        #expect(state.editBarRows.map(\.canMove) == [false, true, false, false])
        // What leads and trails stays, when there is less room.
        #expect(state.bottomWords(3) == "[a] … | p1")
        state.apply(.present(Presentation(.topBar)))
        #expect(state.topWords == "f | [a] | p")
        // Its tabs are the person's to arrange in the section; the bar follows.
        state.apply(.present(Presentation(.sidebar)))
        state.apply(.move("p1", .forward, .list))
        state.apply(.present(Presentation(.bottomBar)))
        #expect(state.bottomWords() == "f1 [a] | p2 p1")
    }

    @Test("N27, N26: hidden and hidden in the sidebar, with all that stands inside")
    func hidden() {
        let gone = navigation(items { $0.isHidden = true }, .bottomBar)
        #expect(gone.bottomWords() == "[a] b" && gone.moreRows.isEmpty)
        var unseen = navigation(items { $0.defaultVisibility.sidebar = .hidden })
        #expect(unseen.sidebarWords == ["a", "b"])
        unseen.apply(.present(Presentation(.topBar)))
        #expect(unseen.topWords == " | [a] s b | ")
        unseen.apply(.present(Presentation(.bottomBar)))
        #expect(unseen.bottomWords() == "[a] s1 s2 b")
    }

    @Test("N25: what a person may do with a section says nothing of its tabs")
    func behavior() {
        let items = items { $0.behavior = .init(.disabled) }
        for form in NavigationForm.allCases {
            let state = navigation(items, form)
            #expect(state.menu(for: "s").allSatisfy { [.collapse, .expand].contains($0.kind) })
            #expect(state.menu(for: "s1").map(\.kind).contains(.hide))
        }
    }

    @Test("What a section inside another does not say itself, it takes from there; a compact set goes before all")
    func nested() {
        let inner = section("i", [tab("i1")])
        let items = [tab("a"), section("o", [tab("o1"), inner]) { $0.placement = .sidebarOnly }]
        #expect(navigation(items, .bottomBar).bottomWords() == "[a] …")
        let own = section("i", [tab("i1")]) { $0.placement = .default }
        let freed = [tab("a"), section("o", [tab("o1"), own]) { $0.defaultVisibility.tabBar = .hidden }]
        #expect(navigation(freed, .bottomBar).bottomWords() == "[a] i1 …")
        let set = TabOutline(
            [tab("a"), section("o", [tab("o1"), tab("o2")]) { $0.defaultVisibility.tabBar = .hidden }],
            compactTabs: ["a", "o1"])
        #expect(navigation(set, .bottomBar).bottomWords() == "[a] o1 …")
    }

    /// What each form shows, in order.
    private func pictures(_ state: NavigationState) -> [String] {
        var state = state
        state.options.maximumBarItems = 100
        return NavigationForm.allCases.flatMap { form -> [String] in
            state.apply(.present(Presentation(form, slots: 100)))
            let menus = state.editBarRows.map { "\($0.id)\($0.canMove)" }.joined()
            return switch form {
            case .bottomBar: [state.bottomWords(100) + menus, state.moreRows.words.joined(separator: " ")]
            case .topBar: [state.topWords + menus]
            case .sidebar: [state.sidebarWords.joined(separator: " ")]
            }
        }
    }

    @Test("No placement and no visibility written on a tab or a section is without effect", arguments: Seeds.some(20))
    func everyWordTells(seed: Int) {
        var random = SeededGenerator(seed: seed)
        // Where it stands, and what else is declared, is random; it has enough around it to be told apart.
        let others = (0...random.number(1...3)).map { tab("o\($0)") }
        func around(_ item: OutlineItem) -> NavigationState {
            navigation([tab("first")] + others + [item, tab("last")])
        }
        let children = (1...random.number(2...4)).map { tab("c\($0)") }
        func written(_ change: @escaping (inout SectionDeclaration) -> Void) -> [String] {
            pictures(around(section("s", children, change)))
        }
        let plain = written { _ in }
        for placement in [TabPlacement.optional, .pinned, .fixed, .sidebarOnly] {
            let pictures = written { $0.placement = placement }
            #expect(pictures[0] != plain[0], "seed \(seed): \(placement) in the bottom bar")
            #expect(pictures[2] != plain[2], "seed \(seed): \(placement) in the top bar")
        }
        #expect(written { $0.defaultVisibility.tabBar = .hidden }[0] != plain[0], "seed \(seed)")
        #expect(written { $0.defaultVisibility.tabBar = .hidden }[2] != plain[2], "seed \(seed)")
        #expect(written { $0.defaultVisibility.sidebar = .hidden }[3] != plain[3], "seed \(seed)")
        #expect(zip(written { $0.isHidden = true }, plain).filter { $0 != $1 }.count >= 3, "seed \(seed)")
    }

    @Test(
        "N10: whatever is written on sections, what is visible somewhere is reached in both bars",
        arguments: Seeds.some(30))
    func everyTabIsReached(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let placements: [TabPlacement] = [.automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly]
        func children(_ name: String) -> [OutlineItem] {
            (0...random.number(0...3)).map { tab("\(name)\($0)", placement: random.pick(placements, or: .automatic)) }
        }
        func anySection(_ name: String, _ inner: [OutlineItem]) -> OutlineItem {
            let (placement, visibility) = (
                random.pick(placements, or: .automatic), random.pick(ItemVisibility.allCases, or: .automatic)
            )
            let isSingle = random.once(in: 4)
            return section(name, children(name + "t") + inner) {
                $0.placement = placement
                $0.defaultVisibility.tabBar = visibility
                if isSingle { $0.compactPresentation = .single }
            }
        }
        let items = [tab("a"), anySection("s", [anySection("n", [])]), tab("b"), anySection("u", []), search]
        var state = navigation(items)
        for _ in 0..<20 { state.apply(random.customizing()) }
        let wanted = Set(state.visibleTabs.compactMap(\.id))
        for form in [NavigationForm.bottomBar, .topBar] {
            state.apply(.present(Presentation(form)))
            #expect(wanted.isSubset(of: Set(state.visibleTabs.compactMap(\.id))), "seed \(seed): \(form)")
        }
        for id in wanted {
            state.apply(.choose(id))
            #expect(state.selection == id, "seed \(seed): \(id)")
        }
    }
}
