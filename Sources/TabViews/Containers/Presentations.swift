// `alert`, `confirmationDialog`, `sheet`: what authors write to show questions and pages over all else.

extension View {
    /// A question that must be answered.
    public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        dialog(Text(title).plain, isPresented, isChoice: false, actions, message)
    }

    /// A question about a value, while there is one.
    public func alert<Data, Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        dialog(Text(title).plain, isPresented, isChoice: false, about: data, actions, { _ in EmptyView() })
    }

    /// A question about a value, while there is one.
    public func alert<Data, Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        dialog(Text(title).plain, isPresented, isChoice: false, about: data, actions, message)
    }

    /// A question that must be answered.
    public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        dialog(title.plain, isPresented, isChoice: false, actions, message)
    }

    /// A question about a value, while there is one.
    public func alert<Data, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        dialog(title.plain, isPresented, isChoice: false, about: data, actions, { _ in EmptyView() })
    }

    /// A question about a value, while there is one.
    public func alert<Data, Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        dialog(title.plain, isPresented, isChoice: false, about: data, actions, message)
    }

    /// A question that must be answered.
    @_disfavoredOverload
    public func alert<Actions: View, Message: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        dialog(String(title), isPresented, isChoice: false, actions, message)
    }

    /// A question about a value, while there is one.
    @_disfavoredOverload
    public func alert<Data, Actions: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        dialog(String(title), isPresented, isChoice: false, about: data, actions, { _ in EmptyView() })
    }

    /// A question about a value, while there is one.
    @_disfavoredOverload
    public func alert<Data, Actions: View, Message: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        dialog(String(title), isPresented, isChoice: false, about: data, actions, message)
    }

    /// A choice between several things to do.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        dialog(Text(title).plain, isPresented, isChoice: true, actions, message)
    }

    /// A choice between several things to do with a value, while there is one.
    public func confirmationDialog<Data, Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        dialog(Text(title).plain, isPresented, isChoice: true, about: data, actions, { _ in EmptyView() })
    }

    /// A choice between several things to do with a value, while there is one.
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        dialog(Text(title).plain, isPresented, isChoice: true, about: data, actions, message)
    }

    /// A choice between several things to do.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        dialog(title.plain, isPresented, isChoice: true, actions, message)
    }

    /// A choice between several things to do with a value, while there is one.
    public func confirmationDialog<Data, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        dialog(title.plain, isPresented, isChoice: true, about: data, actions, { _ in EmptyView() })
    }

    /// A choice between several things to do with a value, while there is one.
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        dialog(title.plain, isPresented, isChoice: true, about: data, actions, message)
    }

    /// A choice between several things to do.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        dialog(String(title), isPresented, isChoice: true, actions, message)
    }

    /// A choice between several things to do with a value, while there is one.
    @_disfavoredOverload
    public func confirmationDialog<Data, Actions: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        dialog(String(title), isPresented, isChoice: true, about: data, actions, { _ in EmptyView() })
    }

    /// A choice between several things to do with a value, while there is one.
    @_disfavoredOverload
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        dialog(String(title), isPresented, isChoice: true, about: data, actions, message)
    }

    /// A page over all else.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetModifier(content: self, isPresented: isPresented, onDismiss: onDismiss) { content() }
    }

    /// A page about a value over all else, while there is one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return SheetModifier(content: self, isPresented: isPresented, onDismiss: onDismiss) {
            item.wrappedValue.map(content)
        }
    }

    private func dialog<Actions: View, Message: View>(
        _ title: String, _ isPresented: Binding<Bool>, isChoice: Bool, _ actions: @escaping () -> Actions,
        _ message: @escaping () -> Message
    ) -> some View {
        DialogModifier(
            content: self, title: title, isPresented: isPresented, stacks: isChoice, actions: actions, message: message)
    }

    /// A dialog about a value: without one it is not shown.
    private func dialog<Data, Actions: View, Message: View>(
        _ title: String, _ isPresented: Binding<Bool>, isChoice: Bool, about data: Data?,
        _ actions: @escaping (Data) -> Actions, _ message: @escaping (Data) -> Message
    ) -> some View {
        let isShown = Binding(
            get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
        return dialog(title, isShown, isChoice: isChoice, { data.map(actions) }, { data.map(message) })
    }
}
