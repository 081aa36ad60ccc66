/// The changes on screen since the last frame: what a renderer reads again.
///
/// A renderer that keeps a view for each tab observes the tab; see <doc:WritingARenderer>.
public struct PresentationChanges: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt16

  /// Creates a set from the bits of its options.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The items or the position of the bar.
  public static let bar = PresentationChanges(rawValue: 1 << 0)

  /// The rows of the sidebar, or whether the sidebar is shown.
  public static let sidebar = PresentationChanges(rawValue: 1 << 1)

  /// The selected tab.
  public static let selection = PresentationChanges(rawValue: 1 << 2)

  /// The content on screen.
  public static let content = PresentationChanges(rawValue: 1 << 3)

  /// The layout: the area for content, the place of the bar or of the accessory, or the preferred layout
  /// of the sidebar.
  public static let layout = PresentationChanges(rawValue: 1 << 4)

  /// The navigation bar or the toolbar of the visible page: its titles, or the list of its buttons.
  ///
  /// A change of ``content`` may replace the whole navigation bar without this option.
  public static let navigationBar = PresentationChanges(rawValue: 1 << 5)

  /// A menu, swiped actions or a popover: it was opened, closed or changed.
  public static let overlays = PresentationChanges(rawValue: 1 << 6)

  /// The appearance of tabs, of actions in groups, or of bar buttons on screen.
  public static let looks = PresentationChanges(rawValue: 1 << 7)

  /// The app has requested one of the changes with animation: of the tabs, the bar, a stack, or what is
  /// presented.
  ///
  /// A renderer that animates may then do so. The changes of the user never have this option.
  public static let animated = PresentationChanges(rawValue: 1 << 8)
}

extension PresentationChanges: CustomStringConvertible {
  private static let names: [(option: PresentationChanges, name: String)] = [
    (.bar, "bar"), (.sidebar, "sidebar"), (.selection, "selection"), (.content, "content"),
    (.layout, "layout"), (.navigationBar, "navigationBar"), (.overlays, "overlays"),
    (.looks, "looks"), (.animated, "animated"),
  ]

  /// The names of the options, separated by commas, for logs and debuggers.
  public var description: String {
    Self.names.filter { contains($0.option) }.map(\.name).joined(separator: ", ")
  }
}

extension PresentationChanges {
  /// Creates the changes of facets.
  init(_ facets: Facet) {
    self = []
    let isNew = facets.intersects([.presentation, .availability, .traits, .editing])
    if isNew || facets.intersects([.bar, .barState]) { insert(.bar) }
    if isNew || facets.intersects([.rows, .rowsOffScreen, .sidebar]) { insert(.sidebar) }
    if facets.contains(.selection) { insert(.selection) }
    if facets.intersects([.content, .page, .accessory, .search]) { insert(.content) }
    if facets.intersects([.contentLayout, .metrics]) { insert(.layout) }
    if facets.intersects([.navigationBar, .navigationBarLook]) { insert(.navigationBar) }
    if facets.contains(.overlays) { insert(.overlays) }
    if facets.contains(.look) { insert(.looks) }
  }
}
