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

extension VerticalBarEdgeTrait: StandardTrait {
  static func set(_ value: VerticalBarEdge, in traits: inout TraitCollection) {
    traits.verticalBarEdge = value
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
    tabHostController?.update(.content) {}
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
