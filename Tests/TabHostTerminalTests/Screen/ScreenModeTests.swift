import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// The precedence of the modes, and the path of an event through them.
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

  @Test(
    arguments: [
      (".", "BrowsingMode"), ("?", "keys"), (":", "palette"), ("f", "tabs"),
      ("m", "menu"), (">", "swipe"), ("v", "MoveMode"), ("/", "SearchFieldMode"),
    ] as [(Character, String)]
  )
  func `a key activates the mode that it begins, and Esc ends it`(key: Character, name: String) {
    fixture.press(.character(key))
    expectEqual(mode, name)
    fixture.press(.escape)
    expectEqual(mode, "BrowsingMode")
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

  @Test func `an event that a mode does not handle reaches the mode beneath`() {
    fixture.press(.character("/"))
    expectEqual(mode, "SearchFieldMode")
    fixture.press(.character("b"), modifiers: .control)
    expect(fixture.host.sidebar.isHidden)
    fixture.click(.tab("b"))
    expect(fixture.host.selectedTab === fixture.tab("b"))
  }

  @Test func `the mode that begins a drag handles it until the release`() {
    let row = fixture.place(of: fixture.row("b"))
    fixture.mouse(.press, .left, row)
    expectEqual(mode, "BrowsingMode")
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("g")))
    expectEqual(mode, "MoveMode")
    fixture.press(.character("?"))
    expectEqual(mode, "MoveMode")
    fixture.mouse(.release, .left, row)
    expectEqual(mode, "BrowsingMode")
  }
}
