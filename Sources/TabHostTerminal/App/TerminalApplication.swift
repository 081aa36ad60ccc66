public import TabHost

/// Runs an app in a terminal until the user quits, the terminal closes, or a signal terminates the
/// process.
///
/// A program needs a single call in `main.swift`:
///
///     await TerminalApplication.main(host)
///
/// The root can be any controller, such as a page to sign in. The app shows another root by assigning the
/// ``rootViewController``, or that of the `window` of a page.
///
/// The application redraws the host after every change, whatever its origin, so timers and tasks of
/// the app only change the tabs. On a fast terminal the sidebar slides when it appears or
/// disappears; see ``reducesMotion``.
///
/// What the app prints during the run, and the diagnostics of a host without a `diagnosticHandler`,
/// do not reach the screen: they are kept in a log, which Alt-F12 and ``showLog()`` show, and whose
/// last lines are printed when the terminal is restored. The status line shows that the customization
/// of the user can't be loaded or saved. With ``isInspectable``, F12 shows what the host does.
@MainActor public final class TerminalApplication {
  /// The reason why a run ended.
  public enum Ending: Hashable, Sendable {
    /// The user quit, or the app called ``TerminalApplication/quit()``.
    case quit
    /// The terminal was closed, or its input ended.
    case closed
    /// A signal requested the end of the process.
    case terminated(TerminationSignal)

    /// The status to exit with: 0 for ``quit``, 1 for ``closed``, and for a signal the status by
    /// which shells report it.
    public var exitStatus: Int32 {
      switch self {
      case .quit: 0
      case .closed: 1
      case .terminated(let signal): signal.exitStatus
      }
    }
  }

  /// The screen that shows the host.
  public let screen: HostScreen

  /// Whether the sidebar appears and disappears without animation.
  ///
  /// Otherwise it slides if the terminal is fast enough. It never slides in the Linux console and
  /// in plain terminals.
  ///
  /// The default is `false`, or `true` if the environment variable `TABHOST_REDUCE_MOTION` is set.
  public var reducesMotion: Bool

  /// Whether the terminal reports the mouse.
  ///
  /// Otherwise the terminal uses the mouse itself, to select and copy text. Everything can be done with
  /// the keyboard. Can be changed at any time.
  ///
  /// The default is `true`, or `false` if the environment variable `TABHOST_NO_MOUSE` is set.
  public var usesMouse: Bool {
    didSet { if usesMouse != oldValue { planFrame() } }
  }

  /// The time without further input after which an Escape is a key, and not the beginning of a key that
  /// terminals send as several bytes.
  ///
  /// A longer time suits a slow connection, in which such a key may arrive in pieces. Negative values
  /// count as zero.
  ///
  /// The default is 50 milliseconds, or the number in the environment variable `TABHOST_ESC_MS`.
  public var escapeDelay: Duration {
    get { decoder.escapeDelay }
    set { decoder.escapeDelay = max(newValue, .zero) }
  }

  /// Whether the title of the window is that of the visible page, followed by that of the host.
  ///
  /// The previous title is restored when the run ends. The default is `true`. The title is not
  /// changed in terminals that do not save it, such as GNU Screen and the Linux console.
  public var setsWindowTitle = true

  /// Whether the user can show the inspector with the key F12; see ``isInspectorVisible``.
  ///
  /// The default is `false`: the key has no effect, and the app receives it as any other key. If it is
  /// `true`, the app does not receive the keys of the inspector, which the list of keys shows.
  public var isInspectable = false {
    didSet { updateCommands() }
  }

  /// Whether the app is shown for a screen reader, which follows the cursor of the terminal.
  ///
  /// Words such as "selected" and "expanded" replace symbols and lines, and nothing moves. The cursor is
  /// visible: at the text that the user edits, at the focused element, or at a message or a refusal in
  /// the status line until the next key press. See <doc:ScreenReaders>.
  ///
  /// The default is `false`, or `true` if the environment variable `TABHOST_SCREEN_READER` is set.
  /// Setting this property sets the character set of the screen's options, ``reducesMotion``, and
  /// ``HostScreen/highlightsHover``.
  public var isForScreenReaders: Bool {
    get { screen.options.drawing.usesWords }
    set {
      guard newValue != isForScreenReaders else { return }
      let drawing = device.capabilities.drawing
      screen.options.drawing = newValue ? drawing.withWords : drawing.withoutWords
      reducesMotion = newValue || preferences.reducesMotion
      screen.highlightsHover = !newValue
      planFrame()
    }
  }

  /// Answers ``run(_:completion:)`` in place of the program, which is then not started.
  ///
  /// Set it in tests, and where no user performs the actions of the app. In a script, whose default
  /// answer is that the program has exited with the status 0, it is called as well.
  ///
  /// ```swift
  /// application.childHandler = { program in
  ///   try? "A new text".write(toFile: program.arguments.last ?? "", atomically: true, encoding: .utf8)
  ///   return .exited(0)
  /// }
  /// ```
  public var childHandler: ((ChildProgram) throws(ChildProgramError) -> ChildProgram.Ending)?

  let device: any TerminalDevice
  private let preferences: TerminalPreferences
  private var storeFailureObserver: StoreFailureObserver?
  let clock: ApplicationClock
  var writer: FrameWriter
  var animator = SidebarAnimator()
  var pace = TerminalPace()
  /// The title of the window that was written last, or `nil` for the previous one.
  var windowTitle: String?
  /// The size of the terminal, of which the inspector may take a part.
  var terminalSize: CellSize
  /// The inspector, which is created when it is shown for the first time.
  var inspector: HostInspector?
  var pane = InspectorPane()
  /// Whether the last press of a mouse button was in the pane.
  var isPressInPane = false
  /// Whether the terminal has been requested to report every move of the mouse.
  var reportsMotion = false
  /// Whether the terminal reports the mouse, as after it was set up.
  var reportsMouse = true
  /// Whether a frame is scheduled, or waits until the terminal has accepted the previous one.
  var isFramePending = false
  /// The time at which the last frame was drawn.
  var lastFrame: Duration?
  /// The time at which the last output was written, if the terminal has not accepted it yet.
  var pendingWrite: Duration?
  /// Whether the host is being drawn. Changes made meanwhile are checked afterwards.
  var isDrawing = false
  /// The names of symbols that the frames of this application have met and that have no glyph.
  let unknownSymbols = SymbolGlyphs.UnknownNames()
  /// Whether the last frame was scheduled because of changes made while drawing.
  var isRedrawn = false
  /// The jobs that are scheduled; see ``schedule(_:after:_:)``.
  var scheduledJobs: Set<ScheduledJob> = []
  /// The events that have arrived and have not been handled.
  var events: [InputEvent] = []
  /// Restores the timeout for the locks of the customization store at the end of the run.
  var restoreLockTimeout: (() -> Void)?
  private(set) var isRunning = false
  var decoder = InputDecoder()
  var replies = TerminalReplies()
  /// The actions that are delayed until the terminal has replied.
  var answeredActions: [(TerminalApplication) -> Void] = []
  /// The name of the program that uses the terminal, and its completion handler, or `nil` if there is
  /// none.
  var child: (name: String, completion: ChildCompletion)?
  /// The last message before the run, which is shown when the run begins.
  var firstMessage: (text: String, duration: Duration, action: KeyCommand?)?
  /// The number of messages shown so far. A delayed step compares it to detect a newer message.
  var messages = 0
  /// The number of input batches received so far.
  ///
  /// A delayed action compares it to detect that input arrived in the meantime.
  var inputs = 0

  /// Creates an application that runs a host on a device, which is already set up.
  public convenience init(host: TabHostController, device: any TerminalDevice) {
    self.init(host: host, device: device, clock: .system())
  }

  /// Creates an application that shows any controller on a device, which is already set up.
  public convenience init(rootViewController: ViewController, device: any TerminalDevice) {
    self.init(host: .host(showing: rootViewController), device: device)
  }

  /// The controller that the application shows: a host, or a controller without tabs.
  ///
  /// Assigning another one shows it in place of the previous root, which disappears. The traits, the
  /// bounds, the key bindings and all other settings of the screen stay. Corresponds to
  /// `UIWindow.rootViewController` in UIKit.
  public var rootViewController: ViewController? {
    get { screen.window.rootViewController }
    set { screen.window.rootViewController = newValue }
  }

  init(host: TabHostController, device: any TerminalDevice, clock: ApplicationClock) {
    self.device = device
    self.clock = clock
    let capabilities = device.capabilities
    preferences = TerminalPreferences(environment: capabilities.environment)
    let drawing = preferences.usesWords ? capabilities.drawing.withWords : capabilities.drawing
    terminalSize = device.size
    reducesMotion = preferences.reducesMotion || drawing.usesWords
    usesMouse = preferences.usesMouse
    writer = FrameWriter(
      colors: capabilities.colors,
      synchronizesOutput: !capabilities.modes.frameStart.isEmpty
    )
    screen = HostScreen(
      host: host,
      size: terminalSize,
      options: FrameOptions(drawing: drawing, colors: capabilities.colors)
    )
    screen.options.showsStatusLine = true
    screen.highlightsHover = !drawing.usesWords
    screen.options.preferredTheme = preferences.theme
    if let delay = preferences.escapeDelay { escapeDelay = delay }
    // The reply to the request of `begin` changes this.
    screen.distinguishesAllKeys = false
    if capabilities.userInterfaceStyle != .unspecified {
      host.traitCollection.userInterfaceStyle = capabilities.userInterfaceStyle
    }
    updateCommands()
    storeFailureObserver = StoreFailureObserver(self)
    screen.window.add(self)
    screen.application = self
  }

  private func updateCommands() {
    screen.applicationCommands = isInspectable ? [.inspect, .focusInspector, .showLog] : [.showLog]
  }

  /// Shows the host, handles events until the run ends, and removes the host from the screen.
  ///
  /// Call this method once.
  ///
  /// - Returns: The reason why the run ended.
  public func run() async -> Ending {
    begin()
    var ending = Ending.closed
    for await event in device.events {
      guard let end = handle(event) else { continue }
      ending = end
      break
    }
    disappear()
    if ending == .closed { device.close() } else { await closeDevice() }
    endSaving()
    return screen.wantsToQuit ? .quit : ending
  }

  /// Ends the run with ``Ending/quit``, whatever is presented.
  ///
  /// Use this method for a quit command of the app. Events received afterwards are ignored.
  public func quit() {
    screen.quit()
    whenAnswered { $0.device.close() }
  }

  /// Makes the host appear on the screen.
  func begin() {
    isRunning = true
    followHost()
    screen.messageHandler = { [weak self] in self?.showOrWrite($0) }
    screen.unsaved.handler = { [weak self] in self?.scheduleDraftSave() }
    for diagnostic in preferences.diagnostics { screen.host.report(diagnostic) }
    screen.host.appear()
    showFirstMessage()
    draw()
    request(device.capabilities.family.requests)
  }

  private func followHost() {
    screen.host.needsFrameHandler = { [weak self] in self?.planFrame() }
    beginSaving()
  }

  /// Removes the host from the screen and restores the terminal.
  func end() {
    disappear()
    device.close()
    endSaving()
  }

  private func disappear() {
    isRunning = false
    // At once, because a signal leaves the app little time.
    screen.saveDrafts()
    leaveHost()
    screen.host.disappear()
    if let child { endChild(.failure(Self.endOfRun(child.name))) }
    // The app may have changed drafts in these calls.
    screen.saveDrafts()
  }

  private func leaveHost() {
    screen.host.needsFrameHandler = nil
    screen.host.rendererKeyCommand = nil
  }
}

extension ViewController {
  /// The application that shows the controller in a terminal, or `nil` if there is none.
  ///
  /// A page shows messages with it, lets the user edit a text or use another program, and quits:
  ///
  /// ```swift
  /// terminalApplication?.show(message: "Moved to Archive", action: "Undo", key: "u") { undo() }
  /// terminalApplication?.quit()
  /// ```
  ///
  /// A controller has an application while it has a `window` that a terminal shows: in the appearance
  /// methods and in handlers of the user's actions, but not necessarily in `viewDidLoad()`.
  ///
  /// A script, and a test made from it, have an application that is not run: the user performs the
  /// action of a message there, and ``TerminalApplication/childHandler`` answers in place of other
  /// programs. In a test without a terminal, the property is `nil`, so that the calls have no effect; to
  /// test them, create an application with a ``HeadlessTerminalDevice``.
  public var terminalApplication: TerminalApplication? { terminalScreen?.application }
}

extension TerminalApplication: WindowObserver {
  package func windowWillReplaceHost(_ window: TabHostWindow) {
    leaveHost()
    endSaving()
  }

  package func windowDidReplaceHost(_ window: TabHostWindow, _ former: TabHostController) {
    storeFailureObserver = StoreFailureObserver(self)
    inspector?.inspect(window.host)
    animator.interrupt()
    guard isRunning else { return }
    followHost()
    planFrame()
  }
}
