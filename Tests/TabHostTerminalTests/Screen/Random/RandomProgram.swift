import TabHost
import TabHostTestSupport
import TabHostTesting
import TerminalTestSupport

@testable import TabHostTerminal

/// A running application with a manual clock, and the contents of its terminal.
@MainActor final class RandomProgram {
  private let app: TerminalContentApp
  private let device: HeadlessTerminalDevice
  private let application: TerminalApplication
  private let clock = ManualClock()
  private let seed: UInt64
  private var steps: UInt64 = 0
  private var random: SplitMix64
  private var shown: ScreenModel
  private(set) var ending: TerminalApplication.Ending?

  init(seed: UInt64) throws {
    self.seed = seed
    random = SplitMix64(seed: ~seed)
    app = TerminalContentApp(ExplorerRandom(seed: seed), changesAppearance: false)
    app.random.changeHandler = { [weak app] in app?.act($0) }
    // Changes that content makes while it is drawn are drawn at a limited rate.
    app.drawingMakesChanges = seed % 2 == 0
    let families: [TerminalFamily] = [.xterm, .xterm, .tmux, .screen, .linuxConsole]
    let capabilities = TerminalCapabilities(
      colors: .ansi16,
      drawing: Bool.random(using: &random) ? .unicode : .ascii,
      family: families.randomElement(using: &random) ?? .xterm
    )
    let size = RandomBytes.size(&random)
    device = try HeadlessTerminalDevice(size: size, capabilities: capabilities)
    shown = ScreenModel(size: size)
    let delay: Duration = Int.random(in: 0..<4, using: &random) == 0 ? .milliseconds(20) : .zero
    let slow = SlowTerminalDevice(device, clock, delay: delay)
    application = TerminalApplication(host: app, device: slow, clock: clock.clock)
    application.screen.fileExists = { $0.hasPrefix("/tmp") }
  }

  /// Begins running the application. Returns the violated requirement, if any.
  func begin() async -> String? {
    application.begin()
    return await settled()
  }

  /// Sends a random event and lets the application handle it. Returns the violated requirement, if
  /// any.
  func continueMouse() async -> String? {
    app.random.reenter(seed &+ steps)
    app.random.beginStep()
    steps += 1
    switch Int.random(in: 0..<24, using: &random) {
    case 0:
      device.size = RandomBytes.size(&random)
      handle(.resized(device.size))
    case 1: handle(.resumed)
    case 2:
      handle(.suspended)
      handle(.resumed)
    case 3: device.acceptsOutput = false
    case 4: for _ in 0...Int.random(in: 0...4, using: &random) { app.act(app.random) }
    case 5...9:
      let times = [1, 20, 35, 60, 130, 600]
      clock.time += .milliseconds(times.randomElement(using: &random) ?? 1)
      clock.wake()
    default:
      for part in RandomBytes.next(&random) { handle(.bytes(part)) }
    }
    return await settled()
  }

  /// Ends the application. Returns the violated requirement, if any.
  func problemAtTheEnd() async -> String? {
    let last: DeviceEvent = Bool.random(using: &random) ? .closed : .terminated(.hangup)
    handle(last)
    application.end()
    // Pending tasks end after the application has ended.
    clock.wake()
    await runPendingTasks()
    app.random.endStep()
    app.completePendingWork()
    if ending != .quit, ending != .closed, ending != .terminated(.hangup) {
      return "it ends by \(String(describing: ending))"
    }
    if !device.isClosed { return "the device is open" }
    if app.isDisplayed { return "the host is on screen" }
    let written = device.takeText()
    if !written.hasSuffix(device.capabilities.modes.exit) {
      return "the terminal is not as it was"
    }
    return app.problem
  }

  /// Sends an event to the application while it runs, and the device events that it causes.
  private func handle(_ event: DeviceEvent) {
    guard ending == nil else { return }
    let suspensions = device.suspensions
    ending = application.handle(event)
    guard device.suspensions > suspensions else { return }
    handle(.suspended)
    handle(.resumed)
  }

  // MARK: - Terminal contents

  /// Runs the pending tasks of the main actor and compares the terminal with the host.
  private func settled() async -> String? {
    await runPendingTasks()
    if device.hasPendingOutput || !device.acceptsOutput {
      // The terminal shows an earlier frame until it accepts the output.
      guard Bool.random(using: &random) else { return nil }
      device.acceptsOutput = true
      handle(.outputAccepted)
      await runPendingTasks()
    }
    if application.isFramePending {
      clock.time += .milliseconds(10)
      clock.wake()
      await runPendingTasks()
    }
    guard ending == nil else { return nil }
    show(device.takeWritten())
    if let problem = app.problem { return problem }
    guard application.animator.slide == nil else {
      return shown.isCursorShown ? "a cursor is shown over what moves" : nil
    }
    // A redraw is scheduled for changes that the app makes in every frame.
    guard !application.scheduledJobs.contains(.redraw) else { return nil }
    let screen = application.screen
    let frame = app.random.withoutReentry { screen.frame() }
    if let mistake = shown.mistakes(showing: frame).first {
      return "the terminal does not show the host: \(mistake)"
    }
    let isShown = screen.cursor != nil && !frame.size.isEmpty
    return shown.isCursorShown == isShown ? nil : "a cursor is shown, or none"
  }

  /// Applies written bytes to the terminal model.
  ///
  /// Output that clears the screen resets the model, because the size of the terminal may have
  /// changed.
  private func show(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: Self.emptying, omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return shown.feed(bytes) }
    shown = ScreenModel(size: device.size)
    shown.feed(Array((Self.emptying + last).utf8))
  }

  private static let emptying = {
    var writer = FrameWriter()
    let nothing = CellBuffer(size: CellSize(columns: 0, rows: 0))
    return String(
      decoding: writer.bytes(toShow: Frame(nothing, drawing: .unicode)),
      as: UTF8.self
    )
  }()
}

/// Random input of a terminal.
enum RandomBytes {
  private static let parts = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\r", "\t", "\u{1B}", "\u{2}", "e", "m", "o",
    "?", "/", "<", ">", " ", "p", "r", "1", "2", "5", "g", "v", "G", "\u{4}", "\u{15}", "\u{1B}[H",
    "\u{1B}[F", "\u{1B}[6~",
    "\u{1B}[1;3A", "\u{1B}[1;3B", "\u{1B}[200~some text\u{1B}[201~", "\u{1B}[I", "\u{1B}[O",
    "\u{1B}[97;5u", "世", "👩‍👩‍👧", "\u{7F}", "\u{1B}[200~", "\u{1B}[200~/tmp/a\u{1B}[201~", "\u{2}",
    "\u{1B}[Z", "\u{1A}", "\u{15}",
  ].map { Array($0.utf8) }

  /// Returns a string that is split into pieces.
  static func next(_ random: inout SplitMix64) -> [[UInt8]] {
    let string = string(&random)
    let cut = Int.random(in: 0...string.count, using: &random)
    return [Array(string[..<cut]), Array(string[cut...])]
  }

  private static func string(_ random: inout SplitMix64) -> [UInt8] {
    var string: [UInt8] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: string.append(UInt8.random(in: 0...255, using: &random))
      case 1...3:
        let button = [0, 0, 0, 2, 32, 32, 35, 64, 65].randomElement(using: &random) ?? 0
        let column = Int.random(in: 0...100, using: &random)
        let row = Int.random(in: 0...30, using: &random)
        let end = Int.random(in: 0..<3, using: &random) == 0 ? "m" : "M"
        string += "\u{1B}[<\(button);\(column);\(row)\(end)".utf8
      default: string += parts.randomElement(using: &random) ?? []
      }
    }
    // Quitting is rare, so that most runs continue.
    let stays = Int.random(in: 0..<100, using: &random) > 0
    return stays ? string.filter { $0 != UInt8(ascii: "q") && $0 != 3 } : string
  }

  static func size(_ random: inout SplitMix64) -> CellSize {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: CellSize(columns: 80, rows: 24)
    default:
      CellSize(
        columns: Int.random(in: 0...100, using: &random),
        rows: Int.random(in: 0...30, using: &random)
      )
    }
  }
}
