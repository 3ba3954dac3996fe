// Draws a tab view: the one form that the width calls for, beside it the page with its title and hint line (N1–N6). It
// lays out anew in every frame from the Navigator's state, and leaves the layouts behind for the mouse.

import TabNavigation
import TerminalScreen

/// The navigation in its form, with the selected tab's content.
struct FormElement: Element {
    let navigator: Navigator
    let context: ViewContext
    let parts: FormParts

    /// The navigation takes all the room there is.
    func size(for proposal: Proposal) -> Size {
        Size(columns: proposal.columns ?? 80, rows: proposal.rows ?? 24)
    }

    func draw(in rect: Rect, on painter: Painter) {
        let navigator = navigator
        let state = navigator.state
        let form = state.form(columns: rect.columns)
        let isPaged = navigator.settings.pageDots != nil
        navigator.drawn = DrawnForms()
        navigator.drawn.form = form
        navigator.drawn.size = rect.size
        let bar = navigator.bottomBar(form, rect.size)
        // The page was resolved for what stood there before: its way back may be another now.
        if navigator.present(form, bar) { navigator.requestFrame() }
        navigator.keepEditCursor()
        if navigator.pageIsOutOfReach { navigator.session?.focus(.navigation) }
        var root = Responder(
            id: context.focusID(1), onKey: { navigator.anywhere($0, isInContent: true) },
            onMouse: { event, _ in navigator.mouse(event) })
        root.movesFocus = false
        painter.respond(root, in: rect) {
            if isPaged { return drawPages(in: rect, on: painter) }
            switch form {
            case .sidebar: drawSidebarForm(in: rect, on: painter)
            case .topBar: drawTopBarForm(in: rect, on: painter)
            case .bottomBar: drawBottomBarForm(in: rect, bar, on: painter)
            }
        }
        presentPopup(on: painter)
        presentTips(on: painter)
        drawHand(on: painter)
        navigator.followScroll(painter.contentScroll)
    }

    var kit: FormKit { navigator.kit }
    var state: NavigationState { navigator.state }

    func marks(_ cursor: FormTarget?, on painter: Painter) -> FormMarks {
        if let hand = navigator.session?.hand {
            if hand.isCarried { return FormMarks(cursor: hand.target, isFocused: true) }
            // What is in the hand marks what would take it.
            let taker = navigator.item(of: hand.target).map { navigator.takes(hand.payload, on: $0) } ?? false
            return FormMarks(cursor: taker ? hand.target : nil, isFocused: taker)
        }
        return FormMarks(
            cursor: cursor, isFocused: hasFocus(on: painter), lifted: liftedOnBar,
            isEditing: state.edit != nil)
    }

    /// Whether the tabs themselves have the focus, and not a button that the app has put beside them.
    func hasFocus(on painter: Painter) -> Bool {
        guard painter.focusedArea == .navigation else { return false }
        return painter.focus == nil || painter.focus == context.focusID(0)
    }

    private var liftedOnBar: ItemID? {
        guard let lift = state.edit?.lift, lift.container == .bar else { return nil }
        return lift.id
    }

    /// Draws a part of the navigation that keys and mouse reach.
    func navigation(in rect: Rect, on painter: Painter, draw: () -> Void) {
        let navigator = navigator
        var responder = Responder(
            id: context.focusID(0), isFocusable: true, takesText: navigator.filterHasFocus,
            onKey: { navigator.key($0) }, onMouse: { event, _ in navigator.mouse(event) })
        responder.movesFocus = false
        painter.area(.navigation) { painter.respond(responder, in: rect, draw: draw) }
    }

    func placeCursor(_ point: Point?, on painter: Painter) {
        if hasFocus(on: painter), let point { painter.placeCursor(at: point) }
    }

    // MARK: Sidebar

    func drawSidebarForm(in rect: Rect, on painter: Painter) {
        let columns = SidebarLayout.columns(of: rect.columns, wanted: navigator.settings.sidebarWidth)
        guard navigator.sidebarOverlaps(screen: rect.columns) else {
            let side = Rect(column: rect.column, row: rect.row, columns: columns, rows: rect.rows)
            if rect.columns > columns {
                let divider = Rect(column: rect.column + columns, row: rect.row, columns: 1, rows: rect.rows)
                for row in divider.row..<divider.maxRow {
                    painter.canvas.put(
                        kit.sign(.divider), at: Point(column: divider.column, row: row), style: kit.theme.rule)
                }
            }
            drawSide(in: side, on: painter)
            drawPage(in: rect.inset(left: columns + 1), on: painter)
            return
        }
        drawPage(in: rect, on: painter)
        switch painter.focusedArea {
        case .navigation: navigator.coversContent = true
        case .content: navigator.coversContent = false
        case .overlay: break
        }
        if navigator.coversContent {
            drawSide(in: Rect(column: rect.column, row: rect.row, columns: columns, rows: rect.rows), on: painter)
        }
    }

    func drawSide(in rect: Rect, on painter: Painter) {
        if state.edit != nil { return drawEdit(in: rect, isList: false, on: painter) }
        navigator.keepSidebarCursor()
        var extras = SidebarLayout.Extras(name: navigator.settings.name)
        extras.offersEditing = navigator.offers(.edit)
        extras.offersToggle = navigator.offersToggle
        let room = Proposal(columns: rect.columns, rows: nil)
        extras.header = parts.header?.element.size(for: room).rows ?? 0
        extras.footer = parts.footer?.element.size(for: room).rows ?? 0
        let footers = SectionFooters(parts.sectionFooter, columns: rect.columns)
        extras.sectionFooter = { id in MainActor.assumeIsolated { footers.rows(of: id) } }
        extras.bottom = parts.bottomBar?.element.size(for: room).rows
        let layout = SidebarLayout(
            state.sidebarRows, in: rect, kit: kit, extras: extras, place: navigator.placeOfSidebar(at: rect.size))
        navigator.sidebarStands(at: layout.place, rect.size)
        navigator.drawn.sidebar = layout
        let cursor = navigator.sidebarCursor
        navigation(in: rect, on: painter) {
            layout.draw(on: &painter.canvas, marks: marks(cursor.map(FormTarget.row), on: painter))
            placeCursor(cursor.flatMap(layout.cursor), on: painter)
            drawExtras(layout, on: painter)
            for footer in layout.sectionFooters { footers.draw(footer, on: painter) }
        }
    }

    /// The app's own header, footer and bottom bar, as far as they are seen.
    func drawExtras(_ layout: SidebarLayout, on painter: Painter) {
        func draw(_ part: Stacked?, _ rows: Int, _ region: (first: Int, rect: Rect)?) {
            guard let part, let region else { return }
            painter.clipped(to: region.rect) {
                let whole = Rect(
                    column: region.rect.column, row: region.rect.row - region.first, columns: region.rect.columns,
                    rows: rows)
                part.element.draw(in: whole, on: painter)
            }
        }
        draw(parts.header, layout.extras.header, layout.region { if case .header(let line) = $0 { line } else { nil } })
        draw(parts.footer, layout.extras.footer, layout.region { if case .footer(let line) = $0 { line } else { nil } })
        if let bar = parts.bottomBar, !layout.bottom.isEmpty {
            painter.clipped(to: layout.bottom) { bar.element.draw(in: layout.bottom, on: painter) }
        }
    }

    // MARK: More and edit mode

    func drawList(_ list: ListPage, in rect: Rect, on painter: Painter) {
        let title: String
        switch list.source {
        case .more: title = kit.words.text("more")
        case .section(let id): title = kit.title(of: id, in: state)
        }
        let body = ListTitle(kit: kit, title: title, id: context.focusID(6)).draw(in: rect, on: painter, navigator)
        let rows = state.visibleListRows
        let cursor = list.cursor.flatMap(rows.position(of:))
        let layout = ListLayout(
            rows, in: body, kit: kit, filter: list.filter, top: navigator.listTop, reveal: cursor)
        navigator.listTop = layout.top
        navigator.drawn.list = layout
        // The page below goes on living, unseen and out of reach.
        painter.clipped(to: .zero) { painter.inert { parts.content?.draw(in: body, on: painter) } }
        navigation(in: rect, on: painter) {
            let isCarrying = navigator.session?.hand?.isCarried == true
            layout.draw(on: &painter.canvas, cursor: cursor, isFocused: isCarrying || hasFocus(on: painter))
            placeCursor(cursor.flatMap(layout.cursor), on: painter)
            if navigator.filterHasFocus, let field = layout.field {
                let column = min(field.maxColumn - 1, field.column + 3 + kit.width(list.filter))
                painter.placeCursor(at: Point(column: column, row: field.row), isVisible: true)
            }
        }
    }

    func drawEdit(in rect: Rect, isList: Bool, on painter: Painter) {
        let isInList = navigator.editArea == .list
        let reveal = navigator.editMustReveal && isInList ? navigator.editCursor : nil
        var area = rect
        if isList { area = messageRow(in: rect, on: painter) }
        let layout = EditLayout(
            state.editRows, in: area, kit: kit, isList: isList, top: navigator.editTop, reveal: reveal)
        navigator.editTop = layout.top
        navigator.drawn.edit = layout
        if isList {
            painter.clipped(to: .zero) { painter.inert { parts.content?.draw(in: rect, on: painter) } }
        }
        let cursor = isInList ? navigator.editCursor : nil
        navigation(in: area, on: painter) {
            layout.draw(on: &painter.canvas, marks: marks(cursor.map(FormTarget.row), on: painter))
            placeCursor(cursor.flatMap(layout.cursor), on: painter)
        }
    }

    /// A row for what is said while arranging, where there is one to spare.
    func messageRow(in rect: Rect, on painter: Painter) -> Rect {
        guard rect.rows >= 8 else { return rect }
        HintLine(kit: kit, navigator: navigator).draw(in: rect.rowRect(rect.rows - 1), on: painter)
        return rect.inset(bottom: 1)
    }

    // MARK: The page

    func drawPage(in rect: Rect, on painter: Painter) {
        guard !rect.isEmpty else { return }
        var body = rect
        let isCompact = navigator.drawn.form == .bottomBar
        if navigator.drawn.form == .sidebar, state.edit != nil {
            // The bar stands live above the content, so that arranging it is seen (N39b).
            drawTopBar(
                in: Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1), chrome: [], on: painter)
            if rect.rows > 3 { kit.rule(rect.rowRect(1).inset(left: 1, right: 1), on: &painter.canvas) }
            body = rect.inset(top: rect.rows > 3 ? 2 : 1)
        }
        let hints = !isCompact && rect.rows >= 8 ? body.rowRect(body.rows - 1) : .zero
        body = body.inset(bottom: hints.rows)
        drawContent(in: body, on: painter)
        // After the page: what can be said of keys depends on what in it has the focus.
        HintLine(kit: kit, navigator: navigator).draw(in: hints, on: painter)
    }
}

extension Navigator {
    /// The bottom bar of a screen, where the form has one.
    func bottomBar(_ form: NavigationForm, _ size: Size) -> BottomBarLayout? {
        form == .bottomBar ? BottomBarLayout(state, in: size, kit: kit) : nil
    }

    /// Tells the state what stands on the screen; a resize moves nobody (N6).
    ///
    /// Returns whether that is something else than before.
    func present(_ form: NavigationForm, _ bar: BottomBarLayout?) -> Bool {
        let presentation = Presentation(form, slots: bar?.slots ?? 5)
        guard presentation != state.presentation else { return false }
        handle(state.apply(.present(presentation)).events)
        editMustReveal = true
        return true
    }

    /// Tells the state what will stand in a window, before anything is resolved for it.
    ///
    /// Known only where the tabs filled the window until now. Elsewhere drawing tells it, and all is made once more.
    func expect(_ window: Size) {
        defer { self.window = window }
        guard window != self.window, drawn.size == self.window else { return }
        let form = state.form(columns: window.columns)
        _ = present(form, bottomBar(form, window))
    }

    /// The scopes of the help, the nearest first.
    func helpScopes(isInContent: Bool) -> [CommandScope] {
        if state.edit != nil { return [.edit, .lifted, .everywhere] }
        return isInContent ? [.content, .everywhere, scope] : [scope, .everywhere]
    }
}
