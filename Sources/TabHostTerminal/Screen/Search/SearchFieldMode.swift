import TabHost

/// Typing into the search field: the search is active, and the field has the focus.
final class SearchFieldMode: ScreenMode {
  private var editor = LineEditor()
  /// The field of the search that was active during the last update, or `nil` if none was.
  private var active: FrameElement.ID?

  override var isActive: Bool {
    focus?.isSearchField == true && host.isSearchActive && focus == host.searchElement
  }

  /// The UTF-8 offset of the cursor in the text.
  var cursorOffset: Int { editor.cursorOffset }

  /// Updates the focus and the edited text for changes to the search.
  ///
  /// When the search becomes active, whether by the user or programmatically, the search field
  /// gains the focus. Text that the app sets replaces the edited text.
  override func update() {
    editor.setText(host.searchText)
    let (old, new) = (active, host.isSearchActive ? host.searchElement : nil)
    guard new != old else { return }
    active = new
    if let new {
      setFocus(new)
    } else if focus == old {
      setFocus(nil)
    }
  }

  // MARK: - Keys

  /// Inserts pasted text as a single line.
  override func paste(_ pasted: PastedText) { edit { $0.insert(pasted.text) } }

  override func entersText(_ press: KeyPress) -> Bool {
    screen.keyBindings.edit(for: press) != nil
  }

  /// Handles a key press in the search field.
  ///
  /// Return submits the text and ends typing: the text and the search field remain, but the field
  /// loses the focus.
  override func type(_ press: KeyPress) -> Bool {
    guard press.kind != .release else { return true }
    if screen.keyBindings.commandInField(for: press) == .activate {
      host.user.submit()
      if isActive { setFocus(areaAfterTyping()) }
      return true
    }
    guard let change = screen.keyBindings.edit(for: press) else { return false }
    edit(change)
    return true
  }

  /// Changes the text, and notifies the host if it is different.
  func edit(_ change: (inout LineEditor) -> Void) {
    editor.setText(host.searchText)
    change(&editor)
    if editor.text != host.searchText { host.user.enterSearchText(editor.text) }
  }

  /// Returns the element that gains the focus when the user ends typing.
  private func areaAfterTyping() -> FrameElement.ID? {
    let layout = hostLayout()
    // Prefer the content, which shows the search results.
    let field = host.searchElement
    if let page = screen.resultsArea(layout) { return page.entry }
    let areas = screen.focusAreas(in: layout)
    let own = areas.firstIndex { $0.holds(field) }
    let next = own.map { areas[areas.index(after: $0)...] + areas[..<$0] } ?? areas[...]
    return next.first?.entry
  }

  // MARK: - Drawing

  override var place: StatusSituation.Place { .search }

  /// The list of keyboard shortcuts contains the edits of the text, which ``type(_:)`` performs.
  override func action(of command: TerminalCommand, in layout: FrameLayout) -> CommandAction? {
    guard let change = command.entry.edit else { return super.action(of: command, in: layout) }
    return CommandAction { self.edit(change) }
  }

  /// The status line shows only where the arrow key and Tab lead into the search: the results are in
  /// the content, which may not be able to have the focus, and not every search has scopes.
  override func offers(
    _ command: TerminalCommand,
    with action: CommandAction?,
    in layout: FrameLayout
  ) -> Bool {
    switch command {
    case .moveDown: screen.resultsArea(layout) != nil
    case .nextArea: layout.elements.contains(where: \.id.isSearchScope)
    default: super.offers(command, with: action, in: layout)
    }
  }

  override func paint(_ layout: FrameLayout, on picture: inout ScreenPicture) {
    let field = host.searchElement
    screen.paintFocus(field, hasMark: false, layout, on: &picture.cells)
    guard let rect = layout.rect(of: field) else { return }
    let place = FieldPlace(host, in: rect, screen.painter.options, layout.isRightToLeft)
    picture.cursor = place.cursor
  }
}
