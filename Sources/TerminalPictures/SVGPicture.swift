import TerminalToolkit

/// The cells of a frame as the elements of an SVG document: backgrounds, lines and texts.
struct SVGPicture {
  /// The size of a cell, in user units.
  static let cell = (width: 9, height: 18)

  let theme: PictureTheme
  private var rects = SVGRects()
  private var lines = SVGLines()
  private var texts: [String] = []

  init(theme: PictureTheme) {
    self.theme = theme
  }

  /// The colors and weight of a cell.
  private struct Ink: Hashable {
    var text: RGBColor
    var ground: RGBColor
    var isBold: Bool
    var isItalic: Bool
  }

  /// Adds a row of cells, with the characters that the terminal would show.
  mutating func add(_ cells: [Cell], row: Int) {
    var run: (column: Int, text: String, ink: Ink)?
    for (column, cell) in cells.enumerated() {
      var ink = ink(cell.style)
      var glyph = cell.character.flatMap { BoxGlyph($0) }
      if ink.text == theme.ground, let rest = glyph?.rest {
        // A block in the background color would leave a visible edge of the cell's color, so the
        // rest of the cell is drawn instead.
        glyph = rest
        swap(&ink.text, &ink.ground)
      }
      addGround(of: cell, ink, column, row)
      guard let character = cell.character, character != " " else { continue }
      if glyph == nil, character.isASCII, let last = run, last.ink == ink,
        column - last.column - last.text.utf8.count < 2
      {
        // A run may contain single blanks; two blanks end it.
        let gap = column - last.column - last.text.utf8.count
        run?.text += String(repeating: " ", count: gap) + String(character)
        continue
      }
      add(run, row)
      run = nil
      if let glyph {
        add(glyph, ink, column, row)
      } else if character.isASCII {
        run = (column, String(character), ink)
      } else {
        add(String(character), ink, column, row, columns: cell.columns)
      }
    }
    add(run, row)
  }

  private func ink(_ style: CellStyle) -> Ink {
    var text = style.foreground.map(theme.color) ?? theme.text
    var ground = style.background.map(theme.color) ?? theme.ground
    if style.isReversed { swap(&text, &ground) }
    if style.isDim { text = text.mixed(5, with: ground) }
    return Ink(text: text, ground: ground, isBold: style.isBold, isItalic: style.isItalic)
  }

  // MARK: - Cells

  private mutating func addGround(of cell: Cell, _ ink: Ink, _ column: Int, _ row: Int) {
    if ink.ground != theme.ground {
      rects.add(column: column, row: row, ink.ground)
    }
    // The lines are below the baseline, and at half the height of small letters.
    let isLined = [(cell.style.isUnderlined, 132), (cell.style.isStruckThrough, 76)]
    for case (true, let height) in isLined {
      let y = Eighths(whole: row * Self.cell.height) + Eighths(height)
      let x = Eighths(whole: column * Self.cell.width)
      lines.add(.horizontal, at: y, x, x + Eighths(whole: Self.cell.width), 8, ink.text)
    }
  }

  private mutating func add(_ glyph: BoxGlyph, _ ink: Ink, _ column: Int, _ row: Int) {
    let origin = (
      x: Eighths(whole: column * Self.cell.width), y: Eighths(whole: row * Self.cell.height)
    )
    switch glyph {
    case .lines(let arms, let weight): lines.add(arms, weight, at: origin, ink.text)
    case .blocks(let blocks, let share):
      let color = ink.text.mixed(share, with: ink.ground)
      for block in blocks {
        rects.add(
          x: origin.x + Eighths(block.x * Self.cell.width),
          y: origin.y + Eighths(block.y * Self.cell.height),
          width: Eighths(block.width * Self.cell.width),
          height: Eighths(block.height * Self.cell.height),
          color
        )
      }
    }
  }

  private mutating func add(_ run: (column: Int, text: String, ink: Ink)?, _ row: Int) {
    guard let run else { return }
    add(run.text, run.ink, run.column, row, columns: run.text.utf8.count)
  }

  private mutating func add(
    _ text: String,
    _ ink: Ink,
    _ column: Int,
    _ row: Int,
    columns: Int
  ) {
    let x = column * Self.cell.width
    let y = row * Self.cell.height + 14
    var element = "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(columns * Self.cell.width)\""
    element += " lengthAdjust=\"spacingAndGlyphs\""
    if ink.text != theme.text { element += " fill=\"\(ink.text.hexadecimal)\"" }
    if ink.isBold { element += " font-weight=\"bold\"" }
    if ink.isItalic { element += " font-style=\"italic\"" }
    texts.append(element + ">" + SVGText.escaped(text) + "</text>")
  }

  // MARK: - Document

  /// The elements of all rows.
  var elements: [String] {
    var parts = rects.elements + lines.elements
    if !texts.isEmpty {
      parts.append("<g \(SVGText.font) fill=\"\(theme.text.hexadecimal)\">")
      parts += texts
      parts.append("</g>")
    }
    return parts
  }

  /// Returns a document with elements, on the background of frames of the given size.
  static func document(
    size: CellSize,
    title: String?,
    theme: PictureTheme,
    _ elements: [String]
  ) -> String {
    let margin = Self.cell.width
    let width = size.columns * Self.cell.width + 2 * margin
    let height = size.rows * Self.cell.height + 2 * margin
    let place = "width=\"\(width)\" height=\"\(height)\""
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" \(place)"
        + " viewBox=\"\(-margin) \(-margin) \(width) \(height)\">"
    ]
    if let title {
      let safe = SafeText(title, limit: CellSize.maximumSide).string
      parts.append("<title>\(SVGText.escaped(safe))</title>")
    }
    let ground = "rx=\"6\" fill=\"\(theme.ground.hexadecimal)\""
    parts.append("<rect x=\"\(-margin)\" y=\"\(-margin)\" \(place) \(ground)/>")
    parts += elements
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }
}

// MARK: - Backgrounds

/// The filled rectangles of an SVG document. Adjacent cells are joined.
struct SVGRects {
  private struct Rect {
    var column: Int
    var columns: Int
    var row: Int
    var rows: Int
    let color: RGBColor
  }

  /// The lower edge of a rectangle, used as the key for finding the rectangle that the next row
  /// continues.
  private struct End: Hashable {
    let column: Int
    let columns: Int
    let row: Int
    let color: RGBColor
  }

  private var cells: [Rect] = []
  private var ends: [End: Int] = [:]
  /// The rectangles of the current row.
  private var line: [Rect] = []
  private var blocks: [String] = []

  /// Adds the background of a cell. Cells must be added row by row, from left to right.
  mutating func add(column: Int, row: Int, _ color: RGBColor) {
    if line.last?.row != row { joinLine() }
    if let last = line.last, last.color == color, last.column + last.columns == column {
      line[line.count - 1].columns += 1
    } else {
      line.append(Rect(column: column, columns: 1, row: row, rows: 1, color: color))
    }
  }

  /// Adds a filled part of a cell.
  mutating func add(
    x: Eighths,
    y: Eighths,
    width: Eighths,
    height: Eighths,
    _ color: RGBColor
  ) {
    blocks.append(Self.element("\(x)", "\(y)", "\(width)", "\(height)", color))
  }

  /// The elements, with the blocks on top of the backgrounds.
  var elements: [String] {
    var joined = self
    joined.joinLine()
    let cell = SVGPicture.cell
    return joined.cells.map { rect in
      Self.element(
        "\(rect.column * cell.width)",
        "\(rect.row * cell.height)",
        "\(rect.columns * cell.width)",
        "\(rect.rows * cell.height)",
        rect.color
      )
    } + blocks
  }

  /// Completes the current row and joins its rectangles with those of the row above.
  private mutating func joinLine() {
    for rect in line {
      func end(_ row: Int) -> End {
        End(column: rect.column, columns: rect.columns, row: row, color: rect.color)
      }
      if let index = ends.removeValue(forKey: end(rect.row)) {
        cells[index].rows += 1
        ends[end(rect.row + 1)] = index
      } else {
        ends[end(rect.row + 1)] = cells.count
        cells.append(rect)
      }
    }
    line = []
  }

  private static func element(
    _ x: String,
    _ y: String,
    _ width: String,
    _ height: String,
    _ color: RGBColor
  ) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
      + " fill=\"\(color.hexadecimal)\"/>"
  }
}

// MARK: - Text

/// Text in an SVG document.
enum SVGText {
  /// The font attributes of all text.
  ///
  /// At this size, most monospaced fonts are as wide as a cell.
  static let font =
    "font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', "
    + "'Liberation Mono', monospace\" font-size=\"15\""

  /// Returns a text with markup escaped and with scalars that XML does not allow replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

/// A length in eighths of a user unit, which has an exact decimal representation.
struct Eighths: Hashable, Sendable, CustomStringConvertible {
  private let count: Int

  init(_ count: Int) { self.count = count }
  init(whole: Int) { count = 8 * whole }

  static func + (left: Eighths, right: Eighths) -> Eighths { Eighths(left.count + right.count) }
  static func - (left: Eighths, right: Eighths) -> Eighths { Eighths(left.count - right.count) }

  /// The length as a decimal number. Negative lengths with a fraction are not supported.
  var description: String {
    let fractions = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"]
    return "\(count / 8)\(fractions[abs(count % 8)])"
  }
}
