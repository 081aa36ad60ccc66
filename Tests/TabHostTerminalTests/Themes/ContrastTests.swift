import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Contrast on the default palettes of terminals, by the formula of the Web Content Accessibility
/// Guidelines 2.
struct ContrastTests {
  /// A theme on a terminal for which it is made.
  struct Case: CustomTestStringConvertible {
    let name: String
    let theme: Theme
    let scheme: TerminalScheme
    let depth: ColorDepth
    /// The minimum contrast of text.
    let text: Double

    var testDescription: String { "\(name), \(depth), \(scheme.testDescription)" }

    /// Accents of all hues, the lightest and the darkest.
    private static let accents = [
      0x000000, 0xFFFFFF, 0x808080, 0xFF0000, 0x800000, 0xFF8000, 0xFFBF00, 0xFFFF00, 0x808000,
      0x00FF00, 0x004000, 0x00FFFF, 0x008080, 0x0080FF, 0x0000FF, 0x000040, 0x8000FF, 0xFF00FF,
      0xFF0080, 0xFFD0E0,
    ]

    static let all: [Case] = TerminalScheme.all.flatMap { scheme in
      let accents = accents.map { accent in
        ("accent \(String(accent, radix: 16))", ThemeChoice(accent: RGBColor(accent)), 4.5)
      }
      let standard = [
        ("automatic", ThemeChoice.automatic, 4.5), ("high contrast", .highContrast, 7),
        ("monochrome", .monochrome, 4.5), ("unspecified", ThemeChoice(.terminal), 4.5),
      ]
      return (standard + accents).flatMap { name, choice, text in
        ColorDepth.allCases.map { depth in
          let theme = choice.theme(for: scheme.style)
          return Case(name: name, theme: theme, scheme: scheme, depth: depth, text: text)
        }
      }
    }

    var styles: Theme.Styles { theme[depth] }

    /// Returns the contrast of text with its background, on a screen of the theme.
    func contrast(_ style: CellStyle) -> Double { scheme.contrast(of: shown(style), depth) }

    /// Returns the color behind text in a style, on a screen of the theme.
    func ground(_ style: CellStyle) -> Int { scheme.colors(of: shown(style), depth).ground }

    private func shown(_ style: CellStyle) -> CellStyle {
      var style = style
      style.foreground = style.foreground ?? styles[.screen].foreground
      style.background = style.background ?? styles[.screen].background
      return style
    }
  }

  /// Roles whose text is inactive. The contrast of dim text is up to the terminal.
  private static let inactive: Set<Theme.Role> = [.disabled, .dragged, .covered]

  /// Roles without text.
  private static let marks: Set<Theme.Role> = [.rule, .thumb]

  /// Roles that convey nothing.
  private static let ornaments: Set<Theme.Role> = [.coveredRule]

  @Test(arguments: Case.all) func `text is legible, and marks are visible`(_ given: Case) {
    for role in Theme.Role.allCases where !Self.ornaments.contains(role) {
      let style = given.styles[role]
      if Self.inactive.contains(role) {
        expect(style.isDim || given.contrast(style) >= 3, "\(role)")
      } else {
        expect(given.contrast(style) >= (Self.marks.contains(role) ? 3 : given.text), "\(role)")
      }
    }
  }

  @Test(arguments: Case.all)
  func `below something modal, text and lines recede, and lines more than text`(_ given: Case) {
    func contrast(_ role: Theme.Role) -> Double {
      let style = given.styles[role]
      // A terminal draws dim text with about half of the contrast.
      return given.contrast(style) / (style.isDim ? 2 : 1)
    }
    expect(contrast(.covered) < contrast(.screen))
    expect(contrast(.covered) <= contrast(.secondary))
    expect(contrast(.coveredRule) <= contrast(.rule))
    expect(contrast(.coveredRule) <= contrast(.covered))
  }

  @Test(arguments: Case.all) func `a line between areas recedes from text`(_ given: Case) {
    let rule = given.styles[.rule]
    guard given.text < 7 else { return }
    expect(rule.isDim || given.contrast(rule) < given.contrast(given.styles[.disabled]))
  }

  @Test(arguments: Case.all) func `the parts of the status line are legible`(_ given: Case) {
    for role in [Theme.Role.key, .notice] {
      var style = given.styles[.status]
      style.apply(given.styles[role])
      expect(given.contrast(style) >= given.text, "\(role)")
    }
  }

  @Test(arguments: Case.all)
  func `an element under the mouse and a pinned row are as legible as without`(_ given: Case) {
    for added in [Theme.Role.hovered, .pinned, .field] {
      for role in [Theme.Role.secondary, .tint, .badge, .selected, .focused, .destructive] {
        var style = given.styles[role]
        style.apply(given.styles[added])
        expect(given.contrast(style) >= given.text, "\(role), \(added)")
      }
    }
  }

  @Test(arguments: Case.all)
  func `the focus and a drop target stand out from the screen and from the selection`(
    _ given: Case
  ) {
    func ground(_ role: Theme.Role) -> Int { given.ground(given.styles[role]) }
    for role in [Theme.Role.focused, .target] {
      let contrast = TerminalScheme.contrast(ground(role), ground(.screen))
      expect(contrast >= 3, "\(role)")
      expect(TerminalScheme.contrast(ground(role), ground(.selected)) >= 3, "\(role)")
    }
  }

  @Test(arguments: Case.all) func `a selected row that has the focus looks focused`(_ given: Case) {
    var style = given.styles.text(.red)
    style.apply(given.styles[.selected])
    style.apply(given.styles[.focused])
    let focused = given.styles[.focused]
    expect(
      [style.foreground, style.background] == [focused.foreground, focused.background]
        && style.isReversed == focused.isReversed
    )
    expect(given.contrast(style) >= given.text)
  }

  @Test(arguments: Case.all.filter { $0.name != "unspecified" })
  func `colors that the app chooses are legible, or visible among 16 colors`(_ given: Case) {
    let colors: [TabHost.Color] = [
      .label, .secondaryLabel, .tertiaryLabel, .tint, .red, .orange, .yellow, .green, .blue,
      .purple, .gray, .teal, .pink, .brown,
    ]
    for color in colors {
      let style = CellStyle(foreground: given.styles[color])
      expect(given.contrast(style) >= (given.depth == .ansi16 ? 3 : 4.5), "\(color)")
    }
  }

  // Terminals draw bold text in these colors in the bright variant.
  @Test(
    arguments: Case.all.filter { given in
      given.depth == .ansi16 && ![.terminal, .monochrome].contains(given.theme)
    }
  )
  func `among 16 colors, the selection, the focus, buttons and keys are told apart`(
    _ given: Case
  ) {
    // An accent is the color of buttons and keys alike, and may be the one of deleting.
    let isAccent = given.name.hasPrefix("accent")
    let roles: [Theme.Role] =
      [.selected, .focused, .target, .tint] + (isAccent ? [] : [.key, .destructive])
    expectEqual(Set(roles.map { given.styles[$0] }).count, roles.count)
  }

  @Test(arguments: Case.all) func `text in one of the first eight colors is not bold`(
    _ given: Case
  ) {
    for role in Theme.Role.allCases {
      let style = given.styles[role]
      let index = style.foreground?.nearest(in: given.depth)?.ansiIndex
      expect(!style.isBold || (index ?? 8) >= 8, "\(role)")
    }
  }
}
