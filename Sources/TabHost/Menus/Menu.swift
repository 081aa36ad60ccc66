/// A list of actions and submenus.
///
/// The children of a menu never change; use ``replacingChildren(_:)`` to create another menu.
/// Corresponds to `UIMenu` in UIKit.
public final class Menu: MenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The menu of commands for the sidebar.
    public static let sidebar = Identifier("TabHost.Menu.sidebar")
  }

  /// The options for displaying a menu.
  ///
  /// Corresponds to `UIMenu.Options` in UIKit.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Displays the elements in the parent menu, between separators, instead of in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Displays the menu as one that deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows at most one action in the menu and its submenus to be on: choosing one turns the
    /// others off.
    public static let singleSelection = Options(rawValue: 1 << 2)
    /// Displays the elements as a row of images, where that is supported.
    public static let displayAsPalette = Options(rawValue: 1 << 3)
  }

  /// The size of the elements of a menu.
  ///
  /// Corresponds to `UIMenu.ElementSize` in UIKit.
  public enum ElementSize: Int, Hashable, Sendable, CaseIterable {
    /// The renderer chooses.
    case automatic = -1
    /// Images side by side.
    case small = 0
    /// Images with titles side by side.
    case medium = 1
    /// One element a line.
    case large = 2
  }

  /// The preferred size of the elements.
  ///
  /// The default is ``ElementSize/automatic``. A hint to renderers: a terminal displays one element a
  /// line.
  public var preferredElementSize = ElementSize.automatic

  /// The identifier of the menu.
  ///
  /// It never changes. Without one of its own, a menu derives its identifier from its title.
  public let identifier: Identifier

  /// The options for displaying the menu.
  ///
  /// They never change.
  public let options: Options

  /// The elements of the menu.
  ///
  /// They never change.
  public private(set) var children: [MenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - subtitle: A second line of text.
  ///   - image: A symbol in its outline variant.
  ///   - identifier: The identifier, or `nil` for one that derives from the title.
  ///   - options: The options for displaying the menu.
  ///   - children: The elements of the menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("TabHost.Menu.\(title)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu with a preferred size of its elements.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize,
    children: [MenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: children
    )
    self.preferredElementSize = preferredElementSize
  }

  /// Releases nested menus in a loop instead of recursively, so that any depth is safe.
  isolated deinit {
    var pending = children.compactMap { $0 as? Menu }
    children = []
    while var menu = pending.popLast() {
      guard isKnownUniquelyReferenced(&menu) else { continue }
      pending += menu.children.compactMap { $0 as? Menu }
      menu.children = []
    }
  }

  /// Returns a copy of the menu with other children.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
}
