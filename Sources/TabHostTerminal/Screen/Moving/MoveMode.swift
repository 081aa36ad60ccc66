import TabHost

/// Moving a row, an item of the bar or drag items. The destination comes from the mouse or the
/// keyboard; a drop is the same for both.
final class MoveMode: ScreenMode {
  /// The element being moved.
  private(set) var activeMove: Move?

  override var isActive: Bool { activeMove != nil }
  override var sendsKeysToApp: Bool { false }
  override var content: (any TerminalContent)? { nil }

  /// Cancels the move if it is no longer possible, and moves a drag by keyboard over the tab at the
  /// focused line of the list of the tabs that do not fit into the bar, or with its place of content.
  override func update() {
    guard let activeMove else { return }
    guard activeMove.isPossible(in: host) else { return cancel() }
    guard activeMove.isByKeyboard, let drag = activeMove.drag else { return }
    followPlace(of: drag)
    let listed = screen.lists.listedTab
    guard listed !== activeMove.listedTab else { return }
    self.activeMove?.listedTab = listed
    if let listed { drag.enter(.tab(listed)) } else { drag.leave() }
  }

  override func type(_ press: KeyPress) -> Bool { false }

  override func action(of command: TerminalCommand, in layout: FrameLayout) -> CommandAction? {
    guard let activeMove else { return nil }
    switch command {
    case .grab, .activate:
      let isAccepted = activeMove.canDrop(in: host)
      return CommandAction(if: isAccepted) {
        if isAccepted { self.drop() } else { self.refuseDrop(of: activeMove) }
      }
    case .cancel: return CommandAction { self.cancel() }
    case .quit: return CommandAction { self.screen.requestQuit() }
    case .suspend: return CommandAction { self.screen.suspend() }
    case .grabMore:
      guard activeMove.drag != nil, let focus, focus.isRow else { return nil }
      let isProvided = screen.focusTab.map { tab in
        tab.dragItemsProvider != nil && tab !== activeMove.tab
          && !activeMove.added.contains { $0 === tab }
      }
      return CommandAction(isProvided == true ? .possible : .unlikely) { self.add(focus) }
    default:
      guard command.entry.topic == .moving, activeMove.isByKeyboard else { return nil }
      return CommandAction { self.move(activeMove, command) }
    }
  }

  override func paste(_ pasted: PastedText) {
    // The search field receives text during a drag, too.
    if focus == host.searchElement, host.isSearchActive { return super.paste(pasted) }
    screen.drop(pasted, on: activeMove?.drag?.target)
  }

  // MARK: - Mouse

  override func handle(_ event: PointerEvent) -> Bool { false }

  /// Cancels a move by keyboard.
  override func press(_ event: PointerEvent) {
    cancel()
    super.press(event)
  }

  /// Adds a row, or an element of content, to the drag.
  override func pressRight(_ event: PointerEvent) {
    guard let element = event.element else { return }
    guard let content = host.content(at: element) as? any DraggableTerminalContent,
      let page = event.layout.page(of: element),
      let row = content.draggableElement(at: event.mouse.moved(to: page).location)
    else { return add(element) }
    if activeMove?.drag?.add(row, in: content) != .performed {
      screen.status.refusal = StatusText.notAddable(row.title)
    }
  }

  override func turnWheel(_ event: PointerEvent) {
    super.turnWheel(event)
    restart(over: event.point, at: event.time)
  }

  override func hoveredRect(at point: CellPoint, in layout: FrameLayout) -> CellRect? { nil }

  /// Begins moving the row or the item that the button was pressed on, or returns `nil` if the pointer
  /// is still on it.
  func beginDrag(since press: Press, _ event: PointerEvent) -> (any PointerDrag)? {
    guard event.element != press.element, let tab = press.tab else { return nil }
    if !begin(tab, isRow: press.element.isRow, byKeyboard: false) { screen.refuseMove(of: tab) }
    return MoveDrag(self)
  }

  /// Begins a drag of an element of content, which the pointer has left.
  func beginDrag(
    of element: DraggableElement,
    in content: any TerminalContent,
    movingDown isMovingDown: Bool
  ) -> any PointerDrag {
    begin(element, in: content, byKeyboard: false)
    activeMove?.isMovingDown = isMovingDown
    return MoveDrag(self)
  }

  /// A move by mouse.
  private final class MoveDrag: PointerDrag {
    private let moves: MoveMode

    init(_ moves: MoveMode) { self.moves = moves }

    func move(_ event: PointerEvent) {
      moves.continueMove(over: event.point, moves.screen.layout(), at: event.time)
      moves.scrollAtEdge(at: event.time)
      moves.openListAtMore(at: event.time)
    }

    /// Drops the element. What is under the pointer may have changed since the last mouse event.
    func end(_ event: PointerEvent) {
      guard moves.activeMove?.isByKeyboard == false else { return }
      moves.restart(over: event.point, at: event.time)
      moves.drop()
    }

    func cancel() {
      if moves.activeMove?.isByKeyboard == false { moves.cancel() }
    }

    func notice(in layout: FrameLayout) -> StatusText? { moves.notice(in: layout) }
  }

  // MARK: - Drawing

  override var place: StatusSituation.Place { .move }

  /// The keys of a move by mouse are not shown, and an arrow key only where it leads a drag to another
  /// target.
  override func offers(
    _ command: TerminalCommand,
    with action: CommandAction?,
    in layout: FrameLayout
  ) -> Bool {
    guard let activeMove, activeMove.isByKeyboard else { return false }
    if let direction = FocusDirection(command) {
      guard let drag = activeMove.drag else { return false }
      return leadsToPlace(direction, drag) || screen.leadsToTarget(direction, in: layout)
    }
    return super.offers(command, with: action, in: layout)
  }

  override func notice(in layout: FrameLayout) -> StatusText? {
    guard let activeMove else { return nil }
    guard let drag = activeMove.drag else {
      return StatusText.arrangement(activeMove.destination, titled: activeMove.originTitle)
    }
    return StatusText.drop(
      activeMove.effect(in: host),
      of: activeMove.originTitle,
      count: drag.items.count,
      on: drag.target?.title,
      drag.target?.position ?? .on,
      because: drag.refusalReason
    )
  }

  /// Draws the marks on the rows and the bar. The focus is the target of a drag by keyboard.
  override func paint(_ layout: FrameLayout, on picture: inout ScreenPicture) {
    paintMarks(layout, on: &picture.cells)
    if activeMove?.drag != nil { super.paint(layout, on: &picture) }
  }

  // MARK: - Beginning and ending

  /// Begins moving the row or the bar item of a tab.
  ///
  /// - Returns: `false` if it cannot be moved.
  func begin(_ tab: TabItem, isRow: Bool, byKeyboard: Bool) -> Bool {
    func begin(_ load: Move.Load) -> Bool {
      // The items of a row, which is moved itself instead, may have been refused.
      screen.discardRefusal()
      activeMove = Move(load, of: .tab(tab), isByKeyboard: byKeyboard, in: host)
      return true
    }
    guard isRow else {
      return Move.canArrangeItem(of: tab, in: host) && begin(.item)
    }
    if !host.isEditing, let drag = host.user.drag(row: tab).1 { return begin(.contents(drag)) }
    return Move.canArrangeRow(of: tab, in: host) && begin(.row)
  }

  /// Begins a drag of an element of content. The status line shows why it is refused.
  ///
  /// By keyboard, the focus moves to the tabs, unless the content has places for drops.
  func begin(
    _ element: DraggableElement,
    in content: any TerminalContent,
    byKeyboard: Bool
  ) {
    guard let drag = host.user.drag(element, in: content).1 else { return }
    let origin = Move.Origin.element(element, in: content)
    let begun = Move(.contents(drag), of: origin, isByKeyboard: byKeyboard, in: host)
    activeMove = begun
    guard byKeyboard else { return }
    let places = content as? any DroppableTerminalContent
    if places?.dropPlace(.first, from: nil) == nil { move(begun, .previousArea) }
  }

  /// Adds a row to the drag, or indicates that the element cannot be added.
  func add(_ element: FrameElement.ID) {
    let tab = element.isRow ? screen.tab(at: element) : nil
    if let tab, activeMove?.add(row: tab) == true { return }
    screen.status.refusal = StatusText.notAddable(tab?.title)
  }

  /// Drops dragged items on a tab in the list of the tabs that do not fit into the bar.
  ///
  /// - Returns: `false` without a drag.
  func drop(onListed tab: TabItem) -> Bool {
    guard let drag = activeMove?.drag else { return false }
    drag.enter(.tab(tab))
    if let activeMove, !activeMove.canDrop(in: host) {
      refuseDrop(of: activeMove)
    } else {
      drop()
    }
    return true
  }

  /// Indicates that a drop is not possible here.
  private func refuseDrop(of activeMove: Move) {
    screen.status.refusal = StatusText.notDropped(activeMove.drag)
  }

  /// Drops the moved element at its current destination, if there is one.
  func drop() {
    guard let activeMove else { return }
    self.activeMove = nil
    closeList(of: activeMove)
    if let drag = activeMove.drag {
      drag.drop()
    } else if let arrangement = activeMove.arrangement {
      host.user.arrange(arrangement)
      if activeMove.isByKeyboard { focusOrigin(of: activeMove) }
    }
    screen.focusList()
  }

  /// Cancels the move without any change to the host.
  func cancel() {
    guard let activeMove else { return }
    self.activeMove = nil
    closeList(of: activeMove)
    activeMove.drag?.cancel()
    if activeMove.isByKeyboard { focusOrigin(of: activeMove) }
  }

  /// Closes the list of the tabs that do not fit into the bar, which a drag has opened.
  private func closeList(of activeMove: Move) {
    if activeMove.drag != nil, screen.lists.opened == .overflow { screen.lists.show(nil) }
  }

  /// Sets the drop destination.
  func aim(at arrangement: UserInteraction.Arrangement?) {
    activeMove?.aim(at: arrangement, in: host)
  }

  private func focusOrigin(of activeMove: Move) {
    switch activeMove.origin {
    case .tab(let tab) where activeMove.isItem: setFocus(.tab(tab.identifier))
    case .tab(let tab):
      if let index = host.sidebar.rows.firstIndex(of: tab) { setFocus(.row(index)) }
    case .element(_, let content):
      if let page = hostLayout().page(showing: content, in: host) { setFocus(page) }
    }
  }

  // MARK: - Moving by mouse

  static let scrollInterval = Duration.milliseconds(120)

  /// Moves the element to a location of the pointer.
  private func continueMove(over point: CellPoint, _ layout: FrameLayout, at time: Duration) {
    guard let activeMove, !activeMove.isByKeyboard else { return }
    if point != activeMove.point { screen.discardRefusal() }
    if let former = activeMove.point, former.row != point.row {
      self.activeMove?.isMovingDown = point.row > former.row
    }
    self.activeMove?.point = point
    if let drag = activeMove.drag {
      drag.location = layout.hostPoint(of: point)
      let element = layout.element(at: point)?.id
      closeList(leftAt: point, element, layout)
      drag.enter(targets(at: point, element, layout), at: time)
      return
    }
    let moveLocation = moveLocation(at: point, layout, of: activeMove)
    guard moveLocation != activeMove.location else { return }
    self.activeMove?.location = moveLocation
    aim(at: arrangement(at: moveLocation, layout, of: activeMove))
  }

  /// Scrolls the rows if the pointer rests at the first or the last visible one.
  private func scrollAtEdge(at time: Duration) {
    guard let point = activeMove?.point, let edge = edge(at: point, in: hostLayout()) else {
      activeMove?.edgeRest.end()
      return
    }
    guard let rest = activeMove?.edgeRest.extend(to: time), rest >= Self.scrollInterval else {
      return
    }
    activeMove?.edgeRest.restart(at: time)
    switch edge {
    case .rows(let step): screen.scrollRows(by: step)
    case .bar(let step): screen.scrollBar(by: step)
    case .content(let content, let step):
      self.activeMove?.isMovingDown = step > 0
      _ = content.scroll(by: step)
    }
    restart(over: point, at: time)
  }

  /// Updates a drag by mouse after time has passed without an event.
  func tick(at time: Duration) {
    guard let activeMove, !activeMove.isByKeyboard else { return }
    activeMove.drag?.hover(until: time)
    scrollAtEdge(at: time)
    openListAtMore(at: time)
  }

  // MARK: - Tabs that do not fit into the bar

  /// Returns the drop target at an element or, in the list of the tabs that do not fit, at a line, which
  /// gains the focus. Content may have several at a point.
  private func targets(
    at point: CellPoint,
    _ element: FrameElement.ID?,
    _ layout: FrameLayout
  ) -> [Drag.Target] {
    guard case .line(let index) = element else {
      let isMovingDown = activeMove?.isMovingDown == true
      return screen.dropTargets(at: point, movingDown: isMovingDown, in: layout)
    }
    guard let tab = screen.lists.tab(atLine: index) else { return [] }
    screen.lists.focusedLine = index
    return [.tab(tab)]
  }

  /// Opens the list of the tabs that do not fit into the bar if a drag has rested on their item.
  private func openListAtMore(at time: Duration) {
    guard let point = activeMove?.point, activeMove?.drag != nil, !screen.lists.isActive,
      hostLayout().element(at: point)?.id == .more
    else {
      activeMove?.moreRest.end()
      return
    }
    guard let rest = activeMove?.moreRest.extend(to: time) else { return }
    if rest >= Drag.springLoadingDelay { screen.open(.overflow) }
  }

  /// Closes the list again if the pointer is neither on it nor on the item that has opened it.
  private func closeList(
    leftAt point: CellPoint,
    _ element: FrameElement.ID?,
    _ layout: FrameLayout
  ) {
    guard screen.lists.opened == .overflow, element != .more,
      layout.list?.rect.contains(point) == false
    else { return }
    screen.lists.show(nil)
  }

  /// Updates the destination after scrolling, when the same pointer location may be over a
  /// different element.
  private func restart(over point: CellPoint, at time: Duration) {
    activeMove?.location = nil
    continueMove(over: point, screen.layout(), at: time)
  }
}

// MARK: - Dragging

extension Drag {
  /// Moves the drag over the first target that accepts it, or otherwise over the last one.
  ///
  /// A drag that is over one of them stays there.
  func enter(_ targets: [Target], at time: Duration = .zero) {
    if let target, targets.contains(where: target.isSame) { return }
    if targets.isEmpty { leave() }
    for target in targets {
      enter(target, at: time)
      if operation == .copy || operation == .move { return }
    }
  }
}

extension HostScreen {
  /// Returns the drop targets at a point: a tab or an action, or the places of content there.
  func dropTargets(
    at point: CellPoint,
    movingDown isMovingDown: Bool = false,
    in layout: FrameLayout
  ) -> [Drag.Target] {
    guard let element = layout.element(at: point)?.id else { return [] }
    if let target = dropTarget(element) { return [target] }
    guard let content = host.content(at: element) as? any DroppableTerminalContent,
      let page = layout.page(of: element), page.contains(point)
    else { return [] }
    let location = CellPoint(column: point.column - page.column, row: point.row - page.row)
    return content.dropPlaces(at: location, movingDown: isMovingDown)
      .map { .place($0, in: content) }
  }

  /// The focused element of the content that has the keyboard focus, if the user can drag it.
  var focusedContentElement: (element: DraggableElement, content: any TerminalContent)? {
    guard let element = mode.keyContent,
      let content = host.content(at: element) as? any DraggableTerminalContent,
      let focused = content.focusedDraggableElement
    else { return nil }
    return (focused, content)
  }

  /// Whether the user is dragging with the mouse, also to select text beyond the visible lines.
  ///
  /// During a drag, call ``tick(at:)`` whenever no event arrives for ``tickInterval``.
  public var isDragging: Bool { isMoving || contents.scrollsAtPointer }

  /// Whether the user is moving an element with the mouse.
  var isMoving: Bool { moves.activeMove?.isByKeyboard == false }

  /// The time to wait for an event before calling ``tick(at:)`` during a drag.
  ///
  /// The interval is `Drag.springLoadingDelay`, or shorter while the rows or a text scroll under the
  /// pointer.
  public var tickInterval: Duration {
    moves.scrollsAtPointer || contents.scrollsAtPointer
      ? MoveMode.scrollInterval : Drag.springLoadingDelay
  }

  /// Updates spinners and a drag after time has passed without an event, and saves drafts that have
  /// changed three seconds ago; see ``Draft``.
  ///
  /// A tab on which the drag has rested for `Drag.springLoadingDelay` is selected. The rows scroll
  /// while the drag rests at their first or last visible line, and so does a text in which the user
  /// selects.
  ///
  /// - Parameter time: The current time of the clock used for ``handle(_:at:)-(InputEvent,_)``.
  public func tick(at time: Duration) {
    self.time = time
    updateModes()
    moves.tick(at: time)
    contents.tick(at: time)
    saveDrafts(at: time)
  }

  /// Begins moving the focused row or bar item, or dragging the focused element of content, or indicates
  /// that it cannot be moved.
  func grab() {
    if let (element, content) = focusedContentElement {
      return moves.begin(element, in: content, byKeyboard: true)
    }
    guard let focus, let tab = focusTab else {
      // What content shows is not dragged, although it is that of a tab.
      if mode.keyContent != nil { refuse(because: .nothingToDrag(mode.titleInContent)) }
      return
    }
    if !moves.begin(tab, isRow: focus.isRow, byKeyboard: true) { refuseMove(of: tab) }
  }
}
