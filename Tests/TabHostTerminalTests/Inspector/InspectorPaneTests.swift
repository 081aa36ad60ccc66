import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct InspectorPaneTests {
  private let log = CallLog()
  private let host: TabHostController
  private let clock = ManualClock()
  private let device: HeadlessTerminalDevice
  private let application: TerminalApplication
  private static let wide = CellSize(columns: 120, rows: 20)

  init() throws {
    (host, device, application) = try Self.application(log: log, size: Self.wide, clock)
    application.isInspectable = true
    application.begin()
  }

  private static func application(log: CallLog, size: CellSize, _ clock: ManualClock) throws
    -> (TabHostController, HeadlessTerminalDevice, TerminalApplication)
  {
    let recorded = RecordedHost(log: log, appears: false) {
      TabHostController.titled("a", "b", "c", provider: log.provider())
    }
    let device = try HeadlessTerminalDevice(size: size)
    let application = TerminalApplication(host: recorded.host, device: device, clock: clock.clock)
    application.reducesMotion = true
    // The recorder is the delegate, which is not retained.
    recorders.append(recorded)
    return (recorded.host, device, application)
  }

  private static var recorders: [RecordedHost<TabHostController>] = []

  /// The frame of the whole terminal.
  private var frame: Frame { application.whole(application.screen.frame()).frame }

  private var pane: [Substring] {
    guard let pane = application.split?.pane else { return [] }
    return (0..<pane.rows).map { row in
      let line = frame.plainLine(pane.row + row)
      return line.dropFirst(pane.column)
    }
  }

  private static let f12 = "\u{1B}[24~"
  private static let focus = "\u{1D}"

  @Test func `the pane has the styles of the theme`() throws {
    application.screen.options.theme = .light
    host.traitCollection.userInterfaceStyle = .light
    application.type(Self.f12)
    let pane = try #require(application.split?.pane)
    let styles = Theme.light[application.screen.options.colors]
    let cells = frame.cells
    expectEqual(cells[pane.column, 0].style, styles[.rule])
    expectEqual(cells[pane.column + 2, 0].style, styles[.selected])
    expectEqual(cells[pane.column + 2, 1].style, styles[.secondary])
  }

  @Test func `F12 shows and hides the pane, and the app has the remaining size`() {
    expect(application.split == nil)
    application.type(Self.f12)
    expectEqual(application.screen.size, CellSize(columns: 72, rows: 20))
    expectEqual(frame.size, Self.wide)
    expectEqual(pane[0], "│ [Calls]  Log")
    expectEqual(pane[1], "│ Tab a")
    expectEqual(pane[19], "│ F12 hide  Ctrl-] filter and scroll")
    application.type(Self.f12)
    expectEqual(application.screen.size, Self.wide)
    expect(application.split == nil)
  }

  @Test func `frames of the app are those of a smaller terminal, and it makes the same calls`()
    throws
  {
    application.type(Self.f12)
    log.clear()
    let other = CallLog()
    let size = CellSize(columns: 72, rows: 20)
    let (_, _, smaller) = try Self.application(log: other, size: size, clock)
    smaller.begin()
    other.clear()
    for key in ["2", "\u{2}", "1", "\t", "e", "\u{2}", "3"] {
      application.type(key)
      smaller.type(key)
      let app = application.screen.frame()
      expectEqual(app, smaller.screen.frame(), "\(key)")
      let shown = frame
      for row in 0..<20 {
        expect(shown.cells.row(row).prefix(72).elementsEqual(app.cells.row(row)))
      }
    }
    expectEqual(log.entries, other.entries)
    expect(!log.entries.isEmpty)
  }

  @Test func `calls are listed as they happen, and lines are those of the model`() throws {
    application.type(Self.f12)
    application.type("2")
    let text = pane.joined(separator: "\n")
    expect(text.contains("tap(b)"))
    expect(text.contains("viewDidAppear(b)"))
    expectEqual(pane[1], "│ Tab b")
    let rect = InspectorPane.content(of: try #require(application.split))
    let lines = try #require(application.inspector).model.lines(
      columns: rect.columns,
      rows: rect.rows
    )
    let texts = lines.map { $0.text.replacing(#/ +$/#, with: "") }
    expectEqual(pane[2...].prefix(lines.count).map { String($0.dropFirst(2)) }, texts)
  }

  @Test(arguments: ["\u{1D}", "\u{1B}[24;2~"])
  func `with the focus, typed text filters, and Esc clears the filter, then returns`(key: String) {
    application.type(Self.f12)
    application.type("2")
    application.type(key)
    application.type("view q")
    expectEqual(application.inspector?.model.filter, "view q")
    expect(!application.screen.wantsToQuit)
    expectEqual(pane[19], "│ Filter: view q")
    expectEqual(
      application.whole(application.screen.frame()).paneCursor,
      CellPoint(column: 88, row: 19)
    )
    application.type("\u{7F}\u{7F}")
    expect(
      pane[2...].prefix(16).filter { !$0.hasSuffix("│") }.allSatisfy {
        $0.lowercased().contains("view")
      }
    )
    application.type("\u{1B}[27u")
    expectEqual(application.inspector?.model.filter, "")
    application.type("\u{1B}[27u")
    expect(!application.pane.isFocused)
    application.type("1")
    expectEqual(host.selectedTab?.identifier, "a")
  }

  @Test func `with the focus, Enter pauses, Tab changes the page, and Control-C quits`() {
    application.type(Self.f12 + Self.focus + "\r")
    expectEqual(application.inspector?.model.isPaused, true)
    expect(pane[0].contains("paused"))
    application.type("\t")
    expectEqual(application.inspector?.model.page, .log)
    expect(pane[0].hasPrefix("│  Calls  [Log]"))
    application.type("\u{3}")
    expect(application.screen.wantsToQuit)
  }

  @Test func `without the property, the keys have no effect, and the list of keys omits them`()
    throws
  {
    application.isInspectable = false
    application.type(Self.f12 + Self.focus)
    expect(application.split == nil)
    expect(application.inspector == nil)
    let layout = application.screen.layout()
    expect(application.screen.mode.action(of: .inspect, in: layout) == nil)
    expectEqual(application.screen.mode.action(of: .showLog, in: layout)?.isPossible, true)
  }

  @Test func `the list of keys has those of the pane while it is on screen`() throws {
    func lines() throws -> [String] {
      application.type("?")
      defer { application.type("?") }
      let panel = try #require(application.screen.panel)
      return panel.indices.map { "\(panel[$0].text): \(panel[$0].detail)" }
    }
    try expect(!lines().contains("Inspector: "))
    application.type(Self.f12)
    try expectEqual(
      lines().prefix(9),
      [
        "Inspector: ", "no filter, or to the app: Esc", "pause, or the newest lines: Enter",
        "the calls, or the log: Tab", "save the lines in a file: Ctrl-S", "this list: F1",
        "scroll, and pause: Up Down PgUp PgDn", "only lines with these words: letters", ": ",
      ]
    )
    application.type(Self.f12)
    try expect(!lines().contains("Inspector: "))
  }

  @Test func `F1 opens the list of keys from the pane, which then has the focus again`() {
    application.type(Self.f12 + Self.focus + "\u{1B}OP")
    expectEqual(application.screen.openList?.kind, .keys)
    application.type("\u{1B}[B\u{1B}[B")
    expectEqual(application.inspector?.model.isPaused, false)
    application.type("\u{1B}[27u")
    expect(application.screen.panel == nil)
    application.type("?q")
    expectEqual(application.inspector?.model.filter, "?q")
    expect(!application.screen.wantsToQuit)
  }

  @Test func `the commands are also performed from the list of keys`() {
    application.screen.perform(.inspect)
    application.type("x")
    expect(application.pane.isVisible)
    application.screen.perform(.showLog)
    application.type("x")
    expectEqual(application.inspector?.model.page, .log)
  }

  @Test func `the log is shown as it changes, also if the app can't be inspected`() {
    application.isInspectable = false
    device.log = ProgramLog(text: "before\n")
    application.showLog()
    expectEqual(pane[2], "│ before")
    device.log = ProgramLog(text: "before\nafter\n")
    expect(application.handle(.logChanged) == nil)
    expectEqual(pane[3], "│ after")
    application.type(Self.f12)
    expect(application.split == nil)
  }

  @Test func `a narrow terminal has the pane below the app`() {
    _ = application.handle(.resized(CellSize(columns: 80, rows: 24)))
    application.type(Self.f12)
    expectEqual(application.screen.size, CellSize(columns: 80, rows: 15))
    expect(pane[0].hasPrefix("─[Calls]  Log ── Tab a ──") || pane[0].hasPrefix("─[Calls]─ Log ─"))
    expectEqual(pane[8], "F12 hide  Ctrl-] filter and scroll")
    _ = application.handle(.resized(CellSize(columns: 80, rows: 11)))
    expectEqual(application.screen.size, CellSize(columns: 80, rows: 11))
    expect(application.split == nil)
    application.type("2")
    expectEqual(host.selectedTab?.identifier, "b")
  }

  @Test func `a click and the wheel in the pane do not reach the app`() {
    application.type(Self.f12 + "2")
    log.clear()
    application.type("\u{1B}[<64;100;10M")
    expectEqual(application.inspector?.model.isPaused, true)
    application.type("\u{1B}[<0;100;1M\u{1B}[<0;2;1m")
    expect(application.pane.isFocused)
    expect(log.entries.isEmpty)
  }

  @Test func `a drag that begins in the app belongs to the app`() {
    application.type(Self.f12)
    application.type("\u{1B}[<0;5;1M\u{1B}[<32;100;5M\u{1B}[<0;100;5m")
    expect(!application.pane.isFocused)
  }

  @Test func `every terminal size is divided without a gap`() {
    for columns in 1...130 {
      for rows in 1...40 {
        let size = CellSize(columns: columns, rows: rows)
        guard let split = InspectorSplit(size) else {
          expect(columns < 100 && rows < 12)
          continue
        }
        let area = split.app.columns * split.app.rows + split.pane.columns * split.pane.rows
        expectEqual(area, columns * rows)
        expect(!split.pane.isEmpty && split.app.columns > 0 && split.app.rows > 0)
        expectEqual(CellRect(size).intersection(split.pane), split.pane)
      }
    }
  }
}
