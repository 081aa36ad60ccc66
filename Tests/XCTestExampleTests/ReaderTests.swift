import TabHost
import TabHostTesting
import XCTest

/// `TabHostTesting` asserts nothing by itself, so it serves XCTest as it serves Swift Testing.
///
/// Hosts are on the main actor, and so is the class. What XCTest calls of it is asynchronous, then:
/// every test, and `setUp`. Tests that are not can't be run beside Apple's platforms.
@MainActor final class ReaderTests: XCTestCase {
  private var reader = Reader()
  private var log = CallLog()
  private var recorder: DelegateRecorder?

  override func setUp() async throws {
    reader = Reader()
    log = CallLog()
    log.recordDiagnostics(of: reader)
    reader.appear()
    recorder = DelegateRecorder(log: log, forwardingTo: reader)
    reader.delegate = recorder
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
    try runner.run(HostScript(parsing: "set b title \"Second\"\ntap b"))
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

/// A host of an app: it decides for itself, and notes what was opened.
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
