public import TabHost
import TabHostSpelling

/// A user at a screen, for tests: presses keys, types, uses the mouse, and reads what is on screen.
///
/// Each event draws a frame, as in a terminal, and so do changes of the app before the next event, which
/// therefore finds what is on screen. The driver has a clock of its own, which only ``wait(_:)`` moves.
///
/// ```swift
/// let user = ScreenDriver(host, columns: 40, rows: 12)
/// try user.click("Sent")
/// try user.press("down*3", "enter", "ctrl+d")
/// user.type("/report")
/// print(user.lines(containing: "report"))
/// ```
///
/// <doc:RunningInATerminal#Tests-without-a-terminal> shows tests of an app.
@MainActor public final class ScreenDriver {
  /// The screen.
  public let screen: HostScreen

  /// The time of the next event. The default is 0.
  public private(set) var time = Duration.zero

  /// The version of the host that was drawn last.
  private var drawnVersion: Int?

  /// Creates a driver of a screen, and draws its first frame.
  public init(_ screen: HostScreen) {
    self.screen = screen
    _ = frame
  }

  /// Creates a driver of a new screen with a host, which appears.
  public convenience init(_ host: TabHostController, columns: Int = 80, rows: Int = 24) {
    let screen = HostScreen(host: host, size: CellSize(columns: columns, rows: rows))
    if !host.isDisplayed { host.appear() }
    self.init(screen)
  }

  // MARK: - Keys

  /// Presses keys by their names, one after another.
  ///
  /// A name is a character, or that of a key, such as `enter`, `pagedown` or `f5`. Modifiers precede it,
  /// as in `ctrl+d`, and a number of times follows it, as in `down*3`.
  ///
  /// - Throws: ``UnknownKey``, which lists the names, if there is no such key.
  public func press(_ names: String...) throws(UnknownKey) {
    for name in names {
      guard let presses = KeyPress.presses(named: name) else { throw UnknownKey(name: name) }
      for press in presses { handle(.key(press)) }
    }
  }

  /// Presses keys, one after another.
  public func press(_ keys: KeyPress.Key..., modifiers: KeyModifiers = []) {
    press(keys, modifiers: modifiers)
  }

  /// Presses keys, one after another.
  public func press(_ keys: [KeyPress.Key], modifiers: KeyModifiers = []) {
    for key in keys { handle(.key(KeyPress(key, modifiers: modifiers))) }
  }

  /// Presses the key of each character.
  public func type(_ text: String) { press(text.map { .character($0) }) }

  /// Pastes a text.
  public func paste(_ text: String) { handle(.paste(PastedText(text))) }

  /// Moves the focus to a row of the sidebar, with the keys Tab, Home and Down.
  ///
  /// - Parameter identifier: The identifier of the tab or of the action.
  /// - Throws: ``NotOnScreen`` if there is no such row, or if the keys do not lead to it, for example
  ///   because a list is open.
  public func moveFocus(toRow identifier: String) throws(NotOnScreen) {
    drawChanges()
    let rows = screen.host.sidebar.rows
    guard let index = rows.firstIndex(where: { $0.identifier == identifier }) else {
      throw notOnScreen(.row(identifier))
    }
    if screen.openList == nil, !screen.presentsAny {
      let areas = screen.focusAreas(in: screen.layout())
      for _ in areas where screen.focus?.isRow != true { press(.tab) }
      press(.home)
      for _ in rows.indices where screen.focus != .row(index) { press(.down) }
    }
    guard screen.focus == .row(index) else {
      throw NotOnScreen("the focus at \(Place.row(identifier))", frame)
    }
  }

  // MARK: - The mouse

  /// Clicks on a place.
  ///
  /// - Throws: ``NotOnScreen`` if the place is not on screen.
  public func click(
    _ place: Place,
    _ button: MouseEvent.Button = .left,
    modifiers: KeyModifiers = []
  ) throws(NotOnScreen) {
    let cell = Place.cell(try location(of: place))
    try mouse(.press, cell, button, modifiers: modifiers)
    try mouse(.release, cell, button, modifiers: modifiers)
  }

  /// Presses the left button at a place, moves to another one, and releases the button there.
  ///
  /// The first movement is to the next cell, above or below the start if the end is not in the same row.
  /// Both places are those at the beginning. For a drag that rests, or whose end comes on screen only
  /// meanwhile, send each event with ``mouse(_:_:_:modifiers:)``.
  ///
  /// - Throws: ``NotOnScreen`` if one of the places is not on screen.
  public func drag(
    _ start: Place,
    to end: Place,
    modifiers: KeyModifiers = []
  ) throws(NotOnScreen) {
    let (start, end) = (try location(of: start), try location(of: end))
    var next = start
    if start.row == end.row {
      next.column += (end.column - start.column).signum()
    } else {
      next.row += (end.row - start.row).signum()
    }
    try mouse(.press, .cell(start), modifiers: modifiers)
    for cell in [next, end] { try mouse(.drag, .cell(cell), modifiers: modifiers) }
    try mouse(.release, .cell(end), modifiers: modifiers)
  }

  /// Moves the mouse to a place with no button down.
  ///
  /// - Throws: ``NotOnScreen`` if the place is not on screen.
  public func move(to place: Place) throws(NotOnScreen) { try mouse(.move, place) }

  /// Turns the wheel above a place by a number of steps: toward the user, which scrolls down, or away
  /// from the user if the number is negative.
  ///
  /// - Throws: ``NotOnScreen`` if the place is not on screen.
  public func scroll(_ place: Place, by steps: Int) throws(NotOnScreen) {
    let cell = Place.cell(try location(of: place))
    for _ in 0..<abs(steps) { try mouse(.press, cell, steps < 0 ? .wheelUp : .wheelDown) }
  }

  /// Performs one event of the mouse. A move has no button.
  ///
  /// The cell of a drag or a release can be outside of the screen, as that of a mouse that has left the
  /// window with a button down.
  ///
  /// - Throws: ``NotOnScreen`` if the place is not on screen.
  public func mouse(
    _ kind: MouseEvent.Kind,
    _ place: Place,
    _ button: MouseEvent.Button = .left,
    modifiers: KeyModifiers = []
  ) throws(NotOnScreen) {
    let location =
      switch (kind, place.cell) {
      case (.drag, let cell?), (.release, let cell?): cell
      default: try location(of: place)
      }
    let button = kind == .move ? .none : button
    let event = MouseEvent(kind, button: button, location: location, modifiers: modifiers)
    handle(.mouse(event))
  }

  /// Clicks on a cell, or on none outside of the screen.
  @available(*, deprecated, message: "use click(.cell(location)), which can throw an error")
  public func click(_ location: CellPoint, _ button: MouseEvent.Button = .left) {
    try? click(.cell(location), button)
  }

  /// Performs an event of the mouse in a cell, or none outside of the screen.
  @available(*, deprecated, message: "use mouse(kind, .cell(location)), which can throw an error")
  public func mouse(
    _ kind: MouseEvent.Kind,
    _ button: MouseEvent.Button = .left,
    _ location: CellPoint
  ) {
    try? mouse(kind, .cell(location), button)
  }

  // MARK: - Time and other events

  /// Lets time pass, for example while a drag rests on a tab.
  public func wait(_ duration: Duration) {
    drawChanges()
    time += duration
    screen.tick(at: time)
    _ = frame
  }

  /// Changes the size of the screen, as a user changes that of the window.
  public func resize(columns: Int, rows: Int) {
    screen.size = CellSize(columns: columns, rows: rows)
    _ = frame
  }

  /// Performs an event.
  public func handle(_ event: InputEvent) {
    drawChanges()
    screen.handle(event, at: time)
    _ = frame
  }

  /// Performs input in content, wherever the focus is, and returns whether the content has handled it.
  package func perform(_ step: ContentStep, in content: any TerminalContent) -> Bool {
    drawChanges()
    defer { _ = frame }
    return screen.perform(step, in: content)
  }

  /// Draws what the app has changed since the last frame.
  package func drawChanges() { if drawnVersion != screen.host.drawingVersion { _ = frame } }

  // MARK: - What is on screen

  /// Draws the current frame.
  public var frame: Frame {
    defer { drawnVersion = screen.host.drawingVersion }
    return screen.frame()
  }

  /// The lines of the frame as text, without blanks at their ends.
  public var lines: [String] { frame.plainLines }

  /// Returns the lines of the frame that contain a text.
  public func lines(containing text: String) -> [String] { lines.filter { $0.contains(text) } }

  /// Returns a line of the frame, counted from 0.
  ///
  /// - Throws: ``NotOnScreen`` if the frame has fewer lines.
  public func line(_ row: Int) throws(NotOnScreen) -> String {
    let lines = lines
    guard lines.indices.contains(row) else {
      throw NotOnScreen("line \(row)", frame)
    }
    return lines[row]
  }

  /// Whether a text is in a line of the frame.
  public func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The last line of the frame, which is the status line if the screen has one; see
  /// ``FrameOptions/showsStatusLine``.
  public var statusLine: String { lines.last ?? "" }

  /// The texts of the lines in the open list, such as a menu or an alert, or `nil` if none is open.
  public var list: [String]? { screen.openList.map { list in list.indices.map { list[$0].text } } }

  /// What has the focus beneath an open list, or `nil` if nothing has it.
  public var focus: Focus? {
    // The focus follows its row when a frame is drawn.
    _ = frame
    if let (element, row) = screen.focusedRowOfList { return .element(element, row: row) }
    guard let element = screen.focus else { return nil }
    switch element {
    case .row(let index): return screen.row(index).map { .row($0.identifier) } ?? .element(element)
    case .tab(let identifier): return .tab(identifier)
    default: return .element(element)
    }
  }
}

extension ScreenDriver {
  /// A name that stands for no key.
  public struct UnknownKey: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String

    /// The name, and which ones there are.
    public var description: String {
      """
      \(Spelling.quoted(name)) is not a key; a key is a character or one of \
      \(KeyPress.names), with \(KeyModifiers.names) as in ctrl+d, and repeated as in down*3
      """
    }
  }
}
