/// The state for which a configuration is updated.
///
/// Corresponds to `UIConfigurationState` in UIKit.
public protocol ConfigurationState {
  /// The environment of the configured element.
  var traitCollection: TraitCollection { get set }

  /// A custom value that the app has stored in the state.
  ///
  /// The default is `nil`.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a state.
///
/// Corresponds to `UIConfigurationStateCustomKey` in UIKit.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key as a string.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
