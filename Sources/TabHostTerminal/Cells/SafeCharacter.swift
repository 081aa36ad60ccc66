/// A character that ``SafeText`` has let through, in the form in which cells hold it.
///
/// Nearly always it is one scalar, which is copied and compared as a number. A frame has thousands
/// of cells: this, and text that is read by the byte, made a frame after a change of a title take a
/// third of its time.
struct SafeCharacter: Sendable {
  /// What is more than one scalar: an emoji of several, a letter with marks.
  private final class Cluster: Sendable {
    let character: Character

    init(_ character: Character) { self.character = character }
  }

  private let cluster: Cluster?
  /// The first scalar.
  let scalar: Unicode.Scalar
  private let width: UInt8

  /// The columns that it takes: 1 or 2, or 0 for what stands in a trailing half.
  var columns: Int { Int(width) }

  /// What stands in the trailing half of a wide character.
  static let trailingHalf = SafeCharacter(scalar: "\0", columns: 0)
  static let blank = SafeCharacter(scalar: " ", columns: 1)

  /// A scalar that is safe by itself, and its columns.
  init(scalar: Unicode.Scalar, columns: Int) {
    cluster = nil
    self.scalar = scalar
    width = UInt8(columns)
  }

  /// A character that is safe.
  init(safe character: Character) {
    self.init(character, columns: CharacterWidth.columns(of: character))
  }

  /// A sign of one column, as all of our own are.
  init(sign: Character) {
    self.init(sign, columns: 1)
  }

  private init(_ character: Character, columns: Int) {
    let scalars = character.unicodeScalars
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    cluster = isSingle ? nil : Cluster(character)
    scalar = scalars.first ?? " "
    width = UInt8(columns)
  }

  /// The whole.
  var character: Character { cluster?.character ?? Character(scalar) }

  /// Whether there are further scalars.
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
