/// A character that is drawn as shapes instead of text, so that boxes are closed in every font.
package enum BoxGlyph: Hashable, Sendable {
  /// Lines from the middle of the cell to its edges.
  case lines(Arms, Weight)
  /// Filled parts of the cell, and the opacity of their color in eighths.
  case blocks([Block], ink: Int)

  /// The edges of the cell that lines extend to.
  package struct Arms: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let left = Arms(rawValue: 1)
    package static let right = Arms(rawValue: 2)
    package static let up = Arms(rawValue: 4)
    package static let down = Arms(rawValue: 8)
  }

  /// The appearance of lines.
  package enum Weight: Hashable, Sendable {
    case light, heavy, double
    /// Light lines with rounded corners.
    case rounded
  }

  /// A part of a cell, in eighths of the cell's width and height.
  package struct Block: Hashable, Sendable {
    package var x = 0
    package var y = 0
    package var width = 8
    package var height = 8

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
  package var rest: BoxGlyph? {
    guard case .blocks(let blocks, 8) = self, blocks.count == 1, let rest = blocks[0].rest else {
      return nil
    }
    return .blocks([rest], ink: 8)
  }

  /// Creates the glyph for a character, or returns `nil` if the character is drawn as text.
  package init?(_ character: Character) {
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
  package static func character(of arms: Arms) -> Character? {
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
