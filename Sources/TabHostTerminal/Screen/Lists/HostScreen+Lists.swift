import TabHost

extension HostScreen {
  /// The list on top of everything else, or `nil` if none is open.
  var listMode: ListMode? { mode as? ListMode }

  /// Opens a list of the screen in place of the one that is open.
  func open(_ list: ScreenList) {
    for case let mode as ScreenListMode in modes where mode.list == list { mode.open() }
    focusPanel()
  }

  /// Moves the focus to the first selectable line of a list that has been opened.
  func focusPanel() {
    if let listMode { listMode.focusFirst() } else { listState.reset() }
  }

  /// Closes the list that the screen has opened.
  func closeList() {
    listState.show(nil)
    focusPanel()
  }

  // MARK: - Searching

  /// Whether a search of tabs, or of the rows of a ``ListViewController``, has not been completed.
  ///
  /// While it is `true`, frames show what has been found so far. ``TerminalApplication`` calls
  /// ``continueFinding()`` until it is `false`.
  public var isFinding: Bool {
    listMode?.find?.search?.isFinished == false || contents.searching?.isSearching == true
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
    guard listState.find != nil, let search = listMode?.find?.search, !search.isFinished else {
      return
    }
    needsFrame = true
    listState.focus = search.index(following: listState.focus) { search.advance() }
  }
}
