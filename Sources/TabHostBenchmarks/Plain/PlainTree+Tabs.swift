// MARK: - One tab

extension PlainTree {
  /// Renames a tab; its row, if it is on screen, shows the new title.
  func rename(_ tab: PlainTab, _ title: String) {
    guard tab.title != title else { return }
    tab.title = title
    refreshRow(of: tab)
    noteLook(of: tab)
  }

  /// Hides or shows a tab: it is counted, and rows on screen are made again. If the selected tab is
  /// hidden by that, the first that is not is selected.
  func hide(_ tab: PlainTab, _ isHidden: Bool) {
    guard tab.isHidden != isHidden else { return }
    tab.isHidden = isHidden
    if isHidden, isOnWayToSelected(tab), let first = firstShown { select(first) }
    if let parent = tab.parent {
      parent.shownCount += isHidden ? -1 : 1
      parent.countAgain(tab)
    }
    note(.bar)
    rowsDidChange()
  }

  private func isOnWayToSelected(_ tab: PlainTab) -> Bool {
    var current = selected
    while let above = current {
      if above === tab { return true }
      current = above.parent
    }
    return false
  }

  private var firstShown: PlainTab? {
    for root in top.children where !root.isHidden {
      guard let group = root.asGroup else { return root }
      if let child = group.children.first(where: { !$0.isHidden }) { return child }
    }
    return nil
  }

  /// Expands or collapses a group: its rows are counted, and rows on screen are made again.
  func expand(_ group: PlainGroup, _ isExpanded: Bool) {
    guard group.isExpanded != isExpanded else { return }
    group.isExpanded = isExpanded
    group.parent?.countAgain(group)
    rowsDidChange()
  }
}

// MARK: - Siblings

extension PlainTree {
  /// Puts the children of a group into another order. Whoever has read them before keeps what was
  /// read, so the array is another one.
  func reorder(_ group: PlainGroup, _ children: [PlainTab]) {
    group.children = children
    group.forgetCounts()
    note(.bar)
    rowsDidChange()
  }

  /// Puts a tab that is nowhere among the children of a group.
  func insert(_ tab: PlainTab, at place: Int, in group: PlainGroup) {
    var children = group.children
    children.insert(tab, at: place)
    tab.parent = group
    if !tab.isHidden { group.shownCount += 1 }
    enter(tab)
    reorder(group, children)
  }

  /// Takes a child that is not selected out of its group.
  @discardableResult
  func remove(at place: Int, from group: PlainGroup) -> PlainTab {
    var children = group.children
    let tab = children.remove(at: place)
    detach(tab, from: group)
    leave(tab)
    reorder(group, children)
    return tab
  }

  /// Moves the last child, which is not selected, to the end of another group; the index knows it
  /// already.
  func moveLast(of group: PlainGroup, to other: PlainGroup) {
    var (children, others) = (group.children, other.children)
    let tab = children.removeLast()
    detach(tab, from: group)
    others.append(tab)
    tab.parent = other
    if !tab.isHidden { other.shownCount += 1 }
    reorder(group, children)
    reorder(other, others)
  }

  private func detach(_ tab: PlainTab, from group: PlainGroup) {
    tab.parent = nil
    if group.selectedChild === tab { group.selectedChild = nil }
    if !tab.isHidden { group.shownCount -= 1 }
  }
}
