extension TabGroupItem {
  /// Whether the sidebar shows what is in the group. Default: not ``isCollapsedByDefault``.
  ///
  /// A person's choice arrives here too. Means nothing for a group that cannot collapse.
  public var isExpanded: Bool {
    get { expansion ?? !isCollapsedByDefault }
    set {
      let differs = newValue != isExpanded
      expansion = newValue
      if differs { rowsDidChange() }
    }
  }

  /// Whether the group has a row of its own, that can be expanded and collapsed.
  var isCollapsible: Bool { sidebarAppearance != .inline }

  /// Whether the group stands at the top level of the sidebar instead of at its own place.
  var isHoisted: Bool { sidebarAppearance == .rootSection && parent != nil }

  func sidebarAppearanceDidChange() {
    tabHostController?.tree.appearanceDidChange(of: self)
    parent?.section = nil
    tabHostController?.sidebar.rootRowsDidChange()
    rowsDidChange()
    parent?.rowsDidChange()
  }
}
