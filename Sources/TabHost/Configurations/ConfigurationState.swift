/// What a configuration looks at to bring itself up to date.
///
/// Documented original: `UIConfigurationState`.
public protocol ConfigurationState {
  /// The environment of what is configured.
  var traitCollection: TraitCollection { get set }

  /// What an app has added to the state; nil if nothing. Default nil.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to a state. Documented original:
/// `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Names something.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names something.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
