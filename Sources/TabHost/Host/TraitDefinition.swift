/// A trait: a value of the environment that is inherited by view controllers.
///
/// A trait of the app declares its default, and an accessor if you like:
///
///     struct ReadingModeTrait: TraitDefinition {
///       static let defaultValue = false
///     }
///
///     extension MutableTraits {
///       var readingMode: Bool {
///         get { self[ReadingModeTrait.self] }
///         set { self[ReadingModeTrait.self] = newValue }
///       }
///     }
///
/// Set it with ``ViewController/traitOverrides`` of a container or a host, read it from
/// ``ViewController/traitCollection``, and observe it with
/// ``ViewController/registerForTraitChanges(_:handler:)``. A trait that is derived from others
/// declares ``value(in:)`` as well, and is never set.
///
/// Corresponds to `UITraitDefinition` in UIKit.
public protocol TraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable & Sendable

  /// The value in an environment in which nothing sets the trait.
  static var defaultValue: Value { get }

  /// Returns the value of the trait in an environment.
  ///
  /// The default implementation returns the value that was set, or ``defaultValue``.
  static func value(in traits: TraitCollection) -> Value
}

extension TraitDefinition {
  /// Returns the value that was set in the environment, or ``defaultValue``.
  public static func value(in traits: TraitCollection) -> Value {
    traits.customValues?.value(of: Self.self) ?? defaultValue
  }

  /// The value of a derived trait in the environment of a tablet.
  @available(*, deprecated, message: "declare defaultValue")
  public static var defaultValue: Value { value(in: TraitCollection()) }

  static func differs(_ old: TraitCollection, _ new: TraitCollection) -> Bool {
    value(in: old) != value(in: new)
  }
}

// MARK: - Setting traits

/// Traits that can be set: a ``TraitCollection``, or the ``TraitOverrides`` of a view controller.
///
/// Corresponds to `UIMutableTraits` in UIKit.
public protocol MutableTraits {
  /// The value of a trait.
  ///
  /// A value that is set replaces the value that the trait would have otherwise.
  subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension MutableTraits {
  /// The platform.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[UserInterfaceIdiomTrait.self] }
    set { self[UserInterfaceIdiomTrait.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass {
    get { self[HorizontalSizeClassTrait.self] }
    set { self[HorizontalSizeClassTrait.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: SizeClass {
    get { self[VerticalSizeClassTrait.self] }
    set { self[VerticalSizeClassTrait.self] = newValue }
  }

  /// The orientation, which is landscape if the host is wider than tall.
  public var orientation: Orientation {
    get { self[OrientationTrait.self] }
    set { self[OrientationTrait.self] = newValue }
  }

  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionTrait.self] }
    set { self[LayoutDirectionTrait.self] = newValue }
  }

  /// Whether the surroundings are light or dark.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[UserInterfaceStyleTrait.self] }
    set { self[UserInterfaceStyleTrait.self] = newValue }
  }

  /// The kind of list that contains a view controller.
  public var listEnvironment: ListEnvironment {
    get { self[ListEnvironmentTrait.self] }
    set { self[ListEnvironmentTrait.self] = newValue }
  }

  /// The position of a view controller as an accessory.
  public var tabAccessoryEnvironment: TabAccessory.Environment {
    get { self[TabAccessoryEnvironmentTrait.self] }
    set { self[TabAccessoryEnvironmentTrait.self] = newValue }
  }
}

extension TraitCollection: MutableTraits {
  /// The value of a trait.
  ///
  /// Setting a derived trait has no effect.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { trait.value(in: self) }
    set {
      let path = Self.properties[ObjectIdentifier(trait)]
      if let path = path as? WritableKeyPath<TraitCollection, Trait.Value> {
        self[keyPath: path] = newValue
      } else {
        customValues = (customValues ?? CustomTraits()).setting(trait, to: newValue)
      }
    }
  }

  /// The stored properties of the traits of the framework.
  private static let properties:
    [ObjectIdentifier: any PartialKeyPath<TraitCollection> & Sendable] =
      [
        ObjectIdentifier(UserInterfaceIdiomTrait.self): \.userInterfaceIdiom,
        ObjectIdentifier(HorizontalSizeClassTrait.self): \.horizontalSizeClass,
        ObjectIdentifier(VerticalSizeClassTrait.self): \.verticalSizeClass,
        ObjectIdentifier(OrientationTrait.self): \.orientation,
        ObjectIdentifier(LayoutDirectionTrait.self): \.layoutDirection,
        ObjectIdentifier(VerticalBarEdgeTrait.self): \.verticalBarEdge,
        ObjectIdentifier(ListEnvironmentTrait.self): \.listEnvironment,
        ObjectIdentifier(UserInterfaceStyleTrait.self): \.userInterfaceStyle,
        ObjectIdentifier(TabAccessoryEnvironmentTrait.self): \.tabAccessoryEnvironment,
        ObjectIdentifier(TabBarPlacementTrait.self): \.tabBarPlacement,
        ObjectIdentifier(SidebarAvailableTrait.self): \.isSidebarAvailable,
        ObjectIdentifier(ShowingGroupChildrenTrait.self): \.isShowingGroupChildren,
        ObjectIdentifier(AccessibilityContrastTrait.self): \.accessibilityContrast,
        ObjectIdentifier(PreferredContentSizeCategoryTrait.self): \.preferredContentSizeCategory,
      ]
}

// MARK: - The traits of the framework

/// The platform.
///
/// Corresponds to `UITraitUserInterfaceIdiom` in UIKit.
public enum UserInterfaceIdiomTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: UserInterfaceIdiom { .pad }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> UserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The horizontal size class.
///
/// Corresponds to `UITraitHorizontalSizeClass` in UIKit.
public enum HorizontalSizeClassTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: SizeClass { .regular }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> SizeClass { traits.horizontalSizeClass }
}

/// The vertical size class.
///
/// Corresponds to `UITraitVerticalSizeClass` in UIKit.
public enum VerticalSizeClassTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: SizeClass { .regular }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> SizeClass { traits.verticalSizeClass }
}

/// The layout direction.
///
/// Corresponds to `UITraitLayoutDirection` in UIKit.
public enum LayoutDirectionTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: LayoutDirection { .leftToRight }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> LayoutDirection { traits.layoutDirection }
}

/// Whether the host is wider than tall.
///
/// Has no counterpart in UIKit.
public enum OrientationTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: Orientation { .landscape }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> Orientation { traits.orientation }
}

/// The kind of list that contains a view controller.
///
/// Corresponds to `UITraitListEnvironment` in UIKit.
public enum ListEnvironmentTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: ListEnvironment { .unspecified }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> ListEnvironment { traits.listEnvironment }
}

/// The place where the user chooses tabs.
///
/// Corresponds to SwiftUI's `tabBarPlacement`.
public enum TabBarPlacementTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: TabBarPlacement? { nil }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> TabBarPlacement? {
    traits.tabBarPlacement
  }
}

/// Whether the host has a sidebar, visible or not.
public enum SidebarAvailableTrait: TraitDefinition {
  /// The value outside a host.
  public static var defaultValue: Bool { false }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> Bool { traits.isSidebarAvailable }
}

/// Whether the user can reach the children of the selected group in the sidebar or the bar.
public enum ShowingGroupChildrenTrait: TraitDefinition {
  /// The value outside a host.
  public static var defaultValue: Bool { false }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> Bool { traits.isShowingGroupChildren }
}

/// The position of a view controller as an accessory.
///
/// Corresponds to `UITraitTabAccessoryEnvironment` in UIKit.
public enum TabAccessoryEnvironmentTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: TabAccessory.Environment { .unspecified }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> TabAccessory.Environment {
    traits.tabAccessoryEnvironment
  }
}

/// Whether the surroundings are light or dark.
///
/// Corresponds to `UITraitUserInterfaceStyle` in UIKit.
public enum UserInterfaceStyleTrait: TraitDefinition {
  /// The value in the environment of a tablet.
  public static var defaultValue: UserInterfaceStyle { .unspecified }

  /// Returns the value of the trait in an environment.
  public static func value(in traits: TraitCollection) -> UserInterfaceStyle {
    traits.userInterfaceStyle
  }
}
