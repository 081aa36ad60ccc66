// The values of the status bar, the orientation and the home indicator, which code that comes from
// UIKit declares. The framework reads none of them.

/// The style of the text of a status bar.
///
/// Corresponds to `UIStatusBarStyle` in UIKit.
public enum StatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// The style of the system.
  case `default` = 0
  /// Light text, for a dark background.
  case lightContent = 1
  /// Dark text, for a light background.
  case darkContent = 3
}

/// The animation with which a status bar is shown and hidden.
///
/// Corresponds to `UIStatusBarAnimation` in UIKit.
public enum StatusBarAnimation: Int, Hashable, Sendable, CaseIterable {
  /// No animation.
  case none = 0
  /// The bar fades in and out.
  case fade = 1
  /// The bar slides in and out.
  case slide = 2
}

/// The orientation of an interface on a device that can be turned.
///
/// For the orientation of a host, see ``Orientation``. Corresponds to `UIInterfaceOrientation` in
/// UIKit.
public enum InterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with the top at the bottom.
  case portraitUpsideDown = 2
  /// Turned to the left.
  case landscapeLeft = 4
  /// Turned to the right.
  case landscapeRight = 3

  /// Whether the interface is taller than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is wider than tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface.
///
/// Corresponds to `UIInterfaceOrientationMask` in UIKit.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, of which each has the index of an ``InterfaceOrientation``.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: InterfaceOrientation) { rawValue = 1 << orientation.rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Upright, with the top at the bottom.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Both orientations that are wider than tall.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except ``portraitUpsideDown``.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// A set of edges of a rectangle.
///
/// Corresponds to `UIRectEdge` in UIKit.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
