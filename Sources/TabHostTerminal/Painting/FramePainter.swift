public import TabHost

/// Draws what a host shows as one picture: the bar, the sidebar and the content.
///
/// A function of host, size and options and of nothing else: it needs no terminal, changes nothing,
/// runs no provider, calls no delegate, and reads only the rows of the sidebar that are on show.
/// Every size gives a picture, down to a single cell. Content that is loaded and conforms to
/// ``TerminalContent`` draws itself; for another controller stands a page with its title.
///
/// A row that is on screen shows what its item says: text, second text, image, accessories and
/// background, or the title of the view that a configuration of the app's own makes. Rows are on
/// screen by the sidebar's `displayedRows`, which whoever shows the picture sets to what fits:
///
///     let layout = painter.layout(size: size)
///     if let rows = layout.sidebar?.fittingRows { host.sidebar.displayedRows = rows }
///
/// Other rows show title, image and badge of their tabs.
///
///     let frame = FramePainter(host: host).frame(size: CellSize(columns: 80, rows: 24))
///     print(frame.plainText, terminator: "")
@MainActor public struct FramePainter {
  /// The host that is drawn.
  public let host: TabHostController

  /// What the frame is drawn with.
  public let options: FrameOptions

  /// A painter of a host, which it retains.
  public init(host: TabHostController, options: FrameOptions = FrameOptions()) {
    self.host = host
    self.options = options
  }

  /// Where everything lies in a frame of a size.
  public func layout(size: CellSize) -> FrameLayout {
    FrameLayout(host: host, size: size, options: options)
  }

  /// The picture of the host as it is now.
  public func frame(size: CellSize) -> Frame {
    frame(layout(size: size))
  }

  /// The picture of the host as it is now, laid out before.
  ///
  /// The layout is of the same host in the same state; what is gone since then is left out.
  public func frame(_ layout: FrameLayout) -> Frame {
    Frame(picture(layout, focused: nil).cells, drawing: options.drawing)
  }

  /// The small signs in the layout's direction.
  func signs(_ layout: FrameLayout) -> FrameSigns {
    FrameSigns(drawing: options.drawing, isRightToLeft: layout.isRightToLeft)
  }

  /// Draws one sign in the middle of a rectangle's first row.
  func paint(_ sign: Character, in rect: CellRect, style: Style, on cells: inout CellBuffer) {
    guard !rect.isEmpty else { return }
    let place = CellPoint(column: rect.column + (rect.columns - 1) / 2, row: rect.row)
    cells.put(sign: sign, at: place, style: style, clip: rect)
  }
}
