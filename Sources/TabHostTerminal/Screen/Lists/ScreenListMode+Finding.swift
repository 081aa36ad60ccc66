import TabHost

// Type to find: a query filters the open list, or searches the tabs and everything that the user can
// do now.

extension ScreenList {
  /// The query of a list.
  struct Query {
    let list: ScreenList.Identity
    var editor = LineEditor.query()
    /// Whether the focused line has moved since the query was edited. The cursor of the terminal
    /// follows it then, because screen readers and braille displays follow that cursor.
    var isChoosing = false
    /// The search for elements, or `nil` if the query filters the lines of the list.
    var search: ElementSearch?
  }
}

extension ScreenListMode {
  /// Begins a query.
  ///
  /// - Returns: `false` if the list can't be searched, or the user is searching it already.
  @discardableResult
  func beginFinding(_ text: String = "") -> Bool {
    guard let list, list.field == nil, let finding = list.finding else { return false }
    query = ScreenList.Query(list: finding.list, search: finding.search?())
    edit { $0.insert(text) }
    return true
  }

  private func edit(_ change: (inout LineEditor) -> Void) {
    guard var query else { return }
    let before = query.editor.text
    change(&query.editor)
    query.isChoosing = false
    self.query = query
    guard query.editor.text != before else { return }
    query.search?.query = FuzzyQuery(query.editor.text)
    focusedLine = query.search?.firstElement ?? 0
  }

  // MARK: - Keys

  /// Handles a key press in the query, or one that begins a query.
  ///
  /// - Returns: `false` if the key does not concern a query.
  func typeQuery(_ press: KeyPress) -> Bool {
    guard let list else { return false }
    guard list.field != nil else {
      return beginsFinding(with: press, in: list) && beginFinding(press.text ?? "")
    }
    let keys = screen.keyBindings
    if keys.commandInField(for: press) == .activate {
      // What was typed together with Return has not been searched.
      screen.continueFinding()
      choose(focusedLine)
      return true
    }
    if query?.editor.text.isEmpty == true, keys.command(for: press, in: .field) == Self.endingEdit {
      endFinding(in: list)
      return true
    }
    if let change = keys.edit(for: press) {
      edit(change)
      return true
    }
    guard keys.command(for: press) == .cancel else { return false }
    if query?.editor.text.isEmpty == true { close() } else { edit { $0.clear() } }
    return true
  }

  /// Inserts pasted text into the query.
  ///
  /// - Returns: `false` if there is none.
  func pasteIntoQuery(_ text: String) -> Bool {
    guard list?.field != nil else { return false }
    var isComplete = true
    edit { isComplete = $0.insert(text) }
    if !isComplete { screen.indicateMissingEnd() }
    return true
  }

  /// The change of a line of text that ends an empty query.
  private static let endingEdit = TerminalCommand.deleteBackward

  /// Returns whether a key press begins a query: a letter or digit, except for the keys that quit and
  /// that move up and down, which have the same effect in all lists.
  func beginsFinding(with press: KeyPress, in list: ScreenList) -> Bool {
    let commands: [TerminalCommand?] = [.quit, .moveUp, .moveDown]
    guard list.finding?.beginsByTyping == true, let first = press.text?.first else { return false }
    return (first.isLetter || first.isNumber)
      && !commands.contains(screen.keyBindings.command(for: press))
  }

  /// Removes the query from a list that is also visible without one.
  private func endFinding(in list: ScreenList) {
    guard list.finding?.isRequired == false else { return }
    query = nil
    screen.focusList()
  }
}

// MARK: - Searching

extension HostScreen {
  /// Whether a search of tabs, or of the rows of a ``ListViewController``, has not been completed.
  ///
  /// While it is `true`, frames show what has been found so far. ``TerminalApplication`` calls
  /// ``continueFinding()`` until it is `false`.
  public var isFinding: Bool {
    openSearch?.isFinished == false || contents.searching?.isSearching == true
  }

  /// Continues the search of the open list, or of the content, for the query that the user has
  /// entered.
  ///
  /// A call takes a few milliseconds, so that a long search does not delay other events.
  /// Every event that the screen handles continues the search, too. If no search is in progress,
  /// this method has no effect.
  public func continueFinding() {
    if let content = contents.searching, content.isSearching {
      needsFrame = true
      content.continueSearching()
    }
    guard let search = openSearch, !search.isFinished else { return }
    needsFrame = true
    lists.focusedLine = search.index(following: lists.focusedLine) { search.advance() }
  }

  /// The search of the open list, or `nil` if a query filters its lines or there is none.
  private var openSearch: ElementSearch? {
    lists.query?.search.flatMap { openList?.field == nil ? nil : $0 }
  }
}
