/// When a navigation bar is minimized and restored while the user scrolls.
///
/// Corresponds to `UIBarMinimization` in UIKit.
public struct BarMinimization: Hashable, Sendable {
  /// The conditions under which the bar is minimized.
  ///
  /// The default is ``BarMinimizationBehavior/automatic``.
  public var minimizationBehavior: BarMinimizationBehavior

  /// The conditions under which a minimized bar is restored.
  ///
  /// The default is ``BarMinimizationRestorationBehavior/automatic``.
  public var restorationBehavior: BarMinimizationRestorationBehavior

  /// Creates a configuration.
  public init(
    minimizationBehavior: BarMinimizationBehavior = .automatic,
    restorationBehavior: BarMinimizationRestorationBehavior = .automatic
  ) {
    self.minimizationBehavior = minimizationBehavior
    self.restorationBehavior = restorationBehavior
  }

  /// Returns whether the bar is minimized after the user has scrolled.
  func isMinimized(
    after direction: UserInteraction.ScrollDirection,
    from isMinimized: Bool
  ) -> Bool {
    switch (minimizationBehavior, direction) {
    case (.automatic, _), (.never, _): false
    case (.onScrollDown, .down), (.onScrollUp, .up), (.onScrollUp, .top): true
    case (.onScrollUp, .down), (.onScrollDown, .top): false
    case (.onScrollDown, .up): isMinimized && restorationBehavior == .atScrollEdge
    }
  }
}

/// The conditions under which a navigation bar is minimized.
///
/// Corresponds to `UIBarMinimizationBehavior` in UIKit.
public enum BarMinimizationBehavior: Int, Hashable, Sendable, CaseIterable {
  /// The behavior of the platform, which is ``never``.
  case automatic = 0
  /// The bar is never minimized.
  case never = 1
  /// The bar is minimized when the user scrolls down.
  case onScrollDown = 2
  /// The bar is minimized when the user scrolls up.
  case onScrollUp = 3
}

/// The conditions under which a minimized navigation bar is restored.
///
/// Corresponds to `UIBarMinimizationRestorationBehavior` in UIKit.
public enum BarMinimizationRestorationBehavior: Int, Hashable, Sendable, CaseIterable {
  /// The bar is restored when the user scrolls in the other direction.
  case automatic = 0
  /// The bar is restored when the user has scrolled to the beginning of the content.
  ///
  /// Has an effect only with ``BarMinimizationBehavior/onScrollDown``.
  case atScrollEdge = 1
}

extension TabHostController {
  /// Minimizes or restores the navigation bar of the visible page after the user has scrolled.
  func navigationBarDidScroll(_ direction: UserInteraction.ScrollDirection) {
    guard let item = visibleNavigationItem else { return }
    let old = item.content.isMinimized
    item.setMinimized(item.content.minimization.isMinimized(after: direction, from: old))
  }
}
