extension TabHostController.Sidebar {
  /// Whether hidden tabs have rows, so that a person can bring them back.
  var listsHidden: Bool { host?.isAtEditing == true }

  /// The roots as the sidebar lists them, each group followed by those hoisted out of it.
  func madeSection(in host: TabHostController) -> SidebarSection {
    let tree = host.tree
    if let section, tree.hoistings == countedHoistings, section.listsHidden == host.isAtEditing {
      return section
    }
    countedHoistings = tree.hoistings
    let roots = host.rootOrder
    let hoisted = tree.hoistedGroupsByRoot
    let slots =
      hoisted.isEmpty ? roots : roots.flatMap { [$0] + (hoisted[ObjectIdentifier($0)] ?? []) }
    let made = SidebarSection(slots: slots, listsHidden: host.isAtEditing)
    section = made
    return made
  }

  /// Whether what is in a group is among the rows to list, as far as the selection has a say.
  func scopeIncludes(_ group: TabGroupItem) -> Bool {
    guard let host, host.rules.sidebarIsScopedToGroup else { return true }
    return host.selection.tab?.root === group.root
  }

  /// Other roots, or another order of them: the section is made again at the next look.
  func rootRowsDidChange() {
    section = nil
    host?.invalidation.sidebar()
  }

  /// A group was shown, hidden or put in order, and groups that are hoisted out of it along.
  func hoistedRowsDidChange() {
    if host?.tree.hasHoistedGroups == true { rootRowsDidChange() }
  }
}
