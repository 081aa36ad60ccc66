/// The progress of a task, as a value that a bar or a spinner displays.
///
/// ```swift
/// row.accessories = [.progress(.bar(0.4))]
/// downloads.badge = .progress(.spinner)
/// refreshButton.badge = .progress(.spinner)
/// page.contentUnavailableConfiguration = .loading(.bar(0.1))
/// ```
///
/// Takes the place of `UIProgressView` and `UIActivityIndicatorView` in UIKit. A renderer animates a
/// spinner only while it is visible.
public struct ProgressIndicator: Hashable, Sendable {
  /// The completed part of the task, from 0 through 1, or `nil` if it is unknown.
  ///
  /// A spinner displays a task whose completed part is unknown, and a bar any other. A value outside
  /// of the range is limited to it, and a value that is no number is 0.
  public var fractionCompleted: Double? {
    didSet { fractionCompleted = fractionCompleted.map(Self.limited) }
  }

  /// Creates a value.
  ///
  /// - Parameter fractionCompleted: The completed part of the task, from 0 through 1, or `nil` if it
  ///   is unknown.
  public init(fractionCompleted: Double? = nil) {
    self.fractionCompleted = fractionCompleted.map(Self.limited)
  }

  /// Returns a bar with the completed part of a task.
  ///
  /// - Parameter fractionCompleted: The completed part, from 0 through 1.
  public static func bar(_ fractionCompleted: Double) -> ProgressIndicator {
    ProgressIndicator(fractionCompleted: fractionCompleted)
  }

  /// A spinner, for a task whose completed part is unknown.
  public static let spinner = ProgressIndicator()

  /// The completed part as a text, such as `40%`, or an empty string if it is unknown.
  ///
  /// The task is at 100% only when it is complete.
  public var percentage: String {
    fractionCompleted.map { "\(Int($0 * 100 + 1e-9))%" } ?? ""
  }

  private static func limited(_ fraction: Double) -> Double {
    fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}
