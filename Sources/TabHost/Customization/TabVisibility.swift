/// Whether something is to be seen. Documented original: SwiftUI's `Visibility`.
public enum TabVisibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nobody has chosen: what is declared counts.
  case automatic
  /// To be seen.
  case visible
  /// Not to be seen.
  case hidden

  /// The visibility of what is, or is not, to be seen.
  init(isVisible: Bool) { self = isVisible ? .visible : .hidden }

  /// Whether it is to be seen; nil if nobody has chosen.
  var isVisible: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
