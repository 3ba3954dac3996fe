// `refreshable`: content that can be got again. The key is that of the command `refresh`; the sign in the title line and the
// entry in the tab's menu do the same.
import TerminalScreen

extension View {
    /// Lets the person get this content again: by the key of the command `refresh`, by the sign in the title line, or from
    /// the menu of the tab.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        RefreshModifier(content: self, action: action)
    }
}

/// The work that gets content again, for as long as its view is on the screen.
@MainActor final class Refresh {
    let appearance = Appearance()
    private var running: Task<Void, Never>?

    var isRunning: Bool { running != nil }

    init() {
        appearance.onDisappear = { [weak self] in
            self?.running?.cancel()
            self?.running = nil
        }
    }

    /// Begins the work unless it is being done.
    func start(_ action: @escaping @MainActor () async -> Void, in context: ViewContext) {
        guard running == nil else { return }
        let requestFrame = context.requestFrame
        let work: @MainActor () async -> Void = { [weak self] in
            await action()
            guard !Task.isCancelled else { return }
            self?.running = nil
            requestFrame()
        }
        running = Task(executorPreference: context.session?.options.executor) { await work() }
        requestFrame()
    }
}

@MainActor struct RefreshModifier<Content> {
    let content: Content
    let action: @MainActor () async -> Void
}

extension RefreshModifier: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        let refresh = context.storage { Refresh() }
        context.note(refresh.appearance)
        let start: @MainActor () -> Void = { refresh.start(action, in: context) }
        if let page = context.environment.page { offer(on: page, refresh, start, in: context) }
        var responder = Responder(id: context.focusID())
        responder.onKey = { key in
            guard context.environment.commands.command(for: key, in: [.content]) == .refresh else { return false }
            start()
            return true
        }
        return content.elements(in: context.child(0)).map { RespondingElement(content: $0, responder: responder) }
    }

    private func offer(
        on page: Page, _ refresh: Refresh, _ start: @escaping @MainActor () -> Void, in context: ViewContext
    ) {
        var inner = context.child(1).inside(.horizontal)
        inner.environment.controls = .bar
        let name = refresh.isRunning ? "ellipsis" : "arrow.clockwise"
        page.trailing += Button(action: start) { Image(systemName: name) }.elements(in: inner)
        page.menu.append(
            MenuEntry(title: context.environment.display.words.text("command.refresh.help"), action: start))
    }
}
