import Synchronization

/// One position in a grid: a character and its style.
///
/// A wide character occupies two cells. The first cell holds the character; the second is its
/// trailing half and holds none.
public struct Cell: Hashable, Sendable {
  /// The character to draw, or `nil` in the trailing half of a wide character.
  public var character: Character? { isTrailingHalf ? nil : content.character }

  /// The number of columns that the character occupies: 1, 2, or 0 in a trailing half.
  public var columns: Int { content.columns }

  let content: SafeCharacter

  /// The style of the cell.
  public var style: CellStyle

  /// Creates a cell that shows a character, sanitized as by ``SafeText``.
  public init(_ character: Character, style: CellStyle = .plain) {
    let safe = SafeText.replacements(for: character).first ?? " "
    self.init(SafeCharacter(safe: safe), style: style)
  }

  init(_ content: SafeCharacter, style: CellStyle) {
    self.content = content
    self.style = style
  }

  /// A blank cell in the plain style.
  public static let blank = blank(.plain)

  /// Returns a blank cell in the given style.
  public static func blank(_ style: CellStyle) -> Cell {
    Cell(.blank, style: style)
  }

  /// Returns the second cell of a wide character.
  static func trailingHalf(_ style: CellStyle) -> Cell {
    Cell(.trailingHalf, style: style)
  }

  /// Returns whether the cell is blank at a color depth: its character is a blank, or a mark.
  func isBlank(in colors: ColorDepth) -> Bool {
    content == .blank || style.isMark && colors != .none
  }

  /// Whether the cell is the trailing half of the character on its left.
  public var isTrailingHalf: Bool { columns == 0 }
}

// MARK: - The characters of cells

/// A character that ``SafeText`` has sanitized, in the form that cells store.
///
/// Nearly all characters are a single scalar, which is copied and compared as an integer. A frame
/// has thousands of cells, so this representation makes drawing considerably faster. A character of
/// more than one scalar is stored in ``ClusterTable``, so that a cell consists of integers only.
struct SafeCharacter: Hashable, Sendable {
  /// The first scalar.
  let scalar: Unicode.Scalar
  /// The number of columns in the lowest bits, and above them the number of the cluster, counted
  /// from 1, or 0 for a single scalar.
  private let code: UInt32

  private static let columnBits: UInt32 = 2
  private static let columnMask: UInt32 = 1 << columnBits - 1

  /// The number of columns: 1 or 2, or 0 for the content of a trailing half.
  var columns: Int { Int(code & Self.columnMask) }

  /// The content of the trailing half of a wide character.
  static let trailingHalf = SafeCharacter(scalar: "\0", columns: 0)
  static let blank = SafeCharacter(scalar: " ", columns: 1)

  /// Creates a character from a scalar that is safe by itself, with the given number of columns.
  init(scalar: Unicode.Scalar, columns: Int) {
    self.scalar = scalar
    code = UInt32(columns)
  }

  /// Creates a character from a sanitized character.
  init(safe character: Character) {
    self.init(character, columns: CharacterWidth.columns(of: character))
  }

  /// Creates a character from a built-in glyph, all of which are one column wide.
  init(glyph: Character) {
    self.init(glyph, columns: 1)
  }

  private init(_ character: Character, columns: Int) {
    let scalars = character.unicodeScalars
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    let cluster = isSingle ? nil : ClusterTable.sharedNumber(of: character)
    let isStored = isSingle || cluster != nil
    scalar = isStored ? scalars.first ?? " " : columns == 2 ? "\u{FF1F}" : "\u{FFFD}"
    code = UInt32(columns) | (cluster.map { $0 + 1 } ?? 0) << Self.columnBits
  }

  private var cluster: ClusterTable.Number? {
    isCluster ? code >> Self.columnBits - 1 : nil
  }

  /// The complete character.
  var character: Character { cluster.map(ClusterTable.sharedCharacter) ?? Character(scalar) }

  /// Whether the character consists of more than one scalar.
  var isCluster: Bool { code > Self.columnMask }

  var isASCII: Bool { scalar.isASCII && !isCluster }
}

/// The characters of more than one scalar that cells have shown: composed emoji, and letters with
/// marks.
///
/// Cells store the number of a character, so that copying and comparing them is fast. A table is
/// never emptied, because any cell may have a number of it.
struct ClusterTable {
  typealias Number = UInt32

  /// The table of all cells.
  ///
  /// Its limit prevents that text from outside of an app takes more and more memory. Further
  /// characters are drawn as replacement characters.
  private static let shared = Mutex(ClusterTable(limit: 1 << 16))

  private let limit: Int
  private var characters: [Character] = []
  private var numbers: [Character: Number] = [:]

  /// Creates an empty table for a maximum number of characters.
  init(limit: Int) { self.limit = limit }

  /// Returns the number of a character, or `nil` if the table is full.
  mutating func number(of character: Character) -> Number? {
    if let number = numbers[character] { return number }
    guard characters.count < limit else { return nil }
    let number = Number(characters.count)
    characters.append(character)
    numbers[character] = number
    return number
  }

  /// Returns the character with a number.
  subscript(number: Number) -> Character { characters[Int(number)] }

  /// Returns the number of a character in the table of all cells, or `nil` if that is full.
  static func sharedNumber(of character: Character) -> Number? {
    shared.withLock { $0.number(of: character) }
  }

  /// Returns the character with a number in the table of all cells.
  static func sharedCharacter(_ number: Number) -> Character {
    shared.withLock { $0[number] }
  }
}
