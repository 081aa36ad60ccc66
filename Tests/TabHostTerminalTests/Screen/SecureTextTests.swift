import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Secure text, which is neither recorded nor listed.
@MainActor struct SecureTextTests {
  /// Returns what a recorder writes, and what the inspector lists, while a user types.
  private func recorded(
    on page: ViewController,
    isFocused: Bool = true,
    _ type: (ViewFixture) -> Void
  ) -> (script: String, inspector: String) {
    let fixture = ViewFixture(page)
    var script = ""
    let recorder = SessionRecorder(of: fixture.host) { script += $0 }
    let inspector = HostInspector(of: fixture.host, now: { .zero })
    type(fixture)
    recorder.finish()
    let listed = inspector.model.lines(columns: 200, rows: 400).map { "\($0)" }
    return (script, listed.joined(separator: "\n"))
  }

  private func paste(_ text: String, _ fixture: ViewFixture) {
    fixture.screen.handle(.paste(PastedText(text)), at: .zero)
  }

  @Test func `a secure field of an alert is recorded as dots`() {
    let page = Notebook("page")
    let alert = AlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { _ in }
    alert.addTextField { $0.isSecureTextEntry = true }
    let (script, inspector) = recorded(on: page) { fixture in
      fixture.host.present(alert, animated: false)
      fixture.type("Ann")
      fixture.press(.tab)
      fixture.type("rain")
      fixture.press(.backspace)
      paste("moss", fixture)
    }
    expectEqual(alert.textFields?.map(\.text), ["Ann", "raimoss"])
    expectEqual(
      script,
      """
      content blur
      type A n n
      field 1 • • • •
      field 1 ••• ••••

      """
    )
    expect(!inspector.contains("rai") && inspector.contains("••••"))
  }

  @Test func `a secure field of a page is recorded as dots`() {
    let page = FieldPage()
    let (script, inspector) = recorded(on: page) { fixture in
      fixture.type("Ann")
      // A field that has never been drawn with the focus is no exception.
      let events = [KeyPress(.tab), KeyPress(.character("r")), KeyPress(.character("a"))]
      fixture.screen.handle(events.map { .key($0) }, at: .zero)
      fixture.press(.left, .character("i"))
      paste("moss", fixture)
      fixture.press(.backTab)
      fixture.type("e")
    }
    expectEqual(page.fields.map(\.text), ["Anne", "rimossa"])
    expectEqual(
      script,
      """
      content key A n n tab • • left •
      content paste ••••
      content key backtab e

      """
    )
    expect(!inspector.contains("moss") && inspector.contains("••••"))
  }

  @Test func `a secure field that a child draws is recorded as dots`() {
    let child = FieldPage()
    let page = ForwardingPage(child)
    child.group.focusedIndex = 1
    expectEqual(recorded(on: page) { $0.type("rain") }.script, "content key • • • •\n")
    expectEqual(child.fields[1].text, "rain")
  }

  @Test func `a secure field of a list is recorded as dots, and other keys as they are`() {
    var entered: [String] = []
    let list = ListViewController(rows: [
      ListRow("Name", accessory: .textField("") { entered.append($0) }),
      ListRow(
        "Password",
        accessory: .textField("", isSecureTextEntry: true) { entered.append($0) }
      ),
    ])
    list.allowsFinding = true
    let (script, inspector) = recorded(on: list) { fixture in
      fixture.press(.character("A"), .character(" "), .enter, .down)
      fixture.press(.character(" "), .character("r"), .character(" "), .character("a"), .enter)
      paste("moss", fixture)
      fixture.press(.enter)
    }
    expectEqual(entered, ["A ", "r a", "r amoss"])
    expectEqual(
      script,
      """
      content key A space enter down space • • • enter
      content paste ••••
      content key enter

      """
    )
    expect(!inspector.contains("moss"))
  }

  @Test func `a session with secure text is replayed with the dots`() throws {
    let alert = AlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.isSecureTextEntry = true }
    let host = TabHostController(tabs: [.shown("a")])
    host.appear()
    host.present(alert, animated: false)
    try ScriptRunner(host: host, log: CallLog()) { _ in }.run(HostScript(parsing: "type • • •"))
    expectEqual(alert.textFields?.first?.text, "•••")
  }
}

/// A page with a name and a password.
private final class FieldPage: ViewController, TerminalContent {
  private(set) lazy var fields = [TerminalTextField(in: self), TerminalTextField(in: self)]
  private(set) lazy var group = TextFieldGroup(fields)

  override func viewDidLoad() {
    super.viewDidLoad()
    fields[1].isSecureTextEntry = true
    _ = group
  }

  func draw(on canvas: inout Canvas) {
    let focused = fields[group.focusedIndex]
    focused.draw(on: canvas, in: CellRect(column: 0, row: 0, columns: 10, rows: 1))
  }

  func handle(_ event: ContentEvent) -> Bool { group.handle(event) }
}

/// A page that leaves everything to its child.
private final class ForwardingPage: ViewController, TerminalContent {
  private let child: FieldPage

  init(_ child: FieldPage) {
    self.child = child
    super.init()
    addChild(child)
    child.loadViewIfNeeded()
  }

  func draw(on canvas: inout Canvas) { child.draw(on: &canvas) }

  func handle(_ event: ContentEvent) -> Bool { child.handle(event) }
}
