import TabHostTestSupport
import Testing

@testable import TerminalToolkit

struct TerminalCapabilitiesTests {
  @Test(arguments: [
    (["TERM": "xterm"], ColorDepth.ansi16),
    (["TERM": "xterm-256color"], .palette256),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "TrueColor"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "yes"], .ansi16),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "alacritty"], .trueColor),
    (["TERM": "xterm-mono"], .none),
    (["TERM": "linux"], .ansi16),
    (["TERM": "linux", "COLORTERM": "truecolor"], .ansi16),
    (["TERM": "vt100"], .none),
    (["TERM": "vt220", "COLORTERM": "truecolor"], .none),
    (["TERM": "ansi"], .ansi16),
    (["TERM": "tmux-256color"], .palette256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/t,1,0"], .trueColor),
    (["WT_SESSION": "1"], .trueColor),
    (["TERM": "xterm-256color", "WT_SESSION": "1"], .trueColor),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    ([:], .none),
    (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm", "NO_COLOR": ""], .ansi16),
  ])
  func `the environment determines the color depth`(
    environment: [String: String],
    colors: ColorDepth
  ) {
    expectEqual(TerminalCapabilities(environment: environment).colors, colors)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], LineDrawing.unicode),
    (["LANG": "de_DE.utf8@euro"], .unicode),
    (["LC_CTYPE": "UTF-8"], .unicode),
    (["LANG": "C.UTF-8", "LC_CTYPE": "C"], .ascii),
    (["LANG": "C", "LC_CTYPE": "en_GB.UTF-8"], .unicode),
    (["LANG": "en_GB.UTF-8", "LC_ALL": "POSIX"], .ascii),
    (["LANG": "C", "LC_ALL": "C.utf8"], .unicode),
    (["LANG": "en_GB.UTF-8", "LC_ALL": ""], .unicode),
    (["LANG": "en_GB.ISO-8859-1"], .ascii),
    (["LANG": "en_GB"], .ascii),
    ([:], .ascii),
    (["WT_SESSION": "1"], .unicode),
    (["WT_SESSION": "1", "LANG": "C"], .ascii),
  ])
  func `the environment determines the character set`(
    environment: [String: String],
    drawing: LineDrawing
  ) {
    expectEqual(TerminalCapabilities(environment: environment).drawing, drawing)
  }

  @Test(arguments: [
    ("xterm-256color", TerminalFamily.xterm), ("rxvt-unicode", .xterm), ("foot", .xterm),
    ("vt100", .plain), ("vt220", .plain), ("ansi", .plain), ("cons25", .plain),
    ("linux", .linuxConsole), ("linux-16color", .linuxConsole), ("linuxlike", .xterm),
    ("tmux", .tmux), ("tmux-256color", .tmux), ("screen", .screen), ("screen.xterm", .screen),
    ("dumb", .dumb), ("vt52", .dumb), ("", .dumb),
  ])
  func `TERM determines the terminal family`(term: String, family: TerminalFamily) {
    expectEqual(TerminalCapabilities(environment: ["TERM": term]).family, family)
  }

  @Test(arguments: [
    (["TERM": "screen-256color", "TMUX": "/tmp/t,1,0"], TerminalFamily.tmux),
    (["TERM": "xterm-256color", "TMUX": "/tmp/t,1,0"], .xterm),
    (["TERM": "xterm-256color", "WT_SESSION": "1"], .windowsTerminal),
    (["TERM": "tmux-256color", "WT_SESSION": "1"], .tmux),
    (["TERM": "dumb", "WT_SESSION": "1"], .dumb),
    (["WT_SESSION": "1"], .windowsTerminal),
  ])
  func `other variables override the terminal family of TERM`(
    environment: [String: String],
    family: TerminalFamily
  ) {
    expectEqual(TerminalCapabilities(environment: environment).family, family)
  }

  @Test(arguments: [
    ([:], "TERM is not set"),
    (["TERM": ""], "TERM is not set"),
    (["TERM": "dumb"], "TERM is \"dumb\""),
    (["TERM": "vt100"], nil),
    (["TERM": "linux"], nil),
    (["TERM": "something-new"], nil),
  ])
  func `an unsuitable TERM is refused with a reason`(environment: [String: String], reason: String?)
  {
    expectEqual(TerminalCapabilities(environment: environment).refusal, reason)
  }

  @Test func `only the documented environment variables have an effect`() {
    let names = ["COLORFGBG", "COLORTERM", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR"]
    expectEqual(TerminalCapabilities.variables, names + ["TERM", "TMUX", "WT_SESSION"])
  }

  @Test func `the environment is kept, except for empty values`() {
    let environment = ["TERM": "xterm", "NO_COLOR": "", "APP_COLOR": "red"]
    let capabilities = TerminalCapabilities(environment: environment)
    expectEqual(capabilities.environment, ["TERM": "xterm", "APP_COLOR": "red"])
    expectEqual(TerminalCapabilities().environment, [:])
  }

  @Test func `text for a file or a dumb terminal is Unicode without escape sequences`() {
    var cells = CellBuffer(columns: 3, rows: 1)
    cells.put(
      "é│",
      at: CellPoint(column: 0, row: 0),
      style: CellStyle(bold: true, foreground: .red)
    )
    let frame = Frame(cells, drawing: TerminalCapabilities.file.drawing)
    expectEqual(frame.text(for: .file), "é│\n")
    expectEqual(frame.text(for: TerminalCapabilities(environment: ["TERM": "dumb"])), "é│\n")
    let vt100 = TerminalCapabilities(environment: ["TERM": "vt100"])
    expectEqual(frame.text(for: vt100), "\u{1B}[0;1mé│\u{1B}[0m\n")
  }
}
