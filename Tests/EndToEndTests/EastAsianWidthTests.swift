import Foundation
import TabHostTerminal
import TabHostTestSupport
import Testing

/// Character widths and the Unicode data.
struct EastAsianWidthTests {
  /// A range of scalars with its category and width in the Unicode data.
  private struct Entry {
    let scalars: ClosedRange<UInt32>
    let width: String
    let category: String
  }

  /// Whether the file exists, or is required.
  private static let isAvailable =
    Equipment.isCI || FileManager.default.fileExists(atPath: Equipment.eastAsianWidths)

  /// Parses the lines of the file, for example `3000;F   # Zs       IDEOGRAPHIC SPACE`.
  private func entries() throws -> [Entry] {
    let text = try String(contentsOfFile: Equipment.eastAsianWidths, encoding: .utf8)
    let form = /([0-9A-F]+)(\.\.([0-9A-F]+))?;(\w+) *# (\w\w)/
    return text.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), let match = line.prefixMatch(of: form),
        let first = UInt32(match.1, radix: 16)
      else { return nil }
      let last = match.3.flatMap { UInt32($0, radix: 16) } ?? first
      return Entry(
        scalars: first...last,
        width: String(match.4),
        category: String(match.5)
      )
    }
  }

  /// Returns the width according to the data: none for marks without a width of their own and for
  /// invisible characters, two columns for wide characters.
  private func columns(_ entry: Entry) -> Int {
    switch entry.category {
    case "Mn", "Me", "Cc", "Cf", "Cs": 0
    default: entry.width == "W" || entry.width == "F" ? 2 : 1
    }
  }

  /// The scalars whose width intentionally differs, with the reason.
  private static let exceptions: [(scalars: ClosedRange<UInt32>, columns: Int)] = [
    // A soft hyphen, which terminals show.
    (0xAD...0xAD, 1),
    // Number signs and similar characters, which are visible although their category is format.
    (0x600...0x605, 1), (0x6DD...0x6DD, 1), (0x70F...0x70F, 1), (0x890...0x891, 1),
    (0x8E2...0x8E2, 1), (0x110BD...0x110BD, 1), (0x110CD...0x110CD, 1),
    // Hangul vowels and final consonants, which join the preceding initial, and invisible fillers.
    (0x1160...0x11FF, 0), (0xD7B0...0xD7C6, 0), (0xD7CB...0xD7FB, 0),
    (0x3164...0x3164, 0), (0xFFA0...0xFFA0, 0),
    // Marks whose category or width differs between versions of Unicode.
    (0x302E...0x302F, 1), (0x1171E...0x1171E, 1), (0x16FF0...0x16FF1, 1),
    // Line and paragraph separators, which are never drawn.
    (0x2028...0x2029, 0),
    // Wide since Unicode 16; the installed data may be version 15.
    (0x2630...0x2637, 2), (0x268A...0x268F, 2), (0x4DC0...0x4DFF, 2), (0x1D300...0x1D356, 2),
    (0x1D360...0x1D376, 2),
    // Regional indicators, which are emoji.
    (0x1F1E6...0x1F1FF, 2),
  ]

  @Test(.enabled(if: isAvailable, "unicode-data is not installed"))
  func `every scalar has the width that the Unicode data defines`() throws {
    let entries = try entries()
    expect(entries.count > 2000)
    let exceptions = Dictionary(
      Self.exceptions.flatMap { exception in
        exception.scalars.map { ($0, exception.columns) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    var differing: [String] = []
    for entry in entries where entry.category != "Cn" {
      let expected = columns(entry)
      for value in entry.scalars {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let columns = CharacterWidth.columns(of: Character(scalar))
        if columns != exceptions[value] ?? expected {
          differing.append("\(String(value, radix: 16)) \(entry.category): \(columns)")
        }
      }
    }
    expectEqual(differing, [])
  }
}
