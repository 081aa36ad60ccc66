import Foundation
import TabHostTerminal

/// What the user has written and chosen, in a file beside the customization.
struct UserData: Codable, Equatable {
  /// The notes, by the title of the film.
  var notes: [String: String] = [:]
  var showsLengths = true
  var accent = Accent.amber
  var volume = 50.0
  var name = "Guest"

  init() {}

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(UserData.self, from: Data(contentsOf: file))
  }

  func write(to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}

/// A color from which the theme is derived.
enum Accent: Int, Codable, CaseIterable {
  case amber = 0xFFBF00
  case teal = 0x2EC4B6
  case rose = 0xF25F7C

  var theme: ThemeChoice { ThemeChoice(accent: RGBColor(rawValue)) }
}
