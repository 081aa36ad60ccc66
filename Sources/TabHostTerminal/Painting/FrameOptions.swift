/// What a frame is drawn with, beside the host and the size.
public struct FrameOptions: Hashable, Sendable {
  /// Which characters the frame may consist of. The default is Unicode.
  public var drawing: LineDrawing

  /// The first row of the sidebar to show.
  ///
  /// A row beyond the last page shows the last page. `nil`, the default, shows the first rows, or
  /// as many further ones as it takes to see the selected row.
  public var firstRow: Int?

  /// The first item to show of a bar that scrolls: one at the top, or at the side, in which not all
  /// have room.
  ///
  /// Counted in the order in which they stand, an item apart not counted. An item beyond the last
  /// page shows the last page. `nil`, the default, shows the first items, or as many further ones
  /// as it takes to see the selected one.
  public var firstBarItem: Int?

  /// Whether somebody can press what is in the frame. Default false: what is only to be looked at
  /// has no buttons beside those that say something about the host.
  public var isInteractive = false

  /// An item of a bar that scrolls, which is to be seen; goes before ``firstBarItem``.
  var shownBarItem: Int?

  /// Where in the bar the selected item was last time, and so may be.
  var barPlace = 0

  /// The cursor in the search field, in bytes of the text; nil is the end.
  var searchCursor: Int?

  /// Options to draw with.
  public init(
    drawing: LineDrawing = .unicode,
    firstRow: Int? = nil,
    firstBarItem: Int? = nil,
    isInteractive: Bool = false
  ) {
    self.drawing = drawing
    self.firstRow = firstRow
    self.firstBarItem = firstBarItem
    self.isInteractive = isInteractive
  }
}
