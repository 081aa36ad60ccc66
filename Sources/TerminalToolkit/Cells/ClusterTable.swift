import Synchronization

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
