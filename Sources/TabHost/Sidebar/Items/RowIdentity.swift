/// The identity of the tab or action that a row displays.
struct RowIdentity: Hashable {
  private let object: ObjectIdentifier
  private let group: ObjectIdentifier?

  /// Hashes both objects as one number, because rows are looked up often.
  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt(bitPattern: object) ^ (group.map { UInt(bitPattern: $0) << 1 } ?? 0))
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

extension TabHostController.Sidebar.Row {
  var itemRequest: TabSidebarItem.Request {
    switch content {
    case .tab(let tab): .init(content: .tab(tab), group: nil)
    case .group(let group): .init(content: .tab(group), group: nil)
    case .action(let action, let group): .init(content: .action(action), group: group)
    }
  }
}

extension TabSidebarItem {
  /// The identity of the item's row, or `nil` for an action without its group.
  var identity: RowIdentity? {
    switch content {
    case .tab(let tab): RowIdentity(tab)
    case .action(let action): group.map { RowIdentity(action, in: $0) }
    }
  }
}

/// Computes the states of rows at one moment, with the parts that all rows share computed once.
@MainActor final class RowStates {
  private let common: CellConfigurationState
  private let swipedTab: TabItem?
  /// The host if rows are dragged or dragged over; `nil` otherwise.
  private let dragHost: TabHostController?

  init(host: TabHostController) {
    var traits = host.state.traits
    traits.listEnvironment = .sidebar
    var common = CellConfigurationState(traitCollection: traits)
    common.isEditing = host.state.isEditing
    self.common = common
    swipedTab = host.state.overlays.swipedRow?.tab
    dragHost = host.drag == nil ? nil : host
  }

  func state(of row: TabHostController.Sidebar.Row) -> CellConfigurationState {
    var state = common
    state.isSelected = row.isSelected
    state.isDisabled = !row.isUsable
    state.isExpanded = row.isOpen
    guard let tab = row.tab else {
      if dragHost?.dropRow == row.identity { state.cellDropState = .targeted }
      return state
    }
    state.isPinned = tab.storedPreferredPlacement == .pinned
    state.isSwiped = swipedTab === tab
    guard let dragHost else { return state }
    if dragHost.isDragging(tab) { state.cellDragState = .dragging }
    if dragHost.dropRow == row.identity { state.cellDropState = .targeted }
    return state
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
