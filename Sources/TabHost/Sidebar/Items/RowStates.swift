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
