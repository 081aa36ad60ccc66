extension TabGroupItem {
  /// How a group looks in the sidebar. Documented original: `UITabGroup.SidebarAppearance`.
  public enum SidebarAppearance: UInt, Sendable, CaseIterable {
    /// A section at the root, an expandable row below.
    case automatic = 0
    /// No row of its own: the children stand among the group's siblings, at its place.
    case inline = 1
    /// A section at the top level of the sidebar, whatever the depth of the group.
    case rootSection = 2
  }

  /// How a group stands in a bar. Ours; the original leaves no choice.
  public enum BarPresentation: String, Sendable, CaseIterable {
    /// One item, except in a compact bar when the group has no content of its own: there its
    /// children stand in its place.
    case automatic
    /// One item, always.
    case singleItem
    /// The children, in the group's place.
    case inlineChildren
  }
}
