/// A view controller above a bottom bar, or in line with the bar while it is minimized.
///
/// Corresponds to `UITabAccessory` in UIKit, which has a view instead of a view controller.
@MainActor public final class TabAccessory {
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
