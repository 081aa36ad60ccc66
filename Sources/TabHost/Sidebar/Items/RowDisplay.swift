/// The rows that are on screen, and their items.
///
/// The rows are updated as one of the last steps of a commit: first those that disappear, then
/// those that appear, then those whose appearance has changed. An update costs the number of rows
/// on screen, and nothing while there is no space for rows.
@MainActor final class RowDisplay {
  /// The indices of the rows for which there is space.
  private(set) var range = 0..<0
  /// The rows on screen that the delegate was notified of, in their order.
  var shown: [TabHostController.Sidebar.Row] = []
  /// The items of the rows in ``shown``. `nil` if another delegate is to create it.
  var shownItems: [TabSidebarItem?] = []
  /// The items of all rows that have been on screen since the sidebar was shown.
  var items: [RowIdentity: TabSidebarItem] = [:]
  /// The number of passes, by which a pass marks items.
  var passCount = 0
  /// The tabs that have left the host; some may have come back.
  var departed: [TabItem] = []
  /// The actions that were removed from the section of a group.
  var departedActions: [ActionRow] = []
  /// The changes that the delegate has not been notified of yet.
  var changes: Changes = []
  /// The current phase. An update that is requested by a callback of another update becomes part of
  /// it.
  var phase = Phase.idle
  /// The cached states of the rows.
  var states: RowStates?
  /// The part of the state that the rows on screen share.
  var commonState: CellConfigurationState?

  enum Phase {
    case idle, updating
  }

  /// The kinds of changes, in the order of the work that they cause.
  struct Changes: OptionSet {
    let rawValue: UInt8
    /// Another row is selected: the states of two rows have changed.
    static let selection = Changes(rawValue: 1)
    /// The list of rows on screen has changed.
    static let places = Changes(rawValue: 2)
    /// The states of rows may have changed.
    static let states = Changes(rawValue: 4)
    /// The appearance of some rows has changed; see ``TabSidebarItem/Display``.
    static let looks = Changes(rawValue: 8)
    /// Tabs or actions have left; see ``RowDisplay/departed`` and ``RowDisplay/departedActions``.
    static let departures = Changes(rawValue: 16)
  }

  /// Returns the item of a row, or `nil` if the row is not on screen.
  func item(of row: RowIdentity) -> TabSidebarItem? {
    let items = items
    guard let item = items[row], item.display.isOnScreen else { return nil }
    return item
  }
}

// MARK: - Noting changes

extension RowDisplay {
  /// Sets the range of rows for which there is space.
  func setRange(_ newRange: Range<Int>) {
    range = newRange
    changes.insert(.places)
  }

  /// Notes what has been touched.
  func note(_ marks: Marks) {
    if isInUse, !marks.isDisjoint(with: [.rows, .rowStates]) { noteAll() }
  }

  /// Notes what differs between two screens.
  func noteDifferences(_ differences: Screen.Differences) {
    guard isInUse else { return }
    if !differences.isDisjoint(with: .allRows) {
      noteAll()
    } else if differences.contains(.selectedTab) {
      states = nil
      changes.insert(.selection)
    }
  }

  private func noteAll() {
    states = nil
    changes.formUnion([.places, .states])
  }

  /// Notes that the appearance of a row has changed. A row that is not on screen is updated when it
  /// appears.
  func noteLook(of row: RowIdentity) {
    guard isInUse, let item = item(of: row) else { return }
    item.display.isOutdated = true
    changes.insert(.looks)
  }

  /// Notes that a tab has left the host. It may come back during the same change.
  func tabDidLeave(_ tab: TabItem) {
    guard !items.isEmpty else { return }
    var tabs = replace(&departed, with: [])
    tabs.append(tab)
    departed = tabs
    changes.insert(.departures)
  }

  /// Notes that an action was removed from the section of a group.
  func actionDidLeave(_ action: Action, of group: TabGroupItem) {
    guard !items.isEmpty else { return }
    var rows = replace(&departedActions, with: [])
    rows.append(ActionRow(action, group))
    departedActions = rows
    changes.insert(.departures)
  }

  /// Discards the items, because another delegate creates others.
  func delegateDidChange() {
    let old = (items, shownItems)
    items = [:]
    shownItems = Array(repeating: nil, count: shown.count)
    changes.insert(.states)
    withExtendedLifetime(old) {}
  }

  /// Discards all noted changes, because callbacks keep making new ones.
  func discardChanges() {
    changes = []
    for item in shownItems { item?.display.isOutdated = false }
    departed = []
    departedActions = []
  }

  /// The number of rows on screen.
  var rowCount: Int { shown.count }

  /// Whether there is space for rows, or rows are on screen.
  var isInUse: Bool { !range.isEmpty || !shown.isEmpty }
}

// MARK: - Items

extension RowDisplay {
  /// Returns whether rows are on screen. The content of the host appears before them.
  func isOnScreen(in host: TabHostController) -> Bool {
    host.appearanceState == .appeared && host.screen.presentation.showsSidebar
  }

  /// Changes the items in a copy, so that no access to them overlaps with another one.
  ///
  /// - Parameter change: A closure that returns what it removes, to be released after the change.
  func changeItems<Removed>(
    _ change: (inout [RowIdentity: TabSidebarItem]) -> Removed
  ) {
    var changed = replace(&items, with: [:])
    let removed = change(&changed)
    items = changed
    keepAlive(removed)
  }

  /// Discards all items, because the sidebar is no longer displayed.
  func discardItems() {
    replace(&items, with: [:])
  }

  func discardDeparted(from host: TabHostController) {
    let (tabs, actions) = (departed, departedActions)
    departed = []
    departedActions = []
    guard !tabs.isEmpty || !actions.isEmpty else { return }
    var rows: [RowIdentity] = []
    for tab in tabs where !host.tree.contains(tab) {
      rows.append(RowIdentity(tab))
      guard let group = tab.asGroup else { continue }
      rows += group.storedSidebarActions.map { RowIdentity($0, in: group) }
    }
    for row in actions where !row.group.storedSidebarActions.contains(where: { $0 === row.action })
    {
      rows.append(RowIdentity(row.action, in: row.group))
    }
    changeItems { items in rows.map { items.removeValue(forKey: $0) } }
  }
}
