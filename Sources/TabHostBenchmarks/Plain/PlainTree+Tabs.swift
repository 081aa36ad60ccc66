// MARK: - One tab

extension PlainTree {
  /// Renames a tab, and updates its row if it is displayed.
  func rename(_ tab: PlainTab, _ title: String) {
    guard tab.title != title else { return }
    tab.title = title
    refreshRow(of: tab)
    noteAppearanceChange(of: tab)
  }

  /// Hides or shows a tab, and updates the counts and the displayed rows.
  ///
  /// If this hides the selected tab, the first visible tab is selected.
  func hide(_ tab: PlainTab, _ isHidden: Bool) {
    guard tab.isHidden != isHidden else { return }
    tab.isHidden = isHidden
    if isHidden, isAncestorOfSelected(tab), let first = firstShown { select(first) }
    if let parent = tab.parent {
      parent.shownCount += isHidden ? -1 : 1
      parent.countAgain(tab)
    }
    note(.bar)
    rowsDidChange()
  }

  private func isAncestorOfSelected(_ tab: PlainTab) -> Bool {
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

  /// Expands or collapses a group, and updates the counts and the displayed rows.
  func expand(_ group: PlainGroup, _ isExpanded: Bool) {
    guard group.isExpanded != isExpanded else { return }
    group.isExpanded = isExpanded
    group.parent?.countAgain(group)
    rowsDidChange()
  }
}

// MARK: - Siblings

extension PlainTree {
  /// Assigns a new array of children. A copy that was read earlier remains valid.
  func reorder(_ group: PlainGroup, _ children: [PlainTab]) {
    group.children = children
    group.discardCounts()
    note(.bar)
    rowsDidChange()
  }

  /// Inserts a tab without a parent into a group.
  func insert(_ tab: PlainTab, at place: Int, in group: PlainGroup) {
    var children = group.children
    children.insert(tab, at: place)
    tab.parent = group
    if !tab.isHidden { group.shownCount += 1 }
    enter(tab)
    reorder(group, children)
  }

  /// Removes a child that is not selected from its group.
  @discardableResult
  func remove(at place: Int, from group: PlainGroup) -> PlainTab {
    var children = group.children
    let tab = children.remove(at: place)
    detach(tab, from: group)
    leave(tab)
    reorder(group, children)
    return tab
  }

  /// Moves the last child, which is not selected, to the end of another group.
  ///
  /// The index does not change.
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
