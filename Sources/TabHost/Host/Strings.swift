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

extension TabHostController.Strings {
  /// A text that the framework or a renderer displays: a key with an English text.
  ///
  /// The texts of the framework are static properties, and a renderer adds its own in the same way.
  /// The name of the property is the key:
  ///
  ///     extension TabHostController.Strings.Text {
  ///       static var rowCount: Self { Self("Row {row} of {count}") }
  ///     }
  ///
  /// A name in braces is a placeholder. A translation has the same placeholders as the English text,
  /// in any order. Where the words depend on a number, a translation chooses by the plural rules of
  /// its language, as in the message format of ICU:
  ///
  ///     "Zeile {row} von {count, plural, one {einer Zeile} other {# Zeilen}}"
  ///
  public struct Text: Sendable {
    /// The name under which a file of translations has the text.
    public let key: String
    /// The text in English, which is displayed if there is no translation.
    public let english: String

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - english: The text in English.
    ///   - key: The key, by default the name of the property that creates the text.
    public init(_ english: String, key: String = #function) {
      self.key = key
      self.english = english
    }
  }
}

extension TabHostController.Strings.Text: Hashable {
  /// Returns whether two texts have the same key.
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension [TabHostController.Strings.Text] {
  /// The texts of the framework. A renderer displays texts of its own, too.
  public static var framework: Self {
    [
      .back, .more, .search, .edit, .done, .nextTab, .previousTab, .loading, .noResults, .add,
      .action, .bookmarks, .camera, .cancel, .close, .compose, .fastForward, .organize, .pause,
      .play, .redo, .refresh, .reply, .rewind, .save, .stop, .trash, .undo, .favorites, .featured,
      .topRated, .recents, .contacts, .history, .downloads, .mostRecent, .mostViewed,
    ]
  }
}

extension TabHostController.Strings.Text {
  // MARK: - Tabs, bars and lists

  /// The back button, if the page beneath has no title.
  public static var back: Self { Self("Back") }
  /// The tab that shows what doesn't fit in the bar.
  public static var more: Self { Self("More") }
  /// The search tab, and the placeholder of the search field.
  public static var search: Self { Self("Search") }
  /// Begins editing.
  public static var edit: Self { Self("Edit") }
  /// Ends editing.
  public static var done: Self { Self("Done") }
  /// The key command for the next tab.
  public static var nextTab: Self { Self("Next Tab") }
  /// The key command for the previous tab.
  public static var previousTab: Self { Self("Previous Tab") }
  /// In place of content that is being loaded.
  public static var loading: Self { Self("Loading…") }
  /// In place of content that a search has not found.
  public static var noResults: Self { Self("No Results") }

  // MARK: - Buttons; see ``BarButtonItem/SystemItem``

  /// Adds something.
  public static var add: Self { Self("Add") }
  /// Shares something or performs an action on it.
  public static var action: Self { Self("Action") }
  /// Shows the bookmarks.
  public static var bookmarks: Self { Self("Bookmarks") }
  /// Takes a picture.
  public static var camera: Self { Self("Camera") }
  /// Leaves without saving.
  public static var cancel: Self { Self("Cancel") }
  /// Closes what is presented.
  public static var close: Self { Self("Close") }
  /// Writes something new.
  public static var compose: Self { Self("Compose") }
  /// Plays the next part.
  public static var fastForward: Self { Self("Fast Forward") }
  /// Moves something to a folder.
  public static var organize: Self { Self("Organize") }
  /// Pauses.
  public static var pause: Self { Self("Pause") }
  /// Plays.
  public static var play: Self { Self("Play") }
  /// Repeats what was undone.
  public static var redo: Self { Self("Redo") }
  /// Loads again.
  public static var refresh: Self { Self("Refresh") }
  /// Answers.
  public static var reply: Self { Self("Reply") }
  /// Plays the previous part.
  public static var rewind: Self { Self("Rewind") }
  /// Saves changes.
  public static var save: Self { Self("Save") }
  /// Stops loading.
  public static var stop: Self { Self("Stop") }
  /// Deletes.
  public static var trash: Self { Self("Trash") }
  /// Reverts the last change.
  public static var undo: Self { Self("Undo") }

  // MARK: - Tabs of the system; see ``TabBarItem/SystemItem``

  /// What the user likes.
  public static var favorites: Self { Self("Favorites") }
  /// What the app recommends.
  public static var featured: Self { Self("Featured") }
  /// What users rate best.
  public static var topRated: Self { Self("Top Rated") }
  /// What was used last.
  public static var recents: Self { Self("Recents") }
  /// The people that the user knows.
  public static var contacts: Self { Self("Contacts") }
  /// What the user has done.
  public static var history: Self { Self("History") }
  /// What is or was downloaded.
  public static var downloads: Self { Self("Downloads") }
  /// What is new.
  public static var mostRecent: Self { Self("Most Recent") }
  /// What users view most.
  public static var mostViewed: Self { Self("Most Viewed") }
}

/// A text with placeholders in braces, in a subset of the message format of ICU.
///
/// A placeholder is a name, `{title}`, or a choice by a number,
/// `{count, plural, one {an item} other {# items}}`, where `#` stands for the number. Braces that
/// form neither are text.
struct TextTemplate {
  private enum Part {
    case literal(String)
    case placeholder(String)
    /// The forms by their names, such as `few` or `=0`.
    case plural(String, [Substring: TextTemplate])
  }

  private var parts: [Part] = []

  init(_ text: String) { self.init(text[...], number: nil) }

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: The name of the placeholder for which `#` stands, or `nil` outside a choice.
  private init(_ text: Substring, number: String?) {
    var literal = ""
    var rest = text
    while true {
      let plain = rest.prefix { $0 != "{" && $0 != "#" }
      literal += plain
      rest = rest[plain.endIndex...]
      guard let first = rest.first else { break }
      var part: Part?
      var length = 1
      if first == "#", let number {
        part = .placeholder(number)
      } else if first == "{", let content = Self.braced(rest) {
        part = Self.part(content)
        if part != nil { length = content.count + 2 }
      }
      if let part {
        parts += [.literal(literal), part]
        literal = ""
      } else {
        literal.append(first)
      }
      rest = rest.dropFirst(length)
    }
    parts.append(.literal(literal))
  }

  /// Returns the text between the brace at the beginning of a text and the one that closes it.
  private static func braced(_ text: Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      if depth == 0 { return text[..<index].dropFirst() }
    }
    return nil
  }

  private static func part(_ content: Substring) -> Part? {
    let fields = content.split(separator: ",", maxSplits: 2).map { $0.trimmed }
    guard let name = fields.first.map({ String($0) }), !name.contains(where: { "{} ".contains($0) })
    else { return nil }
    if fields.count == 1 { return .placeholder(name) }
    guard fields.count == 3, fields[1] == "plural" else { return nil }
    var forms: [Substring: TextTemplate] = [:]
    var rest = fields[2]
    while let open = rest.firstIndex(of: "{"), let form = braced(rest[open...]) {
      forms[rest[..<open].trimmed] = TextTemplate(form, number: name)
      rest = rest[form.endIndex...].dropFirst()
    }
    return forms["other"] != nil && rest.trimmed.isEmpty ? .plural(name, forms) : nil
  }

  /// The names of the placeholders.
  var placeholders: Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .literal: break
      case .placeholder(let name): names.insert(name)
      case .plural(let name, let forms):
        names.insert(name)
        for form in forms.values { names.formUnion(form.placeholders) }
      }
    }
  }

  /// Returns the text with values in place of the placeholders. A placeholder without a value stays.
  ///
  /// - Parameters:
  ///   - values: The values by the names of the placeholders.
  ///   - language: The language whose rules choose the form for a number.
  func filled(with values: [String: String], language: String) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(let name): values[name] ?? "{\(name)}"
      case .plural(let name, let forms):
        Self.form(for: values[name] ?? "", in: language, of: forms)?
          .filled(with: values, language: language) ?? ""
      }
    }.joined()
  }

  private static func form(
    for number: String,
    in language: String,
    of forms: [Substring: TextTemplate]
  ) -> TextTemplate? {
    let category = Int(number).map { PluralCategory(of: $0, in: language) } ?? .other
    return forms["=\(number)"] ?? forms[Substring(category.rawValue)] ?? forms["other"]
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}

/// The category of a number that determines the form of the words beside it, named as in CLDR.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// Creates the category of a whole number by the cardinal rules of CLDR.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: A language tag, such as `de` or `pt-BR`. An unknown language has the rule of
  ///     English.
  init(of number: Int, in language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let (ones, hundreds) = (number % 10, number % 100)
    let isTeen = 11...14 ~= hundreds
    switch code {
    case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yo", "zh": self = .other
    case "fr", "hi", "hy", "fa", "bn", "gu", "zu", "am":
      self = number < 2 ? .one : .other
    case "pt": self = number == 1 || number == 0 && language != "pt-PT" ? .one : .other
    case "be", "ru", "uk", "bs", "hr", "sr":
      let many: Self = ["be", "ru", "uk"].contains(code) ? .many : .other
      self = isTeen ? many : ones == 1 ? .one : 2...4 ~= ones ? .few : many
    case "pl": self = number == 1 ? .one : !isTeen && 2...4 ~= ones ? .few : .many
    case "cs", "sk": self = number == 1 ? .one : 2...4 ~= number ? .few : .other
    case "sl":
      self = hundreds == 1 ? .one : hundreds == 2 ? .two : 3...4 ~= hundreds ? .few : .other
    case "lt":
      self = 11...19 ~= hundreds ? .other : ones == 1 ? .one : ones == 0 ? .other : .few
    case "lv":
      self = ones == 0 || 11...19 ~= hundreds ? .zero : ones == 1 ? .one : .other
    case "ro": self = number == 1 ? .one : number == 0 || 1...19 ~= hundreds ? .few : .other
    case "he": self = number == 1 ? .one : number == 2 ? .two : .other
    case "ar":
      self =
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: 3...10 ~= hundreds ? .few : 11...99 ~= hundreds ? .many : .other
        }
    case "is": self = ones == 1 && hundreds != 11 ? .one : .other
    default: self = number == 1 ? .one : .other
    }
  }
}
