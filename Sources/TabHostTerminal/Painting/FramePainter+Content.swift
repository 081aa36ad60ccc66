import TabHost

extension FramePainter {
  /// The picture of a layout, with the text cursor of the controller that has the focus.
  ///
  /// By the controller, not by its place: one that draws may put another there.
  func picture(
    _ layout: FrameLayout,
    focused: ViewController?
  ) -> (cells: CellBuffer, cursor: CellPoint?) {
    var cells = CellBuffer(size: layout.size)
    var cursor: CellPoint?
    func paintContent(at target: FrameLayout.Target) {
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
        cells.horizontalLine(rule, drawing: options.drawing, style: Style(dim: true))
      }
      paintContent(at: .accessory)
    }
    if let popover = layout.popover {
      paint(popover, layout, on: &cells)
      paintContent(at: .popover)
    }
    return (cells, cursor)
  }

  /// Lets the controller at a place draw itself, or draws a page for it. Returns where its text
  /// cursor is, if it has the focus.
  private func paintPage(
    at target: FrameLayout.Target,
    focused: ViewController?,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) -> CellPoint? {
    guard let rect = layout.page(of: target), !rect.isEmpty,
      let controller = host.controller(at: target)
    else { return nil }
    let isFocused = controller === focused
    let surface = Canvas.Surface(cells)
    // Drawn on in place: there is one of them at a time.
    cells = CellBuffer(columns: 0, rows: 0)
    var canvas = Canvas(
      surface,
      area: rect,
      drawing: options.drawing,
      isRightToLeft: layout.isRightToLeft,
      isFocused: isFocused
    )
    if let content = host.content(at: target) {
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
    at target: FrameLayout.Target,
    on canvas: inout Canvas
  ) {
    switch target {
    case .content: PlainPage(controller, tab: host.contentTab).draw(on: &canvas)
    // Its title stands above already.
    case .popover: break
    default:
      let indent = min(1, canvas.size.columns / 3)
      canvas.line(controller.title ?? "", row: 0, indent: indent)
    }
  }
}
