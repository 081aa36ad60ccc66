public import Foundation

/// A drag of the user over a host, until the drop or the cancellation.
///
/// Begin a drag with ``UserInteraction/drag(row:)-(TabItem)``,
/// ``UserInteraction/drag(_:in:)-(DraggableElement,_)`` or
/// ``UserInteraction/beginExternalDrag(_:allowsMoveOperation:isRestrictedToDraggingApplication:isLocal:)``,
/// and continue it with the methods of this class. The renderer retains the drag. A host has one
/// drag at a time: beginning another one cancels the first.
///
/// Releasing the object cancels the drag, too. Rows are then updated during the assignment that
/// releases it; if callbacks may read the assigned property, call ``cancel()`` first.
///
///     let drag = host.user.beginExternalDrag([photo])
///     drag.enter(.tab(album), at: now)  // 1. operationForAcceptingItemsFrom
///     drag.drop()                       // 2. acceptItemsFrom
@preconcurrency @MainActor public final class Drag {
  /// The possible targets of a drag.
  public enum Target {
    /// A tab, at its item in the bar, in the overflow, or at its row.
    case tab(TabItem)
    /// An action in the section of a group.
    case action(Action, TabGroupItem)
    /// A place of content, such as a row of a list.
    case place(DropPlace, in: ViewController)
  }

  /// The time that a drag rests on a tab before the tab is selected: 500 milliseconds.
  public static let springLoadingDelay = Duration.milliseconds(500)

  /// Whether the drag has been neither dropped nor canceled.
  public internal(set) var isActive = true

  /// The operation that a drop would perform, for a badge beside the drag; after a drop, the
  /// performed operation.
  ///
  /// The value is ``DropOperation/cancel`` without a target, over a target that does not accept the
  /// drop, and while the operation is being requested.
  public var operation: DropOperation {
    isActive && target == nil ? .cancel : answered
  }

  /// Why the current target does not accept the drop, in words of the app, or `nil` if it accepts the
  /// drop or the app has given no reason; see ``DropSession/refusalReason``.
  public var refusalReason: String? {
    isActive && target != nil && acceptingTarget == nil ? session.refusalReason : nil
  }

  /// The location of the drag, in the coordinates of the host.
  ///
  /// The default is the origin. A change does not request the operation again.
  public var location: CGPoint {
    get { contents.location }
    set { if isActive { contents.location = newValue } }
  }

  let host: TabHostController
  let contents: DragContents
  let session: DropContents
  /// The tabs whose rows are dragged.
  private(set) var rows: [TabItem] = []
  /// The elements of content that are dragged.
  private(set) var elements: [DraggedElement] = []

  var visit: Visit?
  /// The groups that the drag has opened by resting on them, from the outermost to the innermost.
  private var openedGroups: [OpenedGroup] = []
  /// The last answer of the current target.
  var answered = DropOperation.cancel
  /// The number of requests for an operation, which identifies outdated answers.
  var requestCount = 0

  init(of contents: DragContents, isLocal: Bool, row: TabItem? = nil, in host: TabHostController) {
    self.host = host
    self.contents = contents
    session = DropContents(of: contents, isLocal: isLocal, host: host)
    if let row { rows = [row] }
  }

  isolated deinit {
    if isActive { end() }
  }
}

// MARK: - Items

extension Drag {
  /// The dragged items, in the order in which they were added.
  ///
  /// Assigning other items requests the operation for the current target again.
  public var items: [DragItem] {
    get { contents.items }
    set {
      guard isActive, !newValue.elementsEqual(contents.items, by: ===) else { return }
      replace(&contents.items, with: newValue)
      session.itemsDidChange()
      sessionDidChange()
    }
  }

  /// Whether a drop may move the items from their place of origin.
  ///
  /// Assigning another value requests the operation for the current target again.
  public var allowsMoveOperation: Bool {
    get { contents.allowsMoveOperation }
    set {
      guard isActive, newValue != contents.allowsMoveOperation else { return }
      contents.allowsMoveOperation = newValue
      sessionDidChange()
    }
  }

  /// The session from the perspective of the place where the drag began, or `nil` for a drag from
  /// another app.
  public var dragSession: (any DragSession)? { session.localDragSession }

  /// Adds the items of a row to the drag.
  ///
  /// The calls are, in this order:
  ///
  /// 1. `itemsForAddingTo`, then ``TabItem/dragItemsProvider`` if that returns no items
  /// 2. the request for the operation of the current target
  ///
  /// Refused as ``UserInteraction/Refusal/notPermitted`` if there are no items, and for a drag from
  /// another app. Adding a row that is already dragged has no effect.
  @discardableResult
  public func add(row tab: TabItem) -> UserInteraction.Outcome {
    host.user.perform(.addToDrag(tab)) {
      add(
        unless: host.user.refusalOfRowDrag(tab),
        isDragged: rows.contains { $0 === tab }
      ) {
        host.calls.itemsForAdding(to: contents, tab)
      } note: {
        append(row: tab)
      }
    }
  }

  /// Adds the items of the row of the tab with the given identifier; see ``add(row:)-(TabItem)``.
  ///
  /// Refused as ``UserInteraction/Refusal/unknownTab`` if the host has no such tab, which is reported.
  @discardableResult
  public func add(row identifier: String) -> UserInteraction.Outcome {
    host.user.withTab(identifier) { add(row: $0) }
  }

  /// Adds items of something else in the app.
  ///
  /// - Parameters:
  ///   - refusal: Why the user can't drag it, or `nil`.
  ///   - isDragged: Whether it is dragged already.
  ///   - items: Calls the app for the items.
  ///   - note: Notes that it is dragged.
  func add(
    unless refusal: UserInteraction.Refusal?,
    isDragged: Bool,
    items added: () -> [DragItem],
    note: () -> Void
  ) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    if let refusal { return .refused(refusal) }
    guard session.isLocal else { return .refused(.notPermitted) }
    guard !isDragged else { return .performed }
    guard !host.isLooping else { return .vetoed }
    let added = host.notify { added() }
    guard isActive else { return .refused(.notAvailable) }
    guard !added.isEmpty else { return .refused(.notPermitted) }
    note()
    items += added
    return .performed
  }

  private func append(row tab: TabItem) {
    rows.append(tab)
    host.update(.none) { host.transaction.noteDragOverTab() }
  }

  /// Notes that the items of an element of content are dragged.
  func append(_ element: DraggableElement, of content: ViewController) {
    elements.append(DraggedElement(content: content, id: element.id))
  }

  /// The target below the drag if it accepts a drop, otherwise `nil`.
  var acceptingTarget: Target? { operation == .copy || operation == .move ? target : nil }

  /// Returns whether the row of a tab is being dragged.
  func isDragging(_ tab: TabItem) -> Bool { rows.contains { $0 === tab } }
}

// MARK: - The drag of a host

extension TabHostController {
  /// Starts a drag of the user, and cancels the previous one.
  func dragDidBegin(_ drag: Drag) {
    closeForGesture()
    // The new drag is set first, because observers of the rows of the previous one can begin another.
    let previous = replace(&self.drag, with: drag)
    notify {
      previous?.cancel()
      update(.none) { if !drag.rows.isEmpty { transaction.noteDragOverTab() } }
    }
  }

  func dragDidEnd(_ drag: Drag) {
    if self.drag === drag { self.drag = nil }
    update(.none) { if !drag.rows.isEmpty { transaction.noteDragOverTab() } }
  }
}

extension Drag {
  /// The time that a drag is over one target.
  struct Visit {
    let target: Target
    /// The time at which the drag entered the target, by the clock of the caller.
    var start: Duration
    /// Whether the target was spring-loaded, successfully or not.
    var hasSpringLoaded = false
    /// The tab's own handler, if it has accepted the drop instead of the delegate.
    var handler: DropHandler?
  }

  /// A group that a drag has opened.
  struct OpenedGroup {
    let group: TabGroupItem
    /// The tab that was selected when the group was opened.
    let selection: TabItem?

    /// Closes the group. It stays open, as a choice of the user, if something was dropped on it or in it,
    /// or if a tab in it has been selected since.
    ///
    /// - Parameter target: The tab on which something was dropped, or `nil`.
    @MainActor func close(dropTarget target: TabItem?) {
      guard group.isOpenedByDrag else { return }
      let selected = group.host?.selection.tab
      let tabs = [target, selected === selection ? nil : selected].compactMap(\.self)
      if let host = group.host, tabs.contains(where: { $0.isOrIsBelow(group) }) {
        host.setExpandedForUser(true, group)
      } else {
        group.setOpenedByDrag(false)
      }
    }
  }

  /// The target below the drag, or `nil` if there is none or it has left the screen.
  public var target: Target? {
    guard let visit, host.user.refusal(of: visit.target) == nil else { return nil }
    return visit.target
  }

  /// Moves the drag over a tab, an action or a place of content, and requests the operation that a drop
  /// there would perform; see ``operation``.
  ///
  /// Leaves the previous target. Calls the delegate; if it cancels and the target is a tab, calls
  /// ``TabItem/dropHandler``. For a place of content, calls ``DropPlace/handler`` only. Entering the
  /// current target again has no effect.
  ///
  /// Refused are targets that are hidden or not on screen, disabled actions, drags without items,
  /// drags that may not leave the app that they come from, and every drag on a television. Disabled
  /// tabs accept drops.
  ///
  /// - Parameters:
  ///   - target: The target below the drag.
  ///   - time: The current time, by the same clock as in ``hover(until:)``.
  @discardableResult
  public func enter(_ target: Target, at time: Duration = .zero) -> UserInteraction.Outcome {
    host.user.perform(.enterDropTarget(target, at: time), whileCovered: true) {
      enterTarget(target, at: time)
    }
  }

  /// Moves the drag over the tab with the given identifier; see ``enter(_:at:)-(Drag.Target,_)``.
  ///
  /// Refused as ``UserInteraction/Refusal/unknownTab`` if the host has no such tab, which is reported.
  @discardableResult
  public func enter(_ identifier: String, at time: Duration = .zero) -> UserInteraction.Outcome {
    host.user.withTab(identifier) { enter(.tab($0), at: time) }
  }

  private func enterTarget(_ target: Target, at time: Duration) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    if let here = self.target, here.isSame(as: target) { return .performed }
    // Rows are updated when the target has answered.
    return host.notify {
      if let refusal = refusal(of: target) {
        leaveTarget()
        return .refused(refusal)
      }
      session.identifiers = target.tab.map { [$0.identifier] } ?? []
      move(to: Visit(target: target, start: time))
      return .performed
    }
  }

  /// Keeps the drag over the current target, and selects a tab after ``springLoadingDelay``.
  ///
  /// Call this method with the current time as often as you like, and at least once after the
  /// delay. The tab is selected with ``UserInteraction/springLoad(_:)-(TabItem)`` once per entry, and the
  /// drag continues.
  ///
  /// - Returns: The outcome of the selection, or `.performed` if none was made.
  @discardableResult
  public func hover(until time: Duration) -> UserInteraction.Outcome {
    host.user.perform(.hoverOverDropTarget(until: time), whileCovered: true) {
      hoverOverTarget(until: time)
    }
  }

  private func hoverOverTarget(until time: Duration) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    guard let visit, let target else {
      leaveTarget()
      return .performed
    }
    guard case .tab(let tab) = target, !visit.hasSpringLoaded else { return .performed }
    // If the clock was set back, the delay starts again.
    let start = min(visit.start, time)
    self.visit?.start = start
    guard time.isLater(than: start, by: Self.springLoadingDelay) else { return .performed }
    self.visit?.hasSpringLoaded = true
    return host.user.springLoad(tab)
  }

  /// Leaves the current target.
  ///
  /// No delegate method or handler is called.
  public func leave() {
    guard visit != nil else { return }
    host.changeEnvironment(.leaveDropTarget) { leaveTarget() }
  }

  func leaveTarget() {
    if visit != nil { move(to: nil) }
  }

  /// Ends the visit, and begins another one with a request for its operation.
  private func move(to new: Visit?) {
    let old = visit
    visit = new
    requestCount += 1
    answered = .cancel
    let request = requestCount
    if let old { noteDrag(over: old.target) }
    // Observers of the row that was left may have moved or ended the drag.
    guard request == requestCount else { return }
    closeGroups(leftFor: new?.target.tab)
    if request == requestCount { requestOperation() }
  }

  /// Opens a collapsed group on which the drag rests.
  func open(_ group: TabGroupItem) {
    guard !group.showsRows else { return }
    openedGroups.append(OpenedGroup(group: group, selection: host.selection.tab))
    host.closeForGesture()
    group.setOpenedByDrag(true)
  }

  /// Closes the groups that the drag has opened and has left.
  private func closeGroups(leftFor tab: TabItem?) {
    while let last = openedGroups.last, tab?.isOrIsBelow(last.group) != true {
      openedGroups.removeLast()
      last.close(dropTarget: nil)
    }
  }

  /// Requests the operation again, because the items or the allowed operations have changed.
  func sessionDidChange() {
    guard let target else { return }
    if let refusal = refusal(of: target), refusal == .notPermitted {
      leaveTarget()
    } else {
      requestOperation()
    }
  }

  /// Why no operation can be requested for the target, or `nil` if it can.
  private func refusal(of target: Target) -> UserInteraction.Refusal? {
    let isKept = session.isRestrictedToDraggingApplication && !session.isLocal
    return items.isEmpty || isKept ? .notPermitted : host.user.refusal(of: target)
  }

  func noteDrag(over target: Target) {
    switch target {
    case .tab: host.update(.none) { host.transaction.noteDragOverTab() }
    case .action: host.update([.rows, .rowStates]) {}
    case .place(_, let content): content.setNeedsDisplay()
    }
  }
}

// MARK: - Requesting the operation

extension Drag {
  private func requestOperation() {
    guard let visit else { return }
    requestCount += 1
    let currentRequest = requestCount
    self.visit?.handler = nil
    answered = .cancel
    session.refusalReason = nil
    guard !host.isLooping else { return }
    // A callback may have moved or ended the drag, or requested the operation again.
    func isCurrent() -> Bool { isActive && requestCount == currentRequest && self.target != nil }
    host.notify {
      defer { noteDrag(over: visit.target) }
      let operation = permitted(host.calls.operation(for: session, on: visit.target))
      guard isCurrent() else { return }
      answered = operation
      guard operation == .cancel, case .tab(let tab) = visit.target, let handler = tab.dropHandler,
        handler.accepts(session)
      else { return }
      let proposal = permitted(host.calls.proposal(of: handler, for: session, on: tab))
      guard isCurrent() else { return }
      answered = proposal
      self.visit?.handler = handler
    }
  }

  private func permitted(_ operation: DropOperation) -> DropOperation {
    operation == .move && !allowsMoveOperation ? .cancel : operation
  }
}

extension Drag.Target {
  /// The tab, or the group of the action; `nil` for a place of content.
  package var tab: TabItem? {
    switch self {
    case .tab(let tab): tab
    case .action(_, let group): group
    case .place: nil
    }
  }

  /// Returns whether another target is the same tab, the same action of the same group, or the same place
  /// of the same content.
  @MainActor package func isSame(as other: Drag.Target) -> Bool {
    switch (self, other) {
    case (.tab(let tab), .tab(let other)): tab === other
    case (.action(let action, let group), .action(let other, let otherGroup)):
      action === other && group === otherGroup
    case (.place(let place, let content), .place(let other, let otherContent)):
      place.id == other.id && content === otherContent
    default: false
    }
  }
}

extension Duration {
  /// Returns whether this time is later than another by at least a delay.
  ///
  /// The caller may pass any two times, so their difference may overflow a duration.
  fileprivate func isLater(than start: Duration, by delay: Duration) -> Bool {
    let (passed, overflows) = attoseconds.subtractingReportingOverflow(start.attoseconds)
    return overflows ? self > start : passed >= delay.attoseconds
  }
}

extension Drag {
  /// Drops the items on the current target, and ends the drag.
  ///
  /// The target receives the drop if its last answer was to copy or to move; the operation is not
  /// requested again. The selection does not change, and the handler of an action does not run.
  ///
  /// - Returns: `.refused` without a target, or if the target is no longer on screen; `.vetoed` if
  ///   the target does not accept the drop.
  @discardableResult
  public func drop() -> UserInteraction.Outcome {
    host.user.perform(.drop, whileCovered: true) { dropItems() }
  }

  private func dropItems() -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    guard let visit else {
      end()
      return .refused(.notOnScreen)
    }
    let refusal = host.user.refusal(of: visit.target)
    let operation = refusal == nil ? answered : .cancel
    let opened = replace(&openedGroups, with: [])
    var isDropped = false
    // Rows are updated, because nothing is over them any more, after the drop was handed over.
    return host.notify {
      end()
      defer {
        for group in opened.reversed() {
          group.close(dropTarget: isDropped ? visit.target.tab : nil)
        }
      }
      if let refusal { return .refused(refusal) }
      guard operation == .copy || operation == .move, !host.isLooping else { return .vetoed }
      answered = operation
      isDropped = true
      session.performAcceptance { host.calls.accept(session, on: visit.target, visit.handler) }
      return .performed
    }
  }

  /// Ends the drag without a drop.
  ///
  /// No delegate method or handler is called.
  public func cancel() {
    if isActive { host.changeEnvironment(.cancelDrag) { end() } }
  }

  /// Ends the drag, before delegates and handlers are called.
  func end() {
    host.notify {
      isActive = false
      leaveTarget()
      host.dragDidEnd(self)
    }
  }
}
