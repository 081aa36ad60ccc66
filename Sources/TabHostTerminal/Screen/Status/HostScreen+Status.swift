import TabHost

extension HostScreen {
  /// What the status line shows besides the keys.
  struct Status {
    /// A message of the app.
    struct Message: Hashable {
      let text: String
      /// Whether the message is about to disappear.
      var isFading = false
    }

    var message: Message?
    /// The reason why the last action of the user was refused.
    var refusal: UserInteraction.Refusal?
  }

  /// The content of the status line.
  ///
  /// What a drag would do comes first, then the reason of a refusal, then a message of the app, and
  /// then the keys, after a title that its row has no room for.
  func statusLine(in layout: FrameLayout) -> StatusLine {
    var line = StatusLine()
    line.notice = dragText(layout) ?? refusalText ?? status.message?.text
    line.isFading = line.notice == status.message?.text && status.message?.isFading == true
    line.title = truncatedTitle(in: layout)
    let situation = statusSituation
    line.hints = situation.commands.compactMap { command, effect in
      isUseful(command, situation, layout) ? keyBindings.hint(command, effect) : nil
    }
    let isTop = situation.place == .list || situation.place == .alert
    if !isTop { line.help = keyBindings.hint(.help, "keys") }
    return line
  }

  /// Discards the reason why the last action was refused, and its mark.
  func discardRefusal() {
    refusedMove = nil
    status.refusal = nil
  }

  /// The title of the row under the mouse or with the focus, if its line has no room for all of it.
  private func truncatedTitle(in layout: FrameLayout) -> String? {
    guard panel == nil, activeMove == nil, !presentsAny else { return nil }
    let hovered = highlightsHover ? pointer.hover.flatMap { layout.target(at: $0) } : nil
    for case .row(let index)? in [hovered, focus] {
      guard let row = row(index), let rect = layout.rect(of: .row(index)) else { continue }
      let item = painter.item(of: row, at: index)
      let parts = painter.parts(of: row, item, in: rect, layout)
      if let text = parts.truncatedText { return text }
    }
    return nil
  }

  // MARK: - Notices

  private var refusalText: String? {
    guard let refusal = status.refusal else { return nil }
    return StatusText.refusal(
      refusal,
      title: (refusedMove?.tab ?? focusTab)?.title,
      editKey: keyBindings.hint(.edit, "")?.key
    )
  }

  /// What releasing the mouse button, or dropping by keyboard, would do.
  private func dragText(_ layout: FrameLayout) -> String? {
    if let swipe = pointer.swipe { return fullAction(of: swipe, layout)?.title }
    guard let activeMove else { return nil }
    guard let drag = activeMove.drag else {
      return StatusText.arrangement(activeMove.destination, activeMove.tab)
    }
    let target: String? =
      switch drag.target {
      case .tab(let tab): tab.title
      case .action(let action, _): action.title
      case nil: nil
      }
    return StatusText.drop(activeMove.effect(in: host), of: activeMove.title, on: target)
  }

  // MARK: - Keys

  private var statusSituation: StatusSituation {
    StatusSituation(
      place: statusPlace,
      isEditing: host.isEditing,
      showsSidebar: host.presentation.showsSidebar && !host.sidebar.isHidden
    )
  }

  private var statusPlace: StatusSituation.Place {
    if let panel { return panel.kind == .alert ? .alert : .list }
    if activeMove != nil { return .move }
    if presentsAny { return .presented }
    if isTyping { return .search }
    switch focus {
    case .row(let index):
      switch row(index)?.content {
      case .tab(let tab): return .tabRow(isChecked: !tab.isHidden)
      case .group(let group): return .groupRow(isExpanded: group.isExpanded)
      case .action: return .actionRow
      case nil: return .nothing
      }
    case .tab: return .item
    case let target? where target.isPage: return .content
    case nil: return .nothing
    default: return .button
    }
  }

  private func isUseful(
    _ command: TerminalCommand,
    _ situation: StatusSituation,
    _ layout: FrameLayout
  ) -> Bool {
    switch situation.place {
    case .list, .alert, .search: true
    case .move: command != .grabMore || activeMove?.drag != nil
    default: canPerform(command, in: layout)
    }
  }
}

/// Stores the reason of a refusal in a screen, until the next action of the user.
final class RefusalObserver: TabHostUserObserver {
  private weak var screen: HostScreen?

  init(_ screen: HostScreen) {
    self.screen = screen
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didPerform action: UserAction,
    _ outcome: UserInteraction.Outcome
  ) {
    switch action {
    // The screen performs these without a request of the user.
    case .scrollContent, .setBarFocused, .springLoad, .closeSubmenu: return
    default: break
    }
    if case .refused(let refusal) = outcome {
      screen?.status.refusal = refusal
    } else {
      screen?.status.refusal = nil
    }
  }
}
