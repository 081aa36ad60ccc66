import TabHost
import TabHostTerminal
import TabHostTesting

/// The terminal of a script: a user at the screen of the application that would show the host.
///
/// The screen is drawn when a command or a question needs it, and not after each step: what the user does
/// at once may be several commands, between which a terminal draws nothing.
@MainActor final class ScriptTerminal {
  private weak var runner: ScriptRunner?
  private let configure: (TerminalApplication) -> Void
  private var size: CellSize
  /// The application for the host, or `nil` for a host that is not for terminals.
  private var application: TerminalApplication?
  /// The user at the screen, once a command or a question has needed one.
  private var driver: ScreenDriver?
  /// Receives the frame after each step.
  var frameHandler: ((Frame) -> Void)?

  init(
    of runner: ScriptRunner,
    _ size: CellSize,
    _ configure: @escaping (TerminalApplication) -> Void
  ) {
    self.runner = runner
    self.size = size
    self.configure = configure
    launch()
  }

  private func launch() {
    // Releases the host of the previous launch, whose content disappears.
    (application, driver) = (nil, nil)
    guard let host = runner?.host, host.traitCollection.userInterfaceIdiom == .terminal,
      let application = try? TerminalApplication(headless: host, size, configure)
    else { return }
    // No program is started: the app answers, or the program is one that does nothing.
    let handler = application.childHandler ?? { _ in .exited(0) }
    application.childHandler = { [weak runner] program throws(ChildProgramError) in
      runner?.log.append(.handler("run \(program.name)"))
      return try handler(program)
    }
    self.application = application
  }

  /// Returns the user at the screen of a host, which shows its present state. The host has a screen from
  /// now on if it had none.
  func user(of host: TabHostController) -> ScreenDriver {
    if let driver, driver.screen.host === host {
      if runner?.isInBatch == false { driver.drawChanges() }
      return driver
    }
    let driver = ScreenDriver(application?.screen ?? HostScreen(host: host, size: size))
    self.driver = driver
    return driver
  }
}

extension TerminalApplication {
  /// Creates an application that is not run, as an app configures it for a terminal.
  convenience init(
    headless host: TabHostController,
    _ size: CellSize,
    _ configure: (TerminalApplication) -> Void
  ) throws {
    self.init(host: host, device: try HeadlessTerminalDevice(size: size))
    configure(self)
  }
}

extension ScriptTerminal: ScriptScreen {
  /// Returns the frame on the screen. A host that is not for terminals stays as it is, unless a command
  /// or a question has given it a screen.
  func frameText() -> String? {
    guard let runner else { return nil }
    let host = runner.host
    if application != nil || driver?.screen.host === host { return user(of: host).frame.plainText }
    let rows = host.sidebar.displayedRows
    var options = FrameOptions(firstRow: rows.isEmpty ? nil : rows.lowerBound)
    options.configuresRows = true
    let frame = FramePainter(host: host, options: options).frame(size: size)
    // The delegate has configured rows only for the picture.
    runner.discardEntries()
    return frame.plainText
  }

  func perform(_ words: [String], on content: ViewController) -> UserInteraction.Outcome? {
    guard let host = runner?.host else { return .refused(.notAvailable) }
    let user = user(of: host)
    if content is TabHostController {
      return user.screen.perform(words) ? .performed : nil
    }
    guard let steps = ContentStep.steps(words) else { return nil }
    guard let content = content as? any TerminalContent else { return .refused(.notAvailable) }
    var isPerformed = false
    for step in steps where user.perform(step, in: content) { isPerformed = true }
    return isPerformed ? .performed : .refused(.notAvailable)
  }

  func resize(columns: Int, rows: Int) {
    size = CellSize(columns: columns, rows: rows)
    (driver?.screen ?? application?.screen)?.size = size
  }

  func wait(_ duration: Duration) -> UserInteraction.Outcome {
    guard let host = runner?.host else { return .refused(.notAvailable) }
    user(of: host).wait(duration)
    return .performed
  }

  func update() {
    guard let runner else { return }
    if let application, application.screen.host !== runner.host { launch() }
    // As each frame does.
    if application != nil, !runner.isInBatch, runner.host.appearanceState == .appeared {
      runner.host.updatePropertiesIfNeeded()
    }
  }

  func didPerformStep() {
    guard let frameHandler, let host = runner?.host else { return }
    frameHandler(user(of: host).frame)
  }
}
