/// The rows that are on screen, and the items that were made for them.
///
/// Brought up to date when a change is complete, told and drawn as content: rows that have gone,
/// rows that have come, rows that look different. Costs the rows on screen, and nothing while
/// nobody has asked for any.
@MainActor final class RowDisplay {
  unowned let sidebar: TabHostController.Sidebar

  /// Which rows there is room for.
  private(set) var range = 0..<0
  /// The rows on screen whose coming was told, in their order.
  var shown: [TabHostController.Sidebar.Row] = []
  /// What they stand for, also those whose going is about to be told.
  var shownNames: Set<RowIdentity> = []
  /// The items of all rows that have been on screen since the sidebar was shown.
  var items: [RowIdentity: TabSidebarItem] = [:]
  /// The rows that have to be told to their delegate again.
  var outdated: Set<RowIdentity> = []
  /// The tabs that have left, some of which may be back.
  var departed: [TabItem] = []
  /// What may be otherwise than it was told.
  var stale: Staleness = []
  /// The states of rows as they are now; nil until somebody asks.
  var states: RowStates?
  var isUpdating = false

  init(sidebar: TabHostController.Sidebar) {
    self.sidebar = sidebar
  }

  /// What may have changed, from the least to the most that has to be looked at.
  struct Staleness: OptionSet {
    let rawValue: UInt8
    /// Another row is the selected one: two rows are in another state.
    static let selection = Staleness(rawValue: 1)
    /// Other rows are on screen.
    static let places = Staleness(rawValue: 2)
    /// Headers of groups are in another state.
    static let headers = Staleness(rawValue: 4)
    /// Any row is in another state.
    static let states = Staleness(rawValue: 8)
  }

  /// The item of a row on screen.
  func item(of row: RowIdentity) -> TabSidebarItem? {
    shownNames.contains(row) ? items[row] : nil
  }
}

// MARK: - What changes

extension RowDisplay {
  /// There is room for other rows.
  func setRange(_ newRange: Range<Int>) {
    guard newRange != range else { return }
    range = newRange
    stale.insert(.places)
    updateIfPossible()
  }

  /// Other rows may be on screen, or in another state.
  func rowsMayHaveChanged() { note([.places, .states]) }

  /// Other rows may be on screen; those that stay are in the same state.
  func placesMayHaveChanged() { note(.places) }

  /// A group was expanded or collapsed: its header may be in another state, and no other row.
  func expansionDidChange() { note([.places, .headers]) }

  /// Another tab is selected: its row and the one before are in another state, no others.
  func selectionDidChange() {
    // Beside the content of a group, it says which rows there are.
    if isInUse, sidebar.host?.rules.sidebarIsScopedToGroup == true {
      note([.places, .states])
    } else if !shown.isEmpty || isUpdating {
      note(.selection)
    }
  }

  /// A row looks different. One that is not on screen is brought up to date when it comes.
  func rowDidChange(_ row: RowIdentity) {
    guard isInUse, shownNames.contains(row), outdated.insert(row).inserted else { return }
    updateIfPossible()
  }

  /// A tab has left, maybe to come back in the same change.
  func tabDidLeave(_ tab: TabItem) {
    if !items.isEmpty { departed.append(tab) }
  }

  /// Another delegate makes other items.
  func delegateDidChange() {
    replace(&items, with: [:])
    stale.insert(.states)
    updateIfPossible()
  }

  private func note(_ change: Staleness) {
    guard isInUse else { return }
    states = nil
    guard !stale.isSuperset(of: change) else { return }
    stale.formUnion(change)
    updateIfPossible()
  }

  private var isInUse: Bool { !range.isEmpty || !shown.isEmpty }

  private func updateIfPossible() {
    if sidebar.host?.isBusy == false { update() }
  }
}
