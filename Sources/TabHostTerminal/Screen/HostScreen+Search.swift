import TabHost

extension HostScreen {
  /// What is typed into the search field.
  struct Typing {
    var editor = LineEditor()
    /// Whether the field was active when it was last looked at.
    var wasActive = false
  }

  /// Where the cursor is in a layout; nil where nobody types, and where it can't be seen.
  func searchCursor(in layout: FrameLayout) -> CellPoint? {
    guard isTyping, let rect = layout.rect(of: .searchField) else { return nil }
    return SearchFieldPlace(host, in: rect, painter.options, layout.isRightToLeft).cursor
  }

  /// Whether keys go to the search field: it is active, the focus is on it, and neither a list nor
  /// a popover covers it.
  var isTyping: Bool {
    focus == .searchField && host.isSearchActive && panel == nil && host.popover == nil
  }

  /// A field that has come to be active gets the focus, whoever activated it; what code writes into
  /// it is what is edited.
  func followSearch() {
    typing.editor.follow(host.searchText)
    guard host.isSearchActive != typing.wasActive else { return }
    typing.wasActive = host.isSearchActive
    if typing.wasActive {
      setFocus(.searchField)
    } else if focus == .searchField {
      setFocus(nil)
    }
  }

  /// Puts the cursor into the search field. Where there is none, the search tab is selected first.
  func openSearch() {
    if !host.isSearchAvailable, let tab = searchTab { host.user.tap(tab) }
    if host.user.activateSearch() == .performed { setFocus(.searchField) }
  }

  /// The search tab, if the bar has one where search tabs are unless an app puts them elsewhere:
  /// apart or pinned, or anywhere in a bar at the bottom. Asks only a few tabs.
  var pinnedSearchTab: TabItem? {
    let bar = host.bar
    let tabs = bar.pinned + (bar.edge == .bottom ? bar.middle : [])
    return ([bar.prominent].compactMap { $0 } + tabs).first { $0 is SearchTabItem }
  }

  /// The search tab, wherever the bar has it. Linear.
  private var searchTab: TabItem? {
    if let pinnedSearchTab { return pinnedSearchTab }
    let bar = host.bar
    return (bar.fixed + bar.middle + bar.overflow).first { $0 is SearchTabItem }
  }

  /// Writes pasted text, as one line.
  func typeText(_ text: String) {
    edit { $0.insert(text) }
  }

  /// Gives a key to the search field. False if it isn't one that writes or moves the cursor.
  ///
  /// Enter ends the typing: the text stays, and so does the field, without the focus.
  func type(_ press: KeyPress) -> Bool {
    guard press.kind != .release else { return true }
    if press.key == .enter {
      setFocus(areaAfterTyping())
      return true
    }
    if let text = press.text {
      edit { $0.insert(text) }
      return true
    }
    guard let act = Self.edits[Keystroke(key: press.key, modifiers: press.modifiers)] else {
      return false
    }
    edit(act)
    return true
  }

  private func edit(_ change: (inout LineEditor) -> Void) {
    typing.editor.follow(host.searchText)
    change(&typing.editor)
    if typing.editor.text != host.searchText { host.user.enterSearchText(typing.editor.text) }
  }

  /// Where the focus goes when somebody is done with typing.
  private func areaAfterTyping() -> FrameLayout.Target? {
    let layout = layout()
    // To what was found.
    if canFocus(.content, in: layout) { return .content }
    let areas = focusAreas(in: layout)
    let own = areas.firstIndex { $0.holds(.searchField) }
    let next = own.map { areas[areas.index(after: $0)...] + areas[..<$0] } ?? areas[...]
    return next.first?.entry
  }

  // MARK: - Keys

  private struct Keystroke: Hashable {
    let key: KeyPress.Key
    let modifiers: KeyModifiers
  }

  /// What keys do in a line of text, as in terminals.
  private static let edits: [Keystroke: @Sendable (inout LineEditor) -> Void] = {
    let list: [(KeyPress.Key, KeyModifiers, @Sendable (inout LineEditor) -> Void)] = [
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
