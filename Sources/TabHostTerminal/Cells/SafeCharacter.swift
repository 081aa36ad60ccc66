/// A character that ``SafeText`` has sanitized, in the form that cells store.
///
/// Nearly all characters are a single scalar, which is copied and compared as an integer. A frame
/// has thousands of cells, so this representation makes drawing considerably faster.
struct SafeCharacter: Sendable {
  /// A character of more than one scalar: a composed emoji, or a letter with marks.
  private final class Cluster: Sendable {
    let character: Character

    init(_ character: Character) { self.character = character }
  }

  private let cluster: Cluster?
  /// The first scalar.
  let scalar: Unicode.Scalar
  private let width: UInt8

  /// The number of columns: 1 or 2, or 0 for the content of a trailing half.
  var columns: Int { Int(width) }

  /// The content of the trailing half of a wide character.
  static let trailingHalf = SafeCharacter(scalar: "\0", columns: 0)
  static let blank = SafeCharacter(scalar: " ", columns: 1)

  /// Creates a character from a scalar that is safe by itself, with the given number of columns.
  init(scalar: Unicode.Scalar, columns: Int) {
    cluster = nil
    self.scalar = scalar
    width = UInt8(columns)
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
    cluster = isSingle ? nil : Cluster(character)
    scalar = scalars.first ?? " "
    width = UInt8(columns)
  }

  /// The complete character.
  var character: Character { cluster?.character ?? Character(scalar) }

  /// Whether the character consists of more than one scalar.
  var isCluster: Bool { cluster != nil }

  var isASCII: Bool { scalar.isASCII && cluster == nil }
}

extension SafeCharacter: Hashable {
  static func == (one: SafeCharacter, other: SafeCharacter) -> Bool {
    guard one.scalar == other.scalar, one.width == other.width else { return false }
    guard one.cluster !== other.cluster else { return true }
    return one.cluster?.character == other.cluster?.character
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(scalar)
    hasher.combine(width)
  }
}
