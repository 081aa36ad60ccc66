import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Type to find.
@MainActor struct FindTests {
  /// Returns a fixture in which the tab `b` has a menu.
  private func withMenu(_ titles: [String]) -> ScreenFixture {
    let fixture = ScreenFixture()
    let log = fixture.log
    fixture.tab("b").contextMenuProvider = { _ in
      Menu(
        children: titles.map { log.action($0) } + [
          Menu(title: "Share", children: [Action(title: "Send Link") { _ in }])
        ]
      )
    }
    fixture.press(.down, .character("m"))
    return fixture
  }

  @Test func `a query has the cursor, unless the screen has no room for it`() {
    let fixture = withMenu(["Mail"])
    fixture.type("ma")
    let row = fixture.user.lines.firstIndex { $0.contains("⌕ ma") }
    expectEqual(fixture.screen.cursor, row.map { CellPoint(column: 9, row: $0) })
    fixture.screen.size = CellSize(columns: 1, rows: 1)
    _ = fixture.screen.frame()
    expect(fixture.screen.cursor == nil)
  }

  @Test func `matching characters are highlighted, also wide ones`() {
    let fixture = withMenu(["日本の音楽"])
    fixture.type("音")
    let frame = fixture.screen.frame()
    let row = frame.plainLines.firstIndex { $0.contains("日") } ?? 0
    let marked = (0..<80).map { frame.cells[$0, row] }.filter(\.style.isUnderlined)
    expectEqual(marked.map(\.character), ["音", nil])
  }
}

/// Records the names of the actions of the user, with the tab of a tap.
@MainActor final class ActionNames: TabHostObserver {
  private(set) var names: [String] = []

  func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    guard let action = event.action else { return }
    switch action {
    case .tap(let tab): names.append("tap \(tab.identifier)")
    case .tapRow(let tab): names.append("tapRow \(tab.identifier)")
    case .choose(let tab): names.append("choose \(tab.identifier)")
    case .performKeyCommand(let command): names.append("performKeyCommand \(command.title)")
    case .performMenuElement(let action): names.append("performMenuElement \(action.title)")
    case .displayRows, .changeTraits: break
    default: names.append(String("\(action)".prefix { $0 != "(" }))
    }
  }
}
