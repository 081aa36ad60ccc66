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
    /// The prominent tab and the pinned ones stay before the others.
    public func fitting(_ count: Int) -> Bar {
      guard overflow.isEmpty, items.count > count else { return self }
      var room = max(0, count - 1)
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

// MARK: - Asking

extension TabHostController {
  /// What stands in the bar. Computed when asked, and kept until something in it changes; linear
  /// in the number of root tabs.
  public var bar: Bar { following(\.bar, presentBar, as: .bar) }

  /// What ``bar`` reads.
  var presentBar: Bar {
    var bar = knownOrMadeBar
    bar.isHidden = hidesTabBar
    bar.isMinimized = minimizesTabBar
    return bar
  }

  /// What stands in the bar, whether it is hidden or small or not.
  var knownOrMadeBar: Bar {
    if let knownBar { return knownBar }
    let made = BarBuilder(host: self).bar
    knownBar = made
    return made
  }

  /// The tab that stands apart in the bar: the one that ``prominentTabIdentifier`` names, or the
  /// search tab if none is named and it activates its search by itself; nil otherwise.
  public var prominentTab: TabItem? {
    follow(\.bar, as: .bar)
    return tabApart
  }

  /// What ``prominentTab`` reads.
  var tabApart: TabItem? {
    if let storedProminentTabIdentifier { return tab(forIdentifier: storedProminentTabIdentifier) }
    guard let search = tree.searchTabs.first else { return nil }
    return search.activatesSearch ? search : nil
  }

  /// The item that a bar shows as selected: the selected tab, or the nearest above it that has
  /// one; nil if none has.
  public var selectedBarItem: TabItem? {
    follow(\.bar, as: .bar)
    followSelectedPath()
    return shownPath.last(where: barShows)
  }

  /// Whether a tab is in the bar or its overflow. Constant once it was asked.
  func barShows(_ tab: TabItem) -> Bool {
    if let knownBarTabs { return knownBarTabs.contains(ObjectIdentifier(tab)) }
    let bar = knownOrMadeBar
    let tabs = Set((bar.items + bar.overflow).map(ObjectIdentifier.init))
    knownBarTabs = tabs
    return tabs.contains(ObjectIdentifier(tab))
  }

  /// Whether a person sees the bar now.
  var isBarOnScreen: Bool { isShown && rules.presentation.showsBar && !hidesTabBar }
}
