import Foundation
public import TabHost

/// Presents a host on a screen of cells and handles the user's keyboard and mouse events.
///
/// The screen requires no terminal: it receives a size and events, and returns frames. All user
/// actions are forwarded to the host's `user`, so the host applies its rules and calls its
/// delegates.
///
/// ```swift
/// let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
/// screen.handle(.key(KeyPress(.down)), at: now)
/// writer.write(screen.frame())
/// ```
///
/// Content that conforms to ``TerminalContent`` can have the keyboard focus and then receives keys
/// first. An open list receives keys before anything else, and then what is presented. Commands that
/// concern the host beneath are then not available; those that reach the buttons of what is presented,
/// go back in it or dismiss it are, and so are the lists of shortcuts and commands, the inspector,
/// suspending and quitting.
@MainActor public final class HostScreen {
  /// The host that the screen presents.
  ///
  /// Another root of the ``window`` takes its place.
  public private(set) var host: TabHostController

  /// The window of the host; see `ViewController.window`.
  public let window: TabHostWindow

  /// The size of the screen.
  ///
  /// Changing the size updates the host's traits and bounds: a narrow screen has a compact width,
  /// and a tall screen is in portrait orientation.
  public var size: CellSize {
    didSet {
      guard size != oldValue else { return }
      let shown = painter.layout(size: oldValue).sidebar?.visibleRows
      updateSize()
      if case .row(let index) = focus, shown?.contains(index) == true { reveal(row: index) }
    }
  }

  /// The options for drawing.
  ///
  /// The screen manages the first row and the interactivity itself, and ignores these options.
  public var options: FrameOptions

  /// The key bindings. The default is ``KeyBindings/standard``.
  public var keyBindings = KeyBindings.standard

  /// Whether the terminal reports every combination of a key with modifiers, as it does with the
  /// kitty keyboard protocol.
  ///
  /// The default is `true`. If it is `false`, a key command whose key the terminal does not
  /// distinguish from another is reported as `indistinctKey`. ``TerminalApplication`` sets this
  /// property.
  public var distinguishesAllKeys = true

  /// Whether content can copy text to the clipboard of the terminal; see ``copy(_:)``.
  ///
  /// The default is `true`.
  public var allowsCopying = true
  /// The text to copy with the next frame.
  var copiedText: String?
  /// The text that was last copied or cut in an editor, which the user can insert in another one.
  var pasteboard: String?

  /// Asks whether the program quits when the user requests it with a key or the palette.
  ///
  /// Return `false` to continue, such as after presenting an alert about what would be lost, whose
  /// action calls ``TerminalApplication/quit()``. The handler is not called if something that is
  /// presented refuses to be dismissed, nor for a second Ctrl-C without anything else in between, which
  /// always quits. ``TerminalApplication/quit()`` and signals do not ask.
  ///
  /// The default is `nil`, which quits.
  public var shouldQuitHandler: (() -> Bool)?

  /// Whether the user has requested to quit.
  public private(set) var wantsToQuit = false
  /// Whether the next request to quit is the answer to a refusal; see ``requestQuit()``.
  var isQuitConfirmed = false
  /// Whether the current event is the key that quits whatever is on top.
  var isQuitKeyPressed = false

  /// Whether the element under the mouse is highlighted if a click on it has an effect.
  ///
  /// The default is `true`. ``TerminalApplication`` then requests reports of every move of the mouse
  /// from a terminal that is fast enough.
  public var highlightsHover = true

  /// Whether spinners turn. Otherwise, they are still glyphs.
  ///
  /// The default is `true`. ``TerminalApplication`` sets this property to `false` if motion is reduced;
  /// see ``TerminalApplication/reducesMotion``.
  public var showsMotion = true
  /// The time of the last event or tick.
  var time = Duration.zero {
    didSet {
      guard time - lastSpinnerStep >= Self.spinnerInterval else { return }
      lastSpinnerStep = time
      spinnerSteps += 1
    }
  }
  /// Whether the last frame shows a spinner.
  var isAnimated = false

  /// The shortest time that a step of a spinner stays on screen.
  static let spinnerInterval = Duration.milliseconds(100)
  private var lastSpinnerStep = Duration.zero
  /// The steps are counted, because a number of steps that follows from the time may be a whole turn,
  /// and the spinner would stand still.
  private var spinnerSteps = 0

  /// The step of spinners, or `nil` if they stand still.
  var spinnerStep: Int? { showsMotion && !options.drawing.usesWords ? spinnerSteps : nil }

  /// Whether an event since the last frame may have changed it.
  ///
  /// Changes of the host are reported by its `needsFrameHandler` instead.
  var needsFrame = true

  /// A closure that returns whether a file exists at a path.
  ///
  /// The screen calls this closure for pasted text that consists of absolute paths. By default, it
  /// queries the file system. The screen does not open the files.
  public var fileExists: (String) -> Bool = DroppedPaths.fileExists

  /// The position of the text cursor in the last frame, or `nil` if there is none.
  ///
  /// While the user types into the search field, the cursor is in that field, and while the user
  /// edits the query of a list, it is in the query. Otherwise, it is at the position that the focused
  /// content has set; see ``Canvas/cursor``.
  ///
  /// If words replace symbols for a screen reader, the cursor is always visible: at the focused element
  /// if there is no text cursor, or at a message in the status line until the next key press.
  public internal(set) var cursor: CellPoint?
  /// Whether characters were text in the last frame, so that they perform no commands.
  var entersText = false

  /// The position of the focused element in the last frame, or `nil` if no element has the focus.
  ///
  /// A terminal leaves its hidden cursor there, for screen readers and braille displays. In a list, it is
  /// the position of the focused row, and in an open one that of the focused line. Without a focused
  /// element, the hidden cursor is in the first cell.
  public internal(set) var focusPoint: CellPoint?

  /// Whether the screen has a regular width although it is narrow, because the user is editing.
  var isWidenedForEditing = false

  /// The commands of the application that are available, besides those of the screen itself.
  var applicationCommands: Set<TerminalCommand> = []
  /// The keys of the application beside the app, in the list of keyboard shortcuts.
  var applicationKeys: (@MainActor (KeyBindings) -> [ScreenList.Line])?
  private var requests: Set<TerminalCommand> = []

  /// The drafts that are to be saved.
  var unsaved = UnsavedDrafts()
  /// Shows a message of the screen, as the application shows those of the app.
  var messageHandler: ((String) -> Void)?

  /// The focus, and the position of the rows.
  var keyboardFocus = KeyboardFocus()
  var barScroll = BarScroll()
  var layoutCache = LayoutCache()
  /// Whether the screen displays the rows that fit, so that nobody has scrolled to them.
  var isDisplayingRows = false
  let sidebarLines = SidebarLine.Pictures()
  let statusLines = LinePictures<StatusLine, StatusLine.Picture>()
  var pointer = Pointer()
  var alertOfUser: AlertOfUser
  /// The first responder that receives the focus when the user leaves the bar or the sidebar.
  weak var directedContent: ViewController?
  /// The content from which the app has moved the focus to the first responder.
  weak var previousContent: ViewController?
  /// Where an action of the user has led, to which the focus moves next.
  var destination: Destination?
  /// The location of the mouse at which the current event opens a menu, or `nil` if the event is not a
  /// press of the right button.
  var menuLocation: CellPoint?
  private(set) lazy var contents = ContentInput(self)
  /// The names of keys that were reported because the terminal does not distinguish them.
  var reportedKeys: Set<String> = []
  /// The controllers inside the host that were reported because something of them is not drawn.
  var reported: Set<ObjectIdentifier> = []
  var status = Status()
  private var actionObserver: ActionObserver?
  /// The application whose screen this is, or `nil` if there is none.
  weak var application: TerminalApplication?

  // MARK: - Modes

  private(set) lazy var lists = ScreenListMode(self)
  private(set) lazy var moves = MoveMode(self)
  private(set) lazy var presented = PresentedMode(self)
  private(set) lazy var searchField = SearchFieldMode(self)
  private(set) lazy var browsing = BrowsingMode(self)

  /// The modes of the screen. The first active one handles events.
  private(set) lazy var modes = makeModes()

  private func makeModes() -> [ScreenMode] {
    ScreenMode.chain([lists, moves, presented, searchField, browsing])
  }

  /// The mode that handles events.
  var mode: ScreenMode {
    // Browsing is always active.
    modes[0].isActive ? modes[0] : modes[0].next ?? modes[0]
  }

  /// Updates the modes for changes that the app has made.
  func updateModes() {
    narrowAfterEditing()
    contents.presenter?.followRows()
    followDestination()
    followFirstResponder()
    for mode in modes { mode.update() }
  }

  // MARK: - Creating a screen

  /// Creates a screen for a host.
  ///
  /// The screen retains the host, sets its bounds and the traits of a terminal of the given size,
  /// and becomes its `frameProvider`. The caller is responsible for showing the frames.
  public init(host: TabHostController, size: CellSize, options: FrameOptions = FrameOptions()) {
    self.host = host
    window = TabHostWindow.window(of: host)
    self.size = size
    self.options = options
    alertOfUser = AlertOfUser(host.presentedControllers.last?.viewController)
    window.add(self)
    present()
  }

  private func present() {
    updateSize()
    host.frameProvider = self
    let observer = ActionObserver(self)
    host.addObserver(observer, of: [.action])
    actionObserver = observer
  }

  /// Presents the new host of the window, with nothing of what the user has done in the former one.
  private func replaceHost() {
    if let actionObserver { host.removeObserver(actionObserver) }
    host.frameProvider = nil
    host = window.host
    contents = ContentInput(self)
    lists = ScreenListMode(self)
    moves = MoveMode(self)
    presented = PresentedMode(self)
    searchField = SearchFieldMode(self)
    browsing = BrowsingMode(self)
    modes = makeModes()
    (keyboardFocus, barScroll, layoutCache) = (KeyboardFocus(), BarScroll(), LayoutCache())
    pointer = Pointer()
    alertOfUser = AlertOfUser(nil)
    (destination, menuLocation, isWidenedForEditing) = (nil, nil, false)
    reported = []
    let message = status.message
    status = Status()
    status.message = message
    needsFrame = true
    present()
  }

  private func updateSize() {
    host.setTerminalSize(columns: size.columns, rows: size.rows)
  }

  /// Quits, although something that is presented may refuse to be dismissed.
  func quit() { wantsToQuit = true }

  /// Records that the user has requested to suspend the program and return to the shell.
  func suspend() { request(.suspend) }

  /// Records that the user has requested a command that the application performs.
  func request(_ command: TerminalCommand) { requests.insert(command) }

  /// Returns the commands that the application performs, and resets the requests.
  func takeRequests() -> Set<TerminalCommand> {
    defer { requests = [] }
    return requests
  }
}

extension HostScreen: WindowObserver {
  package func windowWillReplaceHost(_ window: TabHostWindow) {
    contents.loseFocus()
    saveDrafts()
  }

  package func windowDidReplaceHost(_ window: TabHostWindow, _ former: TabHostController) {
    replaceHost()
  }
}
