/// A group of a plain tree. The tree itself is one, without a place.
final class PlainGroup: PlainTab {
  var children: [PlainTab] = []
  unowned(unsafe) var selectedChild: PlainTab?
  var isExpanded = true
  var defaultChildIdentifier: String?
  /// How many children are not hidden.
  var shownCount = 0
  /// The rows of the children, counted; nil until somebody looks at them.
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

  /// A child takes another number of rows, and so do the groups above.
  func countAgain(_ child: PlainTab) {
    guard let counts else { return }
    counts.set(Int(child.slot), to: child.rowCount)
    parent?.countAgain(self)
  }

  /// Other children are there, or in another order.
  func forgetCounts() {
    guard counts != nil else { return }
    counts = nil
    parent?.countAgain(self)
  }
}
