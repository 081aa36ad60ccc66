import TabHost

extension HostScreen {
  /// What the status line shows besides the keys.
  struct Status {
    /// A message of the app.
    struct Message: Hashable {
      let text: String
      /// Whether the message is about to disappear.
      var isFading = false
      /// Whether a key has been pressed since the message appeared.
      var isRead = false
    }

    /// Whether the end of a paste has not arrived, so that every key but one is text of the paste.
    var isPasteOverdue = false
    var message: Message?
    /// Whether the line showed a notice in the last frame that the user has not read yet.
    var showsNotice = false
    /// The cells of the notice of the last frame, or those of its first line above the status line.
    var noticeLine: CellRect?
    /// Why the last action of the user was refused.
    var refusal: StatusText?
    /// That the last action has left out text, although it was performed.
    var loss: StatusText?
    /// That the last action has opened a page with a draft.
    var restoration: StatusText?
    /// That the delegate has refused the last action of the user, in place of a message of the app.
    var veto: StatusText?
    /// The key commands of the app, when the layout was resolved.
    var keyCommands: [KeyCommand] = []
    /// The elements of the line in the last frame: its hints.
    var elements: [FrameElement] = []
  }

  /// Returns the content of the status line.
  ///
  /// That the end of a paste is missing comes first, because no other key has an effect. Then comes the
  /// reason of a refusal, or what an action has left out, then what a drag would do, then
  /// a message of the app, that a draft is restored, and then the keys, after a title that its row has no room for. The keys of a
  /// move follow what it would do.
  ///
  /// - Parameters:
  ///   - layout: The layout of the frame.
  ///   - entersText: Whether characters are text, so that they perform no commands.
  func statusLine(in layout: FrameLayout, entersText: Bool = false) -> StatusLine {
    let mode = mode
    var line = StatusLine()
    let outcome =
      if let drag = pointer.drag { drag.notice(in: layout) } else { mode.notice(in: layout) }
    let paste = status.isPasteOverdue ? StatusText.pasteOverdue : nil
    line.notice = paste ?? status.loss ?? status.refusal ?? outcome
    if line.notice == nil, let message = status.message {
      line.notice = StatusText(message.text)
      // A screen reader would read the message again.
      line.isFading = message.isFading && !options.drawing.usesWords
      line.action = actionHint(entersText: entersText)
    }
    line.notice = line.notice ?? status.restoration ?? status.veto
    line.title = title(in: layout)
    if line.notice == nil || mode.place == .move {
      line.hints = hints(in: layout, entersText: entersText)
    }
    if ![.list, .submenu, .query, .alert, .move].contains(mode.place) {
      line.help = hint(.help, localized(.keysHint), in: keyBindings, entersText: entersText)
    }
    return line
  }

  /// Returns the keys that matter now: those of content that draws itself, those of the focused
  /// element, those of the app, and those that are available everywhere.
  private func hints(in layout: FrameLayout, entersText: Bool) -> [StatusLine.Hint] {
    let mode = mode
    let situation = StatusSituation(
      place: mode.place,
      isEditing: host.isEditing,
      showsSidebar: host.presentation.showsSidebar && !host.sidebar.isHidden,
      listsTabs: host.isTabListInPlaceOfSidebar,
      isInBar: host.isEditing && isFocusInBar,
      canDrop: moves.activeMove?.canDrop(in: host) == true
    )
    let own = mode.commandContent?.commands ?? []
    let keyBindings = keyBindings.merged(for: mode.commandContent)
    // A second key of the same command for finding is not shown.
    let hasSearch =
      own.contains { $0.command == .search }
      && keyBindings.hint(.search, "", entersText: entersText) != nil
    func hints(_ commands: [CommandHint], ofContent isOfContent: Bool = false) -> [StatusLine.Hint]
    {
      commands.compactMap {
        hint($0.command, $0.label, in: keyBindings, ofContent: isOfContent, entersText: entersText)
      }
    }
    func useful(_ commands: [TerminalCommand.Hint]) -> [CommandHint] {
      commands.compactMap { command, effect in
        guard !own.contains(where: { $0.command == command }) else { return nil }
        let action = mode.action(of: command, in: layout)
        let isKnown = mode.offers(command, with: action, in: layout)
        guard isKnown || action?.availability == .dependsOnDelegate else { return nil }
        return CommandHint(command, action?.effect ?? localized(effect))
      }
    }
    func focused(_ situation: StatusSituation, _ hints: [StatusLine.Hint]) -> [StatusLine.Hint] {
      situation.joinsHints ? StatusLine.Hint.joined(hints) : hints
    }
    let contentHints =
      (mode.content?.keyHints ?? []).map { StatusLine.Hint($0) }
      + hints(own.filter { !(hasSearch && $0.command == .find) }, ofContent: true)
    let focusedHints = focused(situation, hints(useful(situation.focusedCommands)))
    // How to end editing comes before what the content does meanwhile.
    return (host.isEditing ? focusedHints + contentHints : contentHints + focusedHints)
      + appHints(
        entersText: entersText,
        unless: { press in
          contentHandles(press)
            || own.contains { keyBindings.commandInContent(for: press) == $0.command }
        }
      )
      + digitHints(entersText: entersText) + hints(useful(situation.otherCommands))
  }

  /// Returns the hint of a command with its first key that performs it now.
  ///
  /// - Parameter isOfContent: Whether the focused content performs the command.
  private func hint(
    _ command: TerminalCommand,
    _ effect: String,
    in keyBindings: KeyBindings,
    ofContent isOfContent: Bool = false,
    entersText: Bool
  ) -> StatusLine.Hint? {
    let mode = mode
    return keyBindings.hint(command, effect, entersText: entersText) { press in
      if mode.entersText(press) { return true }
      guard mode.sendsKeysToApp else { return false }
      if !isOfContent, contentHandles(press) { return true }
      guard let keyCommand = offeredKeyCommand(for: press) else { return false }
      // Content receives the keys of its commands first, except letters for what other keys always do.
      let isContentFirst = isOfContent && command.entry.functionKey == nil
      return !isContentFirst || keyCommand.wantsPriorityOverSystemBehavior
    }
  }

  /// Returns whether the focused content names a key, which it handles before the app does.
  private func contentHandles(_ press: KeyPress) -> Bool {
    mode.content?.keyHints.contains { $0.press == press } == true
  }

  /// Returns the range of the keys that select items of the bar, while one has the focus.
  private func digitHints(entersText: Bool) -> [StatusLine.Hint] {
    guard mode.place == .item, !host.isEditing else { return [] }
    let count = min(BarTabs(all: host.bar).count, 9)
    guard count > 1 else { return [] }
    let keys = [1, count].compactMap {
      hint(TerminalCommand.itemCommands[$0 - 1], "", in: keyBindings, entersText: entersText)?.key
    }
    guard keys.count == 2 else { return [] }
    let range = localized(.keyRange, ["first": keys[0], "last": keys[1]])
    return [StatusLine.Hint(key: range, effect: localized(.itemOfNumber))]
  }

  /// Returns the keys of the app's key commands, in their order.
  ///
  /// - Parameter isTaken: Returns whether the focused content handles a key first.
  private func appHints(
    entersText: Bool,
    unless isTaken: (KeyPress) -> Bool
  ) -> [StatusLine.Hint] {
    guard mode.sendsKeysToApp, !host.isEditing else { return [] }
    return status.keyCommands.filter { $0 !== host.rendererKeyCommand }.compactMap { command in
      guard let hint = hint(for: command, entersText: entersText), let press = hint.press,
        offeredKeyCommand(for: press) === command
      else { return nil }
      return command.wantsPriorityOverSystemBehavior || !isTaken(press) ? hint : nil
    }
  }

  /// Returns the key of the action of the message, or `nil` if there is none or the key does not
  /// perform it now.
  private func actionHint(entersText: Bool) -> StatusLine.Hint? {
    guard mode.sendsKeysToApp else { return nil }
    return host.rendererKeyCommand.flatMap { hint(for: $0, entersText: entersText) }
  }

  private func hint(for command: KeyCommand, entersText: Bool) -> StatusLine.Hint? {
    guard let key = KeyCommandKey(command, in: host.traitCollection.layoutDirection),
      !(entersText && key.isText)
    else { return nil }
    let title = command.title.isEmpty ? command.discoverabilityTitle ?? "" : command.title
    guard !title.isEmpty else { return nil }
    return StatusLine.Hint(
      key: key.name(in: TabHostController.strings),
      effect: title,
      press: KeyPress(key.key, modifiers: key.modifiers)
    )
  }

  // MARK: - Drawing

  /// Draws the status line in its cells, and places its hints as elements.
  ///
  /// A notice that does not fit is in as many lines above it as it needs. On a screen that is too low
  /// for a status line, so is a message of the app.
  func paintStatusLine(
    _ layout: FrameLayout,
    entersText: Bool,
    on cells: inout CellBuffer
  ) {
    (status.elements, status.showsNotice, status.noticeLine) = ([], false, nil)
    let isShown = layout.statusLine != nil || options.showsStatusLine && status.message != nil
    guard isShown, !size.isEmpty else { return }
    let rect = layout.statusLine ?? CellRect(size).lastLine
    let glyphs = glyphs
    var line = statusLine(in: layout, entersText: entersText)
    paintLongNotice(of: line, above: rect, glyphs, on: &cells)
    let isRead = status.message?.isRead == true && line.notice?.text == status.message?.text
    status.showsNotice = line.notice != nil && !isRead
    if status.noticeLine == nil { status.noticeLine = rect } else { line.notice = nil }
    let picture = statusLines.picture(of: line, at: 0, columns: rect.columns, glyphs) {
      line.picture(columns: rect.columns, glyphs)
    }
    cells.copy(line: picture.cells, to: rect)
    status.elements = picture.hints.enumerated().map { index, hint in
      let place = rect.at(column: rect.column + hint.rect.column, columns: hint.rect.columns)
      var element = FrameElement(.hint(index), place)
      element.press = hint.press
      return element
    }
  }

  /// Draws a notice that does not fit into the status line in lines above it.
  private func paintLongNotice(
    of line: StatusLine,
    above rect: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let columns = rect.columns - 2
    // Lines above could cover the place of a drop.
    guard let notice = line.notice, columns > 0, rect.row > 0, pointer.drag == nil,
      mode.place != .move, !line.fitsNotice(columns: rect.columns)
    else { return }
    let lines = WrappedText(notice.text, columns: columns).lines.prefix(rect.row)
    var style = glyphs.styles[.status]
    let blank = Cell.blank(style)
    style.apply(glyphs.styles[line.noticeRole])
    for (index, text) in lines.enumerated() {
      let row = rect.row - lines.count + index
      let place = CellRect(column: rect.column, row: row, columns: rect.columns, rows: 1)
      cells.fill(place, with: blank)
      var writer = LineWriter(place, isRightToLeft: glyphs.isRightToLeft)
      writer.skip(1)
      writer.leading(SafeText(text), style: style, on: &cells)
      if index == 0 { status.noticeLine = place }
    }
  }

  /// Returns the cell at which a notice begins that a screen reader has to read, or `nil` if there is
  /// none.
  func announcement(in layout: FrameLayout) -> CellPoint? {
    guard status.showsNotice, let line = status.noticeLine, line.columns > 2 else { return nil }
    return line.inset(columns: 1).start(isRightToLeft: layout.isRightToLeft)
  }

  /// Indicates, until the next key press or click, that an action is not possible, unless the host has
  /// refused it for another reason.
  func refuse(because reason: StatusText) {
    if status.refusal == nil { status.refusal = reason }
  }

  /// Indicates that a tab cannot be moved now, or not at all.
  func refuseMove(of tab: TabItem) {
    let isPossibleInEditing = !host.isEditing && host.sidebar.isAvailable && tab.isArrangeable
    status.refusal =
      isPossibleInEditing ? text(of: .notEditing, on: tab.title) : StatusText.notMovable(tab)
  }

  /// Indicates that a key has no effect, unless there is another reason or the key has no name: such a
  /// key may be a modifier, or have an effect outside of the terminal.
  func refuse(_ press: KeyPress) {
    if case .special = press.key { return }
    guard press.kind != .release, status.refusal == nil else { return }
    status.refusal = StatusText.noEffect(of: press.localizedName)
  }

  /// Discards the reason why the last action was refused.
  func discardRefusal() {
    status.refusal = nil
    status.loss = nil
    status.restoration = nil
    status.veto = nil
  }

  /// Returns the title of the row under the mouse or with the focus, if its line has no room for
  /// all of it.
  private func truncatedTitle(in layout: FrameLayout) -> String? {
    guard ![.list, .submenu, .query, .alert, .presented, .move].contains(mode.place) else {
      return nil
    }
    let hovered = highlightsHover ? pointer.hover.flatMap { layout.element(at: $0)?.id } : nil
    for case .row(let index)? in [hovered, focus] {
      guard let row = row(index), let rect = layout.rect(of: .row(index)) else { continue }
      if let text = picture(of: row, at: index, in: rect).truncatedText { return text }
    }
    return nil
  }

  /// Returns the title of the row under the mouse or with the focus, if its line has no room for all of
  /// it, and for a screen reader the position of the focused tab.
  private func title(in layout: FrameLayout) -> String? {
    let title = truncatedTitle(in: layout)
    guard let (index, count) = focusPosition else { return title }
    var values = ["position": "\(index + 1)", "count": "\(count)"]
    values["title"] = title
    return localized(title == nil ? .positionOfCount : .titleAtPosition, values)
  }

  /// The index of the focused item among those of the bar, or of the tab of the focused row among those
  /// beside it, and their number; `nil` for another element, or if words do not replace symbols.
  private var focusPosition: (index: Int, count: Int)? {
    guard options.drawing.usesWords, let tab = focusTab else { return nil }
    switch mode.place {
    case .item:
      let items = BarTabs(all: host.bar)
      return items.firstIndex(of: tab).map { ($0, items.count) }
    case .tabRow, .groupRow: return host.sidebar.rows.position(of: tab)
    default: return nil
    }
  }

  /// Whether the focused tab has an item in the bar that the user can remove.
  private var isFocusInBar: Bool {
    focusTab.map { host.user.refusal(of: .dragOffBar($0)) == nil } ?? false
  }

  // MARK: - Notices

  /// Returns why an action on an element with a title is refused.
  func text(of refusal: UserInteraction.Refusal, on title: String?) -> StatusText {
    let editKey = keyBindings.hint(.edit, "")?.key
    return StatusText.refusal(refusal, title: title, editKey: editKey)
  }
}
