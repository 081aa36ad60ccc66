import TabHost
import TabHostProgram
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import Branches
@testable import MailClient
@testable import MediaLibrary
@testable import PhotoCollections
@testable import StationGuide

/// Random sessions of a user at a terminal, whose records make the same calls and lead to the same
/// pages.
@MainActor struct RandomSessionTests {
  private typealias Session = @MainActor (RandomSessionTests, UInt64) throws -> Void

  private static let sessions: [String: Session] = [
    "Branches": { try $0.verify($1, configure: BranchesHost.configure) { BranchesHost() } },
    "MailClient": { try $0.verify($1, configure: MailHost.configure) { MailHost() } },
    "MediaLibrary": {
      try $0.verify($1, configure: MediaLibraryHost.configure) { MediaLibraryHost() }
    },
    "PhotoCollections": { try $0.verify($1) { PhotoCollectionsHost() } },
    "StationGuide": { try $0.verify($1) { StationGuideHost() } },
  ]

  @Test(arguments: Program.apps, Soak.seeds(1...4, more: 40))
  func `a session of 100 events is replayed`(app: String, seed: UInt64) throws {
    let session = try #require(Self.sessions[app], "the sample has no random session")
    try session(self, seed)
  }

  @Test(arguments: Soak.seeds(1...4, more: 40))
  func `a session of 100 events with parts is replayed`(seed: UInt64) throws {
    try verify(seed) { PartsHost() }
  }

  private func verify<Host: RecordableHost>(
    _ seed: UInt64,
    configure: @escaping (TerminalApplication) -> Void = { _ in },
    _ launch: @escaping () -> Host
  ) throws {
    let size = CellSize(columns: 80, rows: 24)
    func app(appears: Bool) -> RecordedHost<Host> {
      RecordedHost(
        traits: .terminal(columns: size.columns, rows: size.rows),
        store: InMemoryTabCustomizationStore(),
        appears: appears,
        launch: launch
      )
    }
    let original = app(appears: false)
    let application = TerminalApplication(
      host: original.host,
      device: try HeadlessTerminalDevice(size: size)
    )
    configure(application)
    var script = ""
    let recorder = SessionRecorder(of: original.host, includesExpectations: true) { script += $0 }
    original.host.appear()
    var user = RandomUser(seed: seed, ScreenDriver(application.screen))
    // What is on screen after each command of the script that is complete.
    var pictures: [Int: (String, Int?)] = [:]
    for _ in 0..<100 {
      user.act()
      guard script.hasSuffix("\n") else { continue }
      let sidebar = application.screen.options.sidebarColumns
      pictures[commandCount(script)] = (
        picture(of: original.host, application.screen.size, sidebar), sidebar
      )
    }
    user.end()
    recorder.finish()

    let replayed = app(appears: true)
    let runner = ScriptRunner(replayed) { _ in }
    runner.attachTerminal(columns: size.columns, rows: size.rows, configure: configure)
    let terminal = try #require(runner.screen)
    var count = 0
    var divergence: String?
    runner.screen = CountingScreen(terminal, size) { size in
      count += 1
      guard divergence == nil, let (expected, sidebar) = pictures[count] else { return }
      let actual = picture(of: replayed.host, size, sidebar)
      if actual != expected { divergence = "after command \(count):\n\(expected)\n\(actual)" }
    }
    let text = "\(Soak.replay(seed))\n\(user.log.joined(separator: "\n"))\n\(script)"
    var failure: ScriptError?
    do throws(ScriptError) {
      try runner.run(HostScript(parsing: script))
    } catch {
      failure = error
    }
    // Only a script logs the programs that the app would run.
    let difference = CallDifference(
      expected: original.log.entries,
      actual: replayed.log.entries.filter { $0 != .handler("run editor") }
    )
    expect(
      failure == nil && divergence == nil && difference.isEmpty,
      """
      \(failure.map { "\($0)" } ?? "")
      \(divergence ?? "")
      \(difference)
      \(text)
      """
    )
    expectEqual(HostState(of: replayed.host), HostState(of: original.host), "\(text)")
    try verifyCase(of: script, configure: configure, launch)
  }

  /// Writes a record as a case, and expects that it holds in a new run.
  private func verifyCase<Host: RecordableHost>(
    of script: String,
    configure: @escaping (TerminalApplication) -> Void,
    _ launch: @escaping () -> Host
  ) throws {
    let runner = CaseRunner.terminal(configure: configure, launch: launch)
    let text = try runner.text(
      of: HostScript(parsing: script),
      named: "a session",
      vocabulary: .terminal
    )
    for given in try CaseFile(parsing: text, path: "session", vocabulary: .terminal).cases {
      try runner.verify(given)
    }
  }

  /// Returns the number of commands of a recorded script, without comments.
  private func commandCount(_ script: String) -> Int {
    script.split(separator: "\n").count { !$0.hasPrefix("#") }
  }

  /// Returns a frame of a host with its pages, whatever has the focus on the screen.
  private func picture(of host: TabHostController, _ size: CellSize, _ sidebar: Int?) -> String {
    var options = FrameOptions(firstRow: 0, isInteractive: true)
    options.showsStatusLine = true
    options.sidebarColumns = sidebar
    return FramePainter(host: host, options: options).frame(size: size).plainText
  }
}

/// A terminal whose steps a test follows.
private final class CountingScreen: ScriptScreen {
  private let terminal: any ScriptScreen
  private var size: CellSize
  private let stepHandler: (CellSize) -> Void

  init(
    _ terminal: any ScriptScreen,
    _ size: CellSize,
    _ stepHandler: @escaping (CellSize) -> Void
  ) {
    self.terminal = terminal
    self.size = size
    self.stepHandler = stepHandler
  }

  func frameText() -> String? { terminal.frameText() }

  func perform(_ words: [String], on content: ViewController) -> UserInteraction.Outcome? {
    terminal.perform(words, on: content)
  }

  func resize(columns: Int, rows: Int) {
    size = CellSize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  func wait(_ duration: Duration) -> UserInteraction.Outcome { terminal.wait(duration) }

  func update() { terminal.update() }

  func didPerformStep() { stepHandler(size) }
}

/// An app with parts: in a tab, on a stack, and in a column of a split. Two of them have no titles.
private final class PartsHost: TabHostController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = [
      TabItem(title: "Parts", identifier: "parts") { _ in Self.page() },
      TabItem(title: "Stack", identifier: "stack") { _ in
        NavigationController(rootViewController: Self.page())
      },
      TabItem(title: "Split", identifier: "split") { _ in
        SplitController(primary: TextEditorController("a", title: "Text"), secondary: Self.page())
      },
    ]
  }

  private static func page() -> PartsController {
    let field = CellAccessory.textField("") { _ in }
    let list = ListViewController(rows: [ListRow("Filter", accessory: field)])
    let table = ListViewController(rows: (1...30).map { ListRow("Row \($0)") })
    let log = NavigationController(rootViewController: TextEditorController("b", title: "Log"))
    table.activationHandler = { _ in
      log.pushViewController(TextEditorController("c", title: "Entry"), animated: false)
    }
    let page = PartsController(parts: [
      .init(list, height: .fitting, priority: 1), .init(table), .init(log, height: .fraction(0.3)),
    ])
    page.title = "Page"
    page.navigationItem.searchController = SearchController()
    return page
  }
}

/// A user who does something at random.
@MainActor private struct RandomUser {
  private let driver: ScreenDriver
  private var random: SplitMix64
  private(set) var log: [String] = []

  init(seed: UInt64, _ driver: ScreenDriver) {
    self.driver = driver
    random = SplitMix64(seed: seed)
  }

  private mutating func roll(_ bound: Int) -> Int { random.roll(bound) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { random.pick(values) }

  private mutating func location() -> CellPoint {
    let frame = driver.frame
    // Most of a frame is empty.
    for _ in 0..<20 {
      let point = CellPoint(column: roll(frame.size.columns), row: roll(frame.size.rows))
      let line = Array(frame.plainLine(point.row))
      if line.indices.contains(point.column), line[point.column] != " " { return point }
    }
    return CellPoint(column: roll(frame.size.columns), row: roll(frame.size.rows))
  }

  private mutating func handle(_ event: InputEvent) {
    log.append(event.shortText)
    driver.handle(event)
  }

  mutating func act() {
    switch roll(20) {
    case 0..<11: handle(.key(key()))
    case 11..<15: click(pick([.left, .left, .left, .right]))
    case 15:
      handle(
        .mouse(MouseEvent(.press, button: pick([.wheelUp, .wheelDown]), location: location()))
      )
    case 16: drag()
    case 17:
      handle(.paste(PastedText(pick(["fox", "two words", "two\nlines", "x@y", "\t", "ü漢"]))))
    case 18:
      let size = pick([(80, 24), (50, 20), (120, 40), (30, 12), (80, 8)])
      log.append("resize \(size)")
      driver.screen.size = CellSize(columns: size.0, rows: size.1)
      _ = driver.frame
    default:
      log.append("wait")
      driver.wait(.milliseconds(pick([10, 600, 3000])))
    }
  }

  /// Ends a move, and closes what is open.
  mutating func end() {
    for _ in 0..<3 { handle(.key(KeyPress(.escape))) }
  }

  private mutating func key() -> KeyPress {
    let moves: [KeyPress.Key] = [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown]
    switch roll(12) {
    case 0..<4: return KeyPress(pick(moves))
    case 4: return KeyPress(pick([.tab, .backTab]))
    case 5, 6: return KeyPress(.enter)
    case 7: return KeyPress(.escape)
    case 8: return KeyPress(pick([.delete, .backspace, .menu, .insert, .function(6)]))
    case 9: return KeyPress(pick(moves), modifiers: pick([.shift, .alt, .control]))
    case 10:
      return KeyPress(.character(pick(Array("/?:abcdefghijklmnoprstuvwxyz 0123456789[]<>.+-"))))
    default:
      return KeyPress(
        .character(pick(Array("abdefghklnprstuw"))),
        modifiers: pick([.control, .alt])
      )
    }
  }

  private mutating func click(_ button: MouseEvent.Button) {
    let location = location()
    handle(.mouse(MouseEvent(.press, button: button, location: location)))
    handle(.mouse(MouseEvent(.release, button: button, location: location)))
  }

  private mutating func drag() {
    var point = location()
    handle(.mouse(MouseEvent(.press, button: .left, location: point)))
    for _ in 0...roll(3) {
      point = location()
      handle(.mouse(MouseEvent(.drag, button: .left, location: point)))
      guard random.chance(3) else { continue }
      log.append("rest")
      driver.wait(.milliseconds(pick([150, 600])))
    }
    handle(.mouse(MouseEvent(.release, button: .left, location: point)))
  }
}

extension InputEvent {
  /// The event on a short line.
  fileprivate var shortText: String {
    switch self {
    case .key(let press): "key \(press.key) \(press.modifiers.rawValue)"
    case .mouse(let mouse): "\(mouse.kind) \(mouse.button) \(mouse.location)"
    default: "\(self)"
    }
  }
}
