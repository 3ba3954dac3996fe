// Which form is shown, and what a resize leaves alone (N1–N6).

import Testing

@testable import TabNavigation

@Suite("Which form is shown")
struct FormTests {
    @Test("N1: the size class follows the width alone, the forced form stands at every width")
    func sizeClass() {
        var options = NavigationOptions()
        #expect(options.sizeClass(columns: 79) == .compact)
        #expect(options.sizeClass(columns: 80) == .regular)
        options.breakpoint = 60
        #expect(options.sizeClass(columns: 60) == .regular)
        options.forcedForm = .topBar
        #expect((1...400).allSatisfy { options.form(columns: $0, hidesSidebar: false) == .topBar })
    }

    @Test("N2: compact is the bottom bar, regular the sidebar, or the top bar where the app or the person wants it")
    func forms() {
        var options = NavigationOptions()
        #expect(options.form(columns: 40, hidesSidebar: nil) == .bottomBar)
        #expect(options.form(columns: 100, hidesSidebar: nil) == .sidebar)
        #expect(options.form(columns: 100, hidesSidebar: true) == .topBar)
        options.prefersTopBar = true
        #expect(options.form(columns: 100, hidesSidebar: nil) == .topBar)
        #expect(options.form(columns: 100, hidesSidebar: false) == .sidebar)
    }

    @Test("N3: bar only never shows a sidebar")
    func barOnly() {
        var options = NavigationOptions()
        options.style = .tabBarOnly
        #expect(options.form(columns: 40, hidesSidebar: false) == .bottomBar)
        #expect(options.form(columns: 200, hidesSidebar: false) == .topBar)
        var state = navigation(guide(), .topBar)
        state.options.style = .tabBarOnly
        #expect(state.apply(.toggleSidebar).refusal == .noSidebarInThisStyle)
    }

    @Test("N4, S9: the toggle is remembered across resizes and launches, and says why it can do nothing in compact")
    func toggle() {
        var state = navigation(guide())
        let result = state.apply(.toggleSidebar)
        #expect(result.events == [.sidebarChanged(isHidden: true)])
        #expect(state.presentation.form == .topBar)
        state.apply(.present(Presentation(.bottomBar)))
        #expect(state.apply(.toggleSidebar).refusal == .noSidebarInCompact)
        #expect(state.form(columns: 100) == .topBar)
        #expect(NavigationState(guide(), saved: state.saved).form(columns: 100) == .topBar)
        #expect(state.customization.isEmpty)
        state.options.forcedForm = .topBar
        #expect(state.apply(.toggleSidebar).refusal == .formIsForced)
    }

    @Test("N5, S3: at every width from 1 up one form is shown, of one selection")
    func oneForm() {
        var state = navigation(guide())
        state.apply(.choose("s2"))
        for columns in 1...200 {
            state.apply(.present(Presentation(state.form(columns: columns))))
            #expect(state.selection == "s2")
        }
    }

    @Test("N6, E4: a resize sends no event and keeps the edit session; wide, narrow, wide is the same")
    func resize() {
        var state = navigation(guide())
        state.apply(.choose("t2"))
        state.apply(.beginEditing)
        state.apply(.lift("t2", .list))
        let wide = state
        #expect(state.apply(.present(Presentation(.bottomBar, slots: 3))) == CommandResult())
        #expect(state.edit == wide.edit)
        #expect(state.apply(.present(wide.presentation)) == CommandResult())
        #expect(state == wide)
    }
}
