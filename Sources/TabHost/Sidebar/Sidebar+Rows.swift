extension TabHostController.Sidebar {
  /// Whether hidden tabs have rows, so that the user can show them again.
  var listsHidden: Bool { host?.state.isEditing == true }

  /// Returns the root tabs in the order of the sidebar, each followed by the groups hoisted out of
  /// it.
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

  /// Whether the rows inside a group are listed, considering only the selection.
  func scopeIncludes(_ group: TabGroupItem) -> Bool {
    guard let host, host.screen.isSidebarScopedToGroup else { return true }
    return host.state.selection.tab?.root === group.root
  }

  /// Invalidates the rows after a group, and with it the groups hoisted out of it, was shown,
  /// hidden, or reordered.
  func hoistedRowsDidChange() {
    guard let host, host.tree.hasHoistedGroups else { return }
    section = nil
    host.transaction.note(.rows)
  }
}
