import TabHost

/// The mode of a list on top of everything else. A subclass provides the lines and their position.
@MainActor class ListMode: ScreenMode {
  /// The open list without regard to a query, or `nil` if it is not open.
  var wholePanel: Panel? { nil }

  /// The list, for which its query is valid, or `nil` if it can't be searched.
  var findPlace: ListState.Place? { nil }

  /// Whether the list is only visible while the user is searching it.
  var isSearchOnly: Bool { false }

  /// Whether a letter or digit begins a query, because letters are no commands.
  var findsByTyping: Bool { false }

  /// Whether a press beside the list closes it.
  var closesByPress: Bool { true }

  /// Returns the element that the list is beside, or `nil` if it is in the middle of the frame.
  func anchor(in layout: FrameLayout) -> CellRect? { nil }

  /// Returns the lines that a query has found.
  func panel(finding find: ListState.Find) -> Panel? { wholePanel?.filtered(by: find.editor) }

  /// Returns the search for a query, or `nil` if the query filters the lines.
  func newSearch(in layout: FrameLayout) -> ElementSearch? { nil }

  /// Requests that the list is closed.
  func dismiss() {}

  // MARK: - State

  final let state: ListState

  override init(_ screen: HostScreen) {
    state = screen.listState
    super.init(screen)
  }

  /// The open list. A query determines its lines.
  final var panel: Panel? {
    if let find { panel(finding: find) } else { wholePanel }
  }

  /// The index of the focused line.
  final var panelFocus: Int {
    get { state.focus }
    set { state.focus = newValue }
  }

  /// Returns the area of the list.
  func rect(of panel: Panel, in layout: FrameLayout) -> CellRect {
    let anchor = anchor(in: layout)
    guard panel.field != nil, let whole = wholePanel else {
      return panel.rect(in: layout.freeSize, near: anchor)
    }
    return whole.rect(in: layout.freeSize, near: anchor).withField(in: layout.freeSize)
  }

  /// Moves the focus to the first selectable line, after the list has been opened.
  func focusFirst() {
    if find == nil { state.find = nil }
    panelFocus = panel?.initialChoice ?? 0
  }

  /// Closes the list.
  final func close() {
    dismiss()
    screen.focusPanel()
  }

  // MARK: - Keys

  override var keyTarget: FrameElement.ID? { nil }
  override var sendsKeysToApp: Bool { false }

  override var commandOfQuitKey: TerminalCommand? { .cancel }

  override func type(_ press: KeyPress) -> Bool {
    press.kind != .release && typeQuery(press)
  }

  override func paste(_ pasted: PastedText) {
    if !pasteIntoQuery(pasted.text) { pasteBeneath(pasted) }
  }

  /// Handles text that is pasted while no line of text of the list can be edited.
  final func pasteBeneath(_ pasted: PastedText) {
    var mode = next
    while mode is ListMode { mode = mode?.next }
    mode?.paste(pasted)
  }

  override func perform(_ command: TerminalCommand) {
    guard let panel else { return }
    switch command {
    case .moveUp: moveFocus(by: -1, in: panel)
    case .moveDown: moveFocus(by: 1, in: panel)
    case .previousArea: moveFocusAround(by: -1, in: panel)
    case .nextArea: moveFocusAround(by: 1, in: panel)
    case .moveToFirst: moveFocus(by: -panel.count, in: panel)
    case .moveToLast: moveFocus(by: panel.count, in: panel)
    case .pageUp: moveFocus(by: -pageStep(of: panel), in: panel)
    case .pageDown: moveFocus(by: pageStep(of: panel), in: panel)
    case .halfPageUp: moveFocus(by: -max(1, pageStep(of: panel) / 2), in: panel)
    case .halfPageDown: moveFocus(by: max(1, pageStep(of: panel) / 2), in: panel)
    case .activate, .toggleCheck: choose(panelFocus, of: panel)
    case .moveLeft, .moveRight: moveAcrossLevels(command, in: panel)
    case .cancel, .goBack, .help, .contextMenu, .showOverflow: close()
    case .find, .search: beginFinding()
    case .quit: screen.quit()
    case .suspend: screen.suspend()
    default: break
    }
  }

  /// Opens the focused submenu or closes the open one, depending on the layout direction.
  private func moveAcrossLevels(_ command: TerminalCommand, in panel: Panel) {
    let isInwards = (command == .moveRight) != glyphs.isRightToLeft
    if !isInwards {
      if host.user.closeSubmenu() == .performed { screen.focusPanel() }
    } else if panel.indices.contains(panelFocus),
      case .submenu = panel[panelFocus].choice
    {
      choose(panelFocus, of: panel)
    }
  }

  /// Returns the number of lines that a page key moves the focus by: those that are visible, except
  /// one, which remains visible.
  private func pageStep(of panel: Panel) -> Int {
    let rect = rect(of: panel, in: layout())
    return max(1, panel.window(in: rect, showing: panelFocus).count - 1)
  }

  /// Moves the focus by a number of selectable lines.
  final func moveFocus(by step: Int, in panel: Panel) {
    state.find?.isChoosing = true
    if let choice = panel.choice(step, from: panelFocus) { panelFocus = choice }
  }

  /// Moves the focus to the next selectable line, or from the last one to the first.
  private func moveFocusAround(by step: Int, in panel: Panel) {
    let before = panelFocus
    moveFocus(by: step, in: panel)
    if panelFocus == before { moveFocus(by: -step * panel.count, in: panel) }
  }

  // MARK: - Mouse

  override func handle(_ event: PointerEvent) -> Bool {
    screen.contents.endCapture()
    return false
  }

  /// Chooses a line, scrolls, or closes the list.
  override func press(_ event: PointerEvent) {
    guard let panel else { return }
    let rect = rect(of: panel, in: event.layout)
    let point = event.point
    if let thumb = panel.scrollbar(in: rect, showing: panelFocus)?.thumb, thumb.contains(point) {
      screen.pointer.drag = ListScrollbarDrag(self, offset: point.row - thumb.row)
    } else if let line = panel.line(at: point, in: rect, showing: panelFocus) {
      choose(line, of: panel)
    } else if rect.contains(point) {
      let step = panel.scrollStep(at: point, in: rect, showing: panelFocus)
      if step != 0 { moveFocus(by: step, in: panel) }
    } else if closesByPress {
      close()
    }
  }

  override func click(_ press: Press, _ event: PointerEvent) {}

  /// Closes the list, with all levels of a menu, if the press is beside it. Then handles the press
  /// as if there had been no list.
  override func pressRight(_ event: PointerEvent) {
    guard let panel, !rect(of: panel, in: event.layout).contains(event.point), closesByPress
    else { return }
    if host.user.closeMenu() != .performed { close() }
    if screen.listMode == nil { screen.mode.pressRight(event) }
  }

  override func turnWheel(_ event: PointerEvent) {
    guard let panel else { return }
    switch event.mouse.button {
    case .wheelUp: moveFocus(by: -HostScreen.wheelStep, in: panel)
    case .wheelDown: moveFocus(by: HostScreen.wheelStep, in: panel)
    default: break
    }
  }

  /// Whether the user drags the scrollbar of the list.
  final var isScrolling: Bool { (screen.pointer.drag as? ListScrollbarDrag)?.list === self }

  /// Scrolls so that the thumb of the scrollbar begins at a row of the frame.
  fileprivate func scroll(thumbAt row: Int, in layout: FrameLayout) {
    guard isActive, let panel else { return }
    let rect = rect(of: panel, in: layout)
    let scrollbar = panel.scrollbar(in: rect, showing: panelFocus)
    guard let first = scrollbar?.firstRow(thumbAt: row) else { return }
    if let choice = panel.choice(withFirst: first, in: rect) { panelFocus = choice }
  }

  override func hoveredRect(at point: CellPoint, in layout: FrameLayout) -> CellRect? {
    guard let panel else { return nil }
    let rect = rect(of: panel, in: layout)
    guard let line = panel.line(at: point, in: rect, showing: panelFocus), panel[line].isEnabled
    else { return nil }
    return rect.inset(columns: 1).part(row: point.row - rect.row)
  }

  // MARK: - Drawing

  override var place: StatusSituation.Place {
    find?.editor.text.isEmpty == false ? .query : .list
  }

  override func isUseful(_ command: TerminalCommand, in layout: FrameLayout) -> Bool { true }

  override func paint(_ layout: FrameLayout, on picture: inout ScreenPicture) {
    guard let panel else { return }
    let rect = rect(of: panel, in: layout)
    panel.paint(in: rect, focus: panelFocus, glyphs, on: &picture.cells)
    if let place = panel.field?.place(in: rect, isRightToLeft: layout.isRightToLeft) {
      paintCursor(place, on: &picture)
    }
  }

  /// Sets the text cursor in the field of the query, or draws it while the cursor of the terminal is at
  /// the focused line.
  private func paintCursor(_ field: SearchFieldPlace, on picture: inout ScreenPicture) {
    picture.entersText = true
    picture.cursor = nil
    guard !field.rect.isEmpty else { return }
    if find?.isChoosing == true {
      let cell = CellRect(column: field.cursor.column, row: field.cursor.row, columns: 1, rows: 1)
      picture.cells.restyle(cell) { $0.isReversed.toggle() }
    } else {
      picture.cursor = field.cursor
    }
  }

  /// Returns the item or the row of a tab, for a list beside it.
  final func anchor(of tab: TabItem, in layout: FrameLayout) -> CellRect? {
    let item = FrameElement.ID.tab(tab.identifier)
    if focus == item { return layout.rect(of: item) }
    return layout.rect(ofRow: tab, in: host) ?? layout.rect(of: item)
  }

  override func focusRect(in layout: FrameLayout) -> CellRect? {
    guard let panel else { return nil }
    let rect = rect(of: panel, in: layout)
    let line = panelFocus - panel.window(in: rect, showing: panelFocus).lowerBound
    return panel.lines(in: rect).part(row: line)
  }
}

/// A drag of the thumb of a list's scrollbar.
private final class ListScrollbarDrag: PointerDrag {
  let list: ListMode
  /// The line of the thumb that the button was pressed on.
  private let offset: Int

  init(_ list: ListMode, offset: Int) { (self.list, self.offset) = (list, offset) }

  func move(_ event: PointerEvent) {
    list.scroll(thumbAt: event.point.row - offset, in: event.layout)
  }
}

extension CellRect {
  /// Returns the area of a list with a line for a field, and with the minimum width of the field.
  @MainActor fileprivate func withField(in size: CellSize) -> CellRect {
    let columns = min(max(columns, Panel.fieldListColumns), size.columns)
    let rows = min(rows + 1, size.rows)
    return CellRect(
      column: max(min(column, size.columns - columns), 0),
      row: max(min(row, size.rows - rows), 0),
      columns: columns,
      rows: rows
    )
  }
}
