public import TabHost

extension FrameLayout {
  /// The layout of the bar.
  public struct Bar: Hashable, Sendable {
    /// The edge of the frame at which the bar is placed.
    public let edge: TabHostController.Bar.Edge
    /// The area of the bar.
    public internal(set) var rect: CellRect
    /// The outlines in the bar: one around the items, and one around the prominent item.
    ///
    /// Empty if there is no room for outlines.
    public internal(set) var capsules: [CellRect] = []
    /// The range of visible items in a scrolling bar, in the same numbering as
    /// ``FrameOptions/firstBarItem``.
    public internal(set) var visibleItems = 0..<0
    /// The area of an inline accessory, or `nil` if there is none.
    var accessory: CellRect?
  }
}
