/// The environment of a host: which platform it plays, and how much room there is.
///
/// The platform is data: nothing in the framework asks where it runs. Documented original:
/// `UITraitCollection`; ``orientation`` and the presets are ours.
public struct TraitCollection: Hashable, Sendable {
  /// The platform. Default ``UserInterfaceIdiom/pad``.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// How much width there is. Default ``SizeClass/regular``.
  public var horizontalSizeClass: SizeClass
  /// How much height there is. Default ``SizeClass/regular``.
  public var verticalSizeClass: SizeClass
  /// Whether the host is wider than tall. Default ``Orientation/landscape``.
  public var orientation: Orientation
  /// On which side leading is. Default ``LayoutDirection/leftToRight``.
  public var layoutDirection: LayoutDirection
  /// In which kind of list a controller is shown. Default ``ListEnvironment/unspecified``.
  public var listEnvironment: ListEnvironment
  /// How a controller is shown as an accessory. Default
  /// ``TabAccessory/Environment/unspecified``.
  public internal(set) var tabAccessoryEnvironment: TabAccessory.Environment
  /// Where one chooses tabs in the host whose content a controller is; nil outside one. Default
  /// nil.
  public internal(set) var tabBarPlacement: TabBarPlacement?

  /// Makes an environment; without arguments, that of a tablet in landscape.
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
  /// A tablet in landscape.
  public static let pad = TraitCollection()
  /// A phone in portrait: compact width.
  public static let phone = TraitCollection(
    userInterfaceIdiom: .phone,
    horizontalSizeClass: .compact,
    orientation: .portrait
  )
  /// A window on a desktop.
  public static let mac = TraitCollection(userInterfaceIdiom: .mac)
  /// A window in space.
  public static let vision = TraitCollection(userInterfaceIdiom: .vision)
  /// A television.
  public static let tv = TraitCollection(userInterfaceIdiom: .tv)

  /// A terminal: regular from 60 columns, landscape when it has at least twice as many columns as
  /// rows.
  public static func terminal(columns: Int, rows: Int) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: .terminal,
      horizontalSizeClass: columns >= 60 ? .regular : .compact,
      orientation: columns / 2 >= rows ? .landscape : .portrait
    )
  }
}

/// The platform that a host plays. Documented original: `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  /// A tablet: a bar, or a sidebar in its place.
  case pad
  /// A phone: a bar at the bottom.
  case phone
  /// A desktop: a sidebar.
  case mac
  /// A space: a bar at the side, a sidebar beside the content of a group.
  case vision
  /// A television: a bar.
  case tv
  /// A terminal: as a tablet.
  case terminal
}

/// How much room there is in one direction. Documented original: `UIUserInterfaceSizeClass`.
public enum SizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is known; counts as regular.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Enough room for bar and sidebar.
  case regular = 2
}

/// Whether something is wider than tall.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Wider than tall.
  case landscape
  /// Taller than wide.
  case portrait
}

/// On which side leading is. Documented original: `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// In which kind of list a controller is shown. Documented original: `UIListEnvironment`.
public enum ListEnvironment: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified
  /// Not in a list.
  case none
  /// A plain list.
  case plain
  /// A list in groups.
  case grouped
  /// A list in groups with margins.
  case insetGrouped
  /// A sidebar.
  case sidebar
  /// A sidebar without a background of its own.
  case sidebarPlain
}
