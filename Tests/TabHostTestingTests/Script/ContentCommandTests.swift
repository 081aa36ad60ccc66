import TabHost
import TabHostTestSupport
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
    runner.screen = InputScreen { page, words in
      inputs.append("\(page.title ?? ""): \(words.joined(separator: " "))")
    }
    let script = "content key down\ncontent in Details key up\ncontent in List key enter\n"
    try runner.run(HostScript(parsing: script))
    expectEqual(inputs, ["List: key down", "Details: key up", "List: key enter"])
  }

  @Test func `parts are pages from top to bottom, and pages with the same name have numbers`()
    throws
  {
    let parts = (0..<3).map { _ in ViewController() }
    parts[1].title = "Log"
    let page = PartsController(parts: parts.map { .init($0) })
    page.title = "Page"
    let host = TabHostController(tabs: [
      TabItem(title: "A", identifier: "a") { _ in NavigationController(rootViewController: page) }
    ])
    host.appear()
    let log = CallLog()
    for part in parts + [page] {
      part.contentUnavailableConfiguration = .empty()
      part.contentUnavailableConfiguration?.button.title = "Retry"
      part.contentUnavailableConfiguration?.buttonProperties.primaryAction = log.action("Retry")
      part.navigationItem.searchController = SearchController()
    }
    let runner = ScriptRunner(host: host, log: CallLog()) { _ in }
    var inputs: [Int?] = []
    runner.screen = InputScreen { page, _ in inputs.append(parts.firstIndex { $0 === page }) }
    var recorded = ""
    let recorder = SessionRecorder(of: host) { recorded += $0 }
    let script = """
      content key down
      content in Log key up
      content in "ViewController 2" key enter
      content-button
      content-button in "ViewController 2"
      content-button in Page
      search in Log
      search in Page

      """
    try runner.run(HostScript(parsing: script))
    recorder.finish()
    expectEqual(inputs, [0, 1, 2])
    expectEqual(log.handlers, ["Retry", "Retry", "Retry"])
    // The handler of the test does not pass the input on.
    expectEqual(recorded, script.split(separator: "\n").dropFirst(3).map { $0 + "\n" }.joined())
    #expect(throws: ScriptError.self) {
      try runner.run(HostScript(parsing: "content in \"ViewController 3\" key a"))
    }
  }

  @Test func `elements of a page are dragged by title, by identity and by number`() throws {
    final class Shelf: ViewController, DraggableContent {
      var draggableElements: [DraggableElement] {
        ["Moss", "Rain", "Moss"].enumerated().map { number, title in
          DraggableElement(id: "\(self.title ?? "")\(number)", title: title) { _ in
            [DragItem.ofType("\(self.title ?? "")-\(number)")]
          }
        }
      }
    }
    let shelves = ["x", "y"].map { title in
      let shelf = Shelf()
      shelf.title = title
      return shelf
    }
    let split = SplitController(primary: shelves[0], secondary: shelves[1])
    let other = TabItem(title: "B", identifier: "b") { _ in ViewController() }
    let host = TabHostController(
      tabs: [TabItem(title: "A", identifier: "a") { _ in split }, other]
    )
    var dropped: [[String]] = []
    other.dropHandler = DropHandler(accepting: ["x-0", "x-1", "x-2", "y-2"]) { session in
      dropped.append(session.items.flatMap(\.itemProvider.registeredTypeIdentifiers))
    }
    host.appear()
    var lines: [String] = []
    let runner = ScriptRunner(host: host, log: CallLog()) { lines.append($0) }
    let script = """
      drag-item Moss x1 "Moss 2" on b
      drag-item "Moss 2" in y over a 100 on b
      drag-item y0 in y
      """
    try runner.run(HostScript(parsing: script))
    expectEqual(dropped, [["x-0", "x-1", "x-2"], ["y-2"]])
    host.selectedTab = other
    try runner.run(HostScript(parsing: "drag-item Moss on b"))
    expectEqual(lines.suffix(1), ["  refused: notAvailable"])
    host.selectedTab = host.tabs[0]
    let error = #expect(throws: ScriptError.self) {
      try runner.run(HostScript(parsing: "drag-item Moss mosss in x", name: "s"))
    }
    expectEqual(
      error?.description,
      #"s:1:16: "mosss" is no row of "x"; did you mean "Moss 1"?"#
    )
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
    expectEqual(texts, ["moss", "rain"])
    expectEqual(recorded, script)
    #expect(throws: ScriptError.self) { try HostScript(parsing: "search List") }
  }
}

/// A screen that passes input to a closure.
private final class InputScreen: ScriptScreen {
  private let handler: (ViewController, [String]) -> Void

  init(_ handler: @escaping (ViewController, [String]) -> Void) { self.handler = handler }

  func perform(_ words: [String], on content: ViewController) -> UserInteraction.Outcome? {
    handler(content, words)
    return .performed
  }
}
