import TabHost
import TabHostTestSupport
import TabHostTesting

/// Invariants that hold after every action.
extension RandomGestures {
  var problem: String? {
    failure ?? problemWithRows ?? problemWithStates ?? problemWithPopover ?? problemWithDrag
      ?? HostInvariant.firstViolation(in: host)?.description
  }

  private var displayed: Range<Int> {
    let rows = host.sidebar.rows
    return HostProblems(host: host).showsRows
      ? host.sidebar.displayedRows.clamped(to: 0..<rows.count) : 0..<0
  }

  private var problemWithRows: String? {
    let rows = host.sidebar.rows
    let expected = Set(displayed.compactMap { rows[$0].tab.map(ObjectIdentifier.init) })
    guard Set(onScreen.keys) != expected else { return nil }
    let names = onScreen.values.map(\.identifier).sorted()
    return "notified of rows \(names), on screen are \(displayed.map { rows[$0].identifier })"
  }

  private var problemWithStates: String? {
    for index in displayed {
      let row = host.sidebar.rows[index]
      guard let item = host.sidebar.item(at: index) else { return "row \(index) has no item" }
      let state = item.configurationState
      let isSwiped = host.sidebar.swipedRow.map { $0.tab === row.tab } ?? false
      let facts: [(String, Bool, Bool)] = [
        ("selected", state.isSelected, row.isSelected),
        ("expanded", state.isExpanded, row.isExpanded),
        ("disabled", state.isDisabled, !row.isEnabled),
        ("editing", state.isEditing, host.isEditing),
        ("swiped", state.isSwiped, isSwiped),
        ("targeted", state.cellDropState == .targeted, isTargeted(row)),
        ("dragging", state.cellDragState != .none && drag?.isActive != true, false),
      ]
      if let wrong = facts.first(where: { $0.1 != $0.2 }) {
        return "the item of \(row.identifier) says \(wrong.0) \(wrong.1)"
      }
    }
    return nil
  }

  private func isTargeted(_ row: TabHostController.Sidebar.Row) -> Bool {
    guard let drag, drag.isActive, drag.operation == .copy || drag.operation == .move else {
      return false
    }
    switch (drag.target, row.content) {
    case (.tab(let tab), _): return tab === row.tab
    case (.action(let action, let group), .action(let other, let otherGroup)):
      return action === other && group === otherGroup
    default: return false
    }
  }

  private var problemWithPopover: String? {
    guard let popover = host.popover else { return nil }
    guard let tab = popover.sourceItem as? TabItem else {
      return popover.sourceItem is BarButtonItem ? nil : "a popover for nothing"
    }
    var above: TabItem? = tab
    while let current = above {
      if current.isHidden { return "a popover for a hidden tab" }
      above = current.parent
    }
    return nil
  }

  private var problemWithDrag: String? {
    guard let drag else { return nil }
    if !drag.isActive { return drag.target == nil ? nil : "a drag that is over is over something" }
    guard case .tab(let tab) = drag.target else { return nil }
    return tab.tabHostController === host ? nil : "a drag is over a tab elsewhere"
  }
}
