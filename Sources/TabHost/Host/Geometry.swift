public import Foundation

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

/// Distances from the edges of a rectangle.
///
/// The leading edge is the left one, or the right one in a right-to-left layout.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets; the default of each is zero.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A rectangular area of a host.
///
/// A layout guide is a value and does not change when the layout does. Corresponds to
/// `UILayoutGuide` in UIKit.
public struct LayoutGuide: Hashable, Sendable {
  /// The area, in the coordinates of the host.
  public let layoutFrame: CGRect
  /// The distances of the area from the edges of the host.
  public let insets: EdgeInsets
}

/// The sizes of bar, sidebar, and accessory, in the units of the renderer.
public struct LayoutMetrics: Hashable, Sendable {
  /// The height of a bar at the top or bottom, and the width of a bar at the leading or trailing
  /// edge.
  public var barThickness: Double
  /// The width of the sidebar.
  public var sidebarWidth: Double
  /// The height of a bottom accessory.
  public var accessoryHeight: Double

  /// Creates metrics.
  ///
  /// The defaults are in points, for a host without a renderer.
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

/// An object that returns the frames of the tabs of a host; see
/// ``TabHostController/frameProvider``.
@preconcurrency @MainActor public protocol TabFrameProvider: AnyObject {
  /// Returns the frame of a tab's bar item or row, in the coordinates of the host, or `nil` if it
  /// is not on screen.
  func frame(of tab: TabItem) -> CGRect?

  /// Returns the frame of the row of an action in a group, in the coordinates of the host, or `nil`
  /// if it is not on screen.
  ///
  /// The default implementation returns `nil`.
  func frame(of action: Action, in group: TabGroupItem) -> CGRect?

  /// Returns the frame of a bar button, in the coordinates of the host, or `nil` if it is not on
  /// screen.
  ///
  /// The default implementation returns `nil`.
  func frame(of button: BarButtonItem) -> CGRect?
}

extension TabFrameProvider {
  /// Returns `nil`.
  public func frame(of action: Action, in group: TabGroupItem) -> CGRect? { nil }

  /// Returns `nil`.
  public func frame(of button: BarButtonItem) -> CGRect? { nil }
}
