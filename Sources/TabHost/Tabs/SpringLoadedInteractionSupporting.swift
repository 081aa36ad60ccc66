/// Something that a drag that rests on it activates.
///
/// Documented original: `UISpringLoadedInteractionSupporting`.
@MainActor public protocol SpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag that rests here activates it.
  var isSpringLoaded: Bool { get set }
}

extension TabItem: SpringLoadedInteractionSupporting {}
