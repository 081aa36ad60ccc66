public import Foundation

/// A drag of the user over a host, until the drop or the cancellation.
///
/// Begin a drag with ``UserInteraction/drag(row:)`` or
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

  var visit: Visit?
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
    host.user.perform(.addToDrag(tab)) { addRow(tab) }
  }

  private func addRow(_ tab: TabItem) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    if let refusal = host.user.refusalOfRowDrag(tab) { return .refused(refusal) }
    guard session.isLocal else { return .refused(.notPermitted) }
    guard !rows.contains(where: { $0 === tab }) else { return .performed }
    guard !host.isLooping else { return .vetoed }
    let added = host.notify { host.calls.itemsForAdding(to: contents, tab) }
    guard isActive else { return .refused(.notAvailable) }
    guard !added.isEmpty else { return .refused(.notPermitted) }
    note(row: tab)
    items += added
    return .performed
  }

  private func note(row tab: TabItem) {
    rows.append(tab)
    host.update(.none) { host.transaction.noteState(of: tab) }
  }
}

extension TabHostController {
  /// The row below the drag if it accepts a drop, otherwise `nil`.
  var dropRow: RowIdentity? {
    guard let drag, drag.operation == .copy || drag.operation == .move else { return nil }
    switch drag.target {
    case .tab(let tab): return RowIdentity(tab)
    case .action(let action, let group): return RowIdentity(action, in: group)
    case nil: return nil
    }
  }

  /// Returns whether the row of a tab is being dragged.
  func isDragging(_ tab: TabItem) -> Bool { drag?.rows.contains { $0 === tab } == true }
}

// MARK: - The drag of a host

extension TabHostController {
  /// Starts a drag of the user, and cancels the previous one.
  func dragDidBegin(_ drag: Drag) {
    closeForGesture()
    // Rows are updated when the new drag has been set.
    notify {
      self.drag?.cancel()
      self.drag = drag
      update(.none) { for tab in drag.rows { transaction.noteState(of: tab) } }
    }
  }

  func dragDidEnd(_ drag: Drag) {
    if self.drag === drag { self.drag = nil }
    update(.none) { for tab in drag.rows { transaction.noteState(of: tab) } }
  }
}
