import TabHost

extension HostScreen {
  /// The state of typing into the search field.
  struct Typing {
    var editor = LineEditor()
    /// Whether the search was active during the last update.
    var wasActive = false
  }

  /// Returns the position of the cursor in the search field, or `nil` if the user is not typing or
  /// the cursor is not visible.
  func searchCursor(in layout: FrameLayout) -> CellPoint? {
    guard isTyping, let rect = layout.rect(of: .searchField) else { return nil }
    return SearchFieldPlace(host, in: rect, painter.options, layout.isRightToLeft).cursor
  }

  /// Whether keys are sent to the search field: the search is active, the field has the focus, and
  /// neither a list nor a popover covers it.
  var isTyping: Bool {
    focus == .searchField && host.isSearchActive && panel == nil && !presentsAny
  }

  /// Updates the focus and the edited text for changes to the search.
  ///
  /// When the search becomes active, whether by the user or programmatically, the search field
  /// gains the focus. Text that the app sets replaces the edited text.
  func followSearch() {
    typing.editor.setText(host.searchText)
    guard host.isSearchActive != typing.wasActive else { return }
    typing.wasActive = host.isSearchActive
    if typing.wasActive {
      setFocus(.searchField)
    } else if focus == .searchField {
      setFocus(nil)
    }
  }

  /// Activates the search, and moves the focus to the search field.
  func openSearch() {
    if host.user.activateSearch() == .performed { setFocus(.searchField) }
  }

  /// The search tab in its standard position, or `nil` if there is none.
  ///
  /// The standard positions are the prominent item, the pinned items and, in a bar at the bottom,
  /// all items. Only these tabs are examined.
  var pinnedSearchTab: TabItem? {
    let bar = host.bar
    let tabs = bar.pinned + (bar.edge == .bottom ? bar.middle : [])
    return ([bar.prominent].compactMap { $0 } + tabs).first { $0 is SearchTabItem }
  }

  /// Inserts pasted text as a single line.
  func typeText(_ text: String) {
    edit { $0.insert(text) }
  }

  /// Handles a key press in the search field.
  ///
  /// Return submits the text and ends typing: the text and the search field remain, but the field
  /// loses the focus.
  ///
  /// - Returns: `false` if the key neither changes the text nor moves the cursor.
  func type(_ press: KeyPress) -> Bool {
    guard press.kind != .release else { return true }
    if press.key == .enter {
      host.user.submit()
      if host.isSearchActive, focus == .searchField { setFocus(areaAfterTyping()) }
      return true
    }
    guard let change = Self.lineEdit(for: press) else { return false }
    edit(change)
    return true
  }

  /// Performs the edits of the key presses at the beginning of a list of events, if the user is
  /// typing into the search field.
  ///
  /// The host is notified of the resulting text once. Otherwise an app that searches for every text
  /// would search thousands of times for text that arrives at once.
  ///
  /// - Returns: The number of events that were handled.
  func typeRun(_ events: ArraySlice<InputEvent>) -> Int {
    followSearch()
    guard isTyping, activeMove == nil else { return 0 }
    var changes: [LineEdit] = []
    for event in events {
      guard case .key(let press) = event, press.kind != .release,
        let change = Self.lineEdit(for: press),
        keyCommand(for: press)?.wantsPriorityOverSystemBehavior != true
      else { break }
      changes.append(change)
    }
    guard changes.count > 1 else { return 0 }
    needsFrame = true
    pointer.hover = nil
    discardRefusal()
    edit { editor in for change in changes { change(&editor) } }
    return changes.count
  }

  private func edit(_ change: (inout LineEditor) -> Void) {
    typing.editor.setText(host.searchText)
    change(&typing.editor)
    if typing.editor.text != host.searchText { host.user.enterSearchText(typing.editor.text) }
  }

  /// Returns the target that gains the focus when the user ends typing.
  private func areaAfterTyping() -> FrameLayout.Target? {
    let layout = layout()
    // Prefer the content, which shows the search results.
    if canFocus(.content, in: layout) { return .content }
    let areas = focusAreas(in: layout)
    let own = areas.firstIndex { $0.holds(.searchField) }
    let next = own.map { areas[areas.index(after: $0)...] + areas[..<$0] } ?? areas[...]
    return next.first?.entry
  }

  // MARK: - Keys

  /// A change of a line of text.
  typealias LineEdit = @Sendable (inout LineEditor) -> Void

  /// Returns the change of a line of text that a key press performs, or `nil` if it performs none.
  static func lineEdit(for press: KeyPress) -> LineEdit? {
    if let text = press.text { return { $0.insert(text) } }
    if let edit = edits[Keystroke(key: press.key, modifiers: press.modifiers)] { return edit }
    guard let base = press.baseCharacter else { return nil }
    return edits[Keystroke(key: .character(base), modifiers: press.modifiers)]
  }

  private struct Keystroke: Hashable {
    let key: KeyPress.Key
    let modifiers: KeyModifiers
  }

  /// The editing commands of a line of text, with the key bindings that are usual in terminals.
  private static let edits: [Keystroke: LineEdit] = {
    let list: [(KeyPress.Key, KeyModifiers, LineEdit)] = [
      (.backspace, [], { $0.deleteBackward() }),
      (.character("h"), .control, { $0.deleteBackward() }),
      (.delete, [], { $0.deleteForward() }), (.character("d"), .control, { $0.deleteForward() }),
      (.left, [], { $0.moveBackward() }), (.right, [], { $0.moveForward() }),
      (.left, .control, { $0.moveWordBackward() }), (.right, .control, { $0.moveWordForward() }),
      (.left, .alt, { $0.moveWordBackward() }), (.right, .alt, { $0.moveWordForward() }),
      (.home, [], { $0.moveToStart() }), (.character("a"), .control, { $0.moveToStart() }),
      (.end, [], { $0.moveToEnd() }), (.character("e"), .control, { $0.moveToEnd() }),
      (.character("u"), .control, { $0.deleteToStart() }),
      (.character("k"), .control, { $0.deleteToEnd() }),
      (.character("w"), .control, { $0.deleteWord() }),
      (.backspace, .alt, { $0.deleteWord() }), (.backspace, .control, { $0.deleteWord() }),
    ]
    return Dictionary(
      list.map { (Keystroke(key: $0, modifiers: $1), $2) },
      uniquingKeysWith: { first, _ in first }
    )
  }()
}
