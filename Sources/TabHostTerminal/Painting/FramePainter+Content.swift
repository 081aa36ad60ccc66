import TabHost

extension FramePainter {
  /// Draws a layout and returns its cells, with the text cursor of the focused view controller.
  ///
  /// The focus is given as a view controller instead of a target because a view controller may move
  /// to another target while the layout is drawn.
  func picture(
    _ layout: FrameLayout,
    focused: ViewController?
  ) -> (cells: CellBuffer, cursor: CellPoint?) {
    var cells = CellBuffer(size: layout.size)
    var cursor: CellPoint?
    func paintContent(at target: FrameElement.ID) {
      if let point = paintPage(at: target, focused: focused, layout, on: &cells) { cursor = point }
    }
    paintHeading(layout, on: &cells)
    paintContent(at: .content)
    if let bar = layout.bar { paint(bar, layout, on: &cells) }
    if let sidebar = layout.sidebar {
      paint(sidebar, layout, on: &cells)
      paintContent(at: .sidebarBottomBar)
    }
    if let pages = layout.pages { paint(pages, layout, on: &cells) }
    if let accessory = layout.accessory {
      if let rule = accessory.rule {
        cells.horizontalLine(rule, drawing: options.drawing, style: styles[.rule])
      }
      paintContent(at: .accessory)
    }
    // The layout and the host have the same presented controllers.
    for (index, (layer, presented)) in zip(layout.layers, host.presentedPages).enumerated() {
      paint(layer, of: presented, layer: index + 1, layout, on: &cells)
      let page = layer.page
      let point = presented.visiblePage.flatMap {
        paintPage(of: $0, at: .popover, in: page, focused: focused, layout, on: &cells)
      }
      if layer == layout.layers.last, let point { cursor = point }
    }
    return (cells, cursor)
  }

  /// Draws the view controller of a target, or a default page if it does not draw itself.
  ///
  /// - Returns: The position of the text cursor if the view controller has the focus.
  private func paintPage(
    at target: FrameElement.ID,
    focused: ViewController?,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) -> CellPoint? {
    guard let rect = layout.page(of: target), let controller = host.controller(at: target) else {
      return nil
    }
    return paintPage(of: controller, at: target, in: rect, focused: focused, layout, on: &cells)
  }

  private func paintPage(
    of controller: ViewController,
    at target: FrameElement.ID,
    in rect: CellRect,
    focused: ViewController?,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) -> CellPoint? {
    guard !rect.isEmpty else { return nil }
    let isFocused = controller === focused
    let surface = Canvas.Surface(cells, origin: rect.origin)
    // Keep the buffer uniquely referenced, so that drawing does not copy it.
    cells = CellBuffer(columns: 0, rows: 0)
    var canvas = Canvas(
      surface,
      area: rect,
      drawing: options.drawing,
      isRightToLeft: layout.isRightToLeft,
      isFocused: isFocused,
      styles: styles
    )
    if controller.isViewLoaded, let content = controller as? any TerminalContent {
      content.draw(on: &canvas)
    } else {
      paintPlainPage(of: controller, at: target, on: &canvas)
    }
    cells = surface.cells
    surface.cells = CellBuffer(columns: 0, rows: 0)
    return isFocused ? surface.cursor : nil
  }

  private func paintPlainPage(
    of controller: ViewController,
    at target: FrameElement.ID,
    on canvas: inout Canvas
  ) {
    switch target {
    case .content: PlainPage(controller, tab: host.contentTab).draw(on: &canvas)
    // The layout shows the title above the page.
    case .popover: break
    default:
      let indent = min(1, canvas.size.columns / 3)
      canvas.line(controller.title ?? "", row: 0, indent: indent)
    }
  }
}
