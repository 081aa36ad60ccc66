/// The rows that are on screen, and their items.
///
/// The rows are updated as one of the last steps of a transaction: first those that disappear, then
/// those that appear, then those whose state or appearance has changed. An update costs the number of
/// rows on screen, and nothing while there is no space for rows.
@MainActor final class RowDisplay {
  /// The indices of the rows for which there is space.
  private(set) var range = 0..<0
  /// The rows on screen that the delegate was notified of, in their order.
  private var shown: [DisplayedRow] = []
  /// All rows that have been on screen since the sidebar was shown, with their items.
  private var known: [RowIdentity: DisplayedRow] = [:]
  /// The rows on screen whose appearance has changed.
  private var outdated: [DisplayedRow] = []
  private var selected: DisplayedRow?
  /// The known rows that have left the host; some may have come back.
  private var departed: [RowIdentity] = []
  /// What has changed since the last update: ``Facet/rows``, ``Facet/rowStates``,
  /// ``Facet/selectedTab`` and ``Facet/look``.
  private var changes: Facet = []
  /// Whether an update is in progress. An update that a callback requests becomes part of it.
  private var isUpdating = false
  /// The number of updates, by which an update marks rows.
  private var updateCount = 0
  /// The number of changes of the part of the state that all rows share.
  private var sharedStateCount = 0

  /// Whether there is space for rows, or rows are on screen.
  var isInUse: Bool { !range.isEmpty || !shown.isEmpty }

  /// The number of rows on screen.
  var rowCount: Int { shown.count }

  /// Whether rows need an update.
  var needsUpdate: Bool { !changes.isEmpty || !departed.isEmpty }

  /// Returns the item of a row, or `nil` if the row is not on screen.
  func item(of row: RowIdentity) -> TabSidebarItem? { rowOnScreen(row)?.item }

  private func rowOnScreen(_ identity: RowIdentity) -> DisplayedRow? {
    guard !shown.isEmpty, let row = known[identity], row.isOnScreen else { return nil }
    return row
  }

  /// Returns whether the window is full with rows before those of a root tab.
  func isFull(before tab: TabItem, in section: SidebarSection) -> Bool {
    !shown.isEmpty && shown.count == range.count && section.lists(tab, after: range)
  }
}

/// A row that is on screen, or has been since the sidebar was shown.
@MainActor final class DisplayedRow {
  let identity: RowIdentity
  let content: TabHostController.Sidebar.Row.Content
  /// The item, or `nil` until the delegate has created it.
  fileprivate(set) var item: TabSidebarItem?
  fileprivate(set) var isOnScreen = false
  /// The index among the rows on screen.
  fileprivate(set) var index = 0
  fileprivate(set) var isSelected = false
  /// Whether the state of the row may have changed.
  fileprivate(set) var needsState = false
  /// Whether the appearance of the row has changed.
  fileprivate(set) var isOutdated = false
  /// What is particular about the last state of the row, or `nil` if the item has none yet.
  fileprivate(set) var flags: RowFlags?
  /// The value of ``RowDisplay/sharedStateCount`` when the row last took a state.
  fileprivate(set) var sharedStateCount = 0
  /// The last update that has listed the row.
  fileprivate(set) var listing = 0
  /// The last update that has inserted the row.
  fileprivate(set) var insertion = 0

  fileprivate init(_ row: TabHostController.Sidebar.Row) {
    identity = row.identity
    content = row.content
  }
}

/// The identity of the tab or action that a row displays.
struct RowIdentity: Hashable {
  private let object: ObjectIdentifier
  private let group: ObjectIdentifier?

  /// Hashes both objects as one number, because rows are looked up often.
  func hash(into hasher: inout Hasher) {
    var number = UInt(bitPattern: object)
    if let group { number ^= UInt(bitPattern: group) << 1 }
    hasher.combine(number)
  }

  @MainActor init(_ tab: TabItem) {
    object = ObjectIdentifier(tab)
    group = nil
  }

  @MainActor init(_ action: Action, in group: TabGroupItem) {
    object = ObjectIdentifier(action)
    self.group = ObjectIdentifier(group)
  }
}

// MARK: - Noting changes

// Collections are changed in copies: otherwise, each access to the property would be checked at run
// time.

extension RowDisplay {
  /// Sets the range of rows for which there is space.
  func setRange(_ newRange: Range<Int>) {
    range = newRange
    changes.insert(.rows)
  }

  /// Notes what a commit has touched and derived.
  func note(_ facets: Facet) {
    guard isInUse else { return }
    if facets.intersects(.allRows) {
      changes.formUnion([.rows, .rowStates])
    } else {
      changes.formUnion(facets.intersection(.ofRows))
    }
    if facets.intersects([.traits, .editing]) { sharedStateCount += 1 }
  }

  /// Notes that the appearance of a row has changed. A row that is not on screen is updated when it
  /// appears.
  func noteLook(of identity: RowIdentity) {
    guard let row = rowOnScreen(identity), !row.isOutdated else { return }
    row.isOutdated = true
    var rows = replace(&outdated, with: [])
    rows.append(row)
    outdated = rows
    changes.insert(.look)
  }

  /// Notes that a row has another state, such as whether it is expanded.
  func noteState(of identity: RowIdentity) { rowOnScreen(identity)?.needsState = true }

  /// Notes that a tab has left the host. It may come back during the same change.
  func tabDidLeave(_ tab: TabItem) {
    guard !known.isEmpty else { return }
    rowDidLeave(RowIdentity(tab))
    if let group = tab.asGroup {
      for action in group.storedSidebarActions { actionDidLeave(action, of: group) }
    }
  }

  /// Notes that an action was removed from the section of a group.
  func actionDidLeave(_ action: Action, of group: TabGroupItem) {
    if !known.isEmpty { rowDidLeave(RowIdentity(action, in: group)) }
  }

  private func rowDidLeave(_ row: RowIdentity) {
    guard known[row] != nil else { return }
    var rows = replace(&departed, with: [])
    rows.append(row)
    departed = rows
  }

  /// Discards the items, because another delegate creates others.
  func delegateDidChange() {
    let old = (known, shown.map(\.item))
    var rows: [RowIdentity: DisplayedRow] = [:]
    for row in shown {
      row.item = nil
      row.flags = nil
      rows[row.identity] = row
    }
    known = rows
    changes.insert(.rowStates)
    withExtendedLifetime(old) {}
  }

  /// Discards all noted changes, because callbacks keep making new ones.
  func discardChanges() {
    changes = []
    for row in outdated { row.isOutdated = false }
    outdated = []
    departed = []
  }
}

// MARK: - Updating

extension RowDisplay {
  /// Updates the rows immediately, as part of a notification about the sidebar.
  func updateNow(in host: TabHostController) {
    guard isInUse else { return }
    changes.formUnion([.rows, .rowStates])
    guard !isUpdating else { return }
    var passes = 0
    while needsUpdate {
      guard passes < Transaction.maximumPasses + shown.count else {
        discardChanges()
        let message = "callbacks keep changing the rows; they are not called for the last change"
        return host.report(.selectionLoop, [], message)
      }
      passes += 1
      update(in: host)
    }
  }

  /// Updates the rows that may have changed, once. Stops as soon as a callback has changed the list
  /// of rows or their states; the rows that were not reached are left for the next update.
  func update(in host: TabHostController) {
    let changes = replace(&self.changes, with: [])
    isUpdating = true
    // Once for all rows, because it retains the host.
    let calls = host.calls
    let isComplete =
      switch changes {
      case .look where departed.isEmpty: refreshOutdated(calls)
      case .selectedTab where departed.isEmpty: refreshSelection(calls)
      default: updateAll(changes, calls)
      }
    if !isComplete { self.changes.formUnion(changes.subtracting(.rows)) }
    isUpdating = false
  }

  /// Whether a callback has changed the list of rows or their states.
  private var isSuperseded: Bool { changes.intersects([.rows, .rowStates]) }

  /// Updates which rows there are, and then their states. Returns `false` if a callback has changed
  /// that again.
  private func updateAll(_ changes: Facet, _ calls: AppCalls) -> Bool {
    updateCount += 1
    if !departed.isEmpty { discardDeparted(from: calls.host) }
    outdated = []
    guard replaceRows(calls) else { return false }
    // The rows decide about the target of a drag.
    let isAny = changes.intersects([.rowStates, .selectedTab]) || calls.host.drag != nil
    for row in shown where isAny || row.isOutdated || row.needsState {
      if row.insertion != updateCount { refresh(row, calls) }
      if isSuperseded { return false }
    }
    return true
  }

  /// Notifies the delegate of the rows that are removed and inserted. Returns `false` if a callback
  /// has changed the rows again.
  private func replaceRows(_ calls: AppCalls) -> Bool {
    let host = calls.host
    // The content of the host appears before the rows.
    let isOnScreen = host.appearanceState == .appeared && host.screen.presentation.showsSidebar
    guard let rows = isOnScreen ? differingRows(in: host) : shown.isEmpty ? nil : [] else {
      if !isOnScreen { replace(&known, with: [:]) }
      return true
    }
    let old = shown
    shown = rows
    for row in old where row.listing != updateCount {
      row.isOnScreen = false
      if let tab = row.tab { calls.didEndDisplaying(tab) }
      guard isSuperseded else { continue }
      // The next update handles the other rows, if they are still to be removed.
      shown =
        shown.filter(\.isOnScreen)
        + old.filter { $0.isOnScreen && $0.listing != updateCount }
      return false
    }
    if !isOnScreen { replace(&known, with: [:]) }
    for row in rows where !row.isOnScreen {
      begin(row, calls)
      guard isSuperseded else { continue }
      shown = shown.filter(\.isOnScreen)
      return false
    }
    return true
  }

  /// Returns the rows to show, or `nil` if they are those on screen. Marks each as listed.
  private func differingRows(in host: TabHostController) -> [DisplayedRow]? {
    let list = RowList(host: host)
    let listed = list.rows(at: range.clamped(to: 0..<list.count))
    let old = shown
    var rows: [DisplayedRow] = []
    rows.reserveCapacity(listed.count)
    var differs = listed.count != old.count
    selected = nil
    for index in listed.indices {
      let row: DisplayedRow
      if index < old.count, old[index].identity == listed[index].identity {
        row = old[index]
      } else {
        differs = true
        row = knownRow(for: listed[index])
      }
      row.listing = updateCount
      row.index = index
      row.isSelected = listed[index].isSelected
      if row.isSelected { selected = row }
      rows.append(row)
    }
    return differs ? rows : nil
  }

  private func knownRow(for row: TabHostController.Sidebar.Row) -> DisplayedRow {
    if let row = known[row.identity] { return row }
    let made = DisplayedRow(row)
    changeKnown { $0[row.identity] = made }
    return made
  }

  private func changeKnown(_ change: (inout [RowIdentity: DisplayedRow]) -> Void) {
    var rows = replace(&known, with: [:])
    change(&rows)
    known = rows
  }

  /// Discards the rows that have left the host, with their items.
  private func discardDeparted(from host: TabHostController) {
    let old = known
    var rows = old
    for identity in replace(&departed, with: []) {
      if let row = rows[identity], !row.isListed(in: host) { rows[identity] = nil }
    }
    known = rows
    withExtendedLifetime(old) {}
  }

  /// Updates the row of the previously selected tab and that of the selected one, in their order.
  private func refreshSelection(_ calls: AppCalls) -> Bool {
    var new: DisplayedRow?
    if let tab = calls.host.state.selection.tab { new = rowOnScreen(RowIdentity(tab)) }
    let old = replace(&selected, with: new)
    guard new !== old else { return true }
    old?.isSelected = false
    new?.isSelected = true
    guard let old, let new, old.index > new.index else {
      return refreshIfOnScreen(old, calls) && refreshIfOnScreen(new, calls)
    }
    return refreshIfOnScreen(new, calls) && refreshIfOnScreen(old, calls)
  }

  /// Updates a row that may have left the screen. Returns `false` if a callback has changed the rows.
  private func refreshIfOnScreen(_ row: DisplayedRow?, _ calls: AppCalls) -> Bool {
    if let row, row.isOnScreen { refresh(row, calls) }
    return !isSuperseded
  }

  /// Updates the rows whose appearance has changed, in their order.
  private func refreshOutdated(_ calls: AppCalls) -> Bool {
    var rows = replace(&outdated, with: [])
    if rows.count > 1 { rows.sort { $0.index < $1.index } }
    for (index, row) in rows.enumerated() where row.isOnScreen {
      refresh(row, calls)
      guard isSuperseded else { continue }
      outdated += rows[(index + 1)...]
      return false
    }
    return true
  }

  private func begin(_ row: DisplayedRow, _ calls: AppCalls) {
    row.isOnScreen = true
    row.insertion = updateCount
    let item = row.item ?? makeItem(for: row, calls)
    let flags = RowFlags(of: row, in: calls.host)
    row.store(flags, sharedStateCount)
    item.take(state(with: flags, in: calls.host))
    calls.update(item)
    if let tab = row.tab { calls.willBeginDisplaying(tab) }
  }

  /// Updates a row if its state or its appearance has changed.
  private func refresh(_ row: DisplayedRow, _ calls: AppCalls) {
    let isOutdated = row.item == nil || row.isOutdated
    let item = row.item ?? makeItem(for: row, calls)
    let flags = RowFlags(of: row, in: calls.host)
    // The part of the state that all rows share is compared only after it has changed.
    let isSharedStateNew = row.flags == nil || row.sharedStateCount != sharedStateCount
    guard isOutdated || isSharedStateNew || flags != row.flags else {
      return row.needsState = false
    }
    row.store(flags, sharedStateCount)
    if isSharedStateNew {
      let (old, state) = (item.configurationState, state(with: flags, in: calls.host))
      guard isOutdated || state != old else { return }
      item.take(state)
      guard isOutdated || state.concernsDelegate(after: old) else { return }
    } else {
      item.take(flags)
    }
    calls.update(item)
  }

  private func state(with flags: RowFlags, in host: TabHostController) -> CellConfigurationState {
    // The part of the state that all rows of a host share.
    var traits = host.state.traits
    traits.listEnvironment = .sidebar
    var state = CellConfigurationState(traitCollection: traits)
    state.isEditing = host.state.isEditing
    flags.store(in: &state)
    return state
  }

  private func makeItem(for row: DisplayedRow, _ calls: AppCalls) -> TabSidebarItem {
    let request = row.itemRequest
    var item = calls.item(for: request)
    if item.identity != row.identity {
      calls.host.report(
        .foreignSidebarItem,
        request.identifiers,
        "the returned item is for another row; a default item is used"
      )
      item = TabSidebarItem(request: request)
    }
    row.item = item
    return item
  }
}

extension DisplayedRow {
  /// Notes the state that the item takes.
  fileprivate func store(_ flags: RowFlags, _ sharedStateCount: Int) {
    self.flags = flags
    self.sharedStateCount = sharedStateCount
    needsState = false
    isOutdated = false
  }

  /// The tab or the group, or `nil` for an action.
  fileprivate var tab: TabItem? {
    switch content {
    case .tab(let tab): tab
    case .group(let group): group
    case .action: nil
    }
  }

  fileprivate var itemRequest: TabSidebarItem.Request {
    switch content {
    case .tab(let tab): .init(content: .tab(tab), group: nil)
    case .group(let group): .init(content: .tab(group), group: nil)
    case .action(let action, let group): .init(content: .action(action), group: group)
    }
  }

  /// Returns whether the tab or the action is in a host.
  fileprivate func isListed(in host: TabHostController) -> Bool {
    guard case .action(let action, let group) = content else {
      return tab.map(host.tree.contains) ?? false
    }
    return host.tree.contains(group) && group.storedSidebarActions.contains { $0 === action }
  }
}

/// The part of the state of a row that differs between rows.
struct RowFlags: OptionSet {
  let rawValue: UInt8

  static let selected = RowFlags(rawValue: 1 << 0)
  static let disabled = RowFlags(rawValue: 1 << 1)
  static let expanded = RowFlags(rawValue: 1 << 2)
  static let pinned = RowFlags(rawValue: 1 << 3)
  static let swiped = RowFlags(rawValue: 1 << 4)
  static let dragged = RowFlags(rawValue: 1 << 5)
  static let targeted = RowFlags(rawValue: 1 << 6)
}

extension RowFlags {
  /// What is particular about the present state of a row.
  @MainActor init(of row: DisplayedRow, in host: TabHostController) {
    self = row.isSelected ? .selected : []
    let drag = host.drag
    if let drag, drag.dropRow == row.identity { insert(.targeted) }
    let tab: TabItem
    switch row.content {
    case .action(let action, _):
      if action.attributes.contains(.disabled) { insert(.disabled) }
      return
    case .group(let group):
      if group.showsRows { insert(.expanded) }
      tab = group
    case .tab(let item):
      tab = item
    }
    if !tab.isEnabledWithAncestors { insert(.disabled) }
    if tab.storedPreferredPlacement == .pinned { insert(.pinned) }
    if let swiped = host.state.overlays.swipedRow, swiped.tab === tab { insert(.swiped) }
    if let drag, drag.isDragging(tab) { insert(.dragged) }
  }

  /// Stores the flags in a state whose other values are those that all rows share.
  @inline(__always)
  func store(in state: inout CellConfigurationState) {
    state.isSelected = contains(.selected)
    state.isDisabled = contains(.disabled)
    state.isExpanded = contains(.expanded)
    state.isPinned = contains(.pinned)
    state.isSwiped = contains(.swiped)
    state.cellDragState = contains(.dragged) ? .dragging : .none
    state.cellDropState = contains(.targeted) ? .targeted : .none
  }
}

extension CellConfigurationState {
  /// Returns whether the delegate is notified of the change from another state. It is not notified
  /// of a change of orientation alone, because UIKit has no trait for the orientation.
  func concernsDelegate(after old: CellConfigurationState) -> Bool {
    var old = old
    old.traitCollection.orientation = traitCollection.orientation
    return self != old
  }
}
