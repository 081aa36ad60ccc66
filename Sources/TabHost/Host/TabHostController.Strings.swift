import TabHostSpelling

extension TabHostController {
  /// The texts that the framework and the renderers display, in the language of the user.
  ///
  /// The default is English. Assign the translations before you create tabs and hosts; what was
  /// created before keeps its texts:
  ///
  ///     TabHostController.strings = .init([.back: "Zurück", .search: "Suchen"])
  ///
  /// Mistakes in the translations are written to standard error; see ``Strings/diagnostics``.
  /// Messages of diagnostics are for developers, and are not among the texts. Has no counterpart in
  /// UIKit, where the system has translations.
  public static var strings = Strings() {
    didSet { strings.diagnostics.forEach { $0.writeToStandardError() } }
  }

  /// The translations of the texts that the framework and the renderers display.
  public struct Strings: Hashable, Sendable {
    /// The translated texts. A text without a translation is displayed in English.
    public var translations: [Text: String]
    /// The language of the translations as a tag, such as `pl`, whose rules choose the plural form
    /// for a number. The default is `en`.
    public var language: String
    /// The keys of a file that no text has, with the most similar keys.
    private var unknownKeys: [String: String] = [:]

    /// Creates strings with the given translations.
    ///
    /// - Parameters:
    ///   - translations: The translations.
    ///   - language: The language, whose rules choose the plural form for a number.
    public init(_ translations: [Text: String] = [:], language: String = "en") {
      self.translations = translations
      self.language = language
    }

    /// Creates strings with translations by the keys of the texts, such as those of a decoded file.
    ///
    ///     let file = try JSONDecoder().decode([String: String].self, from: data)
    ///     TabHostController.strings = .init(file, of: .framework)
    ///
    /// - Parameters:
    ///   - translations: The translations. One whose key no text has is left out; ``diagnostics``
    ///     reports it.
    ///   - texts: The texts that can be translated: those of the framework, or of a renderer.
    ///   - language: The language, whose rules choose the plural form for a number.
    public init(
      _ translations: [String: String],
      of texts: [Text],
      language: String = "en"
    ) {
      self.language = language
      let known = Dictionary(texts.map { ($0.key, $0) }) { first, _ in first }
      self.translations = [:]
      for (key, translation) in translations {
        if let text = known[key] {
          self.translations[text] = translation
        } else {
          unknownKeys[key] = Spelling.suggestion(for: key, among: known.keys)
        }
      }
    }

    /// The translation of a text, or the English text if there is none.
    public subscript(text: Text) -> String {
      get { translations[text] ?? text.english }
      set { translations[text] = newValue }
    }

    /// Returns a text in which values replace the placeholders.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - values: The values by the names of the placeholders.
    public func text(_ text: Text, _ values: [String: String]) -> String {
      TextTemplate(self[text]).filled(with: values, language: language)
    }

    /// The mistakes in the translations: keys that no text has, and placeholders that a translation
    /// lacks or that its text does not have.
    public var diagnostics: [Diagnostic] {
      let unknown = unknownKeys.map { key, suggestion in
        Diagnostic(
          rule: .unknownText,
          identifiers: [key],
          message: "no text has this key\(suggestion); the translation is left out"
        )
      }
      let mismatched = translations.compactMap { text, translation -> Diagnostic? in
        let (names, others) = (
          TextTemplate(text.english).placeholders, TextTemplate(translation).placeholders
        )
        guard names != others else { return nil }
        let missing = names.subtracting(others).sorted().map { "{\($0)} is missing" }
        let surplus = others.subtracting(names).sorted().map { "{\($0)} is unknown" }
        return Diagnostic(
          rule: .mismatchedPlaceholder,
          identifiers: [text.key],
          message: (missing + surplus).joined(separator: ", ")
            + " in \(Spelling.quoted(translation)); the text is displayed nevertheless"
        )
      }
      return (unknown + mismatched).sorted { $0.description < $1.description }
    }
  }
}
