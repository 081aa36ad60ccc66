import Foundation
import TabHostTerminal

/// What the user has written and chosen.
struct UserData: Codable, Equatable {
  /// The notes, by the title of the film.
  var notes: [String: String] = [:]
  var preferences = Preferences()
}

/// What the user has chosen in the form of preferences.
struct Preferences: Codable, Equatable {
  var showsLengths = true
  var accent = Accent.amber
  var volume = 50
  var name = "Guest"
}

/// A color from which the theme is derived.
enum Accent: String, Codable, CaseIterable {
  case amber = "Amber"
  case teal = "Teal"
  case rose = "Rose"

  var theme: ThemeChoice {
    switch self {
    case .amber: ThemeChoice(accent: RGBColor(0xFFBF00))
    case .teal: ThemeChoice(accent: RGBColor(0x2EC4B6))
    case .rose: ThemeChoice(accent: RGBColor(0xF25F7C))
    }
  }
}

/// A file with the data of the user.
@MainActor struct UserDataFile {
  private let url: URL

  /// Creates the file in a folder, such as that of the customization.
  init(directory: String) {
    url = URL(filePath: directory).appending(path: "media-library-user.json")
  }

  /// Returns the saved data, or `nil` if there is none.
  func load() throws -> UserData? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try JSONDecoder().decode(UserData.self, from: Data(contentsOf: url))
  }

  func save(_ data: UserData) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try encoder.encode(data).write(to: url, options: .atomic)
  }
}
