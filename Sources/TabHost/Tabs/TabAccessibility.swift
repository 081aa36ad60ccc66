/// What assistive technology and tests are told about a tab. Nil leaves a value to its default.
///
/// Documented original: SwiftUI's `accessibilityLabel(_:)` and its kin on a tab. Where they have
/// `isEnabled`, which leaves the earlier value, leave the property alone.
public struct TabAccessibility: Hashable, Sendable {
  /// What the tab is called. Default: ``TabItem/title``.
  public var label: String?
  /// What the tab says beside its name. Default: ``TabItem/badgeValue``.
  public var value: String?
  /// What selecting the tab does. Default: ``TabItem/helpText``.
  public var hint: String?
  /// What a person may call the tab in speech, the most important first. Default: the label.
  public var inputLabels: [String]?
  /// A name by which tests find the tab, which nobody is told. Default: none.
  public var identifier: String?

  /// Makes a description; what is not given is left to its default.
  public init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    inputLabels: [String]? = nil,
    identifier: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.inputLabels = inputLabels
    self.identifier = identifier
  }
}
