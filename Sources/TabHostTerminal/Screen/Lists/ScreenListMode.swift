import TabHost

/// The mode of the list on top of everything else. ``ScreenList`` is the list: its lines, its place and
/// what a query does.
final class ScreenListMode: ScreenMode {
  /// The list that the screen itself has opened. Menus, swipe actions and alerts are opened by the
  /// host.
  private(set) var opened: ScreenList.Kind?
  /// The index of the focused line.
  var focusedLine = 0
  /// The query of the list, or `nil` while the user is not searching it.
  var query: ScreenList.Query?
  /// The elements of the palette that the user has chosen, in the palette or elsewhere.
  private(set) var recent = RecentChoices()
  /// The text fields of an alert.
  var fields = AlertFields()
  /// The open menu or swiped row at the last update.
  private weak var source: AnyObject?
  /// The location of the mouse that opened the menu or the swipe actions, or `nil` if a key did.
  var pointer: CellPoint?

  // MARK: - The open list

  override var isActive: Bool { kind != nil }

  /// The kind of the open list, or `nil` if none is open.
  ///
  /// What the host opens covers the lists of the screen, except the list of keys. Swipe actions are
  /// not listed during a drag of anything but the scrollbar of the list, such as the swipe itself.
  private var kind: ScreenList.Kind? {
    if opened == .keys { return .keys }
    if alert != nil { return .alert }
    if host.openMenu != nil { return .menu }
    if host.sidebar.swipedRow != nil {
      return screen.pointer.drag == nil || screen.pointer.drag is ListScrollbarDrag ? .swipe : nil
    }
    switch opened {
    case .overflow?: return screen.overflowTabs.map { $0.count > 0 } == true ? .overflow : nil
    case .toolbar?: return screen.hiddenToolbarItems.isEmpty ? nil : .toolbar
    case .pageToolbar?: return screen.hiddenPageToolbarItems.isEmpty ? nil : .pageToolbar
    case .tabs?, .palette?: return query?.list == opened.map { .screen($0) } ? opened : nil
    case .keys?, .alert?, .menu?, .swipe?, nil: return nil
    }
  }

  /// The open list without regard to a query, or `nil` if none is open. An event and the frame after
  /// it use one list, unless the event changes the host.
  private var wholeList: ScreenList? {
    guard let kind else { return nil }
    let key = screen.layoutKey(of: screen.painter)
    if let list = screen.layoutCache.list(kind, for: key) { return list }
    guard let list = makeList(kind) else { return nil }
    screen.layoutCache.store(list, for: key)
    return list
  }

  private func makeList(_ kind: ScreenList.Kind) -> ScreenList? {
    switch kind {
    case .keys: ScreenList(keysOf: beneath)
    case .alert: alert.map { ScreenList($0, columns: screen.size.columns, screen.options.drawing) }
    case .menu: host.openMenu.map { ScreenList($0, in: screen) }
    case .swipe: host.sidebar.swipedRow.map { ScreenList($0, in: screen) }
    case .overflow: screen.overflowTabs.map { ScreenList($0, in: screen) }
    case .toolbar: ScreenList(toolbar: screen.hiddenToolbarItems, in: screen)
    case .pageToolbar: ScreenList(pageToolbar: screen.hiddenPageToolbarItems, in: screen)
    case .tabs: .tabs
    case .palette: .palette
    }
  }

  /// The open list, or `nil` if none is open. A query determines its lines.
  var list: ScreenList? {
    guard var list = wholeList else { return nil }
    if list.kind == .menu || list.kind == .swipe { list.pointer = pointer }
    if list.kind == .alert { list.takesLetters = !isAlertUnexpected }
    return query.map { $0.list == list.finding?.list ? list.found(by: $0) : list } ?? list
  }

  /// The alert that is presented, or `nil` if there is none.
  var alert: AlertController? { host.presentedControllers.last?.alert }

  /// Opens a list of the screen.
  func open(_ kind: ScreenList.Kind) {
    let search: ElementSearch? =
      switch kind {
      case .tabs:
        ElementSearch(
          outlining: screen.allTabs(),
          selected: host.selectedTab,
          then: screen.editingLines,
          glyphs
        )
      case .palette: screen.paletteSearch(recent, in: beneath)
      case .keys, .alert, .menu, .swipe, .overflow, .toolbar, .pageToolbar: nil
      }
    show(kind)
    if let search { query = ScreenList.Query(list: .screen(kind), search: search) }
    screen.focusList()
  }

  /// Opens a list of the screen, or closes the open one.
  func show(_ kind: ScreenList.Kind?) {
    opened = kind
    query = nil
  }

  /// Moves the focus to the first selectable line, after the list has been opened.
  func focusFirst() {
    let list = list
    if list?.field == nil { query = nil }
    focusedLine = list.flatMap { firstFocus(in: $0) } ?? 0
    fields.textLines = list?.textLines ?? 0
  }

  /// Discards the query and the focus, because no list is open.
  func reset() { (query, focusedLine) = (nil, 0) }

  /// Closes the list, of a menu only the innermost level.
  func close() {
    if closeSubmenu() { return }
    switch kind {
    case .alert?: host.user.dismissPresented()
    case .menu?: host.user.closeMenu()
    case .swipe?: host.user.closeSwipeActions()
    case .keys?, .overflow?, .toolbar?, .pageToolbar?, .tabs?, .palette?, nil: show(nil)
    }
    screen.focusList()
  }

  /// Returns from a submenu to the line that has opened it.
  ///
  /// - Returns: `false` if no submenu is open.
  private func closeSubmenu() -> Bool {
    guard kind == .menu, let submenu = host.openMenu?.openMenus.last,
      host.user.closeSubmenu() == .performed
    else { return false }
    screen.focusList()
    if let list, let line = list.indices.first(where: { list[$0].submenu === submenu }) {
      focusedLine = line
    }
    return true
  }

  /// Closes the list, with all levels of a menu.
  private func closeAll() {
    if host.user.closeMenu() == .performed { screen.focusList() } else { close() }
  }

  /// Returns the tab at a line of the list of the tabs that do not fit into the bar, or `nil` if another
  /// list or none is open.
  func tab(atLine index: Int) -> TabItem? {
    guard kind == .overflow, let list, list.indices.contains(index) else { return nil }
    return list[index].tab
  }

  /// The tab at the focused line of that list.
  var listedTab: TabItem? { tab(atLine: focusedLine) }

  /// Performs the effect of a line. In a menu that remains open, the line keeps the focus. A drag is
  /// dropped on the tab of the line.
  func choose(_ index: Int) {
    guard let list, list.indices.contains(index), list[index].isEnabled else { return }
    let line = list[index]
    if list.kind == .overflow, let tab = line.tab, screen.moves.drop(onListed: tab) { return }
    if line.field != nil { focusedLine = index }
    if line.isBack { return _ = closeSubmenu() }
    guard let choose = line.choose else { return }
    if list.kind == .palette, let identity = line.identity { recent.note(identity) }
    if list.kind == opened { show(nil) }
    choose(screen)
    screen.focusList()
    if let left = self.list, left.kind == .menu, left.finding?.list == list.finding?.list,
      left.indices.contains(index), left[index].text == line.text
    {
      focusedLine = index
    }
  }

  /// Records that the user has chosen an element of the palette.
  func noteChoice(_ identity: RecentChoices.Identity) { recent.note(identity) }

  override func update() {
    updateAlert()
    let source: AnyObject? = host.openMenu ?? host.sidebar.swipedRow
    guard source !== self.source else { return }
    (self.source, pointer) = (source, screen.menuLocation)
  }

  // MARK: - Keys

  override var keyContent: FrameElement.ID? { nil }
  /// The mode whose commands the list of keys and the palette contain.
  private var beneath: ScreenMode { next ?? self }
  override var sendsKeysToApp: Bool { false }
  override var keyScope: KeyBindings.Scope { kind == .alert ? .screen : .list }

  /// An alert asks for an answer. An action sheet is canceled like a menu.
  override var commandOfQuitKey: TerminalCommand? { list?.closesByPress == false ? nil : .cancel }

  override func type(_ press: KeyPress) -> Bool {
    if kind == .alert {
      return focusedField.map { type(press, into: $0) } ?? chooseAction(of: press)
    }
    return press.kind != .release && typeQuery(press)
  }

  override func entersText(_ press: KeyPress) -> Bool {
    guard let list else { return false }
    if list.field != nil || focusedField != nil {
      return screen.keyBindings.edit(for: press) != nil
    }
    return kind == .alert
      ? actionIndex(of: press, in: list) != nil : beginsFinding(with: press, in: list)
  }

  /// Inserts pasted text into the query or the focused text field. Otherwise, what is beneath the list
  /// handles it.
  override func paste(_ pasted: PastedText) {
    if let field = focusedField {
      edit(field) { $0.insert(pasted.text) }
    } else if !pasteIntoQuery(pasted.text) {
      next?.paste(pasted)
    }
  }

  override func action(of command: TerminalCommand, in layout: FrameLayout) -> CommandAction? {
    guard let list else { return nil }
    func moving(by step: Int) -> CommandAction {
      CommandAction { self.moveFocus(by: step, in: list) }
    }
    switch command {
    case .moveUp: return moving(by: -1)
    case .moveDown: return moving(by: 1)
    case .moveToFirst: return moving(by: -list.count)
    case .moveToLast: return moving(by: list.count)
    case .pageUp: return moving(by: -pageStep)
    case .pageDown: return moving(by: pageStep)
    case .halfPageUp: return moving(by: -max(1, pageStep / 2))
    case .halfPageDown: return moving(by: max(1, pageStep / 2))
    case .previousArea: return CommandAction { self.moveFocusAround(by: -1, in: list) }
    case .nextArea: return CommandAction { self.moveFocusAround(by: 1, in: list) }
    case .moveLeft, .moveRight: return CommandAction { self.moveSideways(command, in: list) }
    case .activate:
      let canChoose = canChooseFocusedLine(in: list)
      let isDrop = list.kind == .overflow && screen.moves.activeMove?.drag != nil
      return CommandAction(if: canChoose, effect: isDrop ? localized(.dropHint) : effectOfReturn) {
        if canChoose { self.choose(self.focusedLine) }
      }
    case .cancel:
      return CommandAction(if: list.kind != .alert || alert?.canBeCanceled == true) { self.close() }
    case .contextMenu:
      if let request = menuRequest(in: list) { return request }
      return list.kind == .alert ? nil : CommandAction(.unlikely) { self.close() }
    case .goBack, .help, .showOverflow:
      return list.kind == .alert ? nil : CommandAction { self.close() }
    case .find, .search:
      let canFind = list.finding != nil && list.field == nil
      return canFind ? CommandAction { self.beginFinding() } : nil
    case .quit: return CommandAction { self.screen.requestQuit() }
    case .suspend: return CommandAction { self.screen.suspend() }
    default: return nil
    }
  }

  /// Returns the action that closes a list of tabs and opens the menu of the focused one, or `nil` if
  /// the line is not that of a tab whose menu the user can reach.
  private func menuRequest(in list: ScreenList) -> CommandAction? {
    guard [.tabs, .palette, .overflow].contains(list.kind), list.indices.contains(focusedLine),
      let tab = list[focusedLine].tab,
      list.kind == .overflow || host.isTabListInPlaceOfSidebar
        || host.presentation.showsSidebar && host.sidebar.rows.firstIndex(of: tab) != nil
    else { return nil }
    return screen.browsing.requestAction(of: .contextMenu, on: tab) {
      $0.contextMenuProvider != nil
    } _: {
      self.show(nil)
      self.screen.browsing.openContextMenu(of: tab)
      self.screen.focusList()
    }
  }

  private func canChooseFocusedLine(in list: ScreenList) -> Bool {
    guard list.indices.contains(focusedLine) else { return false }
    let line = list[focusedLine]
    if line.isDestructive, avoidsDestruction { return false }
    return line.isEnabled && (line.choose != nil || line.field != nil || line.isBack)
  }

  /// Opens the focused submenu or closes the open one, depending on the layout direction. In an alert,
  /// moves the focus to the next action.
  private func moveSideways(_ command: TerminalCommand, in list: ScreenList) {
    if list.kind == .alert { return moveFocus(by: command == .moveRight ? 1 : -1, in: list) }
    let isInwards = (command == .moveRight) != glyphs.isRightToLeft
    if !isInwards {
      _ = closeSubmenu()
    } else if list.indices.contains(focusedLine), list[focusedLine].submenu != nil {
      choose(focusedLine)
    }
  }

  /// The number of lines that a page key moves the focus by: those that are visible, except one, which
  /// remains visible.
  private var pageStep: Int { max(1, (screen.layout().list?.visibleLines.count ?? 0) - 1) }

  /// Moves the focus by a number of selectable lines.
  func moveFocus(by step: Int, in list: ScreenList) {
    query?.isChoosing = true
    fields.hasMovedFocus = true
    if let choice = list.choice(step, from: focusedLine) { focusedLine = choice }
  }

  /// Moves the focus to the next selectable line, or from the last one to the first.
  private func moveFocusAround(by step: Int, in list: ScreenList) {
    let before = focusedLine
    moveFocus(by: step, in: list)
    if focusedLine == before { moveFocus(by: -step * list.count, in: list) }
  }

  // MARK: - Mouse

  override func handle(_ event: PointerEvent) -> Bool {
    screen.contents.endCapture()
    return false
  }

  /// Chooses a line, scrolls, or closes the list.
  override func press(_ event: PointerEvent) {
    guard let list, let placed = event.layout.list else { return }
    let point = event.point
    if let thumb = placed.scrollbar?.thumb, thumb.contains(point) {
      screen.pointer.drag = ListScrollbarDrag(self, offset: point.row - thumb.row)
    } else if case .line? = event.element {
      event.element.map(screen.tap)
    } else if placed.rect.contains(point) {
      let step = placed.scrollStep(at: point)
      if step != 0 { moveFocus(by: step, in: list) }
    } else if list.closesByPress {
      closeAll()
    }
  }

  override func click(_ press: Press, _ event: PointerEvent) {}

  /// Closes the list, with all levels of a menu, if the press is beside it. Then handles the press
  /// as if there had been no list.
  override func pressRight(_ event: PointerEvent) {
    guard list?.closesByPress == true, event.layout.list?.rect.contains(event.point) != true
    else { return }
    closeAll()
    if !isActive { screen.mode.pressRight(event) }
  }

  override func turnWheel(_ event: PointerEvent) {
    guard let list else { return }
    let lines = event.mouse.button.scrolledLines
    if lines != 0 { moveFocus(by: lines, in: list) }
  }

  /// Scrolls so that the thumb of the scrollbar begins at a row of the frame.
  fileprivate func scroll(thumbAt row: Int, in layout: FrameLayout) {
    guard let list, let placed = layout.list, let scrollbar = placed.scrollbar else { return }
    // The focused line is in the middle of the visible ones.
    let line = scrollbar.firstRow(thumbAt: row) + placed.lines.rows / 2
    if let choice = list.choice(0, from: line) { focusedLine = choice }
  }

  override func hoveredRect(at point: CellPoint, in layout: FrameLayout) -> CellRect? {
    guard let element = layout.element(at: point), case .line = element.id, element.isEnabled
    else { return nil }
    return element.rect
  }

  // MARK: - Drawing

  override var place: StatusSituation.Place {
    if kind == .alert { return .alert }
    if list?.field?.editor.text.isEmpty == false { return .query }
    return (host.openMenu?.openMenus.count ?? 0) > 1 && kind == .menu ? .submenu : .list
  }

  override func paint(_ layout: FrameLayout, on picture: inout ScreenPicture) {
    guard let list = picture.list, let placed = layout.list else { return }
    if list.kind == .alert || list.kind == .palette { picture.cells.cover(with: glyphs.styles) }
    if let owner = list.anchor(layout)?.owner {
      screen.paintOwner(owner, layout, on: &picture.cells)
    }
    // The rows below are those of the same list, whose texts must not look as if they were shorter.
    let covered = showsSwipeActions ? picture.cells : nil
    list.paint(in: placed, focus: focusedLine, glyphs, on: &picture.cells)
    if let covered {
      let ellipsis = glyphs.drawing.ellipsis
      picture.cells.truncateTexts(beside: placed.rect, of: covered, ellipsis: ellipsis)
    }
    if let field = list.field {
      paintCursor(of: field, in: placed, on: &picture)
    } else {
      paintFocusedField(in: placed, on: &picture)
    }
  }

  /// Whether the open list has the actions of a row that was swiped, in the sidebar or in a list.
  private var showsSwipeActions: Bool {
    guard kind == .menu, let menu = host.openMenu else { return kind == .swipe }
    return (menu.content as? ListViewController)?.swipeMenu === menu.menu
  }

  /// Sets the text cursor in the field of the query, or draws it while the cursor of the terminal is at
  /// the focused line.
  private func paintCursor(
    of field: ScreenList.Field,
    in placed: FrameLayout.List,
    on picture: inout ScreenPicture
  ) {
    picture.entersText = true
    picture.cursor = nil
    guard let rect = placed.field else { return }
    let place = field.place(in: rect, isRightToLeft: glyphs.isRightToLeft)
    guard !place.rect.isEmpty else { return }
    if query?.isChoosing == true {
      picture.cells.restyle(CellRect(place.cursor)) { $0.isReversed.toggle() }
    } else {
      picture.cursor = place.cursor
    }
  }

  override func focusRect(in layout: FrameLayout) -> CellRect? {
    layout.rect(of: .line(focusedLine)) ?? layout.list?.lines.part(row: 0)
  }
}

/// A drag of the thumb of a list's scrollbar.
private final class ListScrollbarDrag: PointerDrag {
  private let list: ScreenListMode
  /// The line of the thumb that the button was pressed on.
  private let offset: Int

  init(_ list: ScreenListMode, offset: Int) { (self.list, self.offset) = (list, offset) }

  func move(_ event: PointerEvent) {
    list.scroll(thumbAt: event.point.row - offset, in: event.layout)
  }
}

// MARK: - Lists of a screen

extension HostScreen {
  /// The list on top of everything else, or `nil` if none is open.
  var openList: ScreenList? { lists.list }

  /// Opens a list of the screen in place of the one that is open.
  func open(_ kind: ScreenList.Kind) { lists.open(kind) }

  /// Moves the focus to the first selectable line of a list that has been opened.
  func focusList() {
    if lists.isActive { lists.focusFirst() } else { lists.reset() }
  }

  /// Closes the list that the screen has opened.
  func closeList() {
    lists.show(nil)
    focusList()
  }
}
