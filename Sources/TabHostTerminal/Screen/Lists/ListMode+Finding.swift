import TabHost

// Type to find: a query filters the open list, or searches the tabs and everything that the user can
// do now.

extension ListMode {
  /// The query of the list, or `nil` if the user is not searching it.
  final var find: ListState.Find? {
    guard let find = state.find, find.place == findPlace else { return nil }
    return find
  }

  /// Begins a query.
  ///
  /// - Returns: `false` if the list can't be searched.
  @discardableResult
  final func beginFinding(_ text: String = "") -> Bool {
    guard find == nil, let findPlace else { return false }
    state.find = ListState.Find(place: findPlace, search: newSearch(in: layout()))
    edit { $0.insert(text) }
    return true
  }

  private func edit(_ change: (inout LineEditor) -> Void) {
    guard var find else { return }
    let before = find.editor.text
    change(&find.editor)
    state.find = find
    state.find?.isChoosing = false
    guard find.editor.text != before else { return }
    find.search?.query = FuzzyQuery(find.editor.text)
    panelFocus = 0
  }

  // MARK: - Keys

  /// Handles a key press in the query, or one that begins a query.
  ///
  /// - Returns: `false` if the key does not concern a query.
  final func typeQuery(_ press: KeyPress) -> Bool {
    guard let panel else { return false }
    if let step = Self.step(of: press) {
      moveFocus(by: step, in: panel)
      return true
    }
    guard find != nil else { return beginsFinding(with: press) }
    if press.key == .enter {
      // What was typed together with Return has not been searched.
      screen.continueFinding()
      if let panel = self.panel { choose(panelFocus, of: panel) }
      return true
    }
    if press.key == .backspace, find?.editor.text.isEmpty == true {
      endFinding()
      return true
    }
    if let change = LineEditor.edit(for: press) {
      edit(change)
      return true
    }
    guard screen.keyBindings.command(for: press) == .cancel else { return false }
    if find?.editor.text.isEmpty == true { close() } else { edit { $0.clear() } }
    return true
  }

  /// Inserts pasted text into the query.
  ///
  /// - Returns: `false` if there is none.
  final func pasteIntoQuery(_ text: String) -> Bool {
    guard find != nil else { return false }
    edit { $0.insert(text) }
    return true
  }

  /// Returns the number of lines by which Ctrl-N and Ctrl-P move the focus, or `nil` for another
  /// key.
  private static func step(of press: KeyPress) -> Int? {
    guard press.modifiers == .control else { return nil }
    let keys: [KeyPress.Key] = [press.key] + (press.baseCharacter.map { [.character($0)] } ?? [])
    if keys.contains(.character("n")) { return 1 }
    return keys.contains(.character("p")) ? -1 : nil
  }

  /// Begins a query with a letter or digit, except for the key that quits.
  private func beginsFinding(with press: KeyPress) -> Bool {
    guard findsByTyping, let text = press.text, let first = text.first,
      first.isLetter || first.isNumber, screen.keyBindings.command(for: press) != .quit
    else { return false }
    return beginFinding(text)
  }

  /// Removes the query from a list that is also visible without one.
  private func endFinding() {
    guard !isSearchOnly else { return }
    state.find = nil
    screen.focusPanel()
  }
}
