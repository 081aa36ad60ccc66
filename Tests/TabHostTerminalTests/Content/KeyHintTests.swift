import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The keys that content shows in the status line.
@MainActor struct KeyHintTests {
  /// Content with two keys that it counts.
  private final class Player: ViewController, TerminalContent {
    var keyHints = [KeyHint("+", "louder"), KeyHint(.up, modifiers: .alt, "next song")]
    private(set) var presses: [KeyPress] = []

    func draw(on canvas: inout Canvas) {}

    func handle(_ event: ContentEvent) -> Bool {
      guard case .key(let press) = event, keyHints.map(\.press.key).contains(press.key) else {
        return false
      }
      presses.append(press)
      return true
    }
  }

  private let player = Player()

  private func fixture(_ page: ViewController) -> ViewFixture {
    let fixture = ViewFixture(page, columns: 80, rows: 24)
    fixture.screen.options.showsStatusLine = true
    return fixture
  }

  @Test func `the keys of focused content come first, and a click sends one to it`() throws {
    let fixture = fixture(player)
    expect(fixture.user.statusLine.hasPrefix(" + louder   Alt-Up next song   Tab next area "))
    try ScreenDriver(fixture.screen).click("+ louder")
    try ScreenDriver(fixture.screen).click("Alt-Up")
    expectEqual(player.presses, player.keyHints.map(\.press))
    player.keyHints = []
    expect(fixture.user.statusLine.hasPrefix(" Tab next area "))
  }

  @Test func `content without the focus shows no keys, and no menu or move shows those beneath`() {
    let fixture = fixture(player)
    fixture.press(.tab)
    expect(!fixture.user.statusLine.contains("louder"))
    fixture.press(.tab, .character("?"))
    expectEqual(fixture.user.statusLine, " Enter choose   Esc close   / find")
  }

  @Test func `the list of keys contains them in sentence case, and choosing one sends it`() {
    let fixture = fixture(player)
    fixture.press(.character("?"))
    expectEqual(fixture.user.list?.prefix(3), ["Page", "Louder", "Next song"])
    fixture.press(.enter)
    expect(player.presses == [KeyPress(.character("+"))] && fixture.user.list == nil)
  }

  @Test func `the keys of a subclass precede those of its list`() {
    final class Mailbox: ListViewController {
      override var keyHints: [KeyHint] { [KeyHint(.delete, "archive")] }
    }
    let fixture = fixture(Mailbox(rows: [ListRow("a")]))
    expect(fixture.user.statusLine.hasPrefix(" Delete archive   / find "))
  }
}
