/// Turns frames into what is written to a terminal: only the cells that changed, in few bytes.
///
/// A writer remembers what the terminal shows, the style that is selected and where the cursor is.
/// It begins by knowing nothing, so the first frame empties the screen and draws all of it; each
/// later one writes the difference, and nothing at all if there is none.
///
///     var writer = FrameWriter(colors: .palette256)
///     device.write(writer.bytes(toShow: frame))
///
/// The bytes are UTF-8 text and the sequences of a VT100: places, styles, backspace, carriage
/// return and line feed. Nothing scrolls and nothing wraps, whether or not the terminal would.
/// After a character whose width terminals dispute, the next one is placed from the row's edge, so
/// no cell is disturbed by another. Text that a terminal might draw beyond the end of a row is
/// simplified there: a joined emoji to its first part, a flag to its two letters.
public struct FrameWriter: Sendable {
  /// How many colours are written; the same as for ``Frame/ansiText(colors:)``.
  public let colors: ColorDepth

  /// Whether the terminal is told where an update begins and ends, so that it shows it at once.
  /// Not so for a few bytes that change a frame: a terminal reads those at once anyway.
  public let synchronizesOutput: Bool

  private var writer: CellWriter
  private var shown: Frame?
  private var isCursorShown = false

  /// A writer for a terminal that may show anything.
  ///
  /// The default colours are those of every colour terminal. Synchronized output (mode 2026) is for
  /// terminals that have it; others ignore it.
  public init(colors: ColorDepth = .ansi16, synchronizesOutput: Bool = false) {
    self.colors = colors
    self.synchronizesOutput = synchronizesOutput
    writer = CellWriter(colors: colors)
  }

  /// Forgets what the terminal shows: the next frame is written whole, on an emptied screen.
  ///
  /// To be called when something else may have written to the terminal, as after a suspension, and
  /// when the terminal's size has changed, even if it is the same again.
  public mutating func invalidate() {
    shown = nil
  }

  /// The bytes that make the terminal show a frame; empty if it does already.
  ///
  /// The bytes must all be written, in order, or ``invalidate()`` be called. A frame of another
  /// size than the last is written whole. `cursor` is where a text cursor is shown; without one, or
  /// outside the frame, there is none. Cost: the cells of the rows that changed, and a comparison
  /// of the others.
  public mutating func bytes(toShow frame: Frame, cursor: CellPoint? = nil) -> [UInt8] {
    let cursor = cursor.flatMap { CellRect(frame.size).contains($0) ? $0 : nil }
    let begin = prepare(for: frame)
    writeRows(of: frame)
    let cells = writer.takeOutput()
    shown = frame
    if let cursor { writer.move(to: cursor) }
    var bytes = begin + cells + writer.takeOutput()
    if cursor == nil || (!cells.isEmpty && !synchronizesOutput), isCursorShown {
      // A cursor that is seen to jump while cells are written would flicker.
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

  /// Empties the screen, without a cursor, where it is not known what a frame would change.
  private mutating func prepare(for frame: Frame) -> [UInt8] {
    if let shown, shown.size == frame.size { return [] }
    shown = Frame(CellBuffer(size: frame.size), drawing: frame.drawing)
    isCursorShown = false
    writer.clear()
    return Self.hidingCursor + writer.takeOutput()
  }

  /// The fewest bytes of an update with a marked beginning and end; the marks themselves are 16.
  /// One written at once is read at once, too, also by way of another computer.
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
