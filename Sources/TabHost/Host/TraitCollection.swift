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
  /// The position of a view controller as an accessory.
  ///
  /// The default is ``TabAccessory/Environment/unspecified``.
  public internal(set) var tabAccessoryEnvironment: TabAccessory.Environment
  /// The place where the user chooses tabs in the host that contains a view controller; `nil`
  /// outside a host.
  ///
  /// The default is `nil`.
  public internal(set) var tabBarPlacement: TabBarPlacement?

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
    tabAccessoryEnvironment = .unspecified
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
}

/// The platform of a host.
///
/// Corresponds to `UIUserInterfaceIdiom` in UIKit.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  /// A tablet: a bar, or a sidebar in place of the bar.
  case pad
  /// A phone: a bar at the bottom.
  case phone
  /// A desktop: a sidebar.
  case mac
  /// A spatial platform: a bar at the leading edge, and a sidebar beside the content of a group.
  case vision
  /// A television: a bar.
  case tv
  /// A terminal: the same as a tablet.
  case terminal
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
