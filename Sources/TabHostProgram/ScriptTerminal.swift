import TabHost
import TabHostTerminal
import TabHostTesting

/// The terminal of a script: draws frames after each action of the user, and sends input to content as
/// a terminal does.
@MainActor final class ScriptTerminal {
  private weak var runner: ScriptRunner?
  private let configure: (TerminalApplication) -> Void
  /// The application for the host, or `nil` for a host that is not for terminals.
  private var application: TerminalApplication?
  /// Notifies content of the focus, if no screen does.
  private var ownFocus = FocusNotifier()
  /// The user at the screen, once a command or a question needs one.
  private var screenDriver: ScreenDriver?
  /// The number of actions in progress.
  private var depth = 0
  /// The host before the present one in this launch.
  private weak var formerHost: TabHostController?
  /// The version of the host that was drawn last.
  private var drawnVersion: Int?

  init(of runner: ScriptRunner, _ configure: @escaping (TerminalApplication) -> Void) {
    self.runner = runner
    self.configure = configure
    launch()
  }

  private var size: CellSize {
    let size = runner?.frameSize ?? (columns: 80, rows: 24)
    return CellSize(columns: size.columns, rows: size.rows)
  }

  /// The screen that has the focus, if there is one.
  private var screen: HostScreen? { screenDriver?.screen ?? application?.screen }

  private var focus: FocusNotifier { screen?.focusNotifier ?? ownFocus }

  private func launch() {
    ownFocus = FocusNotifier()
    // Releases the host of the previous launch, whose content disappears.
    application = nil
    guard let host = runner?.host, host.traitCollection.userInterfaceIdiom == .terminal,
      let device = try? HeadlessTerminalDevice(size: size)
    else { return }
    let application = TerminalApplication(host: host, device: device)
    configure(application)
    // No program is started: the app answers, or the program is one that does nothing.
    let handler = application.childHandler ?? { _ in .exited(0) }
    application.childHandler = { [weak runner] program throws(ChildProgramError) in
      runner?.log.append(.handler("run \(program.name)"))
      return try handler(program)
    }
    host.addObserver(self, of: [.action])
    application.screen.window.add(self)
    (depth, drawnVersion) = (0, nil)
    self.application = application
  }

  /// Returns the user at the screen that shows a host: that of the application, or otherwise a new one.
  func driver(of host: TabHostController) -> ScreenDriver {
    if let screenDriver, screenDriver.screen.host === host { return screenDriver }
    let driver = ScreenDriver(application?.screen ?? HostScreen(host: host, size: size))
    screenDriver = driver
    return driver
  }

  /// Follows a step of the script: a restart, or a change of the content on screen.
  func follow() {
    if let application, application.screen.host !== runner?.host { launch() }
    if let focused = focus.focused, focused.appearanceState != .appeared { focus.notify(nil) }
    // Content may depend on what it has drawn.
    guard let host = application?.screen.host, runner?.isInBatch == false,
      host.drawingVersion != drawnVersion
    else { return }
    drawForInput(host)
    drawnVersion = host.drawingVersion
  }

  /// Returns a frame of a host, without the buttons of the screen and its status line.
  func frame(of host: TabHostController, _ size: CellSize) -> Frame {
    var options = options(of: host)
    options.showsInactiveSearch = true
    return FramePainter(host: host, options: options).frame(size: size)
  }

  /// The options for a frame. If a script has scrolled the sidebar, the frame is at that position.
  private func options(of host: TabHostController) -> FrameOptions {
    let scrolled = host.sidebar.displayedRows
    var options = FrameOptions(firstRow: scrolled.isEmpty ? nil : scrolled.lowerBound)
    options.sidebarColumns = application?.screen.options.sidebarColumns
    options.keepVisible(focus.focused, in: host)
    return options
  }

  /// Draws what a terminal shows, to which content relates its input.
  private func drawForInput(_ host: TabHostController) {
    var options = options(of: host)
    options.isInteractive = true
    options.showsStatusLine = application?.showsStatusLine ?? true
    _ = FramePainter(host: host, options: options).frame(size: size)
  }

  /// Performs input, and returns the outcome, or `nil` if the words stand for no input.
  func perform(_ words: [String], on content: ViewController) -> UserInteraction.Outcome? {
    if content is TabHostController { return perform(words) }
    guard let steps = ContentStep.steps(words) else { return nil }
    guard let host = runner?.host, let content = content as? any TerminalContent else {
      return .refused(.notAvailable)
    }
    var isPerformed = false
    for step in steps {
      // Content handles events with respect to what it has drawn.
      drawForInput(host)
      if perform(step, on: content, in: host) { isPerformed = true }
    }
    return isPerformed ? .performed : .refused(.notAvailable)
  }

  /// Performs what the user does with the parts of the screen around content.
  private func perform(_ words: [String]) -> UserInteraction.Outcome? {
    guard let screen = application?.screen else { return .refused(.notAvailable) }
    return screen.perform(words) ? .performed : nil
  }

  private func perform(
    _ step: ContentStep,
    on content: any TerminalContent,
    in host: TabHostController
  ) -> Bool {
    if case .event(.focusLost) = step, focus.focused === content {
      focus.notify(nil)
      return true
    }
    // As on a screen, content that receives input has the focus, of which it is notified if it had none.
    let takesFocus = step.movesFocus && content.canBecomeFocused
    let isNotified = takesFocus && focus.notify(content)
    if takesFocus { screen?.follow(content) }
    if case .event(.focusGained) = step, isNotified { return true }
    let outcome = step.perform(on: content, in: host).outcome
    while let screen = application?.screen, screen.isFinding { screen.continueFinding() }
    return outcome == .performed
  }
}

extension ScriptTerminal: TabHostObserver {
  func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    depth += 1
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    depth -= 1
    // The action may have shown another root.
    let isOwn = tabHostController === application?.screen.host || tabHostController === formerHost
    if depth == 0, isOwn { follow() }
  }
}

extension ScriptTerminal: WindowObserver {
  func windowDidReplaceHost(_ window: TabHostWindow, _ former: TabHostController) {
    formerHost = former
    drawnVersion = nil
    window.host.addObserver(self, of: [.action])
  }
}
