#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list of actions and of further menus. Its children never change: another list is another menu.
///
/// Documented original: `UIMenu`.
public final class Menu: MenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name itself.
    public let rawValue: String

    /// Names a menu.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names a menu.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Names a menu.
    public init(stringLiteral value: String) { rawValue = value }

    /// The menu of commands for the sidebar.
    public static let sidebar = Identifier("TabHost.Menu.sidebar")
  }

  /// How a menu is shown. Documented original: `UIMenu.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shown in the menu above, between separators, instead of opening from there.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shown as something that takes away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one action is on, in the menu and all below: to choose one turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 2)
    /// Shown as a row of pictures, where the place can.
    public static let displayAsPalette = Options(rawValue: 1 << 3)
  }

  /// What names the menu. Never changes.
  public let identifier: Identifier

  /// How the menu is shown. Never changes.
  public let options: Options

  /// What is in the menu. Never changes.
  public private(set) var children: [MenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - subtitle: A second line.
  ///   - image: An outline symbol.
  ///   - identifier: A name for the menu; nil makes one up that no other menu has.
  ///   - options: How it is shown.
  ///   - children: What is in it.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("TabHost.Menu.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Menus that go along are let go of one after the other, however deep they lie in each other.
  isolated deinit {
    var waiting = children.compactMap { $0 as? Menu }
    children = []
    while var menu = waiting.popLast() {
      guard isKnownUniquelyReferenced(&menu) else { continue }
      waiting += menu.children.compactMap { $0 as? Menu }
      menu.children = []
    }
  }

  /// A menu that differs in its children alone.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
