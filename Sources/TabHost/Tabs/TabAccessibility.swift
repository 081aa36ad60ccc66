/// The description of a tab for assistive technology and tests.
///
/// A value of `nil` selects the default. Corresponds to SwiftUI's `accessibilityLabel(_:)` and
/// related modifiers on a tab. Instead of passing `false` for their parameter `isEnabled`, don't
/// assign the property.
public struct TabAccessibility: Hashable, Sendable {
  /// The name of the tab.
  ///
  /// The default is ``TabItem/title``.
  public var label: String?
  /// The value of the tab, in addition to its name.
  ///
  /// The default is ``TabItem/badgeValue``.
  public var value: String?
  /// A description of what selecting the tab does.
  ///
  /// The default is ``TabItem/helpText``.
  public var hint: String?
  /// The names by which the user may select the tab with speech, the most important first.
  ///
  /// The default is the label.
  public var inputLabels: [String]?
  /// A name by which tests find the tab, which is not presented to the user.
  ///
  /// There is no default.
  public var identifier: String?

  /// Creates a description; values that are `nil` have their defaults.
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
