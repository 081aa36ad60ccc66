import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// A fixture with a screen, which tests send input to and read.
@MainActor protocol ScreenTesting: HostingFixture {
  /// The screen under test, which shows the host.
  var screen: HostScreen { get }
}

extension ScreenTesting {
  /// Presses keys and draws a frame after each.
  func press(_ keys: KeyPress.Key..., modifiers: KeyModifiers = []) {
    ScreenDriver(screen).press(keys, modifiers: modifiers)
  }

  /// Presses the keys of a text, and draws a frame after each.
  func type(_ text: String) {
    ScreenDriver(screen).type(text)
  }

  /// Clicks on a cell with the left mouse button, and draws a frame.
  func click(_ point: CellPoint) {
    ScreenDriver(screen).click(point)
  }

  // MARK: - The frame

  /// The frame as text.
  var text: String { screen.frame().plainText }

  /// Returns the lines of the frame that contain a text.
  func lines(with text: String) -> [String] {
    screen.frame().plainLines.filter { $0.contains(text) }
  }

  /// Returns the cell at which a text begins, in the last line that contains it.
  ///
  /// If there is none, records an issue.
  func point(ofText text: String) throws -> CellPoint {
    let lines = screen.frame().plainLines
    let row = try #require(lines.lastIndex { $0.contains(text) })
    let line = lines[row]
    let start = try #require(line.firstRange(of: text)?.lowerBound)
    return CellPoint(column: SafeText(String(line[..<start])).columns, row: row)
  }

  // MARK: - The open list

  /// The texts of the lines in the open list, or `nil` if none is open.
  var listed: [String]? { screen.listedTexts }
}

extension HostScreen {
  /// The last line of the frame, which can be the status line.
  var lastLine: String { frame().plainLines.last ?? "" }
}

extension Frame {
  /// The lines of the frame, without blanks at their ends.
  var plainLines: [String] { (0..<size.rows).map { plainLine($0) } }
}

extension HostScreen {
  /// Presents an alert as an action of the user does, so that it takes letters.
  func presentForUser(_ alert: AlertController) {
    host.present(alert, animated: false)
    alertOfUser.userDidAct(nil, alert)
  }
}
