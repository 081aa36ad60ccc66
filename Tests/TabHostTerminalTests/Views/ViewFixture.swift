import TabHost
import TabHostTestSupport

@testable import TabHostTerminal

/// A screen whose only tab shows a page, which has the keyboard focus.
///
/// The page begins in the third line of the screen, below the bar.
@MainActor struct ViewFixture: HostingFixture {
  static let top = 2

  let host: TabHostController
  let screen: HostScreen

  init(_ page: ViewController, columns: Int = 40, rows: Int = 12) {
    host = TabHostController(tabs: [TabItem(title: "Tab", identifier: "tab") { _ in page }])
    host.mode = .tabBar
    screen = HostScreen(host: host, size: CellSize(columns: columns, rows: rows))
    host.appear()
    _ = screen.frame()
    screen.handle(.key(KeyPress(.down)), at: .zero)
    _ = screen.frame()
  }

  /// The lines of the screen below the bar, without the empty ones at the end.
  var lines: [String] {
    var lines = screen.frame().plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }.dropFirst(Self.top)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }

  func press(_ keys: KeyPress.Key..., modifiers: KeyModifiers = []) {
    for key in keys {
      screen.handle(.key(KeyPress(key, modifiers: modifiers)), at: .zero)
      _ = screen.frame()
    }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Sends a mouse event with a location in the coordinates of the page.
  func mouse(
    _ kind: MouseEvent.Kind,
    _ button: MouseEvent.Button,
    _ column: Int,
    _ row: Int
  ) {
    let location = CellPoint(column: column, row: row + Self.top)
    screen.handle(.mouse(MouseEvent(kind, button: button, location: location)), at: .zero)
    _ = screen.frame()
  }

  func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) {
    mouse(kind, .left, column, row)
  }

  func click(_ column: Int, _ row: Int, _ button: MouseEvent.Button = .left) {
    mouse(.press, button, column, row)
    mouse(.release, button, column, row)
  }
}

extension TerminalContent {
  /// Draws the content, and returns its lines. A line in reversed video begins with `>`, a bold one
  /// with `*`.
  func lines(
    _ columns: Int,
    _ rows: Int,
    isFocused: Bool = true,
    isRightToLeft: Bool = false,
    drawing: LineDrawing = .unicode
  ) -> [String] {
    var canvas = Canvas(
      size: CellSize(columns: columns, rows: rows),
      drawing: drawing,
      isRightToLeft: isRightToLeft,
      isFocused: isFocused
    )
    draw(on: &canvas)
    let frame = canvas.contents
    return (0..<rows).map { row in
      let style = frame.cells[0, row].style
      return (style.isReversed ? ">" : style.isBold ? "*" : " ") + frame.plainLine(row)
    }
  }

  /// Handles keys, and returns whether the last one was handled.
  @discardableResult
  func press(_ keys: KeyPress.Key..., modifiers: KeyModifiers = []) -> Bool {
    keys.map { handle(.key(KeyPress($0, modifiers: modifiers))) }.last ?? false
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  @discardableResult
  func mouse(
    _ kind: MouseEvent.Kind,
    _ button: MouseEvent.Button,
    _ column: Int,
    _ row: Int
  ) -> Bool {
    let location = CellPoint(column: column, row: row)
    return handle(.mouse(MouseEvent(kind, button: button, location: location)))
  }

  @discardableResult
  func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> Bool {
    mouse(kind, .left, column, row)
  }

  func click(_ column: Int, _ row: Int) {
    mouse(.press, column, row)
    mouse(.release, column, row)
  }
}
