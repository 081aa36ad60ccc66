import Foundation
import TabHost
import TabHostTerminal

@MainActor func loadTexts(from file: URL, language: String) throws {
  let texts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
  TabHostController.strings = .init(texts, of: .terminal, language: language)
}

/// Returns all texts with their keys, as a file to translate.
func textsToTranslate() throws -> Data {
  let texts = [TabHostController.Strings.Text].terminal.map { ($0.key, $0.english) }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return try encoder.encode(Dictionary(uniqueKeysWithValues: texts))
}
