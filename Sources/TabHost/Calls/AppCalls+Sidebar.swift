// MARK: - Delegate of the sidebar

extension AppCalls {
  private var sidebar: TabHostController.Sidebar { host.sidebar }
  private var delegate: (any TabHostController.Sidebar.Delegate)? { sidebar.delegate }

  func sidebarAvailabilityDidChange() {
    call(
      delegate,
      "sidebarAvailabilityDidChange",
      nil,
      [Argument(.available, sidebar.isAvailable)]
    ) {
      $0.tabHostController(host, sidebarAvailabilityDidChange: sidebar)
    }
  }

  /// Notifies the delegate of a change of visibility, and runs what it adds to the animator.
  ///
  /// - Parameter change: Applies the change. Called between the animations of the delegate and
  ///   their completions.
  func sidebarVisibilityWillChange(_ change: () -> Void) {
    guard let delegate else { return change() }
    let animator = ImmediateAnimator()
    call(delegate, "sidebarVisibilityWillChange", nil, [Argument(.hidden, sidebar.isHidden)]) {
      $0.tabHostController(host, sidebarVisibilityWillChange: sidebar, animator: animator)
    }
    animator.run(change)
  }

  // MARK: Rows

  /// Returns the item of a tab's row, or of an action in the section of the group `tab`.
  func item(for tab: TabItem, _ action: Action?) -> TabSidebarItem {
    guard let delegate else { return TabSidebarItem(of: tab, action) }
    let request = TabSidebarItem.Request(of: tab, action)
    let item = call(delegate, .itemFor, Subject(row: request.content, in: request.group)) {
      $0.tabHostController(host, sidebar: sidebar, itemFor: request)
    }
    return item ?? TabSidebarItem(of: tab, action)
  }

  func update(_ item: TabSidebarItem) {
    call(delegate, "update", Subject(row: item.content, in: item.group)) {
      $0.tabHostController(host, sidebar: sidebar, update: item)
    }
  }

  func willBeginDisplaying(_ tab: TabItem) {
    call(delegate, "willBeginDisplaying", .tab(tab)) {
      $0.tabHostController(host, sidebar: sidebar, willBeginDisplaying: tab)
    }
  }

  func didEndDisplaying(_ tab: TabItem) {
    call(delegate, "didEndDisplaying", .tab(tab)) {
      $0.tabHostController(host, sidebar: sidebar, didEndDisplaying: tab)
    }
  }
}

// MARK: - Swipes and menus

extension AppCalls {
  /// Returns the swipe actions of a row, from the delegate or otherwise from the tab.
  func swipeActions(at edge: SwipeEdge, of tab: TabItem) -> SwipeActionsConfiguration? {
    switch edge {
    case .leading:
      let answer = call(delegate, .leadingSwipeActionsConfigurationFor, .tab(tab)) {
        $0.tabHostController(host, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
      }
      return answer.flatMap(\.self)
        ?? provide(tab.leadingSwipeActionsProvider, "leadingSwipeActionsProvider", of: tab)
    case .trailing:
      let answer = call(delegate, .trailingSwipeActionsConfigurationFor, .tab(tab)) {
        $0.tabHostController(host, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
      }
      return answer.flatMap(\.self)
        ?? provide(tab.trailingSwipeActionsProvider, "trailingSwipeActionsProvider", of: tab)
    }
  }

  /// Returns the context menu of a row, from the delegate or otherwise from the tab.
  func contextMenu(of tab: TabItem) -> MenuSession? {
    let answer = call(delegate, .contextMenuConfigurationFor, .tab(tab)) {
      $0.tabHostController(host, sidebar: sidebar, contextMenuConfigurationFor: tab)
    }
    if let configuration = answer.flatMap(\.self) { return menu(configuration, from: .tab(tab)) }
    return provide(tab.contextMenuProvider, "contextMenuProvider", of: tab)
      .map { MenuSession($0, from: .tab(tab), in: host) }
  }

  /// Returns the menu that a configuration provides, or `nil` if it provides none.
  func menu(
    _ configuration: ContextMenuConfiguration,
    from source: MenuSession.Source
  ) -> MenuSession? {
    provide(configuration.actionProvider, "actionProvider") { $0([]) }
      .map { MenuSession($0, from: source, configuration: configuration, in: host) }
  }

  /// Requests the elements of a deferred element.
  func elements(
    from provider: DeferredMenuElement.Provider,
    completion: @escaping ([MenuElement]) -> Void
  ) {
    emit(.provider, "elementProvider") { provider(completion) }
  }
}

// MARK: - Drag and drop

extension AppCalls {
  /// Returns the items of a drag that begins with a row, from the delegate or otherwise from the
  /// tab.
  func itemsForBeginning(_ session: any DragSession, _ tab: TabItem) -> [DragItem] {
    dragItems(of: tab) {
      call(delegate, .itemsForBeginning, .tab(tab)) {
        $0.tabHostController(host, sidebar: sidebar, itemsForBeginning: session, tab: tab)
      }
    }
  }

  /// Returns the items that a row adds to a drag, from the delegate or otherwise from the tab.
  func itemsForAdding(to session: any DragSession, _ tab: TabItem) -> [DragItem] {
    dragItems(of: tab) {
      call(delegate, .itemsForAddingTo, .tab(tab)) {
        $0.tabHostController(host, sidebar: sidebar, itemsForAddingTo: session, tab: tab)
      }
    }
  }

  private func dragItems(of tab: TabItem, _ ofDelegate: () -> [DragItem]?) -> [DragItem] {
    let items = ofDelegate() ?? []
    tab.noteDragItems(!items.isEmpty)
    guard items.isEmpty else { return items }
    return provide(tab.dragItemsProvider, "dragItemsProvider", of: tab) ?? []
  }

  /// Returns the items of an element of content, for a drag that begins with it or that it is added to.
  func dragItems(
    of element: DraggableElement,
    in content: ViewController,
    for session: any DragSession
  ) -> [DragItem] {
    guard let dragItems = element.dragItems else { return [] }
    return emit(
      .provider,
      "dragItems",
      .content(content),
      [Argument(.of, element.title)]
    ) { dragItems(session) }
  }

  func operation(for session: any DropSession, on target: Drag.Target) -> DropOperation {
    switch target {
    case .tab(let tab):
      call(host.delegate, .operationForAcceptingItemsFrom, .tab(tab), [session.types]) {
        $0.tabHostController(host, tab: tab, operationForAcceptingItemsFrom: session)
      } ?? .cancel
    case .action(let action, let group):
      call(
        delegate,
        .sidebarActionOperationForAcceptingItemsFrom,
        .row(action, in: group),
        [session.types]
      ) {
        $0.tabHostController(
          host,
          sidebar: sidebar,
          sidebarAction: action,
          group: group,
          operationForAcceptingItemsFrom: session
        )
      } ?? .cancel
    case .place(let place, let content):
      call(
        place.handler.accepts(session) ? place.handler : nil,
        .dropProposal,
        nil,
        place.arguments(in: content) + [session.types]
      ) { $0.proposal(session) } ?? .cancel
    }
  }

  /// Returns the operation of a tab's own handler.
  func proposal(of handler: DropHandler, for session: any DropSession, on tab: TabItem)
    -> DropOperation
  {
    emit(.provider, "dropHandlerProposal", .tab(tab)) { handler.proposal(session) }
  }

  /// Passes the dropped items to the delegate, to the handler of the tab if that has accepted them, or to
  /// that of the place.
  func accept(_ session: any DropSession, on target: Drag.Target, _ handler: DropHandler?) {
    switch target {
    case .tab(let tab):
      if let handler {
        run("dropHandler(\(tab.identifier))") { handler.perform(session) }
      } else {
        call(host.delegate, "acceptItemsFrom", .tab(tab), [session.types]) {
          $0.tabHostController(host, tab: tab, acceptItemsFrom: session)
        }
      }
    case .action(let action, let group):
      call(delegate, "sidebarActionAcceptItemsFrom", .row(action, in: group), [session.types]) {
        $0.tabHostController(
          host,
          sidebar: sidebar,
          sidebarAction: action,
          group: group,
          acceptItemsFrom: session
        )
      }
    case .place(let place, let content):
      let arguments = place.arguments(in: content) + [session.types]
      call(place.handler, "performDrop", nil, arguments) { $0.perform(session) }
    }
  }

  /// Passes the loaded objects of a drop to the app.
  func didLoad<Object>(_ objects: [Object], _ completion: ([Object]) -> Void) {
    emit(.provider, "loadObjects(ofClass: \(Object.self))") { completion(objects) }
  }
}

extension DropPlace {
  /// The content, and the title with the position, as arguments.
  fileprivate func arguments(in content: ViewController) -> [TabHostEvent.Argument] {
    [.init(.page, content.nameInCalls), .init(position.label, title)]
  }
}

extension DragDropSession {
  /// The types of all items, in order, as an argument.
  fileprivate var types: TabHostEvent.Argument {
    .init(.types, items.flatMap(\.itemProvider.registeredTypeIdentifiers))
  }
}
