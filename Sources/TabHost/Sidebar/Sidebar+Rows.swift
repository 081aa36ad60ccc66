extension TabHostController.Sidebar {
  /// Whether hidden tabs have rows, so that a person can bring them back.
  var listsHidden: Bool { host?.state.isEditing == true }

  /// The roots as the sidebar lists them, each group followed by those hoisted out of it.
  func madeSection(in host: TabHostController) -> SidebarSection {
    let tree = host.tree
    if let section, tree.hoistings == countedHoistings, section.listsHidden == host.state.isEditing
    {
      return section
    }
    countedHoistings = tree.hoistings
    let roots = host.orderedRoots
    let hoisted = tree.hoistedGroupsByRoot
    let slots =
      hoisted.isEmpty ? roots : roots.flatMap { [$0] + (hoisted[ObjectIdentifier($0)] ?? []) }
    let made = SidebarSection(slots: slots, listsHidden: host.state.isEditing)
    section = made
    return made
  }

  /// Whether what is in a group is among the rows to list, as far as the selection has a say.
  func scopeIncludes(_ group: TabGroupItem) -> Bool {
    guard let host, host.screen.isSidebarScopedToGroup else { return true }
    return host.state.selection.tab?.root === group.root
  }

  /// A group was shown, hidden or put in order, and groups that are hoisted out of it with it.
  func hoistedRowsDidChange() {
    guard let host, host.tree.hasHoistedGroups else { return }
    section = nil
    host.transaction.note(.rows)
  }
}
