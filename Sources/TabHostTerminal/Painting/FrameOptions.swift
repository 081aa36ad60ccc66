/// What a frame is drawn with, beside the host and the size.
public struct FrameOptions: Hashable, Sendable {
  /// Which characters the frame may consist of. The default is Unicode.
  public var drawing: LineDrawing

  /// The first row of the sidebar to show.
  ///
  /// A row beyond the last page shows the last page. `nil`, the default, shows the first rows, or
  /// as many further ones as it takes to see the selected row.
  public var firstRow: Int?

  /// Options to draw with.
  public init(drawing: LineDrawing = .unicode, firstRow: Int? = nil) {
    self.drawing = drawing
    self.firstRow = firstRow
  }
}
