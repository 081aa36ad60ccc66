import TabHost
import TabHostTesting
import Testing

/// Scripts: input to the pages on screen.
@MainActor struct ContentCommandTests {
  @Test func `the columns of a split are pages, the leading one first`() throws {
    let (list, details) = (ViewController(), ViewController())
    list.title = "List"
    details.title = "Details"
    let stack = NavigationController(rootViewController: details)
    let split = SplitController(primary: list, secondary: stack)
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in split }])
    host.appear()
    let runner = ScriptRunner(host: host, log: CallLog()) { _ in }
    var inputs: [String] = []
    runner.contentHandler = { page, words in
      inputs.append("\(page.title ?? ""): \(words.joined(separator: " "))")
      return .performed
    }
    let script = "content key down\ncontent in Details key up\ncontent in List key enter\n"
    try runner.run(HostScript(parsing: script))
    #expect(inputs == ["List: key down", "Details: key up", "List: key enter"])
  }
  @Test func `the search of a column is activated by the name of its page, also in a recording`()
    throws
  {
    let pages = ["List", "Details"].map { title in
      let page = ViewController()
      page.title = title
      page.navigationItem.searchController = SearchController()
      return page
    }
    let split = SplitController(primary: pages[0], secondary: pages[1])
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in split }])
    host.appear()
    var recorded = ""
    let recorder = SessionRecorder(of: host) { recorded += $0 }
    let script = "search in List\ntype moss\nsearch in Details\ntype rain\n"
    try ScriptRunner(host: host, log: CallLog()) { _ in }.run(HostScript(parsing: script))
    recorder.finish()
    let texts = pages.map { $0.navigationItem.searchController?.searchBar.text }
    #expect(texts == ["moss", "rain"])
    #expect(recorded == script)
    #expect(throws: ScriptError.self) { try HostScript(parsing: "search List") }
  }
}
