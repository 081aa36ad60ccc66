import Synchronization

/// The characters of more than one scalar that cells have shown: composed emoji, and letters with
/// marks.
///
/// Cells store the number of a character, so that copying and comparing them is fast. The table is
/// never emptied, because any cell may have a number of it.
enum ClusterTable {
  typealias Number = UInt32

  /// The maximum number of characters. Text that an app receives cannot take more memory; cells
  /// show replacement characters for further characters.
  static let limit = 1 << 16

  private struct Contents {
    var characters: [Character] = []
    var numbers: [Character: Number] = [:]
  }

  private static let contents = Mutex(Contents())

  /// Returns the number of a character, or `nil` if the table is full.
  static func number(of character: Character) -> Number? {
    contents.withLock { contents in
      if let number = contents.numbers[character] { return number }
      guard contents.characters.count < limit else { return nil }
      let number = Number(contents.characters.count)
      contents.characters.append(character)
      contents.numbers[character] = number
      return number
    }
  }

  /// Returns the character with a number.
  static func character(_ number: Number) -> Character {
    contents.withLock { $0.characters[Int(number)] }
  }
}
