import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// The precedence of the modes.
@MainActor struct ScreenModeTests {
  private let fixture = ScreenFixture()

  init() {
    fixture.host.isSearchable = true
    fixture.host.allowsReordering = true
    fixture.tab("a").contextMenuProvider = { _ in Menu(children: [Action(title: "Open") { _ in }]) }
    fixture.tab("a").trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
    fixture.press(.escape)
  }

  /// The name of the mode, or of the list that is open.
  private var mode: String {
    fixture.screen.openList.map { "\($0.kind)" } ?? "\(type(of: fixture.screen.mode))"
  }

  private func present(_ controller: ViewController) {
    fixture.host.present(controller, animated: false)
    _ = fixture.screen.frame()
  }

  @Test func `what is presented covers the search field, and lists cover what is presented`() {
    fixture.press(.character("/"))
    present(ViewController())
    expectEqual(mode, "PresentedMode")
    fixture.press(.character("?"))
    expectEqual(mode, "keys")
    fixture.press(.escape)
    expectEqual(mode, "PresentedMode")
    fixture.press(.escape)
    expectEqual(mode, "SearchFieldMode")
  }

  @Test(arguments: ["?", ":", "m", ">", "v", "/"] as [Character])
  func `an alert is on top of every mode`(key: Character) {
    fixture.press(.character(key))
    let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    present(alert)
    expectEqual(mode, "alert")
  }
}
