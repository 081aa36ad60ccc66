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
    var text: PictureColor
    var ground: PictureColor
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

  /// Returns the document with all elements, for a frame of the given size.
  func document(size: CellSize, title: String?) -> String {
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
    parts += rects.elements
    parts += lines.elements
    if !texts.isEmpty {
      parts.append("<g \(SVGText.font) fill=\"\(theme.text.hexadecimal)\">")
      parts += texts
      parts.append("</g>")
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }
}
