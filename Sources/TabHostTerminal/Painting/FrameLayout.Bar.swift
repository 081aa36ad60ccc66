public import TabHost

extension FrameLayout {
  /// The places of one bar.
  public struct Bar: Hashable, Sendable {
    /// The edge that the bar lies at.
    public let edge: TabHostController.Bar.Edge
    /// What the bar takes of the frame.
    public internal(set) var rect: CellRect
    /// The outlines that float in the bar: one around the items, one around the prominent item.
    ///
    /// Empty where there is no room for outlines.
    public internal(set) var capsules: [CellRect] = []
    /// What can be pressed, leading to trailing.
    public internal(set) var items: [Item] = []
    /// Which items of a bar that scrolls are on show, counted as ``FrameOptions/firstBarItem`` is.
    public internal(set) var visibleItems = 0..<0
    /// What an accessory takes in the line of the bar; `nil` without one there.
    var accessory: CellRect?
  }
}
