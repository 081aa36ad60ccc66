/// What the badge of a tab says.
///
/// Documented original: SwiftUI's `badge(_:)`, whose forms these are.
public enum TabBadge: Hashable, Sendable {
  /// How many things wait in the tab. Nothing is shown for none, and for a negative number.
  case count(Int)
  /// A word. An empty one is shown as a badge without text.
  case text(String)

  /// The text to show; nil shows no badge.
  public var text: String? {
    switch self {
    case .count(let count): count > 0 ? String(count) : nil
    case .text(let text): text
    }
  }

  /// What the badge adds to the sum of a group; nothing if it is no count.
  var summand: Int {
    if case .count(let count) = self { max(0, count) } else { 0 }
  }
}
