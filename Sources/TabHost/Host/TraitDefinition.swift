/// A trait that can be observed independently of the others; see
/// ``ViewController/registerForTraitChanges(_:handler:)``.
///
/// Corresponds to `UITraitDefinition` in UIKit.
public protocol TraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable

  /// Returns the value of the trait in an environment.
  static func value(in traits: TraitCollection) -> Value
}

extension TraitDefinition {
  static func differs(_ old: TraitCollection, _ new: TraitCollection) -> Bool {
    value(in: old) != value(in: new)
  }
}

/// The platform.
///
/// Corresponds to `UITraitUserInterfaceIdiom` in UIKit.
public enum UserInterfaceIdiomTrait: TraitDefinition {
  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> UserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The horizontal size class.
///
/// Corresponds to `UITraitHorizontalSizeClass` in UIKit.
public enum HorizontalSizeClassTrait: TraitDefinition {
  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> SizeClass { traits.horizontalSizeClass }
}

/// The vertical size class.
///
/// Corresponds to `UITraitVerticalSizeClass` in UIKit.
public enum VerticalSizeClassTrait: TraitDefinition {
  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> SizeClass { traits.verticalSizeClass }
}

/// The layout direction.
///
/// Corresponds to `UITraitLayoutDirection` in UIKit.
public enum LayoutDirectionTrait: TraitDefinition {
  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> LayoutDirection { traits.layoutDirection }
}

/// Whether the host is wider than tall.
///
/// Has no counterpart in UIKit.
public enum OrientationTrait: TraitDefinition {
  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> Orientation { traits.orientation }
}

/// The kind of list that contains a view controller.
///
/// Corresponds to `UITraitListEnvironment` in UIKit.
public enum ListEnvironmentTrait: TraitDefinition {
  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> ListEnvironment { traits.listEnvironment }
}

/// The place where the user chooses tabs.
///
/// Corresponds to SwiftUI's `tabBarPlacement`.
public enum TabBarPlacementTrait: TraitDefinition {
  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> TabBarPlacement? {
    traits.tabBarPlacement
  }
}

/// The position of a view controller as an accessory.
///
/// Corresponds to `UITraitTabAccessoryEnvironment` in UIKit.
public enum TabAccessoryEnvironmentTrait: TraitDefinition {
  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> TabAccessory.Environment {
    traits.tabAccessoryEnvironment
  }
}
