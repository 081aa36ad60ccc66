// The traits by which the user adapts the appearance of content.

/// Whether the user prefers a higher contrast.
///
/// Corresponds to `UIAccessibilityContrast` in UIKit.
public enum AccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// The preference is not specified.
  case unspecified = -1
  /// The contrast of the platform.
  case normal = 0
  /// A higher contrast than that of the platform.
  case high = 1
}

/// The size of text that the user prefers.
///
/// Corresponds to `UIContentSizeCategory` in UIKit.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The preference is not specified.
  case unspecified
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A medium size.
  case medium
  /// The standard size.
  case large
  /// A large size.
  case extraLarge
  /// A very large size.
  case extraExtraLarge
  /// The largest size without those for accessibility.
  case extraExtraExtraLarge
  /// The smallest size for accessibility.
  case accessibilityMedium
  /// A large size for accessibility.
  case accessibilityLarge
  /// A very large size for accessibility.
  case accessibilityExtraLarge
  /// A still larger size for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest size for accessibility.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the first size is smaller than the second.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

// MARK: - Traits

/// Whether the user prefers a higher contrast.
///
/// Corresponds to `UITraitAccessibilityContrast` in UIKit.
public enum AccessibilityContrastTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: AccessibilityContrast { .unspecified }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> AccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The size of text that the user prefers.
///
/// Corresponds to `UITraitPreferredContentSizeCategory` in UIKit.
public enum PreferredContentSizeCategoryTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: ContentSizeCategory { .large }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> ContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

extension MutableTraits {
  /// Whether the user prefers a higher contrast.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[AccessibilityContrastTrait.self] }
    set { self[AccessibilityContrastTrait.self] = newValue }
  }

  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[PreferredContentSizeCategoryTrait.self] }
    set { self[PreferredContentSizeCategoryTrait.self] = newValue }
  }
}

extension TraitCollection {
  /// Creates the environment of a tablet whose user prefers a contrast.
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
  }

  /// Creates the environment of a tablet whose user prefers a size of text.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}
