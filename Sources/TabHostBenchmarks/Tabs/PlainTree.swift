/// The least that Swift needs for what a host shows: an object a tab, a dictionary, arrays.
@MainActor final class PlainTree {
  private(set) var roots: [PlainTab] = []
  private(set) var index: [String: PlainTab] = [:]
  /// The tabs that are no groups, in order.
  private(set) var tabs: [PlainTab] = []
  private(set) var selected: PlainTab?
  private(set) var needsFrame = false

  init(tabs count: Int, _ shape: TreeShape) {
    index.reserveCapacity(count)
    if let groups = shape.groups(of: count) {
      roots = groups.map { range in
        let group = PlainTab("Group \(range.lowerBound)", "group-\(range.lowerBound)")
        group.children = makeTabs(range)
        for child in group.children { child.parent = group }
        group.shownCount = group.children.count
        index[group.identifier] = group
        return group
      }
    } else {
      roots = makeTabs(0..<count)
    }
  }

  private func makeTabs(_ range: Range<Int>) -> [PlainTab] {
    let made = range.map { PlainTab("Tab \($0)", "tab-\($0)") }
    for tab in made { index[tab.identifier] = tab }
    tabs += made
    return made
  }

  /// Selects a tab: its page comes, the other goes, and each group on the way knows its child.
  func select(_ tab: PlainTab) {
    guard tab !== selected else { return }
    selected?.isOnScreen = false
    selected = tab
    tab.isOnScreen = true
    tab.parent?.selectedChild = tab
    needsFrame = true
  }

  func rename(_ tab: PlainTab, _ title: String) {
    guard tab.title != title else { return }
    tab.title = title
    needsFrame = true
  }

  func hide(_ tab: PlainTab, _ isHidden: Bool) {
    guard tab.isHidden != isHidden else { return }
    tab.isHidden = isHidden
    tab.parent?.shownCount += isHidden ? -1 : 1
    needsFrame = true
  }
}

/// A tab of a ``PlainTree``, with what is seen of it.
final class PlainTab {
  var title: String
  let identifier: String
  let symbol = "leaf"
  var isHidden = false
  var isOnScreen = false
  var children: [PlainTab] = []
  var shownCount = 0
  unowned(unsafe) var parent: PlainTab?
  unowned(unsafe) var selectedChild: PlainTab?
  var makePage: (() -> PlainTab)?

  init(_ title: String, _ identifier: String) {
    self.title = title
    self.identifier = identifier
  }
}
