extension TabHostController {
  /// The accessory above a bottom bar.
  ///
  /// The default is `nil`. Assigning calls ``setBottomAccessory(_:animated:)``.
  public var bottomAccessory: TabAccessory? {
    get { observed(\.bottomAccessory, state.accessory) }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets the accessory above a bottom bar.
  ///
  /// An accessory that would contain the host itself is refused and reported as
  /// ``Diagnostic/Rule/missingContent``.
  ///
  /// - Parameters:
  ///   - newAccessory: The accessory, or `nil` to remove it.
  ///   - animated: Has no effect.
  public func setBottomAccessory(_ newAccessory: TabAccessory?, animated: Bool) {
    if let content = newAccessory?.contentView, isOrIsBelow(content) {
      return report(.missingContent, [], "an accessory can't contain its own host; it is not set")
    }
    let facets: Facet = state.isAccessoryHidden ? .none : .accessory
    change(\.bottomAccessory, \.accessory, to: newAccessory, facets)
  }

  /// Whether the accessory is hidden.
  ///
  /// The default is `false`. The host retains a hidden accessory, which is off screen and takes no
  /// space. Corresponds to SwiftUI's `tabViewBottomAccessory(isEnabled:content:)`, with the
  /// opposite meaning of the Boolean value.
  public var isBottomAccessoryHidden: Bool {
    get { observed(\.isBottomAccessoryHidden, state.isAccessoryHidden) }
    set {
      change(\.isBottomAccessoryHidden, \.isAccessoryHidden, to: newValue, .accessory)
    }
  }

  /// The controller to show as the accessory.
  var shownAccessory: ViewController? { accessory(besides: loadedContent) }

  /// The controller to show as the accessory of content: that of the page on top, or else that of the
  /// host.
  func accessory(besides content: ViewController?) -> ViewController? {
    guard !state.isAccessoryHidden else { return nil }
    let page = content?.asNavigation?.topViewController ?? content
    return (page?.details?.preferredBottomAccessory ?? state.accessory)?.contentView
  }

  /// The current position of the accessory; ``TabAccessory/Environment/none`` while there is no
  /// accessory or it is hidden.
  public var accessoryEnvironment: TabAccessory.Environment {
    derived(\.accessoryEnvironment, screen.accessoryEnvironment, from: .layout)
  }
}

/// A view controller above a bottom bar, or in line with the bar while it is minimized.
///
/// Corresponds to `UITabAccessory` in UIKit, which has a view instead of a view controller.
@preconcurrency @MainActor public final class TabAccessory {
  /// The view controller to display.
  public let contentView: ViewController

  /// Creates an accessory.
  public init(contentView: ViewController) {
    self.contentView = contentView
  }

  /// The position of an accessory.
  ///
  /// Corresponds to `UITabAccessory.Environment` in UIKit.
  public enum Environment: Int, Hashable, Sendable, CaseIterable {
    /// The environment is not specified.
    case unspecified = 0
    /// The view controller is not in a visible accessory.
    case none = 1
    /// Above the bottom bar, or at the bottom of the host if there is no bar there.
    case regular = 2
    /// In line with a minimized bar.
    case inline = 3
  }
}
