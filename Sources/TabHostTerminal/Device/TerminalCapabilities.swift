/// What a terminal can do, as far as the environment of the process tells.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours it shows.
  public let colors: ColorDepth

  /// Which characters it shows.
  public let drawing: LineDrawing

  /// How it is set up.
  public let family: TerminalFamily

  /// Why it can't show a full screen, as a clause; nil if it can.
  public let refusal: String?

  /// Whether the person asks for pictures that do not move.
  public let reducesMotion: Bool

  /// Given capabilities. The default is what most terminals of today can do.
  public init(
    colors: ColorDepth = .trueColor,
    drawing: LineDrawing = .unicode,
    family: TerminalFamily = .xterm,
    refusal: String? = nil,
    reducesMotion: Bool = false
  ) {
    self.colors = colors
    self.drawing = drawing
    self.family = family
    self.refusal = refusal
    self.reducesMotion = reducesMotion
  }

  /// What output can do that is no terminal, such as a file or a pipe: Unicode, and no escape at
  /// all.
  public static let file = TerminalCapabilities(
    colors: .none,
    family: .dumb,
    refusal: "it is no terminal"
  )

  /// What an environment tells. Only ``variables`` matter; an empty one is as good as none.
  ///
  /// - Colours: none if `NO_COLOR` is set; else what `COLORTERM` or `TERM` says, but no more than
  ///   that family of terminals has.
  /// - Characters: ASCII unless the first of `LC_ALL`, `LC_CTYPE` and `LANG` names UTF-8.
  ///   Windows Terminal sets none of them, and shows Unicode.
  /// - Motion: reduced if `TABHOST_REDUCE_MOTION` is set.
  public init(environment: [String: String]) {
    let environment = environment.filter { !$0.value.isEmpty }
    let family = TerminalFamily(environment: environment)
    self.init(
      colors: Self.colors(environment, family),
      drawing: Self.drawing(environment, family),
      family: family,
      refusal: family == .dumb ? Self.refusal(environment["TERM"]) : nil,
      reducesMotion: environment["TABHOST_REDUCE_MOTION"] != nil
    )
  }

  /// The names of the environment's variables that are looked at.
  public static let variables = [
    "COLORTERM", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR", "TABHOST_REDUCE_MOTION", "TERM",
    "TMUX", "WT_SESSION",
  ]

  /// What is switched on and off in this terminal.
  public var modes: TerminalModes { family.modes }

  /// Whether text may have styles: whether the escape sequences that select them are understood.
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

  /// The colours that the name of a terminal promises.
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
    // As in `de_DE.UTF-8@euro`, or `UTF-8` alone.
    let codeset = locale.prefix { $0 != "@" }.split(separator: ".").last ?? ""
    return ["utf-8", "utf8"].contains(codeset.lowercased()) ? .unicode : .ascii
  }

  private static func refusal(_ term: String?) -> String {
    guard let term else { return "TERM is not set" }
    return "TERM is \"\(SafeText(term).string)\""
  }
}
