import TabHost

extension BrowsingMode {
  // MARK: - Commands

  /// Returns what a command does on a tab, or `nil` if it has no effect there.
  func action(of command: TerminalCommand, on tab: TabItem) -> CommandAction? {
    switch command {
    case .performAccessory:
      CommandAction(if: canPerformAccessory(of: tab)) {
        _ = self.performAccessory(of: tab)
      }
    case .toggleCheck:
      host.isEditing
        ? CommandAction(if: tab.allowsHiding) {
          self.screen.toggleCheck(tab)
        } : nil
    case .moveEarlier: CommandAction(if: canArrange(tab)) { self.move(tab, by: -1) }
    case .moveLater: CommandAction(if: canArrange(tab)) { self.move(tab, by: 1) }
    case .toggleInBar: CommandAction(if: canToggleInBar(tab)) { self.toggleInBar(tab) }
    default: nil
    }
  }

  /// The tab of the focused row, or `nil` if another element has the focus.
  var rowTab: TabItem? { focus?.isRow == true ? screen.focusTab : nil }

  func canArrange(_ tab: TabItem) -> Bool {
    focus?.isRow == true
      ? Move.canArrangeRow(of: tab, in: host) : Move.canArrangeItem(of: tab, in: host)
  }

  private func canPerformAccessory(of tab: TabItem) -> Bool {
    host.sidebar.item(for: tab).map { item in
      item.accessories.contains { $0.isVisible(in: item.configurationState) && $0.canPerform }
    } ?? false
  }

  private func canToggleInBar(_ tab: TabItem) -> Bool {
    host.isEditing
      && host.user.refusal(of: isInBar(tab) ? .dragOffBar(tab) : .dragToBar(tab, at: nil)) == nil
  }

  private func isInBar(_ tab: TabItem) -> Bool {
    BarTabs(all: host.bar).firstIndex(of: tab) != nil
  }

  func openContextMenu(of tab: TabItem?) {
    if let tab { host.user.openContextMenu(on: tab) }
    rowActions.note(.contextMenu, of: tab, isProvided: screen.openList != nil)
    guard screen.openList == nil else { return }
    screen.refuse(because: .noMenu(tab?.title ?? titleInContent))
  }

  /// Opens the swipe actions of the row of a tab. An item of the bar and the rows of content have none.
  func openSwipeActions(_ edge: SwipeEdge, of tab: TabItem?) {
    if let tab, tab === rowTab { host.user.openSwipeActions(edge, on: tab) }
    let command = edge == .leading ? TerminalCommand.swipeLeading : .swipeTrailing
    rowActions.note(command, of: tab, isProvided: screen.openList != nil)
    guard screen.openList == nil else { return }
    screen.refuse(because: .noSwipeActions(tab?.title ?? titleInContent))
  }

  /// Removes a tab from the bar, or adds one that is not in it.
  func toggleInBar(_ tab: TabItem) {
    _ = isInBar(tab) ? host.user.dragOffBar(tab) : host.user.drag(tab)
    screen.revealItemOfFocusedRow()
  }

  /// Performs the first accessory of a row that can be performed.
  func performAccessory(of tab: TabItem) -> UserInteraction.Outcome {
    let count = host.sidebar.item(for: tab)?.accessories.count ?? 0
    for index in 0..<count {
      let outcome = host.user.performAccessory(at: index, of: tab)
      if outcome == .performed || outcome == .vetoed { return outcome }
    }
    return .refused(.notAvailable)
  }

  /// Moves a row past the adjacent sibling, or an item of the bar past the adjacent item. Has no
  /// effect at the end.
  func move(_ tab: TabItem, by step: Int) {
    if case .refused = moved(tab, by: step) { screen.refuseMove(of: tab) }
    screen.reveal(item: screen.focus)
  }

  private func moved(_ tab: TabItem, by step: Int) -> UserInteraction.Outcome {
    let side: UserInteraction.Side = step < 0 ? .before : .after
    if case .tab = focus {
      let items = BarTabs(all: host.bar)
      guard let index = items.firstIndex(of: tab), items.indices.contains(index + step) else {
        return .performed
      }
      return host.user.moveItem(tab, side, items[index + step])
    }
    let rows = host.sidebar.rows
    let siblings = tab.parent?.displayOrder ?? host.displayOrder
    guard rows.firstIndex(of: tab) != nil, let index = siblings.firstIndex(where: { $0 === tab })
    else { return .performed }
    let isShown = { (tab: TabItem) in rows.firstIndex(of: tab) != nil }
    let next =
      step < 0
      ? siblings[..<index].last(where: isShown)
      : siblings[(index + 1)...].first(where: isShown)
    return next.map { host.user.moveRow(tab, side, $0) } ?? .performed
  }
}

// MARK: - Other tabs

extension BrowsingMode {
  /// The next tab with a badge of its own after the selected one, in the order of the list of all tabs, or
  /// otherwise the first one; `nil` if no other tab has a badge.
  ///
  /// A sum of badges does not count, because the tabs with these badges are in the group. Neither does a
  /// group that has no page and contains the selected tab, which choosing the group would select.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  var nextTabWithBadge: TabItem? {
    let (selected, path) = (host.selectedTab, host.selectedPath)
    var walk = screen.allTabs()
    var first: TabItem?
    var isAfterSelection = false
    while let element = walk.next() {
      guard case .tab(let tab) = element.content else { continue }
      if tab === selected {
        isAfterSelection = true
      } else if tab.badge?.text != nil, !path.contains(tab) || !isOnlyCollapsible(tab) {
        if isAfterSelection { return tab }
        first = first ?? tab
      }
    }
    return first
  }

  private func isOnlyCollapsible(_ tab: TabItem) -> Bool {
    (tab as? TabGroupItem)?.isOnlyCollapsible == true
  }
}

// MARK: - Menus and swipe actions

extension BrowsingMode {
  /// Returns the action of a command that opens what a tab or the delegate of the sidebar provides on
  /// request, which is impossible while the user is editing.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - tab: The tab, or `nil` if none has the focus.
  ///   - hasProvider: Whether the tab itself has a provider.
  func requestAction(
    of command: TerminalCommand,
    on tab: TabItem?,
    hasProvider: (TabItem) -> Bool,
    _ perform: @escaping () -> Void
  ) -> CommandAction {
    guard let tab, !host.isEditing else { return CommandAction(.impossible, perform) }
    let isAbsent = rowActions.isAbsent(command, of: tab)
    if hasProvider(tab), !isAbsent { return CommandAction(.possible, perform) }
    guard let delegate = host.sidebar.delegate else { return CommandAction(.impossible, perform) }
    let isLikely = command != .grab && delegate.providesRowActions && !isAbsent
    return CommandAction(isLikely ? .dependsOnDelegate : .unlikely, perform)
  }
}

/// The menus and swipe actions that tabs had none of when the user last requested them.
///
/// Only a request tells, and each is a call of the app. So the keys are named until a request has opened
/// nothing, and again after one that has.
struct RequestedRowActions {
  private struct Request: Hashable {
    let command: TerminalCommand
    let tab: String
  }

  private var absent: Set<Request> = []

  /// Stores the result of a request.
  @MainActor mutating func note(_ command: TerminalCommand, of tab: TabItem?, isProvided: Bool) {
    guard let tab else { return }
    let request = Request(command: command, tab: tab.identifier)
    if isProvided { absent.remove(request) } else { absent.insert(request) }
  }

  /// Returns whether the last request has opened nothing.
  @MainActor func isAbsent(_ command: TerminalCommand, of tab: TabItem) -> Bool {
    !absent.isEmpty && absent.contains(Request(command: command, tab: tab.identifier))
  }
}

extension CellAccessory {
  /// Whether a tap on the accessory has an effect.
  fileprivate var canPerform: Bool {
    guard isEnabled else { return false }
    if actionHandler != nil { return true }
    return switch kind {
    case .popUpMenu, .outlineDisclosure, .control(.toggle), .control(.choice): true
    default: false
    }
  }
}

// MARK: - Marks of rows

extension BrowsingMode {
  /// A part of a row that a click acts on instead of the row.
  enum RowMark {
    /// The disclosure indicator of a group.
    case disclosure(TabGroupItem)
    /// The checkbox of a tab that the user may hide.
    case checkbox(TabItem)
    /// An accessory, with its index in the item of the tab.
    case accessory(Int, TabItem)
  }

  /// Returns the mark of a row at a point with its cells, or `nil` if there is none.
  func mark(
    at point: CellPoint,
    _ element: FrameElement.ID,
    _ layout: FrameLayout
  ) -> (mark: RowMark, rect: CellRect)? {
    guard case .row(let index) = element, let row = screen.row(index),
      let rect = layout.rect(of: element)
    else { return nil }
    let elements = RowStart.Elements(row, isEditing: host.isEditing)
    let start = RowStart(elements, in: rect, glyphs: glyphs)
    if let place = start.mark, place.contains(point), case .group(let group) = row.content {
      return (.disclosure(group), place)
    }
    guard let tab = row.tab else { return nil }
    if let box = start.box, box.contains(point) { return (.checkbox(tab), box) }
    guard let item = host.sidebar.item(for: tab), !item.accessories.isEmpty else { return nil }
    let place = screen.picture(of: row, at: index, in: rect).accessory(at: point, in: rect)
    return place.map { (.accessory($0.index, tab), $0.rect) }
  }

  /// Handles a click on the disclosure indicator, the checkbox or an accessory of a row.
  ///
  /// - Returns: `false` if none is at the point, or the accessory has no action.
  func tapMark(
    at point: CellPoint,
    _ element: FrameElement.ID,
    _ layout: FrameLayout
  ) -> Bool {
    switch mark(at: point, element, layout)?.mark {
    case .disclosure(let group):
      let outcome = group.isExpanded ? host.user.collapse(group) : host.user.expand(group)
      return outcome == .performed
    case .checkbox(let tab):
      screen.toggleCheck(tab)
      return true
    case .accessory(let index, let tab):
      defer { screen.focusList() }
      return host.user.performAccessory(at: index, of: tab) == .performed
    case nil: return false
    }
  }
}
