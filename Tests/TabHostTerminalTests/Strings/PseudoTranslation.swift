import Foundation
import TabHost

@testable import TabHostTerminal

/// A translation in which every letter is Cyrillic, and what is on a screen in another language.
///
/// The app under test is Greek, and its keyboard Cyrillic, so Latin letters on a screen belong to a
/// text that can't be translated.
@MainActor struct PseudoTranslation {
  /// The texts found, with their places.
  private(set) var untranslated: [String] = []

  /// Performs a test in which the texts of the framework and the terminal are translated.
  static func during(
    _ body: @MainActor (inout PseudoTranslation) throws -> Void
  ) rethrows -> [String] {
    let texts = [TabHostController.Strings.Text].terminal
    let translations = texts.map { ($0, translated($0.english)) }
    TabHostController.strings = .init(Dictionary(uniqueKeysWithValues: translations))
    defer { TabHostController.strings = .init() }
    var translation = PseudoTranslation()
    try body(&translation)
    return translation.untranslated
  }

  /// The keys of a screen on a Cyrillic keyboard.
  static var keyBindings: KeyBindings {
    KeyBindings(
      KeyBindings.standard.bindings.map { binding in
        guard case .character(let character) = binding.key else { return binding }
        let key = KeyPress.Key.character(Character(translated("\(character)")))
        return .init(key, binding.modifiers, binding.command, in: binding.scope)
      }
    )
  }

  /// Returns a text with Cyrillic letters, and with its placeholders.
  static func translated(_ text: String) -> String {
    var isPlaceholder = false
    return String(
      text.map { character in
        if character == "{" || character == "}" { isPlaceholder = character == "{" }
        guard !isPlaceholder, character.isLatin, let ascii = character.asciiValue,
          let scalar = Unicode.Scalar(UInt32(ascii & 0x1F) + (ascii & 0x20 == 0 ? 0x40F : 0x42F))
        else { return character }
        return Character(scalar)
      }
    )
  }

  /// Adds the Latin words in lines that are on screen at a place.
  mutating func check(_ lines: [String], _ place: String) {
    for line in lines {
      for words in line.split(whereSeparator: { !$0.isLatin && $0 != " " })
      where words.contains(where: \.isLatin) {
        let found = "\(place): \(words.trimmingCharacters(in: .whitespaces))"
        if !untranslated.contains(found) { untranslated.append(found) }
      }
      // A placeholder without a value.
      if line.contains("{") { untranslated.append("\(place): \(line)") }
    }
  }

  /// Adds the Latin words that are on the screen of a user at a place.
  mutating func check(_ user: ScreenDriver, _ place: String) {
    check(user.lines, "\(place), \(user.screen.size)")
  }
}

extension Character {
  /// Whether the character is one of the letters from `a` to `z`.
  fileprivate var isLatin: Bool { isASCII && isLetter }
}
