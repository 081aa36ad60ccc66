/// A part of a frame that content draws on, with coordinates of its own: (0, 0) is the top left,
/// in every direction of reading.
///
/// Nothing that is drawn gets outside, whatever the coordinates: what lies beyond an edge is left
/// out, and a wide character at an edge is whole or not there. Texts are made safe as
/// ``SafeText`` does.
///
///     canvas.line("Now playing", row: 0, style: Style(bold: true))
///     canvas.line("3:12", row: 0, alignment: .trailing)
///     canvas.draw(in: CellRect(column: 0, row: 1, columns: 20, rows: 5)) { list in … }
public struct Canvas {
  /// How large the canvas is. It may have no cell at all.
  public let size: CellSize

  /// Which characters the terminal shows. Lines, boxes and ``pick(_:_:)`` follow it.
  public let drawing: LineDrawing

  /// Whether reading goes from right to left, so that leading is on the right.
  public let isRightToLeft: Bool

  /// Whether the focus of the keyboard is here.
  public let isFocused: Bool

  /// The cells of the whole frame, shared with the parts of the canvas.
  let surface: Surface
  /// The place of the canvas in the frame; all of it is inside.
  let area: CellRect

  /// What is drawn on. Whatever content does with its canvas, the frame is here.
  final class Surface {
    var cells: CellBuffer
    /// Where the text cursor is, in the frame.
    var cursor: CellPoint?

    init(_ cells: CellBuffer) {
      self.cells = cells
    }
  }

  /// A blank canvas that belongs to no frame, to see in a test what content draws; see
  /// ``contents``.
  public init(
    size: CellSize,
    drawing: LineDrawing = .unicode,
    isRightToLeft: Bool = false,
    isFocused: Bool = false
  ) {
    self.init(
      Surface(CellBuffer(size: size)),
      area: CellRect(size),
      drawing: drawing,
      isRightToLeft: isRightToLeft,
      isFocused: isFocused
    )
  }

  init(
    _ surface: Surface,
    area: CellRect,
    drawing: LineDrawing,
    isRightToLeft: Bool,
    isFocused: Bool
  ) {
    self.surface = surface
    self.area = area.intersection(surface.cells.bounds)
    self.drawing = drawing
    self.isRightToLeft = isRightToLeft
    self.isFocused = isFocused
    size = CellSize(columns: self.area.columns, rows: self.area.rows)
  }

  /// Where the text cursor of the terminal stands, for content that edits text. Default nil: there
  /// is none, as for a place outside. It is shown while the focus is here.
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

  /// The whole canvas.
  public var bounds: CellRect { CellRect(size) }

  /// What has been drawn so far, as a picture of the canvas alone.
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

  /// The first character, or where the terminal shows ASCII only the second.
  public func pick(_ unicode: Character, _ ascii: Character) -> Character {
    drawing.pick(unicode, ascii)
  }

  /// Draws on a part, which has its own coordinates and clips in the same way.
  ///
  /// What of the rectangle is outside the canvas is not part of it; without any cell inside, the
  /// body is not called. A text cursor that is set on the part is that of the whole.
  public func draw(in rect: CellRect, _ body: (inout Canvas) -> Void) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    var part = Canvas(
      surface,
      area: place(of: rect),
      drawing: drawing,
      isRightToLeft: isRightToLeft,
      isFocused: isFocused
    )
    body(&part)
  }

  /// Where a rectangle of the canvas lies in the frame; what is outside the canvas is left out.
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
