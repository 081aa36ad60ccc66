import TabHost

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

  /// What the screen is drawn with; which row and which item are the first,
  /// and that it can be pressed, is the screen's own matter.
  public var options: FrameOptions

  /// Which key does what. Default ``KeyBindings/standard``.
  public var keyBindings = KeyBindings.standard

  /// Whether the person wants to leave.
  public private(set) var wantsToQuit = false

  private var wantsToSuspend = false

  /// Where the focus of the keyboard is; nil where nothing can have it.
  public private(set) var focus: FrameLayout.Target?

  /// The tab in whose row the focus is, by which it is found again when rows come and go.
  private weak var focusedTab: TabItem?
  /// The action in whose row the focus is, in the section of the tab above.
  private weak var focusedAction: Action?
  private var firstRow: Int?
  var barScroll = BarScroll()
  var typing = Typing()
  var isToolbarOpen = false
  var isOverflowOpen = false
  var isHelpOpen = false
  /// The line of the open list that has the focus.
  var panelFocus = 0
  var pointer = Pointer()
  var contentState = ContentState()
  /// What is carried, by mouse or by keyboard.
  var carry: Carry?
  /// What can't be carried, until the next key or click.
  var refusedCarry: Carry?

  /// Whether a file is at a path, for paths that are pasted. Nothing else is done to the file.
  public var fileExists: (String) -> Bool = DroppedPaths.fileExists

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

// MARK: - Looking

extension HostScreen {
  /// The picture of the host as it is now. The rows that have room are on screen from now on.
  public func frame() -> Frame {
    endImpossibleCarry()
    var layout = shownLayout()
    // Content that hears of the focus may change the host.
    for _ in 0..<Self.passes {
      guard tellContentFocus() else { break }
      layout = shownLayout()
    }
    typing.cursor = nil
    var (cells, cursor) = painter.picture(layout, focus: keyTarget)
    contentState.cursor = cursor
    paintPull(layout, on: &cells)
    paintCarry(layout, on: &cells)
    if let panel {
      paint(panel, layout, on: &cells)
    } else if carry == nil || carry?.drag != nil {
      paintFocus(layout, on: &cells)
      typing.cursor = searchCursor(in: layout)
    }
    paintCarryBadge(layout, on: &cells)
    return Frame(cells, drawing: options.drawing)
  }

  /// Where everything lies.
  public func layout() -> FrameLayout { painter.layout(size: size) }

  var painter: FramePainter {
    var options = options
    options.firstRow = firstRow
    options.firstBarItem = barScroll.first
    options.searchCursor = typing.editor.cursorOffset
    options.isInteractive = true
    return FramePainter(host: host, options: options)
  }

  var signs: FrameSigns {
    FrameSigns(
      drawing: options.drawing,
      isRightToLeft: host.traitCollection.layoutDirection == .rightToLeft
    )
  }

  /// How often the layout is made anew for one frame. An app that answers whatever it is told by
  /// yet another change is not waited for.
  static let passes = 8

  /// The layout with the host told what is on screen in it: how large the parts are, and which
  /// rows. Whoever hears of it may change the host, and with that what is on screen.
  private func shownLayout() -> FrameLayout {
    var layout = focusedLayout()
    for _ in 0..<Self.passes {
      let metrics = layout.metrics(from: host.layoutMetrics)
      if metrics != host.layoutMetrics {
        host.layoutMetrics = metrics
      } else if let rows = layout.sidebar?.fittingRows, rows != host.sidebar.displayedRows {
        host.sidebar.displayedRows = rows
      } else {
        break
      }
      layout = focusedLayout()
    }
    return layout
  }

  /// The layout with the focus on what is there, made anew only where that has scrolled it.
  private func focusedLayout() -> FrameLayout {
    let before = layout()
    let scrolled = (firstRow, barScroll.first)
    findFocus(in: before)
    return scrolled == (firstRow, barScroll.first) ? before : layout()
  }

  /// Marks the focus: underlined and, as not every terminal shows that, with a sign at the end.
  private func paintFocus(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let focus, layout.popover == nil else { return }
    // Content shows by itself where it is; the line above it shows that the keys go there.
    if let rule = layout.rule(above: focus) {
      let line = Cell(options.drawing.pick("━", "="), style: Style(bold: true))
      return cells.fill(rule, with: line)
    }
    guard !isContent(focus), let rect = layout.rect(of: focus) else { return }
    if rect.columns >= 3, focus != .searchField || !isTyping {
      let column = layout.isRightToLeft ? rect.column : rect.endColumn - 1
      let end = CellPoint(column: column, row: rect.row)
      cells.put(String(signs.focus), at: end, style: cells[column, rect.row].style, clip: rect)
    }
    cells.restyle(rect) { $0.isUnderlined = true }
  }

  private func paint(_ panel: Panel, _ layout: FrameLayout, on cells: inout CellBuffer) {
    panel.paint(
      in: panelRect(panel, layout),
      focus: panelFocus,
      drawing: options.drawing,
      isRightToLeft: layout.isRightToLeft,
      on: &cells
    )
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
