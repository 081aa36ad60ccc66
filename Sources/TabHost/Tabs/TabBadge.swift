/// The content of a tab's badge: a number or a text.
///
/// Corresponds to SwiftUI's `badge(_:)`, which has the same forms.
public enum TabBadge: Hashable, Sendable {
  /// A number.
  ///
  /// If it is zero or negative, no badge is displayed.
  case count(Int)
  /// A text.
  ///
  /// If it is empty, a badge without text is displayed.
  case text(String)

  /// The text to display, or `nil` if no badge is displayed.
  public var text: String? {
    switch self {
    case .count(let count): count > 0 ? String(count) : nil
    case .text(let text): text
    }
  }

  /// The count to add to the sum of a group; zero for a text.
  var summand: Int {
    if case .count(let count) = self { max(0, count) } else { 0 }
  }
}
