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
