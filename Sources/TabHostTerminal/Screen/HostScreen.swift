public import TabHost

/// Presents a host on a screen of cells and handles the user's keyboard and mouse events.
///
/// The screen requires no terminal: it receives a size and events, and returns frames. All user
/// actions are forwarded to the host's `user`, so the host applies its rules and calls its
/// delegates.
///
/// ```swift
/// let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
/// screen.handle(.key(KeyPress(.down)), at: now)
/// writer.write(screen.frame())
/// ```
///
/// Content that conforms to ``TerminalContent`` can have the keyboard focus and then receives keys
/// first. A popover receives keys before anything else. While a popover is visible, the only other
/// available commands dismiss it, list the keyboard shortcuts, suspend the program, or quit it.
@MainActor public final class HostScreen {
  /// The host that the screen presents.
  public let host: TabHostController

  /// The size of the screen.
  ///
  /// Changing the size updates the host's traits and bounds: a narrow screen has a compact width,
  /// and a tall screen is in portrait orientation.
  public var size: CellSize {
    didSet {
      guard size != oldValue else { return }
      let shown = painter.layout(size: oldValue).sidebar?.visibleRows
      takeSize()
      if case .row(let index) = focus, shown?.contains(index) == true { reveal(row: index) }
    }
  }

  /// The options for drawing.
  ///
  /// The screen manages the first row, the first bar item and the interactivity itself, and ignores
  /// these options.
  public var options: FrameOptions

  /// The key bindings. The default is ``KeyBindings/standard``.
  public var keyBindings = KeyBindings.standard

  /// Whether the terminal reports every combination of a key with modifiers, as it does with the
  /// kitty keyboard protocol.
  ///
  /// The default is `true`. If it is `false`, a key command whose key the terminal does not
  /// distinguish from another is reported as `indistinctKey`. ``TerminalApplication`` sets this
  /// property.
  public var distinguishesAllKeys = true

  /// Whether the user has requested to quit.
  public private(set) var wantsToQuit = false

  /// A closure that returns whether a file exists at a path.
  ///
  /// The screen calls this closure for pasted text that consists of absolute paths. By default, it
  /// queries the file system. The screen does not open the files.
  public var fileExists: (String) -> Bool = DroppedPaths.fileExists

  /// The element with the keyboard focus, or `nil` if no element can have it.
  public private(set) var focus: FrameLayout.Target?

  /// The position of the text cursor in the last frame, or `nil` if there is none.
  ///
  /// While the user types into the search field, the cursor is in that field. Otherwise, it is at
  /// the position that the focused content has set; see ``Canvas/cursor``.
  public internal(set) var cursor: CellPoint?

  private var wantsToSuspend = false
  private var wantsToRedraw = false

  /// The tab in whose row the focus is, used to find the row again after rows are inserted or
  /// removed.
  private weak var focusedTab: TabItem?
  /// The action in whose row the focus is. In this case, `focusedTab` is its group.
  private var focusedAction: Action?
  /// The focus and the position of the rows while the sidebar is not visible.
  private var hiddenRows: HiddenRows?
  /// The index of the first visible row, or `nil` to keep the selected row visible.
  var firstRow: Int?
  var barScroll = BarScroll()
  var typing = Typing()
  /// The open list of the screen itself.
  var list: ScreenList?
  /// The index of the focused line in the open list.
  var panelFocus = 0
  var pointer = Pointer()
  var contentState = ContentState()
  var alertState = AlertState()
  /// The element being moved, by mouse or keyboard.
  var activeMove: Move?
  /// The names of keys that were reported because the terminal does not distinguish them.
  var reportedKeys: Set<String> = []
  /// The element that cannot be moved, until the next key press or click.
  var refusedMove: Move?
  var status = Status()
  private var refusalObserver: RefusalObserver?

  /// Creates a screen for a host.
  ///
  /// The screen retains the host, sets its bounds and the traits of a terminal of the given size,
  /// and becomes its `frameProvider`. The caller is responsible for showing the frames.
  public init(host: TabHostController, size: CellSize, options: FrameOptions = FrameOptions()) {
    self.host = host
    self.size = size
    self.options = options
    takeSize()
    host.frameProvider = self
    let observer = RefusalObserver(self)
    host.addUserObserver(observer)
    refusalObserver = observer
  }

  private func takeSize() {
    let terminal = TraitCollection.terminal(columns: size.columns, rows: size.rows)
    var traits = host.traitCollection
    traits.userInterfaceIdiom = terminal.userInterfaceIdiom
    traits.horizontalSizeClass = terminal.horizontalSizeClass
    traits.verticalSizeClass = terminal.verticalSizeClass
    traits.orientation = terminal.orientation
    host.traitCollection = traits
    host.bounds = Rect(width: Double(size.columns), height: Double(size.rows))
  }

  /// Records that the user has requested to quit.
  func quit() { wantsToQuit = true }

  /// Records that the user has requested to suspend the program and return to the shell.
  func suspend() { wantsToSuspend = true }

  /// Records that the user has requested to write the whole screen again.
  func requestRedraw() { wantsToRedraw = true }

  /// Returns whether the user has requested to write the whole screen again, and resets the request.
  func takeRedraw() -> Bool {
    defer { wantsToRedraw = false }
    return wantsToRedraw
  }

  /// Returns whether the user has requested to suspend the program, and resets the request.
  func takeSuspension() -> Bool {
    defer { wantsToSuspend = false }
    return wantsToSuspend
  }
}

// MARK: - Focus

extension HostScreen {
  /// The tab that has the focus, or `nil` if the focus is on an action or a button.
  public var focusTab: TabItem? { focus.flatMap { tab(at: $0) } }

  /// Returns the tab at a target, or `nil` for an action or a button.
  func tab(at target: FrameLayout.Target) -> TabItem? {
    switch target {
    case .tab(let identifier): host.tab(forIdentifier: identifier)
    case .row(let index): row(index)?.tab
    default: nil
    }
  }

  /// Returns the row at an index, or `nil` if there are fewer rows.
  func row(_ index: Int) -> TabHostController.Sidebar.Row? {
    let rows = host.sidebar.rows
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// Moves the focus and scrolls to the focused row.
  func setFocus(_ target: FrameLayout.Target?) {
    focus = target
    focusedTab = nil
    focusedAction = nil
    guard case .row(let index) = target, let row = row(index) else { return }
    focusedTab = row.tab
    if case .action(let action, let group) = row.content {
      focusedTab = group
      focusedAction = action
    }
    reveal(row: index)
  }

  /// Scrolls as little as necessary to show a row.
  func reveal(row index: Int) {
    guard let visible = layout().sidebar?.visibleRows, !visible.isEmpty else { return }
    if index < visible.lowerBound {
      firstRow = index
    } else if index >= visible.upperBound {
      firstRow = index - visible.count + 1
    }
  }

  /// Scrolls the sidebar by a number of rows.
  func scrollRows(by count: Int) {
    guard let sidebar = layout().sidebar else { return }
    let last = max(0, host.sidebar.rows.count - sidebar.visibleRows.count)
    firstRow = min(max(0, sidebar.visibleRows.lowerBound + count), last)
  }

  /// Restores the focus to the element that had it or, if that is gone, to the selection.
  func findFocus(in layout: FrameLayout) {
    followSearch()
    followBarSelection(in: layout)
    if layout.sidebar != nil { restoreRows() }
    if case .row(let index) = focus, layout.sidebar != nil {
      if let found = focusedRow {
        if found != index { setFocus(.row(found)) }
        return
      }
      if let next = row(insteadOf: index) { return setFocus(.row(next)) }
    } else if let focus, canFocus(focus, in: layout) {
      return
    }
    let rows = hiddenRows ?? rowsToHide(in: layout)
    setFocus(selectedTarget(in: layout))
    hiddenRows = rows
    hiddenRows?.substitute = focus
  }

  /// The focus and the position of the rows when the sidebar disappeared with the focus in it.
  private struct HiddenRows {
    weak var tab: TabItem?
    let action: Action?
    let firstRow: Int?
    /// The element that has the focus instead.
    var substitute: FrameLayout.Target?
  }

  /// Returns the state to restore when the sidebar appears again, or `nil` if the focus is not in a
  /// sidebar that has disappeared.
  private func rowsToHide(in layout: FrameLayout) -> HiddenRows? {
    guard layout.sidebar == nil, case .row = focus else { return nil }
    return HiddenRows(tab: focusedTab, action: focusedAction, firstRow: firstRow)
  }

  /// Restores the focus and the position of the rows after the sidebar has appeared again, unless
  /// the focus has moved in the meantime.
  private func restoreRows() {
    guard let rows = hiddenRows else { return }
    hiddenRows = nil
    guard focus == rows.substitute, rows.tab != nil else { return }
    firstRow = rows.firstRow
    (focusedTab, focusedAction) = (rows.tab, rows.action)
    if let index = focusedRow { setFocus(.row(index)) }
  }

  /// The current row of the focused tab or action, or `nil` if it has none.
  private var focusedRow: Int? {
    guard let focusedTab else { return nil }
    guard let focusedAction else { return host.sidebar.rows.firstIndex(of: focusedTab) }
    guard let group = focusedTab as? TabGroupItem else { return nil }
    return host.sidebar.rows.firstIndex(of: focusedAction, in: group)
  }

  /// Returns the row that gains the focus when the focused row is removed: the collapsed group that
  /// contains it, or else the row that is now at its index.
  private func row(insteadOf index: Int) -> Int? {
    let rows = host.sidebar.rows
    var group = focusedAction == nil ? focusedTab?.parent : focusedTab as? TabGroupItem
    while let next = group {
      if !next.isExpanded, let row = rows.firstIndex(of: next) { return row }
      group = next.parent
    }
    return rows.isEmpty ? nil : min(index, rows.count - 1)
  }

  private func selectedTarget(in layout: FrameLayout) -> FrameLayout.Target? {
    if let sidebar = layout.sidebar {
      if !host.sidebar.rows.isEmpty { return .row(selectedRow) }
      if sidebar.toggle != nil { return .sidebarToggle }
    } else if let item = selectedItem(in: layout) {
      return item
    } else if host.presentation == .pages {
      // The arrow keys change the page even if there is no page index.
      return layout.pages == nil ? nil : .pages
    }
    return focusAreas(in: layout).first?.entry
  }

  /// The index of the selected tab's row, or of the first row.
  var selectedRow: Int { host.selectedTab.flatMap { host.sidebar.rows.firstIndex(of: $0) } ?? 0 }

  /// Returns the selected item of the bar, or else the first item, or `nil` if there is none.
  func selectedItem(in layout: FrameLayout) -> FrameLayout.Target? {
    let item = host.selectedBarItem.map { FrameLayout.Target.tab($0.identifier) }
    if let item, layout.rect(of: item) != nil { return item }
    let items = layout.bar?.focusableItems
    return (items?.first { $0.target != .sidebarToggle } ?? items?.first)?.target
  }
}
