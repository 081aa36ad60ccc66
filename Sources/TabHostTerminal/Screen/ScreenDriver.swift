public import TabHost

/// A user at a screen, for tests: presses keys, types, clicks and drags.
///
/// Each method draws a frame afterward, as a terminal does, so that the next event finds what is on
/// screen. The driver has a clock of its own, which only ``wait(_:)`` moves.
///
/// ```swift
/// let user = ScreenDriver(host, columns: 40, rows: 12)
/// try user.click("Sent")
/// user.press(.tab, .down, .enter)
/// user.type("/report")
/// print(user.frame.plainText)
/// ```
@MainActor public final class ScreenDriver {
  /// The screen.
  public let screen: HostScreen

  /// The time of the next event. The default is 0.
  public private(set) var time = Duration.zero

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

  /// Draws the current frame.
  public var frame: Frame { screen.frame() }

  // MARK: - Keys

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

  // MARK: - The mouse

  /// Clicks on the first character of a text.
  ///
  /// - Throws: ``TextNotFound`` if the text is not in the frame.
  public func click(_ text: String, _ button: MouseEvent.Button = .left) throws(TextNotFound) {
    click(try location(of: text), button)
  }

  /// Clicks on a cell.
  public func click(_ location: CellPoint, _ button: MouseEvent.Button = .left) {
    mouse(.press, button, location)
    mouse(.release, button, location)
  }

  /// Presses the left button on the first character of a text, moves to that of another text, and
  /// releases the button there.
  ///
  /// - Throws: ``TextNotFound`` if one of the texts is not in the frame at the beginning.
  public func drag(_ text: String, to other: String) throws(TextNotFound) {
    let (start, end) = (try location(of: text), try location(of: other))
    mouse(.press, .left, start)
    // The first movement begins the drag.
    mouse(.drag, .left, CellPoint(column: start.column, row: start.row - 1))
    mouse(.drag, .left, end)
    mouse(.release, .left, end)
  }

  /// Performs an event of the mouse.
  public func mouse(
    _ kind: MouseEvent.Kind,
    _ button: MouseEvent.Button = .left,
    _ location: CellPoint
  ) {
    handle(.mouse(MouseEvent(kind, button: button, location: location)))
  }

  /// Returns the cell of the first character of a text in the frame, from the top.
  ///
  /// - Throws: ``TextNotFound`` if the text is not in the frame.
  public func location(of text: String) throws(TextNotFound) -> CellPoint {
    let frame = frame
    for row in 0..<frame.size.rows {
      let line = frame.plainLine(row)
      guard let start = line.firstRange(of: text)?.lowerBound else { continue }
      return CellPoint(column: SafeText(String(line[..<start])).columns, row: row)
    }
    throw TextNotFound(text: text, frame: frame.plainText)
  }

  /// A text that was to be clicked is not in the frame.
  public struct TextNotFound: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text.
    public let text: String
    /// The frame as text.
    public let frame: String

    /// The text and the frame.
    public var description: String { "\"\(text)\" is not on screen:\n\(frame)" }
  }

  // MARK: - Time and other events

  /// Lets time pass, for example while a drag rests on a tab.
  public func wait(_ duration: Duration) {
    time += duration
    screen.tick(at: time)
    _ = frame
  }

  /// Performs an event.
  public func handle(_ event: InputEvent) {
    screen.handle(event, at: time)
    _ = frame
  }

  /// Performs input in content, wherever the focus is, and returns whether the content has handled it.
  package func perform(_ step: ContentStep, in content: any TerminalContent) -> Bool {
    defer { _ = frame }
    return screen.perform(step, in: content)
  }
}
