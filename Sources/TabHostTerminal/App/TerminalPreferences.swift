package import TabHost

/// What the user prefers in every host in a terminal, as environment variables.
package struct TerminalPreferences {
  /// Whether words replace lines and symbols, for a screen reader: `TABHOST_SCREEN_READER` is set.
  package let usesWords: Bool
  /// Whether motion is reduced: for a screen reader, or `TABHOST_REDUCE_MOTION` is set.
  package let reducesMotion: Bool
  /// Whether the terminal reports the mouse: `TABHOST_NO_MOUSE` is not set.
  package let usesMouse: Bool
  /// The theme that `TABHOST_THEME` names.
  package private(set) var theme: ThemeChoice?
  /// The time in milliseconds in `TABHOST_ESC_MS`, after which an Escape is a key.
  package private(set) var escapeDelay: Duration?
  /// The values that are invalid, and have no effect.
  package private(set) var diagnostics: [TabHostController.Diagnostic] = []

  /// The longest time in milliseconds after which an Escape can be a key.
  private static let longestDelay = 10_000

  /// Creates the preferences in an environment. A variable with an empty value counts as not set.
  package init(environment: [String: String]) {
    let environment = environment.filter { !$0.value.isEmpty }
    usesWords = environment["TABHOST_SCREEN_READER"] != nil
    reducesMotion = usesWords || environment["TABHOST_REDUCE_MOTION"] != nil
    usesMouse = environment["TABHOST_NO_MOUSE"] == nil
    theme = value(of: "TABHOST_THEME", in: environment, Self.theme) {
      "one of \(ThemeChoice.named.map(\.key).joined(separator: ", "))"
    }
    escapeDelay = value(of: "TABHOST_ESC_MS", in: environment, Self.delay) {
      "a number of milliseconds from 0 to \(Self.longestDelay)"
    }
  }

  private static func theme(_ name: String) -> ThemeChoice? { ThemeChoice(named: name) }

  private static func delay(_ text: String) -> Duration? {
    // The initializer of a number also accepts a sign.
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      number <= longestDelay
    else { return nil }
    return .milliseconds(number)
  }

  private mutating func value<Value>(
    of name: String,
    in environment: [String: String],
    _ parse: (String) -> Value?,
    expected: () -> String
  ) -> Value? {
    guard let text = environment[name] else { return nil }
    if let value = parse(text) { return value }
    let value = SafeText(text).string
    let message = "the variable takes \(expected()), not '\(value)'; it has no effect"
    diagnostics.append(
      TabHostController.Diagnostic(rule: .invalidSetting, identifiers: [name], message: message)
    )
    return nil
  }
}
