public import TabHost

/// The area of a frame that content draws on, with coordinates of its own.
///
/// The position (0, 0) is the top left cell in both layout directions. All drawing is clipped to
/// the canvas, whatever the coordinates, and a wide character at an edge is either complete or
/// absent. Text is sanitized as by ``SafeText``.
///
///     canvas.line("Now playing", row: 0, style: CellStyle(bold: true))
///     canvas.line("3:12", row: 0, alignment: .trailing)
///     canvas.draw(in: CellRect(column: 0, row: 1, columns: 20, rows: 5)) { list in … }
public struct Canvas {
  /// The size of the canvas, which may be empty.
  public let size: CellSize

  /// The set of characters that the terminal shows. It determines the characters of lines and
  /// boxes, and the result of ``pick(_:_:)``.
  public let drawing: LineDrawing

  /// Whether the layout direction is right to left, so that the leading edge is on the right.
  public let isRightToLeft: Bool

  /// Whether the content has the keyboard focus.
  public let isFocused: Bool

  /// The styles of the theme, by role.
  ///
  /// Styles for the selection, badges and secondary text make the content look like the rest of the
  /// screen, in every theme and in terminals without colors.
  public let styles: Theme.Styles

  /// The step of animated glyphs such as spinners, or `nil` if they stand still.
  let spinnerStep: Int?
  /// The number of blank columns of the frame beside the canvas, which a highlighted line may fill.
  let margin: Int

  /// The cells of the whole frame, shared with all subcanvases.
  let surface: Surface
  /// The rectangle of the canvas in the frame; never outside the frame.
  let area: CellRect

  /// The storage that a canvas draws on. It is a class so that the frame keeps what was drawn even
  /// if content replaces its canvas.
  final class Surface {
    var cells: CellBuffer
    /// The position of the text cursor in the frame.
    var cursor: CellPoint?
    /// Whether a glyph has been drawn that changes with time.
    var isAnimated = false
    /// The origin of the whole canvas in the frame, to which mouse events refer.
    let origin: CellPoint

    init(_ cells: CellBuffer, origin: CellPoint = CellPoint(column: 0, row: 0)) {
      self.cells = cells
      self.origin = origin
    }
  }

  /// Creates a blank canvas that belongs to no frame.
  ///
  /// Use such a canvas to test what content draws; see ``contents``.
  public init(
    size: CellSize,
    drawing: LineDrawing = .unicode,
    isRightToLeft: Bool = false,
    isFocused: Bool = false,
    styles: Theme.Styles = Theme.terminal[.trueColor]
  ) {
    self.init(
      Surface(CellBuffer(size: size)),
      area: CellRect(size),
      drawing: drawing,
      isRightToLeft: isRightToLeft,
      isFocused: isFocused,
      styles: styles
    )
  }

  init(
    _ surface: Surface,
    area: CellRect,
    drawing: LineDrawing,
    isRightToLeft: Bool,
    isFocused: Bool,
    styles: Theme.Styles = Theme.terminal[.trueColor],
    spinnerStep: Int? = nil,
    margin: Int = 0
  ) {
    self.spinnerStep = spinnerStep
    self.margin = margin
    self.surface = surface
    self.styles = styles
    self.area = area.intersection(surface.cells.bounds)
    self.drawing = drawing
    self.isRightToLeft = isRightToLeft
    self.isFocused = isFocused
    size = CellSize(columns: self.area.columns, rows: self.area.rows)
  }

  /// The position of the text cursor, for content that edits text.
  ///
  /// The cursor is shown while the content has the keyboard focus. The default is `nil`: no cursor.
  /// Setting a position outside the canvas sets `nil`.
  public var cursor: CellPoint? {
    get {
      surface.cursor.map { place in
        CellPoint(column: place.column - area.column, row: place.row - area.row)
      }
    }
    nonmutating set {
      surface.cursor = newValue.flatMap { point in
        guard bounds.contains(point) else { return nil }
        return CellPoint(column: area.column + point.column, row: area.row + point.row)
      }
    }
  }

  /// The rectangle that covers the whole canvas.
  public var bounds: CellRect { CellRect(size) }

  /// The contents of the canvas so far, as a frame of their own.
  public var contents: Frame {
    var picture = CellBuffer(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = surface.cells[area.column + column, area.row + row]
        picture.set(cell, at: CellPoint(column: column, row: row), clip: bounds)
      }
    }
    return Frame(picture, drawing: drawing)
  }

  /// Returns the first character, or the second one if the terminal shows ASCII only or words replace
  /// symbols for a screen reader.
  public func pick(_ unicode: Character, _ ascii: Character) -> Character {
    drawing.pick(unicode, ascii, words: ascii)
  }

  /// Calls a closure with a canvas for a part of this canvas, which has its own coordinates and
  /// clips in the same way.
  ///
  /// The part is limited to the intersection of the rectangle with this canvas; if that is empty,
  /// the closure is not called. Setting the text cursor of the part sets that of the whole canvas.
  public func draw(in rect: CellRect, _ body: (inout Canvas) -> Void) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    var part = Canvas(
      surface,
      area: place(of: rect),
      drawing: drawing,
      isRightToLeft: isRightToLeft,
      isFocused: isFocused,
      styles: styles,
      spinnerStep: spinnerStep
    )
    body(&part)
  }

  /// Returns the rectangle of the whole canvas that corresponds to a rectangle of this canvas, which
  /// may be a part of it. Mouse events have the coordinates of the whole canvas.
  func wholeRect(of rect: CellRect) -> CellRect {
    var place = place(of: rect)
    place.column -= surface.origin.column
    place.row -= surface.origin.row
    return place
  }

  /// Returns the rectangle in the frame that corresponds to a rectangle of the canvas, limited to
  /// the canvas.
  func place(of rect: CellRect) -> CellRect {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return CellRect(column: 0, row: 0, columns: 0, rows: 0) }
    return CellRect(
      column: area.column + rect.column,
      row: area.row + rect.row,
      columns: rect.columns,
      rows: rect.rows
    )
  }
}

// MARK: - Drawing

extension Canvas {
  /// The horizontal alignment of a line of text, relative to the layout direction.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// Aligned with the leading edge.
    case leading
    /// Centered.
    case center
    /// Aligned with the trailing edge.
    case trailing
  }

  /// Draws text to the right of a point, as far as there is room, and returns the number of columns
  /// it occupies.
  @discardableResult
  public func put(_ text: String, at point: CellPoint, style: CellStyle = .plain) -> Int {
    guard point.row >= 0, point.row < size.rows, point.column < size.columns,
      point.column >= -CellSize.maximumSide
    else { return 0 }
    let place = CellPoint(column: area.column + point.column, row: area.row + point.row)
    return surface.cells.put(text, at: place, style: style, clip: area)
  }

  /// Draws text on a row and truncates it with an ellipsis if it does not fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - row: The row, counted from 0 at the top.
  ///   - alignment: The alignment of the text on the row.
  ///   - indent: The number of columns to leave free at the leading edge.
  ///   - columns: The maximum number of columns of the text. The default is all available columns.
  ///   - style: The style of the text.
  public func line(
    _ text: String,
    row: Int,
    alignment: Alignment = .leading,
    indent: Int = 0,
    columns: Int = .max,
    style: CellStyle = .plain
  ) {
    guard row >= 0, row < size.rows, indent < size.columns else { return }
    let indent = max(indent, 0)
    let room = size.columns - indent
    let most = min(room, columns)
    let text = SafeText.fitting(text, columns: most, ellipsis: drawing.ellipsis)
    let free = room - text.columns
    let before =
      switch alignment {
      case .leading: indent
      case .center: indent + free / 2
      case .trailing: indent + free
      }
    let column = isRightToLeft ? size.columns - before - text.columns : before
    let place = CellPoint(column: area.column + column, row: area.row + row)
    surface.cells.put(text, at: place, style: style, clip: area)
  }

  /// Fills a rectangle with a character, which is a blank by default.
  public func fill(
    _ rect: CellRect,
    with character: Character = " ",
    style: CellStyle = .plain
  ) {
    surface.cells.fill(place(of: rect), with: Cell(character, style: style))
  }

  /// Changes the style of the cells in a rectangle and keeps their characters.
  public func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let place = place(of: rect)
    for row in place.row..<place.endRow {
      for column in place.column..<place.endColumn {
        // The closure may draw, so it must not run during an access to the cells.
        var style = surface.cells[column, row].style
        change(&style)
        let cell = CellPoint(column: column, row: row)
        surface.cells.restyle(CellRect(cell)) { $0 = style }
      }
    }
  }

  /// Changes the style of the cells in a row and keeps their characters.
  public func restyle(row: Int, _ change: (inout CellStyle) -> Void) {
    restyle(bounds.part(row: row), change)
  }

  /// Draws the progress of a task in the first line of a rectangle: a bar with its percentage, or a
  /// spinner, which is drawn again while it is visible.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - rect: The rectangle. A bar fills it; without room for a bar of three columns, only the
  ///     percentage is shown.
  ///   - style: The style.
  public func draw(_ progress: ProgressIndicator, in rect: CellRect, style: CellStyle = .plain) {
    let glyphs = FrameGlyphs(drawing: drawing, isRightToLeft: isRightToLeft)
    let room = rect.columns - Self.percentageColumns
    let text =
      progress.fractionCompleted != nil && room < 3
      ? progress.percentage
      : glyphs.text(of: progress, step: spinnerStep, columns: max(room, 3))
    if progress.fractionCompleted == nil { surface.isAnimated = true }
    draw(in: rect.firstLine) { $0.line(text, row: 0, style: style) }
  }

  /// The columns of a percentage, after a blank.
  private static let percentageColumns = 5

  /// Draws a horizontal line across the whole width of a row.
  public func horizontalLine(row: Int, style: CellStyle = .plain) {
    fill(bounds.part(row: row), with: drawing.horizontal, style: style)
  }

  /// Draws a vertical line across the whole height of a column.
  public func verticalLine(column: Int, style: CellStyle = .plain) {
    fill(bounds.at(column: column, columns: 1), with: drawing.vertical, style: style)
  }

  /// Draws a border along the inner edge of a rectangle. A rectangle of a single row or column
  /// becomes a line.
  public func box(_ rect: CellRect, style: CellStyle = .plain) {
    for (part, glyph) in rect.border(drawing) { fill(part, with: glyph, style: style) }
  }
}
