/// A place, in the units of whoever draws the host: points, or the cells of a terminal.
public struct Point: Hashable, Sendable {
  /// The distance from the leading edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a place; without arguments, the origin.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

/// A rectangle, in the units of whoever draws the host: points, or the cells of a terminal.
public struct Rect: Hashable, Sendable {
  /// The leading edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent from the leading edge.
  public var width: Double
  /// The extent from the top edge.
  public var height: Double

  /// Makes a rectangle; without arguments, an empty one at the origin.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rect {
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

/// Distances from the edges of a rectangle. Leading is left, or right in a right-to-left layout.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Makes distances; those that are not given are zero.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// An area of a host, as it is at the moment of asking. Documented original: `UILayoutGuide`.
public struct LayoutGuide: Hashable, Sendable {
  /// The area, in the coordinates of the host.
  public let layoutFrame: Rect
  /// How far the area is from the edges of the host.
  public let insets: EdgeInsets
}

/// How large whoever draws the host makes bar, sidebar and accessory, in its own units.
public struct LayoutMetrics: Hashable, Sendable {
  /// The height of a bar at the top or bottom, and the width of one at the side.
  public var barThickness: Double
  /// The width of the sidebar.
  public var sidebarWidth: Double
  /// The height of a bottom accessory.
  public var accessoryHeight: Double

  /// Makes metrics. The defaults are points, for a host that nobody draws.
  public init(
    barThickness: Double = 50,
    sidebarWidth: Double = 320,
    accessoryHeight: Double = 48
  ) {
    self.barThickness = barThickness
    self.sidebarWidth = sidebarWidth
    self.accessoryHeight = accessoryHeight
  }
}

extension LayoutMetrics {
  var isFinite: Bool {
    barThickness.isFinite && sidebarWidth.isFinite && accessoryHeight.isFinite
  }
}

/// What knows where the tabs of a host are drawn; see ``TabHostController/frameProvider``.
@MainActor public protocol TabFrameProvider: AnyObject {
  /// The rectangle of a tab's item or row, in the coordinates of the host; nil if it is not drawn.
  func frame(of tab: TabItem) -> Rect?

  /// The rectangle of the row of an action of a group, in the coordinates of the host; nil if it is
  /// not drawn. The default returns nil.
  func frame(of action: Action, in group: TabGroupItem) -> Rect?
}

extension TabFrameProvider {
  /// Nil: rows of actions are not known.
  public func frame(of action: Action, in group: TabGroupItem) -> Rect? { nil }
}
