/// What the states of all rows depend on at one moment, looked up once.
@MainActor struct RowStates {
  private let swipedTab: TabItem?
  /// The host if rows are dragged or dragged over; `nil` otherwise.
  private let dragHost: TabHostController?

  init(host: TabHostController) {
    swipedTab = host.state.overlays.swipedRow?.tab
    dragHost = host.drag == nil ? nil : host
  }

  /// The part of the state that all rows of a host share.
  static func shared(in host: TabHostController) -> CellConfigurationState {
    var traits = host.state.traits
    traits.listEnvironment = .sidebar
    var state = CellConfigurationState(traitCollection: traits)
    state.isEditing = host.state.isEditing
    return state
  }

  /// The part of a state that differs between rows.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let selected = Flags(rawValue: 1 << 0)
    static let disabled = Flags(rawValue: 1 << 1)
    static let expanded = Flags(rawValue: 1 << 2)
    static let pinned = Flags(rawValue: 1 << 3)
    static let swiped = Flags(rawValue: 1 << 4)
    static let dragged = Flags(rawValue: 1 << 5)
    static let targeted = Flags(rawValue: 1 << 6)
  }

  /// Returns what is particular about the state of a row.
  func flags(of row: DisplayedRow) -> Flags {
    var flags: Flags = row.isSelected ? .selected : []
    if let dragHost, dragHost.dropRow == row.identity { flags.insert(.targeted) }
    let tab: TabItem
    switch row.content {
    case .action(let action, _):
      if action.attributes.contains(.disabled) { flags.insert(.disabled) }
      return flags
    case .group(let group):
      if group.showsRows { flags.insert(.expanded) }
      tab = group
    case .tab(let item):
      tab = item
    }
    if !tab.isEnabledWithAncestors { flags.insert(.disabled) }
    if tab.storedPreferredPlacement == .pinned { flags.insert(.pinned) }
    if let swipedTab, swipedTab === tab { flags.insert(.swiped) }
    if let dragHost, dragHost.isDragging(tab) { flags.insert(.dragged) }
    return flags
  }
}

extension RowStates.Flags {
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
