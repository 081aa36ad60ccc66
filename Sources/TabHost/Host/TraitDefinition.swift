/// A trait that can be observed by itself; see
/// ``ViewController/registerForTraitChanges(_:handler:)``. Documented original:
/// `UITraitDefinition`.
public protocol TraitDefinition {
  /// What the trait can be.
  associatedtype Value: Equatable

  /// The trait in an environment.
  static func value(in traits: TraitCollection) -> Value
}

extension TraitDefinition {
  static func differs(_ old: TraitCollection, _ new: TraitCollection) -> Bool {
    value(in: old) != value(in: new)
  }
}

/// The platform. Documented original: `UITraitUserInterfaceIdiom`.
public enum UserInterfaceIdiomTrait: TraitDefinition {
  /// The trait in an environment.
  public static func value(in traits: TraitCollection) -> UserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// How much width there is. Documented original: `UITraitHorizontalSizeClass`.
public enum HorizontalSizeClassTrait: TraitDefinition {
  /// The trait in an environment.
  public static func value(in traits: TraitCollection) -> SizeClass { traits.horizontalSizeClass }
}

/// How much height there is. Documented original: `UITraitVerticalSizeClass`.
public enum VerticalSizeClassTrait: TraitDefinition {
  /// The trait in an environment.
  public static func value(in traits: TraitCollection) -> SizeClass { traits.verticalSizeClass }
}

/// On which side leading is. Documented original: `UITraitLayoutDirection`.
public enum LayoutDirectionTrait: TraitDefinition {
  /// The trait in an environment.
  public static func value(in traits: TraitCollection) -> LayoutDirection { traits.layoutDirection }
}

/// Whether the host is wider than tall. Ours.
public enum OrientationTrait: TraitDefinition {
  /// The trait in an environment.
  public static func value(in traits: TraitCollection) -> Orientation { traits.orientation }
}

/// In which kind of list a controller is shown. Documented original: `UITraitListEnvironment`.
public enum ListEnvironmentTrait: TraitDefinition {
  /// The trait in an environment.
  public static func value(in traits: TraitCollection) -> ListEnvironment { traits.listEnvironment }
}

/// Where one chooses tabs in the host that shows a controller. Documented original: SwiftUI's
/// `tabBarPlacement`.
public enum TabBarPlacementTrait: TraitDefinition {
  /// The trait in an environment.
  public static func value(in traits: TraitCollection) -> TabBarPlacement? {
    traits.tabBarPlacement
  }
}

/// How a controller is shown as an accessory. Documented original:
/// `UITraitTabAccessoryEnvironment`.
public enum TabAccessoryEnvironmentTrait: TraitDefinition {
  /// The trait in an environment.
  public static func value(in traits: TraitCollection) -> TabAccessory.Environment {
    traits.tabAccessoryEnvironment
  }
}
