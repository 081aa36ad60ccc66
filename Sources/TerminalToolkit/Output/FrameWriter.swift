/// Converts frames to the bytes that show them in a terminal, limited to the cells that changed.
///
/// A writer stores the contents of the terminal, the selected style and the position of the cursor.
/// The first frame sets the states of the terminal that writing relies on, such as the character set
/// and the region that scrolls, clears the screen and is written completely. Each later frame writes
/// only the difference, and nothing if there is none.
///
///     var writer = FrameWriter(colors: .palette256)
///     device.write(writer.bytes(toShow: frame))
///
/// The bytes are UTF-8 text and VT100 sequences: cursor positions, styles, backspace, carriage
/// return and line feed. They cause neither scrolling nor wrapping, regardless of the modes of the
/// terminal. After a character whose width differs between terminals, the next one is positioned
/// from the edge of the row, so that no cell is displaced. At the end of a row, text that a
/// terminal might draw beyond it is simplified: a joined emoji to its first part, a flag to its two
/// letters.
public struct FrameWriter: Sendable {
  /// The number of colors to write; see ``Frame/ansiText(colors:)``.
  public let colors: ColorDepth

  /// Whether the beginning and the end of an update are marked (synchronized output, mode 2026), so
  /// that the terminal shows the update at once.
  ///
  /// Updates of a few bytes are not marked, because terminals read those at once in any case.
  public let synchronizesOutput: Bool

  private var writer: CellWriter
  private var shown: Frame?
  private var isCursorShown = false

  /// Creates a writer for a terminal with unknown contents.
  ///
  /// The default for `colors` works in every color terminal. Enable `synchronizesOutput` for
  /// terminals that support it; others ignore the marks.
  public init(colors: ColorDepth = .ansi16, synchronizesOutput: Bool = false) {
    self.colors = colors
    self.synchronizesOutput = synchronizesOutput
    writer = CellWriter(colors: colors)
  }

  /// Discards the stored contents, so that the next frame is written as the first one.
  ///
  /// Call this method when other output may have reached the terminal, for example during a
  /// suspension, and after every resize, even if the size is the same again.
  public mutating func invalidate() {
    shown = nil
  }

  /// Returns the bytes that make the terminal show a frame; empty if it shows the frame already.
  ///
  /// Either write all of the bytes, in order, or call ``invalidate()``. A frame whose size differs
  /// from the last one is written completely.
  ///
  /// - Parameters:
  ///   - frame: The frame to show.
  ///   - cursor: The position of a visible text cursor. If it is `nil` or outside the frame, the
  ///     cursor is hidden.
  /// - Complexity: O(*n*), where *n* is the number of cells; unchanged rows are only compared.
  public mutating func bytes(toShow frame: Frame, cursor: CellPoint? = nil) -> [UInt8] {
    bytes(toShow: frame, cursor: cursor, isCursorVisible: true)
  }

  /// Returns the bytes that make the terminal show a frame and leave the hidden cursor at a
  /// position; empty if they change nothing.
  ///
  /// Screen readers and braille displays follow the cursor of the terminal, even if it is hidden.
  ///
  /// - Parameters:
  ///   - frame: The frame to show.
  ///   - point: The position of the hidden cursor. If it is `nil` or outside the frame, the cursor is
  ///     wherever writing the frame leaves it.
  public mutating func bytes(toShow frame: Frame, hiddenCursorAt point: CellPoint?) -> [UInt8] {
    bytes(toShow: frame, cursor: point, isCursorVisible: false)
  }

  private mutating func bytes(
    toShow frame: Frame,
    cursor: CellPoint?,
    isCursorVisible: Bool
  ) -> [UInt8] {
    let point = cursor.flatMap { CellRect(frame.size).contains($0) ? $0 : nil }
    let cursor = isCursorVisible ? point : nil
    let begin = prepare(for: frame)
    writeRows(of: frame)
    let cells = writer.takeOutput()
    shown = frame
    if let point { writer.move(to: point) }
    var bytes = begin + cells + writer.takeOutput()
    if cursor == nil || (!cells.isEmpty && !synchronizesOutput), isCursorShown {
      // A visible cursor that jumps while cells are written would flicker.
      bytes = Self.hidingCursor + bytes
      isCursorShown = false
    }
    if cursor != nil, !isCursorShown {
      bytes += "\u{1B}[?25h".utf8
      isCursorShown = true
    }
    guard !begin.isEmpty || bytes.count >= Self.leastMarked else { return bytes }
    let modes = TerminalModes(synchronizesOutput ? [.synchronizedOutput] : [])
    return modes.frameStart.utf8 + bytes + modes.frameEnd.utf8
  }

  /// Clears the screen and hides the cursor if the contents of the terminal are unknown.
  private mutating func prepare(for frame: Frame) -> [UInt8] {
    if let shown, shown.size == frame.size { return [] }
    shown = Frame(CellBuffer(size: frame.size), drawing: frame.drawing)
    isCursorShown = false
    writer.clear()
    return Self.hidingCursor + writer.takeOutput()
  }

  /// The minimum number of bytes of an update that is marked; the marks themselves take 16 bytes. A
  /// shorter update is read at once, even over a network connection.
  private static let leastMarked = 512

  private static let hidingCursor = Array("\u{1B}[?25l".utf8)

  private mutating func writeRows(of frame: Frame) {
    guard let shown else { return }
    for row in 0..<frame.size.rows {
      let isSame = shown.cells.hasRow(row, of: frame.cells)
      if isSame, shown.drawing == frame.drawing { continue }
      writer.write(
        ShownRow(frame, row, colors: colors),
        over: ShownRow(shown, row, colors: colors),
        row: row
      )
    }
  }
}
