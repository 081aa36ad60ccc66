extension TabHostController {
  /// The contents of the bar, in the order from leading to trailing.
  ///
  /// The value is a snapshot. It describes the bar even while the bar is hidden or replaced by the
  /// sidebar.
  @MainActor public struct Bar {
    /// The edge of the host where the bar is.
    public enum Edge: String, Sendable {
      /// Above the content: with regular width, except on phones and on
      /// ``UserInterfaceIdiom/vision``.
      case top
      /// Below the content: on phones, with compact width, and where the app prefers it; see
      /// ``TabHostController/preferredBarEdge``.
      case bottom
      /// Before the content: as an ornament on ``UserInterfaceIdiom/vision``, as a vertical bar, and
      /// where the app prefers it; see ``TraitCollection/verticalBarEdge`` and
      /// ``TabHostController/preferredBarEdge``.
      case leading
      /// After the content: as a vertical bar, and where the app prefers it; see
      /// ``TraitCollection/verticalBarEdge`` and ``TabHostController/preferredBarEdge``.
      case trailing

      /// Whether the items of the bar are below each other.
      public var isVertical: Bool { self == .leading || self == .trailing }
    }

    /// The edge of the host where the bar is.
    public let edge: Edge
    /// The tabs that are always first.
    ///
    /// Empty in a bar without regions, which is a bar on a phone or with compact width.
    public internal(set) var fixed: [TabItem] = []
    /// The tabs that the user may arrange.
    ///
    /// In a bar without regions, all its tabs except the prominent one.
    public internal(set) var middle: [TabItem] = []
    /// The tabs that are always last, displayed as icons.
    public internal(set) var pinned: [TabItem] = []
    /// The tab that is displayed separately at the trailing end, or `nil` if there is none.
    public internal(set) var prominent: TabItem?
    /// The tabs that don't fit in the bar.
    ///
    /// The user finds them under "More".
    public internal(set) var overflow: [TabItem] {
      get { Array(overflowParts.joined()) }
      set { overflowParts = newValue.isEmpty ? [] : [newValue[...]] }
    }
    /// The parts of ``overflow``, which share their storage with other bars.
    private var overflowParts: [ArraySlice<TabItem>] = []
    /// Whether some tabs don't fit, so that the renderer displays "More".
    public var hasOverflow: Bool { !overflowParts.isEmpty }
    /// The color of the selected item, or `nil` for that of the renderer; see ``TabBar/tintColor``.
    public internal(set) var tintColor: Color?
    /// Whether the bar is hidden; see ``TabHostController/isTabBarHidden``.
    public internal(set) var isHidden = false
    /// Whether the bar is minimized; see ``TabHostController/isTabBarMinimized``.
    public internal(set) var isMinimized = false

    init(edge: Edge) {
      self.edge = edge
    }

    /// All visible items, from leading to trailing.
    public var items: [TabItem] {
      fixed + middle + pinned + (prominent.map { [$0] } ?? [])
    }

    /// Returns whether a tab is in the bar or its overflow.
    ///
    /// - Complexity: O(*n*), where *n* is the number of tabs in the bar.
    public func contains(_ tab: TabItem) -> Bool {
      items.contains { $0 === tab } || overflow.contains { $0 === tab }
    }

    /// Returns the bar reduced to the given number of places.
    ///
    /// If the items don't all fit, the last place is used for "More", and the other items are in
    /// ``overflow``. The prominent tab and the pinned tabs are kept before the others. A bar that
    /// already has an overflow is returned unchanged.
    ///
    /// - Parameter count: The number of places, including the one for "More". Numbers below one
    ///   count as one.
    public func fitting(_ count: Int) -> Bar {
      !hasOverflow && items.count > count ? reduced(to: count) : self
    }

    /// Returns the bar with the tabs for which there is room.
    ///
    /// While there is not enough room, the last tabs are in ``overflow``, and the renderer displays
    /// "More". The prominent tab, the pinned tabs and the fixed tabs are kept before the others.
    ///
    /// - Parameters:
    ///   - width: The room for the tabs, including "More".
    ///   - moreWidth: The room that "More" takes.
    ///   - measure: Returns the room that a tab takes.
    /// - Complexity: O(*n*), where *n* is the number of tabs for which there is room.
    public func fitting(_ width: Int, moreWidth: Int, measure: (TabItem) -> Int) -> Bar {
      let parts = [prominent.map { [$0] } ?? [], pinned, fixed, middle]
      let moreWidth = BarButtonFitting.limited(moreWidth)
      var used = hasOverflow ? moreWidth : 0
      // The number of tabs for which there is room beside "More".
      var kept = 0
      for tab in parts.joined() {
        used += BarButtonFitting.limited(measure(tab))
        guard used <= width else { return reduced(to: kept + 1) }
        if used + (hasOverflow ? 0 : moreWidth) <= width { kept += 1 }
      }
      return used <= width ? self : reduced(to: 1)
    }

    /// Returns the bar reduced to the given number of places, even if it already has an overflow.
    func compressed(to count: Int) -> Bar {
      !hasOverflow || items.count + 1 <= count ? fitting(count) : reduced(to: count)
    }

    /// Returns the bar with one place less for items, and the last place for "More".
    func reduced(to count: Int) -> Bar {
      var room = max(1, count) - 1
      func keep(_ tabs: [TabItem]) -> (kept: [TabItem], left: ArraySlice<TabItem>) {
        let number = min(room, tabs.count)
        room -= number
        return (Array(tabs[..<number]), tabs[number...])
      }
      var bar = self
      let apart = keep(prominent.map { [$0] } ?? [])
      let pinned = keep(self.pinned)
      let fixed = keep(self.fixed)
      let middle = keep(self.middle)
      bar.prominent = apart.kept.first
      (bar.pinned, bar.fixed, bar.middle) = (pinned.kept, fixed.kept, middle.kept)
      let left = [fixed.left, middle.left, pinned.left, apart.left].filter { !$0.isEmpty }
      bar.overflowParts = left + overflowParts
      return bar
    }
  }
}
