extension BarButtonItem {
  /// The style of a button.
  ///
  /// Corresponds to `UIBarButtonItem.Style` in UIKit.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// An ordinary button.
    case plain = 0
    /// The most important button of the page.
    case prominent = 2

    /// The older name of ``prominent``.
    public static var done: Style { .prominent }
  }

  /// The bars in which a button can be, while a vertical bar is on screen.
  ///
  /// Corresponds to `UIBarButtonItem.AxisBehavior` in UIKit.
  public enum AxisBehavior: Int, Hashable, Sendable, CaseIterable {
    /// In the vertical bar if the button has an image, and otherwise in the navigation bar.
    case automatic = 0
    /// Never in the vertical bar.
    case horizontalOnly = 1
    /// In the vertical bar.
    case verticalPreferred = 2
  }

  /// The badge of a button: a number, a text, a dot, or the progress of a task.
  ///
  /// Corresponds to `UIBarButtonItem.Badge` in UIKit.
  public struct Badge: Hashable, Sendable {
    private enum Content: Hashable {
      case count(Int)
      case string(String)
      case indicator
      case progress(ProgressIndicator)
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    /// Returns a badge with a number.
    ///
    /// If it is zero or negative, no badge is displayed.
    public static func count(_ count: Int) -> Badge { Badge(.count(count)) }

    /// Returns a badge with a text.
    public static func string(_ string: String) -> Badge { Badge(.string(string)) }

    /// Returns a badge without text, displayed as a dot.
    public static func indicator() -> Badge { Badge(.indicator) }

    /// Returns a badge that displays the progress of a task as a small bar or a spinner.
    public static func progress(_ progress: ProgressIndicator) -> Badge {
      Badge(.progress(progress))
    }

    /// The progress that the badge displays, or `nil` if it displays something else.
    public var progress: ProgressIndicator? {
      if case .progress(let progress) = content { progress } else { nil }
    }

    /// The text to display, which is empty for a dot or a spinner, or `nil` if no badge is displayed.
    public var text: String? {
      switch content {
      case .count(let count): count > 0 ? String(count) : nil
      case .string(let string): string
      case .indicator: ""
      case .progress(let progress): progress.percentage
      }
    }
  }
}

/// The priority with which a button stays in its bar when there is not enough room.
///
/// Corresponds to `UIBarButtonItemVisibilityPriority` in UIKit.
public struct BarButtonItemVisibilityPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number; a higher number is a higher priority.
  public let rawValue: Int

  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Creates the next higher priority.
  public init(higherThan other: BarButtonItemVisibilityPriority) {
    rawValue = other.rawValue == .max ? .max : other.rawValue + 1
  }

  /// Creates the next lower priority.
  public init(lowerThan other: BarButtonItemVisibilityPriority) {
    rawValue = other.rawValue == .min ? .min : other.rawValue - 1
  }

  /// Moves to the overflow menu before others.
  public static let low = BarButtonItemVisibilityPriority(-1000)
  /// The priority of a button to which none is assigned.
  public static let standard = BarButtonItemVisibilityPriority(0)
  /// Moves to the overflow menu after others.
  public static let high = BarButtonItemVisibilityPriority(1000)

  /// Returns whether the first priority is lower than the second.
  public static func < (
    left: BarButtonItemVisibilityPriority,
    right: BarButtonItemVisibilityPriority
  ) -> Bool {
    left.rawValue < right.rawValue
  }
}
