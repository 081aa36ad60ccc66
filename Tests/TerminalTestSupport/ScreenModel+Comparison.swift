package import TerminalToolkit

extension ScreenModel {
  /// Returns the differences between the screen and the frame that it should show.
  ///
  /// If terminals may draw a cluster in different ways, only the adjacent cells are compared.
  package func mistakes(showing frame: Frame, colors: ColorDepth = .ansi16) -> [String] {
    var mistakes = faults
    if isSynchronized { mistakes.append("an update is open") }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let expected = expectation(frame, column, row, colors)
        let shown = cells[row][column]
        if let text = expected.text, text != shown.text {
          mistakes.append("\(column),\(row): \(shown.text) is not \(text)")
        }
        if expected.style != shown.style { mistakes.append("\(column),\(row): style") }
      }
    }
    return mistakes
  }

  private func expectation(
    _ frame: Frame,
    _ column: Int,
    _ row: Int,
    _ colors: ColorDepth
  ) -> (text: String?, style: CellStyle) {
    let isTail = frame.cells[column, row].isTrailingHalf
    let lead = isTail ? column - 1 : column
    let cell = frame.cells[lead, row]
    var style = cell.style
    style.foreground = style.foreground?.expected(in: colors)
    style.background = style.background?.expected(in: colors)
    if colors == .none { (style.isItalic, style.isStruckThrough) = (false, false) }
    let isHidden = style.isMark && colors != .none
    style.isMark = false
    let character = isHidden ? " " : cell.character ?? "!"
    if frame.drawing == .ascii, !character.isASCII { return ("?", style) }
    let scalars = character.unicodeScalars
    let reach = scalars.reduce(lead) { $0 + max(CharacterWidth.columns(of: $1), 1) }
    if scalars.count > 1, counting == .scalars || reach >= size.columns { return (nil, style) }
    return (isTail ? "" : String(character), style)
  }
}

extension CellStyle.Color {
  /// Returns the color that a terminal shows for a color, found by an exhaustive search.
  package func expected(in depth: ColorDepth) -> CellStyle.Color? {
    guard depth != .none, case .rgb(let red, let green, let blue) = self else {
      return depth == .none ? nil : self
    }
    switch depth {
    case .none, .ansi16: return nearest(in: depth)
    case .trueColor: return self
    case .palette256:
      let color: [Int] = [Int(red), Int(green), Int(blue)]
      func distance(_ other: [Int]) -> Int {
        let (red, green, blue) = (color[0] - other[0], color[1] - other[1], color[2] - other[2])
        return red * red + green * green + blue * blue
      }
      return ScreenModel.palette.min { distance($0) < distance($1) }
        .map { .rgb(red: UInt8($0[0]), green: UInt8($0[1]), blue: UInt8($0[2])) }
    }
  }
}

extension ScreenModel {
  /// The components of the palette's 240 colors after the first sixteen.
  fileprivate static let palette: [[Int]] = (16...255).map(paletteParts)

  /// Returns the components of a palette color other than the first sixteen.
  package static func paletteParts(_ index: Int) -> [Int] {
    if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
    let levels = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    return [levels[place / 36], levels[place / 6 % 6], levels[place % 6]]
  }

  /// Parses a color that consists of several numbers after 38 or 48, or returns `nil` if it is
  /// invalid.
  package static func color(_ numbers: inout ArraySlice<Int>) -> CellStyle.Color? {
    var parts: [Int] = []
    switch numbers.popFirst() {
    case 5:
      guard let index = numbers.popFirst(), (16...255).contains(index) else { return nil }
      parts = paletteParts(index)
    case 2: for _ in 0..<3 { parts.append(numbers.popFirst() ?? -1) }
    default: return nil
    }
    guard parts.allSatisfy((0...255).contains) else { return nil }
    return .rgb(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2]))
  }
}
