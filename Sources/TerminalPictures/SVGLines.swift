import TerminalToolkit

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
