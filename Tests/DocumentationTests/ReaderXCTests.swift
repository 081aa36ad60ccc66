import TabHost
import TabHostTesting
import XCTest

/// `TabHostTesting` makes no assertions itself, so it works with XCTest as well as with Swift
/// Testing.
///
/// The class is isolated to the main actor, as hosts are. Therefore, `setUp` and all tests are
/// asynchronous: outside Apple platforms, XCTest can't run synchronous tests that are isolated to
/// an actor.
@MainActor final class ReaderXCTests: XCTestCase {
  private var reader = Reader()
  private var log = CallLog()

  override func setUp() async throws {
    reader = Reader()
    log = CallLog()
    log.record(reader)
    reader.appear()
    log.clear()
  }

  func testTapSelectsAndTellsOnce() async {
    reader.user.tap("shelf")
    XCTAssertEqual(log.calls, [.shouldSelect("shelf"), .didSelect("shelf", previous: "today")])
    XCTAssertEqual(reader.opened, ["today", "shelf"])
  }

  func testLockedTabIsVetoedAndNothingElseHappens() async {
    reader.user.tap("diary")
    XCTAssertEqual(log.entries, [.shouldSelect("diary", answer: false)])
    XCTAssertEqual(reader.selectedTab?.identifier, "today")
  }

  func testCodeSelectsWhatPeopleMayNot() async {
    reader.selectedTab = reader.tab(forIdentifier: "diary")
    XCTAssertEqual(log.calls, [.didSelect("diary", previous: "today", origin: .program)])
  }

  func testMistakeIsRecordedAndNotWritten() async {
    reader.selectedTab = TabItem(title: "Elsewhere", identifier: "elsewhere")
    XCTAssertEqual(log.diagnostics.map(\.name), ["foreignSelection"])
  }

  func testScriptAndTranscript() async throws {
    let described = try HostDescription(json: #"{"tabs":["a","b"]}"#).makeHost()
    described.log.clear()
    var lines: [String] = []
    let runner = ScriptRunner(described) { lines.append($0) }
    try await runner.run(HostScript(parsing: "set b title \"Second\"\ntap b"))
    let transcript = """
      > set b title "Second"
      > tap b
        shouldSelectTab(b) -> true
        didSelectTab(b, previous: a) user
        makeViewController(b)
        viewDidLoad(b)
        viewWillDisappear(a)
        viewWillAppear(b)
        viewIsAppearing(b)
        viewDidDisappear(a)
        viewDidAppear(b)
      """
    XCTAssertEqual(lines.joined(separator: "\n"), transcript)
  }
}

/// A host that is its own delegate, and records the tabs that were opened.
final class Reader: TabHostController, TabHostControllerDelegate {
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabs = ["Today", "Shelf", "Diary"].map { title in
      TabItem(title: title, identifier: title.lowercased()) { _ in ViewController() }
    }
  }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    tab.identifier != "diary"
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    opened.append(tab.identifier)
  }
}
