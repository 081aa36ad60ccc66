extension TabHostController {
  /// The contents of a vertical bar, which holds the tabs and buttons of the visible page.
  ///
  /// From top to bottom: the ``tabs``, the ``buttons``, and the button of the overflow menu.
  @MainActor public struct VerticalBar {
    /// The edge of the host where the bar is: ``Bar/Edge/leading`` or ``Bar/Edge/trailing``.
    public var edge: Bar.Edge { tabs.edge }
    /// The tabs that fit. The others are in the overflow of this value.
    public let tabs: Bar
    /// The buttons that fit, those with the highest priority first.
    public let buttons: [BarButtonItem]
    /// The buttons that don't fit.
    public let overflow: [BarButtonItem]
    /// Whether there is a button for the overflow menu of the buttons.
    public let hasOverflow: Bool
  }

  /// Returns the contents of the vertical bar in a given number of places, or `nil` while there is
  /// no vertical bar on screen.
  ///
  /// There is a vertical bar on phones whose traits have a ``TraitCollection/verticalBarEdge``, unless
  /// the visible page disables it; see ``ViewController/preferredVerticalBarBehavior``. The
  /// ``NavigationItem/verticalBarCompressionBehavior`` of the page decides whether tabs or buttons
  /// are compressed first.
  ///
  /// - Parameter count: The number of places. The overflow of the tabs and the overflow menu of the
  ///   buttons take one place each.
  public func verticalBar(fitting count: Int) -> VerticalBar? {
    guard screen.showsBar, screen.barHoldsButtons else { return nil }
    let tabs = barOnScreen
    let navigationBar = navigationBarOnScreen
    let buttons = navigationBar?.vertical ?? []
    let places = VerticalBarPlaces(
      count: count,
      tabs: tabs.items.count + (tabs.overflow.isEmpty ? 0 : 1),
      buttons: buttons.count,
      hasAdditionalItems: navigationBar?.hasAdditionalOverflowItems == true,
      compression: visibleNavigationItem?.content.compression ?? .automatic
    )
    return VerticalBar(
      tabs: tabs.compressed(to: places.tabs),
      buttons: Array(buttons.prefix(places.buttons)),
      overflow: Array(buttons.dropFirst(places.buttons)),
      hasOverflow: places.hasOverflow
    )
  }
}

/// The division of the places of a vertical bar between tabs and buttons.
struct VerticalBarPlaces: Hashable, Sendable {
  /// The number of places for tabs, including the one for their overflow.
  let tabs: Int
  /// The number of buttons that are displayed, without the button of the overflow menu.
  let buttons: Int
  /// Whether a place is taken by the button of the overflow menu.
  let hasOverflow: Bool

  /// Divides the places.
  ///
  /// - Parameters:
  ///   - count: The number of places.
  ///   - tabs: The number of places that the tabs need.
  ///   - buttons: The number of buttons.
  ///   - hasAdditionalItems: Whether the overflow menu has items besides the buttons.
  ///   - compression: Which items are compressed first.
  init(
    count: Int,
    tabs: Int,
    buttons: Int,
    hasAdditionalItems: Bool = false,
    compression: VerticalBarCompressionBehavior = .automatic
  ) {
    let count = max(0, count)
    let needed = buttons + (hasAdditionalItems ? 1 : 0)
    switch compression {
    case .automatic, .prefersTabBar:
      // One place stays for the overflow menu, so that the user can reach the buttons.
      let reserved = needed > 0 && count > 1 ? 1 : 0
      self.tabs = min(tabs, count - reserved)
    case .prefersBarItems:
      let reserved = min(tabs, count, 1)
      self.tabs = max(reserved, min(tabs, count - needed))
    }
    let room = count - self.tabs
    if needed <= room {
      self.buttons = buttons
      hasOverflow = hasAdditionalItems
    } else {
      self.buttons = max(0, min(buttons, room - 1))
      hasOverflow = room > 0
    }
  }
}
