/// The edge at which a platform places a vertical bar.
///
/// Corresponds to `UIVerticalBarEdge` in UIKit.
public enum VerticalBarEdge: Int, Hashable, Sendable, CaseIterable {
  /// The platform has no vertical bar.
  case unspecified = 0
  /// The leading edge: left, or right in a right-to-left layout.
  case leading = 1
  /// The trailing edge: right, or left in a right-to-left layout.
  case trailing = 2
}

/// Whether a page can be displayed with a vertical bar.
///
/// Corresponds to `UIVerticalBarBehavior` in UIKit.
public enum VerticalBarBehavior: Int, Hashable, Sendable, CaseIterable {
  /// The platform decides, according to ``TraitCollection/verticalBarEdge``.
  case automatic = 0
  /// There is no vertical bar: its items are in the horizontal bars.
  case disabled = 1
}

/// Which items of a vertical bar are compressed first if there is not enough room.
///
/// Corresponds to `UIVerticalBarCompressionBehavior` in UIKit.
public enum VerticalBarCompressionBehavior: Int, Hashable, Sendable, CaseIterable {
  /// The behavior of the platform, which is ``prefersTabBar``.
  case automatic = 0
  /// Tabs are compressed before buttons.
  case prefersBarItems = 1
  /// Buttons are compressed before tabs.
  case prefersTabBar = 2
}

/// The edge at which a platform places a vertical bar.
///
/// Corresponds to `UITraitVerticalBarEdge` in UIKit.
public enum VerticalBarEdgeTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: VerticalBarEdge { .unspecified }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> VerticalBarEdge {
    traits.verticalBarEdge
  }
}

extension MutableTraits {
  /// The edge at which a platform places a vertical bar.
  public var verticalBarEdge: VerticalBarEdge {
    get { self[VerticalBarEdgeTrait.self] }
    set { self[VerticalBarEdgeTrait.self] = newValue }
  }
}

extension TraitCollection {
  /// The traits on which ``verticalBarEdge`` depends, for
  /// ``ViewController/registerForTraitChanges(_:handler:)``.
  public static var systemTraitsAffectingVerticalBarEdge: [any TraitDefinition.Type] {
    [VerticalBarEdgeTrait.self]
  }
}

// MARK: - Pages

extension ViewController {
  /// Notes that ``preferredVerticalBarBehavior`` or ``childForPreferredVerticalBarBehavior`` has
  /// changed.
  ///
  /// If the controller is on screen, the host reads these properties again.
  public func setNeedsUpdateOfVerticalBarConfiguration() {
    guard appearanceState != .disappeared else { return }
    nearestHost?.update(.content) {}
  }

  /// The behavior of the controller, or that of the child to which it is deferred.
  var resolvedVerticalBarBehavior: VerticalBarBehavior {
    var controller = self
    for _ in 0..<Transaction.maximumPasses {
      guard let child = controller.childForPreferredVerticalBarBehavior, child !== controller else {
        break
      }
      controller = child
    }
    return controller.preferredVerticalBarBehavior
  }
}

extension TabHostController {
  /// Reads whether the content can be displayed with a vertical bar.
  ///
  /// The value is stored, so that the state of the screen is computed without calling the app. It
  /// is not read on a platform without vertical bars.
  func updateVerticalBarBehavior() {
    guard state.traits.hasVerticalBar, isShown else { return }
    let isDisabled = resolvedVerticalBarBehavior == .disabled
    guard isDisabled != state.isVerticalBarDisabled else { return }
    update(.settings) { set(\.isVerticalBarDisabled, isDisabled) }
  }
}

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
    guard screen.barHoldsButtons else { return nil }
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
