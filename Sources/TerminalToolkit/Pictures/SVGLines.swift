/// The lines of an SVG document. Adjacent lines are joined.
struct SVGLines {
  enum Direction: Hashable { case horizontal, vertical }

  private struct Pen: Hashable {
    let color: RGBColor
    let width: Int
  }

  private struct Line {
    let direction: Direction
    let place: Eighths
    let start: Eighths
    var end: Eighths
    let pen: Pen
  }

  /// The end of a line, used as the key for finding the line that the next one continues.
  private struct End: Hashable {
    let direction: Direction
    let place: Eighths
    let end: Eighths
    let pen: Pen
  }

  private var lines: [Line] = []
  private var ends: [End: Int] = [:]
  private var curves: [(pen: Pen, path: String)] = []

  /// Adds a horizontal or vertical line from the first to the second coordinate.
  mutating func add(
    _ direction: Direction,
    at place: Eighths,
    _ start: Eighths,
    _ end: Eighths,
    _ width: Int,
    _ color: RGBColor
  ) {
    let pen = Pen(color: color, width: width)
    let before = End(direction: direction, place: place, end: start, pen: pen)
    let after = End(direction: direction, place: place, end: end, pen: pen)
    if let index = ends.removeValue(forKey: before) {
      lines[index].end = end
      ends[after] = index
    } else {
      ends[after] = lines.count
      lines.append(Line(direction: direction, place: place, start: start, end: end, pen: pen))
    }
  }

  // MARK: - Box-drawing characters

  /// Adds the lines of a character in a cell.
  mutating func add(
    _ arms: BoxGlyph.Arms,
    _ weight: BoxGlyph.Weight,
    at origin: (x: Eighths, y: Eighths),
    _ color: RGBColor
  ) {
    switch weight {
    case .light: add(arms, at: origin, 8, color)
    case .heavy: add(arms, at: origin, 16, color)
    case .rounded: addCurve(arms, at: origin, color)
    case .double: addDouble(arms, at: origin, color)
    }
  }

  /// The middle of a cell, at which a line of one unit is sharp, and its bottom right corner.
  private static let middle = (x: Eighths(36), y: Eighths(76))
  private static let far = (
    x: Eighths(whole: SVGPicture.cell.width), y: Eighths(whole: SVGPicture.cell.height)
  )

  private mutating func add(
    _ arms: BoxGlyph.Arms,
    at origin: (x: Eighths, y: Eighths),
    _ width: Int,
    _ color: RGBColor
  ) {
    let x = origin.x + Self.middle.x
    let y = origin.y + Self.middle.y
    // Extend the line past the middle so that corners are filled.
    let half = Eighths(width / 2)
    if arms.contains(.left) || arms.contains(.right) {
      let start = arms.contains(.left) ? origin.x : x - half
      let end = arms.contains(.right) ? origin.x + Self.far.x : x + half
      add(.horizontal, at: y, start, end, width, color)
    }
    if arms.contains(.up) || arms.contains(.down) {
      let start = arms.contains(.up) ? origin.y : y - half
      let end = arms.contains(.down) ? origin.y + Self.far.y : y + half
      add(.vertical, at: x, start, end, width, color)
    }
  }

  private mutating func addCurve(
    _ arms: BoxGlyph.Arms,
    at origin: (x: Eighths, y: Eighths),
    _ color: RGBColor
  ) {
    let x = origin.x + Self.middle.x
    let y = origin.y + Self.middle.y
    let side = arms.contains(.left) ? origin.x : origin.x + Self.far.x
    let bend = arms.contains(.up) ? y - Self.middle.x : y + Self.middle.x
    let edge = arms.contains(.up) ? origin.y : origin.y + Self.far.y
    curves.append((Pen(color: color, width: 8), "M\(side) \(y)Q\(x) \(y) \(x) \(bend)V\(edge)"))
  }

  /// Adds the two parallel lines of each arm.
  ///
  /// A line ends at the nearer line of a perpendicular arm on its side, or else extends to the
  /// farther one.
  private mutating func addDouble(
    _ arms: BoxGlyph.Arms,
    at origin: (x: Eighths, y: Eighths),
    _ color: RGBColor
  ) {
    let x = origin.x + Self.middle.x
    let y = origin.y + Self.middle.y
    let gap = Eighths(16)
    let reach = Eighths(20)
    let near = Eighths(12)
    for (line, across) in [(y - gap, BoxGlyph.Arms.up), (y + gap, .down)] {
      let stop = arms.contains(across) ? near : Eighths(0) - reach
      if arms.contains(.left) { add(.horizontal, at: line, origin.x, x - stop, 8, color) }
      if arms.contains(.right) {
        add(.horizontal, at: line, x + stop, origin.x + Self.far.x, 8, color)
      }
    }
    for (line, across) in [(x - gap, BoxGlyph.Arms.left), (x + gap, .right)] {
      let stop = arms.contains(across) ? near : Eighths(0) - reach
      if arms.contains(.up) { add(.vertical, at: line, origin.y, y - stop, 8, color) }
      if arms.contains(.down) {
        add(.vertical, at: line, y + stop, origin.y + Self.far.y, 8, color)
      }
    }
  }

  // MARK: - Elements

  /// One path element for each combination of color and width, in the order in which they were
  /// added.
  var elements: [String] {
    var order: [Pen] = []
    var paths: [Pen: String] = [:]
    func append(_ path: String, _ pen: Pen) {
      if paths[pen] == nil { order.append(pen) }
      paths[pen, default: ""] += path
    }
    for line in lines {
      switch line.direction {
      case .horizontal: append("M\(line.start) \(line.place)H\(line.end)", line.pen)
      case .vertical: append("M\(line.place) \(line.start)V\(line.end)", line.pen)
      }
    }
    for curve in curves { append(curve.path, curve.pen) }
    return order.map { pen in
      "<path d=\"\(paths[pen] ?? "")\" fill=\"none\" stroke=\"\(pen.color.hexadecimal)\""
        + " stroke-width=\"\(Eighths(pen.width))\"/>"
    }
  }
}

// MARK: - Box-drawing characters

/// A character that is drawn as shapes instead of text, so that boxes are closed in every font.
enum BoxGlyph: Hashable, Sendable {
  /// Lines from the middle of the cell to its edges.
  case lines(Arms, Weight)
  /// Filled parts of the cell, and the opacity of their color in eighths.
  case blocks([Block], ink: Int)

  /// The edges of the cell that lines extend to.
  struct Arms: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
  }

  /// The appearance of lines.
  enum Weight: Hashable, Sendable {
    case light, heavy, double
    /// Light lines with rounded corners.
    case rounded
  }

  /// A part of a cell, in eighths of the cell's width and height.
  struct Block: Hashable, Sendable {
    var x = 0
    var y = 0
    var width = 8
    var height = 8

    /// The rest of the cell, or `nil` if it is not a single block.
    var rest: Block? {
      switch (x, y, width, height) {
      case (0, 0, ..<8, 8): Block(x: width, width: 8 - width)
      case (1..., 0, 8 - x, 8): Block(width: x)
      case (0, 0, 8, ..<8): Block(y: height, height: 8 - height)
      case (0, 1..., 8, 8 - y): Block(height: y)
      default: nil
      }
    }
  }

  /// The glyph that fills the rest of the cell, or `nil` if the glyph is not a single opaque block.
  var rest: BoxGlyph? {
    guard case .blocks(let blocks, 8) = self, blocks.count == 1, let rest = blocks[0].rest else {
      return nil
    }
    return .blocks([rest], ink: 8)
  }

  /// Creates the glyph for a character, or returns `nil` if the character is drawn as text.
  init?(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    switch scalar.value {
    case 0x2500...0x257F:
      guard let lines = Self.lines[character] else { return nil }
      self = .lines(lines.0, lines.1)
    case 0x2580...0x259F: self.init(block: Int(scalar.value) - 0x2580)
    default: return nil
    }
  }

  // MARK: - Lines

  /// The arms and weights of the characters, for each weight in the order of ``arms``.
  ///
  /// Characters that mix weights are drawn as text.
  private static let lines: [Character: (Arms, Weight)] = {
    let weights: [(String, Weight)] = [
      (lightLines, .light), ("━┃┏┓┗┛┣┫┳┻╋╸╹╺╻", .heavy), ("═║╔╗╚╝╠╣╦╩╬", .double),
      ("  ╭╮╰╯", .rounded),
    ]
    var result: [Character: (Arms, Weight)] = [:]
    for (characters, weight) in weights {
      for (character, arms) in zip(characters, arms) { result[character] = (arms, weight) }
    }
    return result
  }()

  private static let lightLines = "─│┌┐└┘├┤┬┴┼╴╵╶╷"

  /// Returns the character of light lines with some arms.
  static func character(of arms: Arms) -> Character? {
    zip(lightLines, Self.arms).first { $0.1 == arms }?.0
  }

  private static let arms: [Arms] = [
    [.left, .right], [.up, .down], [.right, .down], [.left, .down], [.right, .up], [.left, .up],
    [.right, .up, .down], [.left, .up, .down], [.left, .right, .down], [.left, .right, .up],
    [.left, .right, .up, .down], .left, .up, .right, .down,
  ]

  // MARK: - Blocks

  private init(block number: Int) {
    switch number {
    case 0x00: self = .blocks([Block(height: 4)], ink: 8)
    case 0x01...0x08: self = .blocks([Block(y: 8 - number, height: number)], ink: 8)
    case 0x09...0x0F: self = .blocks([Block(width: 16 - number)], ink: 8)
    case 0x10: self = .blocks([Block(x: 4, width: 4)], ink: 8)
    case 0x11...0x13: self = .blocks([Block()], ink: 2 * (number - 0x10))
    case 0x14: self = .blocks([Block(height: 1)], ink: 8)
    case 0x15: self = .blocks([Block(x: 7, width: 1)], ink: 8)
    default: self = .blocks(Self.quarters(Self.quadrants[number - 0x16]), ink: 8)
    }
  }

  /// The quadrants of each character, as a bit mask: 1 and 2 are at the top, 4 and 8 at the bottom.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quarters(_ bits: Int) -> [Block] {
    (0..<4).filter { bits & 1 << $0 != 0 }.map { quarter in
      Block(x: quarter % 2 * 4, y: quarter / 2 * 4, width: 4, height: 4)
    }
  }
}
