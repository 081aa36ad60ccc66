import TabHost

/// The header or footer of the sidebar's rows.
enum RowsEnd {
  /// Returns the number of lines of a header or footer, or 0 if there is none.
  static func lineCount(_ configuration: (any ContentConfiguration)?) -> Int {
    guard let configuration else { return 0 }
    guard let list = configuration as? ListContentConfiguration else { return 1 }
    return hasSecondLine(list) ? 2 : 1
  }

  /// Returns whether the secondary text is on a line of its own below the text.
  static func hasSecondLine(_ list: ListContentConfiguration) -> Bool {
    !list.prefersSideBySideTextAndSecondaryText && !list.plainSecondaryText.isEmpty
      && !list.plainText.isEmpty
  }
}

extension FramePainter {
  /// Draws a header or footer, as far as there is room.
  ///
  /// A configuration of an unknown type is drawn as the title of its view.
  func paint(
    _ configuration: any ContentConfiguration,
    view: @autoclosure () -> (any ViewController & ContentView)?,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    var line = LineWriter(rect, isRightToLeft: layout.isRightToLeft)
    line.skip(1, upTo: rect.columns / 3)
    guard let list = configuration as? ListContentConfiguration else {
      let title = view()?.title ?? ""
      return line.fill(title, ellipsis: options.drawing.ellipsis, on: &cells)
    }
    let content = RowContent(list, drawing: options.drawing, styles: styles)
    if let glyph = content.glyph, line.room > 3 {
      line.leading(glyph, style: content.glyphStyle, on: &cells)
      line.skip(1)
    }
    let isBelow = RowsEnd.hasSecondLine(list)
    content.paintTexts(withSecondaryText: !isBelow, line: &line, options.drawing, on: &cells)
    guard isBelow else { return }
    let second = rect.part(row: 1, rows: rect.rows - 1)
    var below = LineWriter(second, isRightToLeft: layout.isRightToLeft)
    below.skip(1, upTo: rect.columns / 3)
    below.fill(
      content.secondaryText,
      ellipsis: options.drawing.ellipsis,
      style: content.secondaryStyle,
      on: &cells
    )
  }
}
