/// A drag of a person over a host, from its beginning to the drop or the cancel.
///
/// Begun by ``UserInteraction/drag(row:)``, or by
/// ``UserInteraction/beginExternalDrag(_:allowsMoveOperation:isRestrictedToDraggingApplication:isLocal:)``,
/// and then led by whoever draws the host. A host has one drag at a time: beginning another cancels
/// the one before, and so does letting go of the object. Rows hear of that at once, in the middle
/// of the write to the property that held it: where a callback may read that, ``cancel()`` first.
///
///     let drag = host.user.beginExternalDrag([photo])
///     drag.enter(.tab(album), at: now)  // 1. operationForAcceptingItemsFrom
///     drag.drop()                       // 2. acceptItemsFrom
@MainActor public final class Drag {
  /// What a drag can be over.
  public enum Target {
    /// A tab, at its item in the bar or in the overflow, or at its row.
    case tab(TabItem)
    /// An action in the section of a group.
    case action(Action, TabGroupItem)
  }

  /// How long a drag rests on a tab before that is selected.
  public static let springLoadingDelay = Duration.milliseconds(500)

  /// Whether the drag has neither been dropped nor cancelled.
  public internal(set) var isActive = true

  /// What a drop would do now, for a badge beside the drag; after a drop, what it has done.
  ///
  /// ``DropOperation/cancel`` over nothing, over what takes nothing, and while somebody is asked.
  public var operation: DropOperation {
    isActive && target == nil ? .cancel : answered
  }

  /// Where the drag is, in the coordinates of the host. Default the origin. Nobody is asked again.
  public var location: Point {
    get { contents.location }
    set { if isActive { contents.location = newValue } }
  }

  let host: TabHostController
  let contents: DragContents
  let session: DropContents
  /// The tabs whose rows are dragged.
  private(set) var rows: [TabItem] = []

  var visit: Visit?
  /// What was answered to the last question, by what is under the drag.
  var answered = DropOperation.cancel
  /// How many questions there were, those that are pointless now included.
  var questions = 0

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

// MARK: - What is dragged

extension Drag {
  /// What is carried, in the order in which it was picked up. Assigning other items asks again
  /// whether they are taken, if the drag is over something.
  public var items: [DragItem] {
    get { contents.items }
    set {
      guard isActive, !newValue.elementsEqual(contents.items, by: ===) else { return }
      replace(&contents.items, with: newValue)
      session.itemsDidChange()
      sessionDidChange()
    }
  }

  /// Whether a drop may take the items away from where they were. Assigning another value asks
  /// again, if the drag is over something.
  public var allowsMoveOperation: Bool {
    get { contents.allowsMoveOperation }
    set {
      guard isActive, newValue != contents.allowsMoveOperation else { return }
      contents.allowsMoveOperation = newValue
      sessionDidChange()
    }
  }

  /// The session, as the place where the drag began sees it; nil if that is another app.
  public var dragSession: (any DragSession)? { session.localDragSession }

  /// Adds what a row carries: 1. itemsForAddingTo, then ``TabItem/dragItemsProvider`` if that gives
  /// nothing  2. the target under the drag is asked again.
  ///
  /// Refused as ``UserInteraction/Refusal/notPermitted`` if nothing is given, and for a drag from
  /// another app. A row that is dragged already adds nothing more.
  @discardableResult
  public func add(row tab: TabItem) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    if let refusal = host.user.refusalOfRowDrag(tab) { return .refused(refusal) }
    guard session.isLocal else { return .refused(.notPermitted) }
    guard !rows.contains(where: { $0 === tab }) else { return .performed }
    guard !host.isLooping else { return .vetoed }
    let added = host.notify {
      host.dragItems(of: tab) {
        DelegateNotifier(host: host).itemsForAdding(to: contents, tab)
      }
    }
    guard isActive else { return .refused(.notAvailable) }
    guard !added.isEmpty else { return .refused(.notPermitted) }
    note(row: tab)
    items += added
    return .performed
  }

  private func note(row tab: TabItem) {
    rows.append(tab)
    host.update([]) { host.transaction.noteState(of: tab) }
  }
}

extension TabHostController {
  /// The row that would take what is dragged over it; nil if none would.
  var dropRow: RowIdentity? {
    guard let drag, drag.operation == .copy || drag.operation == .move else { return nil }
    switch drag.target {
    case .tab(let tab): return RowIdentity(tab)
    case .action(let action, let group): return RowIdentity(action, in: group)
    case nil: return nil
    }
  }

  /// Whether the row of a tab is being dragged.
  func isDragging(_ tab: TabItem) -> Bool { drag?.rows.contains { $0 === tab } == true }

  /// What the row of a tab carries, by the delegate or else by the tab itself.
  func dragItems(of tab: TabItem, given byDelegate: () -> [DragItem]) -> [DragItem] {
    let given = byDelegate()
    tab.noteCarrying(!given.isEmpty)
    return given.isEmpty ? tab.dragItemsProvider?(tab) ?? [] : given
  }
}
