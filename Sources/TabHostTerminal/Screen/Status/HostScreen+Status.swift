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
    /// The element on which an action was refused, until the next key press or click.
    var refusedMove: Move?
  }

  /// Returns the content of the status line.
  ///
  /// What a drag would do comes first, then the reason of a refusal, then a message of the app, and
  /// then the keys, after a title that its row has no room for.
  func statusLine(in layout: FrameLayout) -> StatusLine {
    let mode = mode
    var line = StatusLine()
    line.notice =
      (pointer.dragger ?? mode).notice(in: layout) ?? refusalText ?? status.message?.text
    line.isFading = line.notice == status.message?.text && status.message?.isFading == true
    line.title = truncatedTitle(in: layout)
    let situation = StatusSituation(
      place: mode.place,
      isEditing: host.isEditing,
      showsSidebar: host.presentation.showsSidebar && !host.sidebar.isHidden
    )
    line.hints = situation.commands.compactMap { command, effect in
      mode.isUseful(command, in: layout) ? keyBindings.hint(command, effect) : nil
    }
    let isTop = situation.place == .list || situation.place == .alert
    if !isTop { line.help = keyBindings.hint(.help, "keys") }
    return line
  }

  /// Indicates that an action on a tab was refused.
  ///
  /// A veto by the delegate is not indicated, because the delegate may have handled the action
  /// itself.
  func indicate(_ outcome: UserInteraction.Outcome, _ tab: TabItem) {
    if case .refused = outcome { refuse(tab) }
  }

  /// Indicates, until the next key press or click, that an action on a tab is not possible.
  func refuse(_ tab: TabItem) {
    status.refusedMove = Move(.nothing, of: tab, isByKeyboard: true, in: host)
  }

  /// Discards the reason why the last action was refused, and its mark.
  func discardRefusal() {
    status.refusedMove = nil
    status.refusal = nil
  }

  /// Returns the title of the row under the mouse or with the focus, if its line has no room for
  /// all of it.
  private func truncatedTitle(in layout: FrameLayout) -> String? {
    guard ![.list, .alert, .presented, .move].contains(mode.place) else { return nil }
    let hovered = highlightsHover ? pointer.hover.flatMap { layout.target(at: $0) } : nil
    for case .row(let index)? in [hovered, focus] {
      guard let row = row(index), let rect = layout.rect(of: .row(index)) else { continue }
      if let text = picture(of: row, at: index, in: rect).truncatedText { return text }
    }
    return nil
  }

  // MARK: - Notices

  private var refusalText: String? {
    guard let refusal = status.refusal else { return nil }
    return StatusText.refusal(
      refusal,
      title: (status.refusedMove?.tab ?? focusTab)?.title,
      editKey: keyBindings.hint(.edit, "")?.key
    )
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
