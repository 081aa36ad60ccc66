/// A small piece of content above a bottom bar, or in line with it while it is minimized.
///
/// Where the original takes a view, this one takes a controller. Documented original:
/// `UITabAccessory`.
@MainActor public final class TabAccessory {
  /// What is shown. Never changes.
  public let contentView: ViewController

  /// Makes an accessory.
  public init(contentView: ViewController) {
    self.contentView = contentView
  }

  /// How an accessory stands. Documented original: `UITabAccessory.Environment`.
  public enum Environment: Int, Hashable, Sendable, CaseIterable {
    /// Nothing is known.
    case unspecified = 0
    /// The controller is in no accessory that is on show.
    case none = 1
    /// Above the bottom bar, or at the bottom of the host where there is none.
    case regular = 2
    /// In line with a minimized bar.
    case inline = 3
  }
}
