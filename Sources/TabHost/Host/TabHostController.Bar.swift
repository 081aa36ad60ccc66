extension TabHostController {
  /// What stands in the bar, leading to trailing, as it is at the moment of asking.
  ///
  /// The bar is described also while the sidebar stands in its place or it is hidden.
  @MainActor public struct Bar {
    /// The side of the host at which a bar stands.
    public enum Edge: String, Sendable {
      /// Above the content: where there is regular width.
      case top
      /// Below the content: on phones, and where there is compact width.
      case bottom
      /// Beside the content, as an ornament.
      case leading
    }

    /// Where the bar stands.
    public let edge: Edge
    /// Tabs that are always first. Empty in a bar at the bottom, which knows no regions.
    public internal(set) var fixed: [TabItem] = []
    /// Tabs that a person may arrange; in a bar at the bottom, all but the prominent one.
    public internal(set) var middle: [TabItem] = []
    /// Tabs that are always last, as icons.
    public internal(set) var pinned: [TabItem] = []
    /// The tab that stands apart at the trailing end; nil if none does.
    public internal(set) var prominent: TabItem?
    /// Tabs that the bar has no room for; a person finds them under "More".
    public internal(set) var overflow: [TabItem] = []
    /// Whether the bar is hidden; see ``TabHostController/isTabBarHidden``.
    public internal(set) var isHidden = false
    /// Whether the bar is small; see ``TabHostController/isTabBarMinimized``.
    public internal(set) var isMinimized = false

    init(edge: Edge) {
      self.edge = edge
    }

    /// All items on show, leading to trailing.
    public var items: [TabItem] {
      fixed + middle + pinned + (prominent.map { [$0] } ?? [])
    }

    /// Whether a tab is on show or in the overflow. Linear.
    public func contains(_ tab: TabItem) -> Bool {
      items.contains { $0 === tab } || overflow.contains { $0 === tab }
    }

    /// The bar with room for so many items, "More" included, which takes the last place when not
    /// all have one.
    ///
    /// The prominent tab and the pinned ones stay before the others. A number below zero counts as
    /// zero.
    public func fitting(_ count: Int) -> Bar {
      guard overflow.isEmpty, items.count > count else { return self }
      var room = max(1, count) - 1
      func keep(_ tabs: [TabItem]) -> (kept: [TabItem], left: [TabItem]) {
        let number = min(room, tabs.count)
        room -= number
        return (Array(tabs[..<number]), Array(tabs[number...]))
      }
      var bar = self
      let apart = keep(prominent.map { [$0] } ?? [])
      let pinned = keep(self.pinned)
      let fixed = keep(self.fixed)
      let middle = keep(self.middle)
      bar.prominent = apart.kept.first
      (bar.pinned, bar.fixed, bar.middle) = (pinned.kept, fixed.kept, middle.kept)
      bar.overflow = fixed.left + middle.left + pinned.left + apart.left
      return bar
    }
  }
}
