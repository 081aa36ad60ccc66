import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct ThemeTests {
  @Test func `without colors, all themes look the same, and their states differ`() {
    let themes: [Theme] = [
      .terminal, .dark, .light, .highContrastDark, .highContrastLight, .monochrome,
    ]
    expectEqual(Set(themes.map { $0[.none] }).count, 1)
    let states: [Theme.Role] = [.selected, .focused, .disabled, .target, .destructive, .match]
    let styles = states.map { Theme.monochrome[.none][$0] }
    expectEqual(Set(styles + [.plain]).count, states.count + 1)
    expect(styles.allSatisfy { $0.foreground == nil && $0.background == nil })
  }

  @Test(arguments: [
    (UserInterfaceStyle.dark, Theme.dark), (.light, .light), (.unspecified, .terminal),
  ])
  func `the automatic theme fits the background of the terminal`(
    style: UserInterfaceStyle,
    theme: Theme
  ) {
    expectEqual(ThemeChoice.automatic.theme(for: style), theme)
    let fixture = PaintingFixture(.pad, selected: "Watch")
    fixture.host.traitCollection.userInterfaceStyle = style
    let size = CellSize(columns: 40, rows: 4)
    for depth in ColorDepth.allCases {
      let frame = fixture.painter(FrameOptions(colors: depth)).frame(size: size)
      var style = CellStyle.plain
      style.apply(theme[depth][.selected])
      expectEqual(frame.cells[0, 1].style, style, "\(depth)")
    }
  }

  @Test func `a style without a depth holds for all depths, reduced to their colors`() {
    var theme = Theme.dark
    let amber = CellStyle.Color.rgb(red: 255, green: 191, blue: 0)
    theme[.focused] = CellStyle(bold: true, foreground: .black, background: amber)
    theme[.tint] = CellStyle(foreground: amber)
    theme[.orange] = amber
    for depth in ColorDepth.allCases where depth != .none {
      expectEqual(theme[depth][.focused].background, amber)
      expectEqual(theme[depth][TabHost.Color.orange], amber)
    }
    expectEqual(theme[.none][.focused], CellStyle(bold: true, reversed: true))
    expect(theme[.none][.tint] == Theme.monochrome[.none][.tint])
    expectEqual(theme[.focused], theme[.trueColor][.focused])
  }

  @Test func `an accent colors the selection, the focus, buttons and keys, and nothing else`() {
    let theme = Theme(accent: RGBColor(0xFFBF00))
    for depth in ColorDepth.allCases {
      let roles = Theme.Role.allCases.filter { theme[depth][$0] != Theme.dark[depth][$0] }
      // With sixteen colors, the target gives way, because it would look like the focus.
      let target: [Theme.Role] = depth == .ansi16 ? [.target] : []
      let expected = Set([Theme.Role.tint, .selected, .focused, .key] + target)
      expectEqual(Set(roles), (depth == .none ? [] : expected), "\(depth)")
    }
    let shown = CellStyle.Color.rgb(red: 255, green: 191, blue: 0)
    expectEqual(theme[.trueColor][.tint].foreground, shown)
    expectEqual(theme[.ansi16][.focused].foreground, .brightYellow)
  }

  @Test func `a theme is chosen by the name in the environment`() throws {
    func theme(_ name: String) throws -> ThemeChoice? {
      let capabilities = TerminalCapabilities(environment: ["TERM": "xterm", "TABHOST_THEME": name])
      let device = try HeadlessTerminalDevice(
        size: CellSize(columns: 40, rows: 10),
        capabilities: capabilities
      )
      let host = TabHostController(tabs: [.shown("a")])
      return TerminalApplication(host: host, device: device).screen.options.preferredTheme
    }
    for (name, choice) in ThemeChoice.named { try expectEqual(theme(name), choice, "\(name)") }
    try expect(theme("plaid") == nil)
  }

  @Test func `a theme that the user prefers is used in place of that of the app`() {
    let fixture = PaintingFixture(.pad, selected: "Watch")
    var options = FrameOptions(theme: .highContrast)
    options.preferredTheme = .monochrome
    expectEqual(
      fixture.painter(options).frame(size: CellSize(columns: 40, rows: 4)),
      fixture.painter(FrameOptions(theme: .monochrome)).frame(
        size: CellSize(columns: 40, rows: 4)
      )
    )
  }

  @Test func `a theme of the app's own is used for every background`() {
    var theme = Theme.dark
    theme[.trueColor][.selected] = CellStyle(italic: true, background: .magenta)
    theme[.trueColor][.red] = .brightMagenta
    let fixture = PaintingFixture(.pad, selected: "Watch")
    fixture.host.tabs[1].badge = .count(3).tinted(.red)
    for style in [UserInterfaceStyle.dark, .light, .unspecified] {
      fixture.host.traitCollection.userInterfaceStyle = style
      let painter = fixture.painter(FrameOptions(theme: ThemeChoice(theme)))
      let cells = painter.frame(size: CellSize(columns: 40, rows: 4)).cells
      expectEqual(cells[16, 1].style, CellStyle(italic: true, background: .magenta))
      let badge = cells.row(2).first { $0.character == "3" }
      expectEqual(badge?.style, CellStyle(bold: true, foreground: .brightMagenta))
    }
  }

  @Test func `a role with a color determines colors and weight, and adds other attributes`() {
    let text = CellStyle(bold: true, dim: true, italic: true, foreground: .red, background: .green)
    func applied(_ role: CellStyle) -> CellStyle {
      var style = text
      style.apply(role)
      return style
    }
    expect(applied(CellStyle(underlined: true)).isUnderlined)
    expectEqual(applied(.plain), text)
    expectEqual(
      applied(CellStyle(foreground: .blue)),
      CellStyle(italic: true, foreground: .blue, background: .green)
    )
    expectEqual(applied(CellStyle(background: .blue)), CellStyle(italic: true, background: .blue))
    expectEqual(
      applied(CellStyle(bold: true, reversed: true)),
      CellStyle(bold: true, reversed: true, italic: true)
    )
  }

  @Test func `content draws with the styles of the theme`() {
    let page = StyledPage()
    let host = TabHostController(tabs: [.showing(page, "a")])
    host.traitCollection.userInterfaceStyle = .light
    host.appear()
    let options = FrameOptions(colors: .palette256)
    _ = FramePainter(host: host, options: options).frame(size: CellSize(columns: 40, rows: 9))
    expectEqual(page.styles, Theme.light[.palette256])
  }

  private final class StyledPage: ViewController, TerminalContent {
    var styles: Theme.Styles?

    func draw(on canvas: inout Canvas) {
      canvas.draw(in: canvas.bounds) { styles = $0.styles }
    }
  }
}
