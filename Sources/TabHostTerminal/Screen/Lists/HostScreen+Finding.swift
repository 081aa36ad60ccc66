import TabHost

// Type to find: a query filters the open list, or searches the tabs and everything that the user can
// do now.

extension HostScreen {
  // MARK: - Opening

  /// Opens the list of all tabs, or the palette, with an empty query.
  func openSearch(of list: ScreenList) {
    let layout = layout()
    self.list = list
    let search = list == .palette ? paletteSearch(in: layout) : tabSearch()
    listState.find = ListState.Find(place: .screen(list), search: search)
    listState.focus = 0
  }

  /// Begins a query in the open list.
  ///
  /// - Returns: `false` if the list can't be searched.
  @discardableResult
  func beginFinding(_ text: String = "") -> Bool {
    guard find == nil, let place = placeOfPanel else { return false }
    let layout = layout()
    var find = ListState.Find(place: place)
    if case .screen(.overflow) = place, let bar = layout.bar {
      find.search = ElementSearch(
        then: TabWalk(OverflowTabs(host, besides: bar)),
        recent: RecentChoices()
      )
    }
    listState.find = find
    edit { $0.insert(text) }
    return true
  }

  // MARK: - Searching

  /// Whether a search of tabs, or of the rows of a ``ListViewController``, has not been completed.
  ///
  /// While it is `true`, frames show what has been found so far. ``TerminalApplication`` calls
  /// ``continueFinding()`` until it is `false`.
  public var isFinding: Bool {
    find?.search?.isFinished == false || contentState.searching?.isSearching == true
  }

  /// Continues the search of the open list, or of the content, for the query that the user has
  /// entered.
  ///
  /// A call takes a few milliseconds, so that a long search does not delay other events.
  /// Every event that the screen handles continues the search, too. If no search is in progress,
  /// this method has no effect.
  public func continueFinding() {
    if let content = contentState.searching, content.isSearching {
      needsFrame = true
      content.continueSearching()
    }
    guard let search = find?.search, !search.isFinished else { return }
    needsFrame = true
    listState.focus = search.index(following: listState.focus) { search.advance() }
  }

  /// The query of the list on top, or `nil` if the user is not searching it.
  var find: ListState.Find? {
    guard let find = listState.find, find.place == placeOfPanel else { return nil }
    return find
  }

  /// The list on top, or `nil` if it can't be searched.
  private var placeOfPanel: ListState.Place? {
    if list == .keys { return .screen(.keys) }
    if alert != nil { return nil }
    if let menu = host.openMenu { return .menu(menu, level: menu.openMenus.count) }
    if host.sidebar.swipedRow != nil { return nil }
    return list.map { .screen($0) }
  }

  private func edit(_ change: (inout LineEditor) -> Void) {
    guard var find else { return }
    let before = find.editor.text
    change(&find.editor)
    listState.find = find
    guard find.editor.text != before else { return }
    find.search?.query = FuzzyQuery(find.editor.text)
    listState.focus = 0
  }

  // MARK: - Keys

  /// Handles a key press in the query of the open list, or one that begins a query.
  ///
  /// - Returns: `false` if the key does not concern a query.
  func typeIntoList(_ press: KeyPress) -> Bool {
    guard press.kind != .release, let panel, panel.kind != .alert else { return false }
    if let step = Self.listStep(of: press) {
      movePanelFocus(by: step, in: panel)
      return true
    }
    guard find != nil else { return begins(panel, with: press) }
    if press.key == .enter {
      // What was typed together with Return has not been searched.
      continueFinding()
      if let panel = self.panel { choose(listState.focus, of: panel) }
      return true
    }
    if press.key == .backspace, find?.editor.text.isEmpty == true { return endFinding() }
    if let change = Self.lineEdit(for: press) {
      edit(change)
      return true
    }
    guard keyBindings.command(for: press) == .cancel else { return false }
    if find?.editor.text.isEmpty == true { return closePanel() }
    edit { $0 = LineEditor() }
    return true
  }

  /// Inserts pasted text into the query of the open list.
  ///
  /// - Returns: `false` if there is none.
  func pasteIntoList(_ text: String) -> Bool {
    guard find != nil else { return false }
    edit { $0.insert(text) }
    return true
  }

  /// The number of lines by which Ctrl-N and Ctrl-P move the focus, or `nil` for another key.
  private static func listStep(of press: KeyPress) -> Int? {
    guard press.modifiers == .control else { return nil }
    let keys: [KeyPress.Key] = [press.key] + (press.baseCharacter.map { [.character($0)] } ?? [])
    if keys.contains(.character("n")) { return 1 }
    return keys.contains(.character("p")) ? -1 : nil
  }

  /// Begins a query with a letter or digit in a menu or in the list of tabs that do not fit, where
  /// letters are no commands, except for the one that quits.
  private func begins(_ panel: Panel, with press: KeyPress) -> Bool {
    guard panel.kind == .menu || panel.kind == .overflow, let text = press.text,
      let first = text.first, first.isLetter || first.isNumber,
      keyBindings.command(for: press) != .quit
    else { return false }
    return beginFinding(text)
  }

  /// Removes the query from a list that is also visible without one.
  private func endFinding() -> Bool {
    guard panel?.isSearchOnly == false else { return true }
    listState.find = nil
    focusPanel()
    return true
  }
}

extension Panel {
  /// Whether the list exists only while the user is searching.
  var isSearchOnly: Bool { kind == .palette || kind == .tabs }
}
