extension TabHostController {
  /// Whether a person finds the children of the selected group without its page: in the sidebar, or
  /// in the bar in the group's place. Content may list them itself where they don't.
  ///
  /// The group is the nearest that holds the selection, or is selected. Where there is none the
  /// answer is that for groups as such: whether the sidebar is on show. A collapsed group counts as
  /// shown there. Linear in the number of children. Documented original: SwiftUI's
  /// `isTabBarShowingSections`.
  public var isShowingGroupChildren: Bool {
    follow(\.presentation)
    follow(\.isTabBarHidden)
    follow(\.bar, as: .bar)
    followSelectedPath()
    let presentation = rules.presentation
    if presentation.showsSidebar { return true }
    guard presentation.showsBar, !isTabBarHidden,
      let group = selectedPath.last(where: { $0.asGroup != nil })?.asGroup, !barShows(group)
    else { return false }
    return group.children.contains(where: barShows)
  }
}
