import TabHost

/// A list that the screen itself opens. Menus and swipe actions are opened by the host.
enum ScreenList {
  /// The keyboard shortcuts.
  case keys
  /// The tabs that do not fit into the bar.
  case overflow
  /// The toolbar buttons that do not fit.
  case toolbar
  /// All tabs and the actions of groups, with a field for a query.
  case tabs
  /// Everything that the user can do now, with a field for a query.
  case palette
}

/// The mode of a list that the screen itself opens.
///
/// What the host opens covers these lists, so that they are inactive during a swipe.
@MainActor class ScreenListMode: ListMode {
  let list: ScreenList

  init(_ list: ScreenList, _ screen: HostScreen) {
    self.list = list
    super.init(screen)
  }

  /// Whether the screen has opened the list.
  final var isOpen: Bool { state.open == list }

  override var isActive: Bool { isOpen && host.sidebar.swipedRow == nil && panel != nil }
  override var findPlace: ListState.Place? { isOpen ? .screen(list) : nil }

  /// Opens the list.
  func open() { state.show(list) }

  override func dismiss() { state.show(nil) }
}

// MARK: - Opening lists

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

// MARK: - The toolbar of the sidebar

/// The list of the toolbar buttons of the sidebar that do not fit.
final class ToolbarMode: ScreenListMode {
  override var wholePanel: Panel? {
    guard isOpen else { return nil }
    let actions = hiddenItems
    return actions.isEmpty ? nil : Panel(toolbar: actions, glyphs: glyphs)
  }

  override func anchor(in layout: FrameLayout) -> CellRect? { layout.rect(of: .moreToolbarItems) }

  /// The toolbar buttons that do not fit.
  private var hiddenItems: [Action] {
    let shown = Set(layout().controls(in: .sidebar).map(\.id))
    let items = host.sidebar.toolbarItems
    return items.indices.filter {
      !items[$0].attributes.contains(.hidden) && !shown.contains(.toolbarItem($0))
    }.map { items[$0] }
  }
}

extension Panel {
  /// Creates the list of the toolbar buttons that do not fit.
  fileprivate init(toolbar actions: [Action], glyphs: FrameGlyphs) {
    self.init(.toolbar, actions.map { .line($0, choice: .toolbarItem($0), glyphs) })
  }
}

// MARK: - Keyboard shortcuts

/// The list of keyboard shortcuts.
final class KeyListMode: ScreenListMode {
  override var isActive: Bool { isOpen }

  override var wholePanel: Panel? {
    guard isOpen else { return nil }
    let layout = layout()
    let commands = host.availableKeyCommands
    let lines = screen.applicationKeys + KeyCommandList(commands, of: host).lines
    return Panel(screen.keyBindings(besides: commands), below: lines) { canPerform($0, in: layout) }
  }
}

extension Panel {
  /// Creates the list of keyboard shortcuts: the given lines, such as the key commands of the app,
  /// then one line per available command of the terminal and one for all digits.
  fileprivate init(
    _ bindings: KeyBindings,
    below lines: [Line],
    isPossible: (TerminalCommand) -> Bool
  ) {
    var digits: [String] = []
    var lines = lines
    for (command, keys) in bindings.keysByCommand where isPossible(command) {
      if case .selectItem = command {
        digits += keys
      } else {
        var line = Line(text: command.explanation, choice: .command(command))
        line.setKeys(keys)
        lines.append(line)
      }
    }
    if let first = digits.first, let last = digits.last {
      let keys = digits.count == 1 ? first : "\(first) to \(last)"
      lines.append(Line(text: "item or row of that number", detail: keys))
    }
    self.init(.keys, title: "Keys", lines)
  }
}
