/// A group of a plain tree. The root of the tree is also a group.
final class PlainGroup: PlainTab {
  var children: [PlainTab] = []
  unowned(unsafe) var selectedChild: PlainTab?
  var isExpanded = true
  var defaultChildIdentifier: String?
  /// The number of children that are not hidden.
  var shownCount = 0
  /// The row counts of the children, or `nil` until they are needed.
  private var counts: PlainCounts?

  override var asGroup: PlainGroup? { self }

  override var rowCount: Int {
    isHidden ? 0 : isExpanded ? 1 + madeCounts.total : 1
  }

  var madeCounts: PlainCounts {
    if let counts { return counts }
    for (slot, child) in children.enumerated() { child.slot = Int32(slot) }
    let made = PlainCounts(children.map(\.rowCount))
    counts = made
    return made
  }

  /// Updates the row counts of this group and its ancestors after a child's count changed.
  func countAgain(_ child: PlainTab) {
    guard let counts else { return }
    counts.set(Int(child.slot), to: child.rowCount)
    parent?.countAgain(self)
  }

  /// Discards the row counts after children were added, removed or reordered.
  func discardCounts() {
    guard counts != nil else { return }
    counts = nil
    parent?.countAgain(self)
  }
}
