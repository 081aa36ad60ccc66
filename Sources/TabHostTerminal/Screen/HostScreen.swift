public import TabHost

/// A host on a screen of cells: what it looks like, where the focus of the keyboard is, and what a
/// person's keys and mouse do to it.
///
/// The focus may be in content that draws itself, see ``TerminalContent``: then keys go there
/// first. A popover has them first of all, and while it is there only it, and the keys that close
/// it, list the keys or leave the program, do something.
///
/// Needs no terminal: it is given the size and the events, and gives frames. Everything that a
/// person does arrives at the host's `user`, so that the host decides about it, and asks its
/// delegates.
///
///     let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
///     screen.handle(.key(KeyPress(.down)), at: now)
///     writer.write(screen.frame())
@MainActor public final class HostScreen {
  /// The host.
  public let host: TabHostController

  /// How large the screen is. The host's traits follow it: narrow is compact, tall is portrait.
  public var size: CellSize {
    didSet { if size != oldValue { takeSize() } }
  }

  /// What the screen is drawn with. Which row and which item are the first, and that it can be
  /// pressed, is the screen's own matter: the options for that mean nothing here.
  public var options: FrameOptions

  /// Which key does what. Default ``KeyBindings/standard``.
  public var keyBindings = KeyBindings.standard

  /// Whether the person wants to leave.
  public private(set) var wantsToQuit = false

  /// Whether a file is at a path, for paths that are pasted; asked of absolute paths only. By
  /// default the file system is. Nothing else is done to the file.
  public var fileExists: (String) -> Bool = DroppedPaths.fileExists

  /// Where the focus of the keyboard is; nil where nothing can have it.
  public private(set) var focus: FrameLayout.Target?

  /// Where the text cursor is in the last frame; nil if there is none. In the search field while
  /// somebody types there, else in the content that has the focus, if that says so; see
  /// ``Canvas/cursor``.
  public internal(set) var cursor: CellPoint?

  private var wantsToSuspend = false

  /// The tab in whose row the focus is, by which it is found again when rows come and go.
  private weak var focusedTab: TabItem?
  /// The action in whose row the focus is, in the section of the tab above.
  private var focusedAction: Action?
  /// The first row on show; nil follows the selection.
  var firstRow: Int?
  var barScroll = BarScroll()
  var typing = Typing()
  /// The list that the screen itself has open.
  var list: ScreenList?
  /// The line of the open list that has the focus.
  var panelFocus = 0
  var pointer = Pointer()
  var contentState = ContentState()
  /// What is carried, by mouse or by keyboard.
  var carry: Carry?
  /// What can't be carried, until the next key or click.
  var refusedCarry: Carry?

  /// Makes a screen for a host, which is to be shown by whoever made it. The traits of a terminal
  /// of this size are set on it, and it asks the screen where its tabs are.
  public init(host: TabHostController, size: CellSize, options: FrameOptions = FrameOptions()) {
    self.host = host
    self.size = size
    self.options = options
    takeSize()
    host.frameProvider = self
  }

  private func takeSize() {
    var traits = TraitCollection.terminal(columns: size.columns, rows: size.rows)
    traits.layoutDirection = host.traitCollection.layoutDirection
    host.traitCollection = traits
    host.bounds = Rect(width: Double(size.columns), height: Double(size.rows))
  }

  /// The person wants to leave.
  func quit() { wantsToQuit = true }

  /// The person wants to go back to the shell for a while.
  func suspend() { wantsToSuspend = true }

  /// Whether the person wants to go back to the shell for a while; from now on not any more.
  func takeSuspension() -> Bool {
    defer { wantsToSuspend = false }
    return wantsToSuspend
  }
}

// MARK: - The focus

extension HostScreen {
  /// The tab that the focus is on; nil for an action and for buttons.
  public var focusTab: TabItem? { focus.flatMap { tab(at: $0) } }

  /// The tab at a place; nil for an action and for buttons.
  func tab(at target: FrameLayout.Target) -> TabItem? {
    switch target {
    case .tab(let identifier): host.tab(forIdentifier: identifier)
    case .row(let index): row(index)?.tab
    default: nil
    }
  }

  /// The row at an index; nil if there are not so many any more.
  func row(_ index: Int) -> TabHostController.Sidebar.Row? {
    let rows = host.sidebar.rows
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// Moves the focus, and scrolls so far that it is seen.
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

  /// Scrolls so far that a row is seen.
  func reveal(row index: Int) {
    guard let visible = layout().sidebar?.visibleRows, !visible.isEmpty else { return }
    if index < visible.lowerBound {
      firstRow = index
    } else if index >= visible.upperBound {
      firstRow = index - visible.count + 1
    }
  }

  /// Scrolls the rows by so many.
  func scrollRows(by count: Int) {
    guard let sidebar = layout().sidebar else { return }
    let last = max(0, host.sidebar.rows.count - sidebar.visibleRows.count)
    firstRow = min(max(0, sidebar.visibleRows.lowerBound + count), last)
  }

  /// Puts the focus where what it was on is now, or else to what is selected.
  func findFocus(in layout: FrameLayout) {
    followSearch()
    followBarSelection(in: layout)
    if case .row(let index) = focus, layout.sidebar != nil {
      if let found = focusedRow {
        if found != index { setFocus(.row(found)) }
        return
      }
      if let next = row(insteadOf: index) { return setFocus(.row(next)) }
    } else if let focus, canFocus(focus, in: layout) {
      return
    }
    setFocus(selectedTarget(in: layout))
  }

  /// The row of the tab or the action that the focus is on; nil if it has none any more.
  private var focusedRow: Int? {
    guard let focusedTab else { return nil }
    guard let focusedAction else { return host.sidebar.rows.firstIndex(of: focusedTab) }
    guard let group = focusedTab as? TabGroupItem else { return nil }
    return host.sidebar.rows.firstIndex(of: focusedAction, in: group)
  }

  /// The row that has the focus when the one at an index has gone: the collapsed group that it is
  /// in, or else what stands there now.
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
      // Also without an index the arrows go to other pages.
      return layout.pages == nil ? nil : .pages
    }
    return focusAreas(in: layout).first?.entry
  }

  /// The row of the selected tab, or the first.
  var selectedRow: Int { host.selectedTab.flatMap { host.sidebar.rows.firstIndex(of: $0) } ?? 0 }

  /// The item of the bar that is selected, or the first; nil where there is none.
  func selectedItem(in layout: FrameLayout) -> FrameLayout.Target? {
    let item = host.selectedBarItem.map { FrameLayout.Target.tab($0.identifier) }
    if let item, layout.rect(of: item) != nil { return item }
    let items = layout.bar?.focusableItems
    return (items?.first { $0.target != .sidebarToggle } ?? items?.first)?.target
  }
}
