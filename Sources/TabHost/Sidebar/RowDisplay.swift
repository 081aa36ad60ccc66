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
  private var known = KnownRows()
  /// The rows on screen whose appearance has changed.
  private var outdated: [DisplayedRow] = []
  private var selected: DisplayedRow?
  /// The known rows that have left the host; some may have come back.
  private var departed: [DisplayedRow] = []
  /// What has changed since the last update: ``Facet/rows``, ``Facet/rowStates``,
  /// ``Facet/selectedTab`` and ``Facet/look``.
  private var changes: Facet = []
  /// Whether an update is in progress. An update that a callback requests becomes part of it.
  private var isUpdating = false
  /// The number of updates, by which an update marks rows.
  private var updateCount = 0
  /// The part of the state that all rows share, or `nil` until it is needed again.
  private var environment: RowEnvironment?

  /// Whether there is space for rows, or rows are on screen.
  var isInUse: Bool { !range.isEmpty || !shown.isEmpty }

  /// The number of rows on screen.
  var rowCount: Int { shown.count }

  /// Whether rows need an update.
  var needsUpdate: Bool { !changes.isEmpty || !departed.isEmpty }

  /// Returns the item of a row, or `nil` if the row is not on screen.
  ///
  /// - Parameter tab: The tab, or the group of the action.
  func item(of tab: TabItem, _ action: Action?) -> TabSidebarItem? {
    rowOnScreen(tab, action)?.item
  }

  /// Returns the item of a row that is not on screen, as the delegate configures it, for a picture. The
  /// row stays as it is.
  func configuredItem(
    of tab: TabItem,
    _ action: Action?,
    in host: TabHostController
  ) -> TabSidebarItem {
    let pass = pass(in: host)
    let row = DisplayedRow(tab, action)
    row.isSelected = action == nil && tab === host.selection.tab
    row.isBelowEnabled = tab.isBelowEnabled
    let item = makeItem(for: row, pass)
    update(row, item, RowFlags(of: row, pass.drag, pass.swiped), pass)
    return item
  }

  private func rowOnScreen(_ tab: TabItem, _ action: Action?) -> DisplayedRow? {
    guard !shown.isEmpty, let row = known.row(of: tab, action), row.isOnScreen else { return nil }
    return row
  }

  /// Returns whether the window is full with rows before those of a root tab.
  func isFull(before tab: TabItem, in section: SidebarSection, of host: TabHostController) -> Bool {
    !shown.isEmpty && shown.count == range.rowCount
      && section.lists(tab, after: range, listingHidden: host.editing.isActive)
  }
}

/// A row that is on screen, or has been since the sidebar was shown.
@MainActor final class DisplayedRow {
  /// The tab, or the group of the action.
  let tab: TabItem
  /// The action, or `nil` for the row of a tab.
  let action: Action?
  /// The item, or `nil` until the delegate has created it.
  fileprivate(set) var item: TabSidebarItem?
  fileprivate(set) var isOnScreen = false
  /// The index among the rows on screen.
  fileprivate(set) var index = 0
  fileprivate(set) var isSelected = false
  /// Whether the groups above the row are enabled.
  fileprivate(set) var isBelowEnabled = true
  /// Whether the state of the row may have changed.
  fileprivate(set) var needsState = false
  /// Whether the appearance of the row has changed.
  fileprivate(set) var isOutdated = false
  /// The last update that has listed the row.
  fileprivate(set) var listing = 0
  /// The last update that has inserted the row.
  fileprivate(set) var insertion = 0

  /// The number of the row of a tab among the known rows.
  fileprivate var number = 0

  fileprivate init(_ tab: TabItem, _ action: Action?) {
    self.tab = tab
    self.action = action
  }

  /// Returns whether the row is that of a tab, or of an action in the section of the group `tab`.
  func displays(_ tab: TabItem, _ action: Action?) -> Bool {
    self.tab === tab && self.action === action
  }
}

/// The rows that have been on screen since the sidebar was shown.
///
/// A tab has at most one of them, whose number it stores. The rows of actions, which few groups have, are
/// looked up.
@MainActor private struct KnownRows {
  private var rows: [DisplayedRow] = []
  private var rowsOfActions: [ActionPlace: DisplayedRow] = [:]

  /// An action in the section of a group.
  private struct ActionPlace: Hashable {
    let action: ObjectIdentifier
    let group: ObjectIdentifier

    init(_ action: Action, _ group: TabItem) {
      self.action = ObjectIdentifier(action)
      self.group = ObjectIdentifier(group)
    }
  }

  var isEmpty: Bool { rows.isEmpty && rowsOfActions.isEmpty }

  /// Returns the row of a tab, or of an action in the section of the group `tab`.
  func row(of tab: TabItem, _ action: Action?) -> DisplayedRow? {
    if let action { return rowsOfActions[ActionPlace(action, tab)] }
    // The number may be that of a row in another host.
    let number = Int(tab.rowNumber)
    return number < rows.count && rows[number].tab === tab ? rows[number] : nil
  }

  mutating func add(_ row: DisplayedRow) {
    if let action = row.action { return rowsOfActions[ActionPlace(action, row.tab)] = row }
    row.number = rows.count
    row.tab.rowNumber = Int32(rows.count)
    rows.append(row)
  }

  /// Removes a row. The last row takes its number.
  mutating func remove(_ row: DisplayedRow) {
    if let action = row.action { return rowsOfActions[ActionPlace(action, row.tab)] = nil }
    guard contains(row), let last = rows.popLast(), last !== row else { return }
    rows[row.number] = last
    last.number = row.number
    last.tab.rowNumber = Int32(row.number)
  }

  /// Stores the number of a row at its tab again, which may have been in another host meanwhile.
  func renumber(_ row: DisplayedRow) { if contains(row) { row.tab.rowNumber = Int32(row.number) } }

  private func contains(_ row: DisplayedRow) -> Bool {
    row.number < rows.count && rows[row.number] === row
  }

  mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }
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
    if facets.intersects([.traits, .editing]) { environment = nil }
    guard isInUse else { return }
    if facets.intersects(.allRows) {
      changes.formUnion([.rows, .rowStates])
    } else {
      changes.formUnion(facets.intersection(.ofRows))
    }
  }

  /// Notes that the appearance of a row has changed. A row that is not on screen is updated when it
  /// appears.
  ///
  /// - Parameter tab: The tab, or the group of the action.
  func noteLook(of tab: TabItem, _ action: Action? = nil) {
    guard let row = rowOnScreen(tab, action), !row.isOutdated else { return }
    row.isOutdated = true
    var rows = replace(&outdated, with: [])
    rows.append(row)
    outdated = rows
    changes.insert(.look)
  }

  /// Notes that a row has another state, such as whether it is expanded.
  func noteState(of tab: TabItem) { rowOnScreen(tab, nil)?.needsState = true }

  /// Notes that a tab has left the host. It may come back during the same change.
  func tabDidLeave(_ tab: TabItem) {
    guard !known.isEmpty else { return }
    rowDidLeave(tab, nil)
    if let group = tab.asGroup {
      for action in group.storedSidebarActions { actionDidLeave(action, of: group) }
    }
  }

  /// Notes that an action was removed from the section of a group.
  func actionDidLeave(_ action: Action, of group: TabGroupItem) {
    if !known.isEmpty { rowDidLeave(group, action) }
  }

  private func rowDidLeave(_ tab: TabItem, _ action: Action?) {
    guard let row = known.row(of: tab, action) else { return }
    var rows = replace(&departed, with: [])
    rows.append(row)
    departed = rows
  }

  /// Discards the items, because another delegate creates others.
  func delegateDidChange() {
    let old = (known, shown.map(\.item))
    var rows = KnownRows()
    for row in shown {
      row.item = nil
      rows.add(row)
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

  /// What an update needs for each row, looked up once.
  private struct Pass {
    let host: TabHostController
    /// The calls of the sidebar's delegate, or `nil` if there is none.
    let calls: AppCalls?
    let environment: RowEnvironment
    let drag: Drag?
    let swiped: TabItem?
  }

  private func pass(in host: TabHostController) -> Pass {
    let environment = environment ?? RowEnvironment(of: host)
    self.environment = environment
    return Pass(
      host: host,
      calls: host.sidebar.delegate == nil ? nil : host.calls,
      environment: environment,
      drag: host.drag,
      swiped: host.state.overlays.swipedRow?.tab
    )
  }

  /// Updates the rows that may have changed, once. Stops as soon as a callback has changed the list
  /// of rows or their states; the rows that were not reached are left for the next update.
  func update(in host: TabHostController) {
    let changes = replace(&self.changes, with: [])
    isUpdating = true
    let pass = pass(in: host)
    let isComplete =
      switch changes {
      case .look where departed.isEmpty: refreshOutdated(pass)
      case .selectedTab where departed.isEmpty: refreshSelection(pass)
      default: updateAll(changes, pass)
      }
    if !isComplete { self.changes.formUnion(changes.subtracting(.rows)) }
    isUpdating = false
  }

  /// Whether a callback has changed the list of rows or their states.
  private var isSuperseded: Bool { changes.intersects([.rows, .rowStates]) }

  /// Updates which rows there are, and then their states. Returns `false` if a callback has changed
  /// that again.
  private func updateAll(_ changes: Facet, _ pass: Pass) -> Bool {
    updateCount += 1
    if !departed.isEmpty { discardDeparted(from: pass.host) }
    outdated = []
    guard replaceRows(pass) else { return false }
    // The rows decide about the target of a drag.
    let isAny = changes.intersects([.rowStates, .selectedTab]) || pass.drag != nil
    for row in shown where isAny || row.isOutdated || row.needsState {
      if row.insertion != updateCount { refresh(row, pass) }
      if isSuperseded { return false }
    }
    return true
  }

  /// Notifies the delegate of the rows that are removed and inserted. Returns `false` if a callback
  /// has changed the rows again.
  private func replaceRows(_ pass: Pass) -> Bool {
    let host = pass.host
    // The content of the host appears before the rows.
    let isOnScreen = host.appearanceState == .appeared && host.screen.presentation.showsSidebar
    guard let rows = isOnScreen ? differingRows(in: host) : shown.isEmpty ? nil : [] else {
      if !isOnScreen { replace(&known, with: KnownRows()) }
      return true
    }
    let old = shown
    shown = rows
    for row in old where row.listing != updateCount {
      row.isOnScreen = false
      if row.action == nil { pass.calls?.didEndDisplaying(row.tab) }
      guard isSuperseded else { continue }
      // The next update handles the other rows, if they are still to be removed.
      shown =
        shown.filter(\.isOnScreen)
        + old.filter { $0.isOnScreen && $0.listing != updateCount }
      return false
    }
    if !isOnScreen { replace(&known, with: KnownRows()) }
    for row in rows where !row.isOnScreen {
      begin(row, pass)
      guard isSuperseded else { continue }
      shown = shown.filter(\.isOnScreen)
      return false
    }
    return true
  }

  /// Returns the rows to show, or `nil` if they are those on screen: rows that stay in place, others that
  /// are known, and new ones. Marks each as listed.
  private func differingRows(in host: TabHostController) -> [DisplayedRow]? {
    let list = RowList(host: host)
    let indices = range.clamped(to: 0..<list.count)
    let (old, selectedTab) = (shown, host.selection.tab)
    var known = replace(&known, with: KnownRows())
    if known.isEmpty { known.reserveCapacity(indices.count) }
    var rows: [DisplayedRow] = []
    rows.reserveCapacity(indices.count)
    var selected: DisplayedRow?
    var differs = indices.count != old.count
    list.list(indices) { tab, action, _, isBelowEnabled in
      let index = rows.count
      let row: DisplayedRow
      if index < old.count, old[index].displays(tab, action) {
        row = old[index]
      } else if let known = known.row(of: tab, action) {
        row = known
        differs = true
      } else {
        row = DisplayedRow(tab, action)
        known.add(row)
        differs = true
      }
      row.listing = updateCount
      row.index = index
      row.isBelowEnabled = isBelowEnabled
      row.isSelected = action == nil && tab === selectedTab
      if row.isSelected { selected = row }
      rows.append(row)
    }
    self.known = known
    self.selected = selected
    return differs ? rows : nil
  }

  /// Discards the rows that have left the host, with their items.
  private func discardDeparted(from host: TabHostController) {
    let old = known
    var rows = old
    for row in replace(&departed, with: []) {
      if row.isListed(in: host) { rows.renumber(row) } else { rows.remove(row) }
    }
    known = rows
    withExtendedLifetime(old) {}
  }

  /// Updates the row of the previously selected tab and that of the selected one, in their order.
  private func refreshSelection(_ pass: Pass) -> Bool {
    var new: DisplayedRow?
    if let tab = pass.host.selection.tab { new = rowOnScreen(tab, nil) }
    let old = replace(&selected, with: new)
    guard new !== old else { return true }
    old?.isSelected = false
    new?.isSelected = true
    guard let old, let new, old.index > new.index else {
      return refreshIfOnScreen(old, pass) && refreshIfOnScreen(new, pass)
    }
    return refreshIfOnScreen(new, pass) && refreshIfOnScreen(old, pass)
  }

  /// Updates a row that may have left the screen. Returns `false` if a callback has changed the rows.
  private func refreshIfOnScreen(_ row: DisplayedRow?, _ pass: Pass) -> Bool {
    if let row, row.isOnScreen { refresh(row, pass) }
    return !isSuperseded
  }

  /// Updates the rows whose appearance has changed, in their order.
  private func refreshOutdated(_ pass: Pass) -> Bool {
    var rows = replace(&outdated, with: [])
    if rows.count > 1 { rows.sort { $0.index < $1.index } }
    for (index, row) in rows.enumerated() where row.isOnScreen {
      refresh(row, pass)
      guard isSuperseded else { continue }
      outdated += rows[(index + 1)...]
      return false
    }
    return true
  }

  private func begin(_ row: DisplayedRow, _ pass: Pass) {
    row.isOnScreen = true
    row.insertion = updateCount
    update(
      row,
      row.item ?? makeItem(for: row, pass),
      RowFlags(of: row, pass.drag, pass.swiped),
      pass
    )
    if row.action == nil { pass.calls?.willBeginDisplaying(row.tab) }
  }

  /// Updates a row if its state or its appearance has changed.
  private func refresh(_ row: DisplayedRow, _ pass: Pass) {
    let isNew = row.item == nil
    let item = row.item ?? makeItem(for: row, pass)
    let flags = RowFlags(of: row, pass.drag, pass.swiped)
    if isNew || row.isOutdated { return update(row, item, flags, pass) }
    row.needsState = false
    let (oldEnvironment, oldFlags) = (item.environment, item.flags)
    guard flags != oldFlags || pass.environment != oldEnvironment else { return }
    item.take(pass.environment, flags)
    if flags != oldFlags || pass.environment.concernsDelegate(after: oldEnvironment) {
      pass.calls?.update(item)
    }
  }

  private func update(
    _ row: DisplayedRow,
    _ item: TabSidebarItem,
    _ flags: RowFlags,
    _ pass: Pass
  ) {
    row.needsState = false
    row.isOutdated = false
    item.take(pass.environment, flags)
    pass.calls?.update(item)
  }

  private func makeItem(for row: DisplayedRow, _ pass: Pass) -> TabSidebarItem {
    let item = itemOfDelegate(for: row, pass) ?? TabSidebarItem(of: row.tab, row.action)
    row.item = item
    return item
  }

  private func itemOfDelegate(for row: DisplayedRow, _ pass: Pass) -> TabSidebarItem? {
    guard let item = pass.calls?.item(for: row.tab, row.action) else { return nil }
    if row.displays(item) { return item }
    pass.host.report(
      .foreignSidebarItem,
      [row.action?.identifier.rawValue ?? row.tab.identifier],
      "the returned item is for another row; a default item is used"
    )
    return nil
  }
}

extension DisplayedRow {
  /// Returns whether an item is for the row.
  fileprivate func displays(_ item: TabSidebarItem) -> Bool {
    switch item.content {
    case .tab(let tab): displays(tab, nil)
    case .action(let action): tab === item.group && self.action === action
    }
  }

  /// Returns whether the row is the target of a drop.
  fileprivate func displays(_ target: Drag.Target) -> Bool {
    switch target {
    case .tab(let tab): displays(tab, nil)
    case .action(let action, let group): displays(group, action)
    case .place: false
    }
  }

  /// Returns whether the tab or the action is in a host.
  fileprivate func isListed(in host: TabHostController) -> Bool {
    guard host.tree.contains(tab) else { return false }
    guard let action else { return true }
    return tab.asGroup?.storedSidebarActions.contains { $0 === action } == true
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
  @MainActor fileprivate init(of row: DisplayedRow, _ drag: Drag?, _ swiped: TabItem?) {
    self = row.isSelected ? .selected : []
    if let target = drag?.acceptingTarget, row.displays(target) { insert(.targeted) }
    if let action = row.action {
      if action.attributes.contains(.disabled) { insert(.disabled) }
      return
    }
    let tab = row.tab
    if !row.isBelowEnabled || !tab.storedIsEnabled || tab.hasDisabledAction { insert(.disabled) }
    if let group = tab.asGroup, group.showsRows { insert(.expanded) }
    if tab.storedPreferredPlacement == .pinned { insert(.pinned) }
    if swiped === tab { insert(.swiped) }
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

/// The part of the state of a row that all rows of a host share, as one object for all of them.
@MainActor final class RowEnvironment {
  private let state: CellConfigurationState

  /// The environment of an item that has not been on screen.
  static let initial = RowEnvironment(CellConfigurationState(traitCollection: TraitCollection()))

  private init(_ state: CellConfigurationState) { self.state = state }

  convenience init(of host: TabHostController) {
    var traits = host.state.traits
    traits.listEnvironment = .sidebar
    var state = CellConfigurationState(traitCollection: traits)
    state.isEditing = host.editing.isActive
    self.init(state)
  }

  /// Returns the whole state of a row.
  func state(with flags: RowFlags) -> CellConfigurationState {
    var state = state
    flags.store(in: &state)
    return state
  }

  static func != (one: RowEnvironment, other: RowEnvironment) -> Bool {
    one !== other && one.state != other.state
  }

  /// Returns whether the delegate is notified of the change from another environment. It is not
  /// notified of a change of orientation alone, because UIKit has no trait for the orientation.
  func concernsDelegate(after old: RowEnvironment) -> Bool {
    if self === old { return false }
    var before = old.state
    before.traitCollection.orientation = state.traitCollection.orientation
    return before != state
  }
}
