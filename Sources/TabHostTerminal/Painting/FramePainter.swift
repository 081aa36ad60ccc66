public import TabHost

/// Draws a host as a ``Frame``: its bar, its sidebar, its content and what is presented.
///
/// A frame depends only on the host, the size and the options. Drawing requires no terminal, does
/// not change the host, and calls no content provider and no delegate. Only the visible rows of the
/// sidebar are read. Every size produces a frame, down to a single cell. Loaded content that
/// conforms to ``TerminalContent`` draws itself; for any other view controller, the painter draws a
/// page with its title.
///
/// ```swift
/// let frame = FramePainter(host: host).frame(size: CellSize(columns: 80, rows: 24))
/// print(frame.plainText, terminator: "")
/// ```
///
/// A displayed row shows the configuration of its item: text, secondary text, image, accessories
/// and background, or the title of the view that a custom configuration creates. Other rows show
/// the title, image and badge of their tabs. The sidebar's `displayedRows` determine which rows are
/// displayed; a renderer sets them to the rows that fit:
///
/// ```swift
/// let layout = painter.layout(size: size)
/// if let rows = layout.sidebar?.fittingRows { host.sidebar.displayedRows = rows }
/// ```
@MainActor public struct FramePainter {
  /// The host to draw.
  public let host: TabHostController

  /// The options for drawing.
  public let options: FrameOptions

  /// The lines of the sidebar that have been drawn.
  let lines: SidebarLine.Pictures

  /// Creates a painter for a host, which it retains.
  public init(host: TabHostController, options: FrameOptions = FrameOptions()) {
    self.init(host: host, options: options, lines: SidebarLine.Pictures())
  }

  init(host: TabHostController, options: FrameOptions, lines: SidebarLine.Pictures) {
    self.host = host
    self.options = options
    self.lines = lines
  }

  /// Returns the layout of the host in a frame of the given size.
  public func layout(size: CellSize) -> FrameLayout {
    FrameLayout(host: host, size: size, options: options)
  }

  /// Returns the glyphs and styles for the options and the direction of a layout.
  func glyphs(_ layout: FrameLayout) -> FrameGlyphs {
    FrameGlyphs(drawing: options.drawing, isRightToLeft: layout.isRightToLeft, styles: styles)
  }

  /// The styles for the traits of the host.
  var styles: Theme.Styles {
    options.theme.theme(for: host.traitCollection.userInterfaceStyle)[options.colors]
  }

  /// Draws a glyph in the middle of a rectangle's first row.
  func paint(_ glyph: Character, in rect: CellRect, style: CellStyle, on cells: inout CellBuffer) {
    guard !rect.isEmpty else { return }
    let place = CellPoint(column: rect.column + (rect.columns - 1) / 2, row: rect.row)
    cells.put(glyph: glyph, at: place, style: style, clip: rect)
  }
}
