import TabHost
import TabHostTestSupport

@testable import TabHostTerminal

/// A screen whose only tab shows a page, which has the keyboard focus.
///
/// The coordinates are those of the page.
@MainActor struct ViewFixture: ScreenTesting {
  let user: ScreenDriver

  init(_ page: ViewController, columns: Int = 62, rows: Int = 12) {
    let host = TabHostController(tabs: [TabItem(title: "Tab", identifier: "tab") { _ in page }])
    host.mode = .tabBar
    user = ScreenDriver(host, columns: columns, rows: rows)
    user.press(.down)
  }

  /// The cells of the page.
  private var area: CellRect {
    screen.layout().page(of: .content) ?? CellRect(CellSize(columns: 0, rows: 0))
  }

  /// The lines of the page, with the menu above it, without the empty ones at the end.
  var lines: [String] {
    let frame = screen.frame()
    var lines = (area.row..<area.endRow).map {
      String(frame.plainLine($0).dropFirst(area.column))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The text cursor.
  var cursor: CellPoint? {
    _ = screen.frame()
    return screen.cursor.map {
      CellPoint(column: $0.column - area.column, row: $0.row - area.row)
    }
  }

  /// Sends a mouse event.
  func mouse(
    _ kind: MouseEvent.Kind,
    _ button: MouseEvent.Button,
    _ column: Int,
    _ row: Int
  ) {
    let location = CellPoint(column: column + area.column, row: row + area.row)
    user.handle(.mouse(MouseEvent(kind, button: button, location: location)))
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
