/// The environment of a host: its platform, the available space, and the layout direction.
///
/// The platform is a value that you set; the framework never detects where it runs. Corresponds to
/// `UITraitCollection` in UIKit, which has no ``orientation`` and no presets.
public struct TraitCollection: Hashable, Sendable {
  /// The platform.
  ///
  /// The default is ``UserInterfaceIdiom/pad``.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// The horizontal size class.
  ///
  /// The default is ``SizeClass/regular``.
  public var horizontalSizeClass: SizeClass
  /// The vertical size class.
  ///
  /// The default is ``SizeClass/regular``.
  public var verticalSizeClass: SizeClass
  /// Whether the host is wider than tall.
  ///
  /// The default is ``Orientation/landscape``.
  public var orientation: Orientation
  /// The layout direction.
  ///
  /// The default is ``LayoutDirection/leftToRight``.
  public var layoutDirection: LayoutDirection
  /// The edge at which the platform places a vertical bar, whether or not one is on screen.
  ///
  /// The default is ``VerticalBarEdge/unspecified``. On a phone whose traits have an edge, the bar is
  /// at that edge instead of at the bottom, and holds the buttons of the visible page, too; see
  /// ``TabHostController/verticalBar(fitting:)``.
  public var verticalBarEdge = VerticalBarEdge.unspecified
  /// The kind of list that contains a view controller.
  ///
  /// The default is ``ListEnvironment/unspecified``.
  public var listEnvironment: ListEnvironment
  /// Whether the surroundings are light or dark.
  ///
  /// The default is ``UserInterfaceStyle/unspecified``. In a terminal, the screen sets the style of
  /// the terminal's background, if it is available.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The position of a view controller as an accessory.
  ///
  /// The default is ``TabAccessory/Environment/unspecified``. The host sets it for its accessory;
  /// another value has an effect only as an override, or in a test of a page.
  public var tabAccessoryEnvironment: TabAccessory.Environment
  /// The place where the user chooses tabs in the host that contains a view controller; `nil`
  /// outside a host.
  ///
  /// The default is `nil`.
  public internal(set) var tabBarPlacement: TabBarPlacement?

  /// Whether the host that contains a view controller has a sidebar, visible or not.
  ///
  /// The default is `false`. See ``TabHostController/Sidebar/isAvailable``.
  public internal(set) var isSidebarAvailable = false
  /// Whether the user can reach the children of the selected group in the sidebar or the bar of the
  /// host that contains a view controller.
  ///
  /// The default is `false`. If the value is `false`, the page of a group should list the children
  /// itself. See ``TabHostController/isShowingGroupChildren``.
  public internal(set) var isShowingGroupChildren = false
  /// Whether the user prefers a higher contrast.
  ///
  /// The default is ``AccessibilityContrast/unspecified``.
  public var accessibilityContrast = AccessibilityContrast.unspecified
  /// The size of text that the user prefers.
  ///
  /// The default is ``ContentSizeCategory/large``, the standard size. A terminal has one size.
  public var preferredContentSizeCategory = ContentSizeCategory.large

  /// The values of the app's own traits, or `nil` if all have their defaults.
  var customValues: CustomTraits?

  /// Creates an environment; by default, that of a tablet in landscape orientation.
  public init(
    userInterfaceIdiom: UserInterfaceIdiom = .pad,
    horizontalSizeClass: SizeClass = .regular,
    verticalSizeClass: SizeClass = .regular,
    orientation: Orientation = .landscape,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.orientation = orientation
    self.layoutDirection = layoutDirection
    listEnvironment = .unspecified
    userInterfaceStyle = .unspecified
    tabAccessoryEnvironment = .unspecified
  }
}

// MARK: - Single traits

extension TraitCollection {
  /// Creates the environment of a tablet with a style.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates the environment of a tablet with a list environment.
  public init(listEnvironment: ListEnvironment) {
    self.init()
    self.listEnvironment = listEnvironment
  }

  /// Creates the environment of a tablet in which a view controller is an accessory.
  ///
  /// Use it to test a page that adapts to its position.
  public init(tabAccessoryEnvironment: TabAccessory.Environment) {
    self.init()
    self.tabAccessoryEnvironment = tabAccessoryEnvironment
  }

  /// Creates the environment of a tablet, changed by a closure.
  ///
  ///     let traits = TraitCollection { traits in
  ///       traits.horizontalSizeClass = .compact
  ///       traits[ReadingModeTrait.self] = true
  ///     }
  ///
  /// Corresponds to `UITraitCollection.init(mutations:)` in UIKit, whose traits are unspecified
  /// before they are set.
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Returns a copy, changed by a closure.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    var traits: any MutableTraits = self
    mutations(&traits)
    return traits as? TraitCollection ?? self
  }

  /// Returns a copy with another value of one trait.
  public func replacing<Trait: TraitDefinition>(
    _ trait: Trait.Type,
    value: Trait.Value
  ) -> TraitCollection {
    var traits = self
    traits[trait] = value
    return traits
  }

  /// Returns whether colors may differ between two environments, because their styles do.
  ///
  /// The result is `true` if there is no other environment.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    other?.userInterfaceStyle != userInterfaceStyle
  }
}

// MARK: - Presets

extension TraitCollection {
  /// A tablet in landscape orientation.
  public static let pad = TraitCollection()
  /// A phone in portrait orientation, with compact width.
  public static let phone = TraitCollection(
    userInterfaceIdiom: .phone,
    horizontalSizeClass: .compact,
    orientation: .portrait
  )
  /// A window on a desktop.
  public static let mac = TraitCollection(userInterfaceIdiom: .mac)
  /// A window in a spatial environment.
  public static let vision = TraitCollection(userInterfaceIdiom: .vision)
  /// A television.
  public static let tv = TraitCollection(userInterfaceIdiom: .tv)

  /// Returns the environment of a terminal.
  ///
  /// The width is regular from 60 columns. The orientation is landscape if there are at least twice
  /// as many columns as rows.
  public static func terminal(columns: Int, rows: Int) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: .terminal,
      horizontalSizeClass: columns >= 60 ? .regular : .compact,
      orientation: columns / 2 >= rows ? .landscape : .portrait
    )
  }

  /// Sets the traits that the size of a terminal determines, as ``terminal(columns:rows:)`` has them, and
  /// leaves the others as they are.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the terminal.
  ///   - rows: The number of rows of the terminal.
  public mutating func setTerminalSize(columns: Int, rows: Int) {
    let terminal = TraitCollection.terminal(columns: columns, rows: rows)
    userInterfaceIdiom = terminal.userInterfaceIdiom
    horizontalSizeClass = terminal.horizontalSizeClass
    verticalSizeClass = terminal.verticalSizeClass
    orientation = terminal.orientation
  }
}

/// The platform of a host.
///
/// Corresponds to `UIUserInterfaceIdiom` in UIKit.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  /// A tablet: a bar, or a sidebar in place of the bar.
  case pad
  /// A phone: a bar at the bottom, or a sidebar if the app prefers one.
  case phone
  /// A desktop: a sidebar, or a bar if the app prefers it.
  case mac
  /// A spatial platform: a bar at the leading edge, and a sidebar beside the content of a group.
  case vision
  /// A television: a bar, or a sidebar in place of the bar.
  case tv
  /// A terminal: the same as a tablet.
  case terminal
}

/// Whether the surroundings are light or dark.
///
/// Corresponds to `UIUserInterfaceStyle` in UIKit.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// The style is not specified.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The available space in one direction.
///
/// Corresponds to `UIUserInterfaceSizeClass` in UIKit.
public enum SizeClass: Int, Hashable, Sendable, CaseIterable {
  /// The size class is not specified, which has the same effect as ``regular``.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Enough space for bar and sidebar.
  case regular = 2
}

/// Whether something is wider than tall.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Wider than tall.
  case landscape
  /// Taller than wide.
  case portrait
}

/// The side of the leading edge.
///
/// Corresponds to `UITraitEnvironmentLayoutDirection` in UIKit.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}

/// The kind of list that contains a view controller.
///
/// Corresponds to `UIListEnvironment` in UIKit.
public enum ListEnvironment: Int, Hashable, Sendable, CaseIterable {
  /// The environment is not specified.
  case unspecified
  /// Not in a list.
  case none
  /// A plain list.
  case plain
  /// A grouped list.
  case grouped
  /// A grouped list with margins.
  case insetGrouped
  /// A sidebar.
  case sidebar
  /// A sidebar without a background of its own.
  case sidebarPlain
}
