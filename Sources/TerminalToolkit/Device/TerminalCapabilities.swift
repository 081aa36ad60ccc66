/// The capabilities of a terminal, as far as the environment of the process describes them.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The number of colors that the terminal can show.
  public let colors: ColorDepth

  /// The set of characters that the terminal can show.
  public let drawing: LineDrawing

  /// The kind of terminal, which determines how it is set up.
  public let family: TerminalFamily

  /// The reason why the terminal cannot show a full screen, as a clause, or `nil` if it can.
  public let refusal: String?

  /// The environment that the capabilities were derived from, without variables whose values are
  /// empty; empty if the values were given.
  ///
  /// It may contain further preferences of the user at the terminal.
  public private(set) var environment: [String: String] = [:]

  /// The color scheme that the environment describes, if any.
  package private(set) var colorScheme: TerminalReply.ColorScheme?

  /// Creates capabilities with the given values. The defaults are those of most modern terminals.
  public init(
    colors: ColorDepth = .trueColor,
    drawing: LineDrawing = .unicode,
    family: TerminalFamily = .xterm,
    refusal: String? = nil
  ) {
    self.colors = colors
    self.drawing = drawing
    self.family = family
    self.refusal = refusal
  }

  /// The capabilities of output that is not a terminal, such as a file or a pipe: Unicode without
  /// any escape sequences.
  public static let file = TerminalCapabilities(
    colors: .none,
    family: .dumb,
    refusal: "it is not a terminal"
  )

  /// Creates the capabilities that an environment describes.
  ///
  /// These follow from ``variables`` only. A variable with an empty value counts as not set.
  ///
  /// - Colors: none if `NO_COLOR` is set; otherwise what `COLORTERM` or `TERM` declares, limited to
  ///   the colors of the terminal family.
  /// - Characters: ASCII, unless the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set names
  ///   UTF-8. Windows Terminal, which sets none of them, shows Unicode. The Linux console shows
  ///   the symbols of its fonts; see ``LineDrawing/console``.
  /// - Style: light or dark, by the background color in `COLORFGBG`.
  public init(environment: [String: String]) {
    let environment = environment.filter { !$0.value.isEmpty }
    let family = TerminalFamily(environment: environment)
    self.init(
      colors: Self.colors(environment, family),
      drawing: Self.drawing(environment, family),
      family: family,
      refusal: family == .dumb ? Self.refusal(environment["TERM"]) : nil
    )
    self.environment = environment
    colorScheme = Self.colorScheme(environment["COLORFGBG"])
  }

  /// The names of the environment variables that are read.
  public static let variables = [
    "COLORFGBG", "COLORTERM", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR", "TERM", "TMUX",
    "WT_SESSION",
  ]

  /// The modes that are switched on and off in the terminal.
  public var modes: TerminalModes { family.modes }

  /// Whether the terminal understands the escape sequences that select styles.
  public var showsStyles: Bool { family != .dumb }

  private static func colors(
    _ environment: [String: String],
    _ family: TerminalFamily
  ) -> ColorDepth {
    guard environment["NO_COLOR"] == nil else { return .none }
    let term = environment["TERM"] ?? ""
    if term.hasPrefix("vt") || term.hasSuffix("-m") || term.hasSuffix("-mono") { return .none }
    let promised: ColorDepth =
      switch environment["COLORTERM"]?.lowercased() {
      case "truecolor", "24bit": .trueColor
      default: family == .windowsTerminal ? .trueColor : named(term)
      }
    return min(promised, family.mostColors)
  }

  /// Returns the number of colors that the name of a terminal implies.
  private static func named(_ term: String) -> ColorDepth {
    let trueColors = ["alacritty", "contour", "foot", "wezterm", "xterm-ghostty", "xterm-kitty"]
    if term.contains("-direct") || trueColors.contains(where: term.hasPrefix) { return .trueColor }
    return term.contains("256color") ? .palette256 : .ansi16
  }

  private static func drawing(
    _ environment: [String: String],
    _ family: TerminalFamily
  ) -> LineDrawing {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first
    guard let locale else { return family == .windowsTerminal ? .unicode : .ascii }
    // The locale may look like `de_DE.UTF-8@euro`, or be just `UTF-8`.
    let codeset = locale.prefix { $0 != "@" }.split(separator: ".").last ?? ""
    guard ["utf-8", "utf8"].contains(codeset.lowercased()) else { return .ascii }
    return family == .linuxConsole ? .console : .unicode
  }

  /// Returns the color scheme that `FOREGROUND;BACKGROUND` describes, in numbers of the 16 basic
  /// colors.
  private static func colorScheme(_ colors: String?) -> TerminalReply.ColorScheme? {
    guard let last = colors?.split(separator: ";").last, let background = Int(last) else {
      return nil
    }
    switch background {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return nil
    }
  }

  private static func refusal(_ term: String?) -> String {
    guard let term else { return "TERM is not set" }
    return "TERM is \"\(SafeText(term).string)\""
  }
}
