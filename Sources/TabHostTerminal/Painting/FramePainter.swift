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
    (options.preferredTheme ?? options.theme)
      .theme(for: host.traitCollection.userInterfaceStyle)[options.colors]
  }

  /// Draws a glyph in the middle of a rectangle's first row.
  func paint(_ glyph: Character, in rect: CellRect, style: CellStyle, on cells: inout CellBuffer) {
    guard !rect.isEmpty else { return }
    let place = CellPoint(column: rect.column + (rect.columns - 1) / 2, row: rect.row)
    cells.put(glyph: glyph, at: place, style: style, clip: rect)
  }
}

// MARK: - Frames

extension FramePainter {
  /// Returns a frame with the current state of the host.
  ///
  /// Content on screen is updated first, if values have changed that it has read.
  public func frame(size: CellSize) -> Frame {
    if host.appearanceState == .appeared { host.updatePropertiesIfNeeded() }
    return frame(layout(size: size))
  }

  /// Returns a frame with the current state of the host, using an existing layout.
  ///
  /// The layout must have been created for the same host in the same state. Elements that the host
  /// no longer contains are omitted.
  public func frame(_ layout: FrameLayout) -> Frame {
    var cells = picture(layout, focused: nil).cells
    if let alert = host.presentedControllers.last?.alert { paint(alert, layout, on: &cells) }
    cells.addColors(of: styles)
    return Frame(cells, drawing: options.drawing)
  }

  /// Draws an alert above the dimmed frame, with the focus where it is at first.
  private func paint(_ alert: AlertController, _ layout: FrameLayout, on cells: inout CellBuffer) {
    let list = ScreenList(alert, columns: layout.size.columns, options.drawing)
    let focus = list.initialFocus ?? list.firstChoice ?? 0
    cells.cover(with: styles)
    guard let placed = layout.placing(list, focus: focus).list else { return }
    list.paint(in: placed, focus: focus, glyphs(layout), on: &cells)
  }
}

// MARK: - Content

extension FramePainter {
  /// Draws a layout and returns its cells, with the text cursor of the focused view controller, and
  /// whether the cells change with time.
  ///
  /// The focus is given as a view controller instead of an element because a view controller may move
  /// to another element while the layout is drawn.
  func picture(
    _ layout: FrameLayout,
    focused: ViewController?
  ) -> (cells: CellBuffer, cursor: CellPoint?, isAnimated: Bool) {
    var cells = CellBuffer(size: layout.size)
    var cursor: CellPoint?
    var isAnimated = layout.elements.contains { $0.label?.progress == .spinner }
    func paintContent(at element: FrameElement.ID) {
      let page = paintPage(at: element, focused: focused, layout, on: &cells)
      if let point = page?.cursor { cursor = point }
      if page?.isAnimated == true { isAnimated = true }
    }
    paintHeading(layout, on: &cells)
    paintContent(at: .content)
    for (index, (pane, place)) in zip(layout.panes, host.panes).enumerated()
    where !pane.rect.isEmpty {
      paint(pane, at: index, place, layout, on: &cells)
      paintContent(at: .pane(index))
    }
    if let bar = layout.bar { paint(bar, layout, on: &cells) }
    if let sidebar = layout.sidebar {
      if paint(sidebar, layout, on: &cells) { isAnimated = true }
      paintContent(at: .sidebarBottomBar)
    }
    if let pages = layout.pages { paint(pages, layout, on: &cells) }
    if let accessory = layout.accessory {
      if let rule = accessory.rule {
        cells.horizontalLine(rule, drawing: options.drawing, style: styles[.rule])
      }
      paintContent(at: .accessory)
    }
    layout.joinRules(options.drawing, style: styles[.rule], on: &cells)
    // The layout and the host have the same presented controllers.
    for (index, (layer, presented)) in zip(layout.layers, host.presentedPages).enumerated() {
      paint(layer, of: presented, layer: index + 1, layout, on: &cells)
      let page = layer.page
      let drawn = presented.visiblePage.flatMap {
        paintPage(of: $0, at: .popover, in: page, focused: focused, layout, on: &cells)
      }
      if layer == layout.layers.last, let point = drawn?.cursor { cursor = point }
      if drawn?.isAnimated == true { isAnimated = true }
    }
    return (cells, cursor, isAnimated)
  }

  /// Draws one page as it is in a frame of the given size, without the rest of the frame.
  func paintPage(of content: ViewController, size: CellSize) {
    if host.appearanceState == .appeared { host.updatePropertiesIfNeeded() }
    let layout = layout(size: size)
    guard let element = layout.page(showing: content, in: host) else { return }
    var cells = CellBuffer(size: size)
    _ = paintPage(at: element, focused: content, layout, on: &cells)
  }

  /// Draws the view controller of an element, or a default page if it does not draw itself.
  ///
  /// - Returns: The position of the text cursor if the view controller has the focus, and whether what
  ///   was drawn changes with time.
  private func paintPage(
    at element: FrameElement.ID,
    focused: ViewController?,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) -> (cursor: CellPoint?, isAnimated: Bool)? {
    guard let rect = layout.page(of: element) else { return nil }
    if let controller = host.controller(at: element) {
      return paintPage(of: controller, at: element, in: rect, focused: focused, layout, on: &cells)
    }
    guard element == .content, let group = host.selectedGroupWithoutPage else { return nil }
    return paint(at: element, in: rect, isFocused: false, layout, on: &cells) { canvas in
      PlainPage(of: group).draw(on: &canvas)
    }
  }

  private func paintPage(
    of controller: ViewController,
    at element: FrameElement.ID,
    in rect: CellRect,
    focused: ViewController?,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) -> (cursor: CellPoint?, isAnimated: Bool)? {
    paint(at: element, in: rect, isFocused: controller === focused, layout, on: &cells) { canvas in
      if !element.isLine,
        let page = UnavailablePage(controller, in: CellRect(canvas.size), options.drawing)
      {
        page.draw(on: &canvas)
      } else if element.isLine, let configuration = controller.contentUnavailableConfiguration {
        UnavailablePage.drawLine(configuration, on: &canvas)
      } else if let content = controller.loadedContent {
        controller.withDisplayTracking { content.draw(on: &canvas) }
      } else {
        paintPlainPage(of: controller, at: element, on: &canvas)
      }
    }
  }

  /// Draws on the page of an element.
  ///
  /// - Returns: The position of the text cursor if the page has the focus, and whether what was drawn
  ///   changes with time; `nil` without room for a page.
  private func paint(
    at element: FrameElement.ID,
    in rect: CellRect,
    isFocused: Bool,
    _ layout: FrameLayout,
    on cells: inout CellBuffer,
    draw: (inout Canvas) -> Void
  ) -> (cursor: CellPoint?, isAnimated: Bool)? {
    guard !rect.isEmpty else { return nil }
    let surface = Canvas.Surface(cells, origin: rect.origin)
    // Keep the buffer uniquely referenced, so that drawing does not copy it.
    cells = CellBuffer(columns: 0, rows: 0)
    var canvas = Canvas(
      surface,
      area: rect,
      drawing: options.drawing,
      isRightToLeft: layout.isRightToLeft,
      isFocused: isFocused,
      styles: styles,
      spinnerStep: options.spinnerStep,
      margin: layout.margin(of: element)
    )
    draw(&canvas)
    cells = surface.cells
    surface.cells = CellBuffer(columns: 0, rows: 0)
    return (isFocused ? surface.cursor : nil, surface.isAnimated)
  }

  private func paintPlainPage(
    of controller: ViewController,
    at element: FrameElement.ID,
    on canvas: inout Canvas
  ) {
    switch element {
    case .content: PlainPage(controller, tab: host.contentTab).draw(on: &canvas)
    // The layout shows the title above the page.
    case .popover, .pane: break
    default:
      let indent = min(1, canvas.size.columns / 3)
      canvas.line(controller.title ?? "", row: 0, indent: indent)
    }
  }
}
