/// The rows that are on screen, and the items that were made for them.
///
/// Updated as one of the last steps of a commit: rows that have gone, rows that have come, rows that
/// look different. Costs the rows on screen, and nothing while there is no room for any.
@MainActor final class RowDisplay {
  /// The rows for which there is room.
  private(set) var range = 0..<0
  /// The rows on screen that the delegate was notified of, in their order.
  var shown: [TabHostController.Sidebar.Row] = []
  /// What they stand for, also those whose going is about to be told.
  var shownNames: Set<RowIdentity> = []
  /// The items of all rows that have been on screen since the sidebar was shown.
  var items: [RowIdentity: TabSidebarItem] = [:]
  /// The rows that look different.
  var outdated: Set<RowIdentity> = []
  /// The tabs that have left, some of which may be back.
  var departed: [TabItem] = []
  /// The actions that have left the section of a group.
  var departedActions: [ActionRow] = []
  /// What may differ from what the delegate was notified of.
  var stale: Staleness = []
  /// What the display is doing: an update that a callback asks for inside another is part of it.
  var phase = Phase.idle
  /// The states of rows as they are now, cached.
  var states: RowStates?

  enum Phase {
    case idle, updating
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
    /// Some rows look different: ``RowDisplay/outdated``.
    static let looks = Staleness(rawValue: 16)
    /// Tabs or actions have left: ``RowDisplay/departed``, ``RowDisplay/departedActions``.
    static let departures = Staleness(rawValue: 32)
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
    range = newRange
    stale.insert(.places)
  }

  private static let concerns: HostChange = [
    .rowPlaces, .rowStates, .rowHeaders, .rowDisplay, .overlays, .selection,
  ]

  /// Notes what a change of the host concerns.
  func note(_ change: HostChange) {
    guard !change.isDisjoint(with: Self.concerns), isInUse else { return }
    var staleness: Staleness = []
    if change.contains(.rowPlaces) { staleness.insert(.places) }
    if change.contains(.rowHeaders) { staleness.insert(.headers) }
    if !change.isDisjoint(with: [.rowStates, .rowDisplay, .overlays]) {
      staleness.formUnion([.places, .states])
    }
    if change.contains(.selection) { staleness.insert(.selection) }
    guard !staleness.isEmpty else { return }
    states = nil
    stale.formUnion(staleness)
  }

  /// A row looks different. One that is not on screen is updated when it comes.
  func noteLook(of row: RowIdentity) {
    guard isInUse, shownNames.contains(row) else { return }
    outdated.insert(row)
    stale.insert(.looks)
  }

  /// A tab has left, maybe to come back in the same change.
  func tabDidLeave(_ tab: TabItem) {
    guard !items.isEmpty else { return }
    departed.append(tab)
    stale.insert(.departures)
  }

  /// An action is no longer in the section of a group.
  func actionDidLeave(_ action: Action, of group: TabGroupItem) {
    guard !items.isEmpty else { return }
    departedActions.append(ActionRow(action, group))
    stale.insert(.departures)
  }

  /// Another delegate makes other items.
  func delegateDidChange() {
    let old = items
    items = [:]
    stale.insert(.states)
    withExtendedLifetime(old) {}
  }

  /// Gives up what was noted, because callbacks keep changing it.
  func discardChanges() {
    stale = []
    outdated = []
    departed = []
    departedActions = []
  }

  /// The number of rows on screen.
  var rowCount: Int { shown.count }

  /// Whether there is room for rows, or rows are on screen.
  var isInUse: Bool { !range.isEmpty || !shown.isEmpty }
}
