import TabHost

/// The page of a view controller that does not draw itself.
///
/// The page of a group lists its children. Any other page shows the symbol and title, dimmed and
/// centered, and that of a group without a page and without children says that it is empty.
@MainActor struct PlainPage {
  /// The maximum number of children to examine.
  private static let maximumChildren = 200

  /// The view controller, or `nil` for a group without a page.
  let controller: ViewController?
  let tab: TabItem?

  init(of group: TabGroupItem) {
    controller = nil
    tab = group
  }

  init(_ controller: ViewController, tab: TabItem?) {
    self.controller = controller
    let root = controller.navigationController?.viewControllers.first
    self.tab = controller.tab ?? (root == nil || root === controller ? tab : nil)
  }

  func draw(on canvas: inout Canvas) {
    let children = (tab as? TabGroupItem)?.displayOrder.prefix(Self.maximumChildren)
      .filter { !$0.isHidden }
    if let children, !children.isEmpty {
      draw(children, on: &canvas)
    } else {
      drawTitle(on: &canvas)
    }
  }

  private func draw(_ children: [TabItem], on canvas: inout Canvas) {
    let fits = children.count <= canvas.size.rows
    let shown = children.prefix(fits ? canvas.size.rows : canvas.size.rows - 1)
    for (row, child) in shown.enumerated() {
      if let glyph = glyph(of: child, canvas.drawing) {
        canvas.line(String(glyph), row: row, style: canvas.styles[.secondary])
      }
      canvas.line(child.title, row: row, indent: 2)
    }
    guard !fits else { return }
    canvas.line(String(canvas.drawing.ellipsis), row: shown.count, style: canvas.styles[.secondary])
  }

  private func drawTitle(on canvas: inout Canvas) {
    let style = canvas.styles[.secondary]
    let middle = (canvas.size.rows - 1) / 2
    guard canvas.size.rows >= 3 else { return }
    if let glyph = tab.flatMap({ glyph(of: $0, canvas.drawing) }) {
      canvas.line(String(glyph), row: middle - 1, alignment: .center, style: style)
    }
    let title = controller?.title ?? tab?.title ?? ""
    canvas.line(title, row: middle, alignment: .center, style: style)
    if controller == nil {
      let text = localized(.emptyGroup)
      canvas.line(text, row: middle + 1, alignment: .center, style: style)
    }
  }

  /// Returns the symbol of a tab, or `nil` if it has none or there is no glyph for it.
  private func glyph(of tab: TabItem, _ drawing: LineDrawing) -> Character? {
    tab.image.flatMap { SymbolGlyphs.knownGlyph(for: $0, drawing: drawing) }
  }
}
