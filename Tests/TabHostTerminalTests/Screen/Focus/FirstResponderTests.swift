import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The keyboard focus and the first responder, which are the same content.
@MainActor struct FirstResponderTests {
  /// Content that records what it receives.
  private final class Pad: ViewController, TerminalContent {
    let name: String
    var log: (String) -> Void = { _ in }
    var allowsResigning = true
    var didAppear: (Pad) -> Void = { _ in }

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override var canResignFirstResponder: Bool { allowsResigning }

    @discardableResult override func becomeFirstResponder() -> Bool {
      log("\(name) becomes")
      return super.becomeFirstResponder()
    }

    @discardableResult override func resignFirstResponder() -> Bool {
      log("\(name) resigns")
      return super.resignFirstResponder()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      didAppear(self)
    }

    func draw(on canvas: inout Canvas) { canvas.line(name, row: 0) }

    func handle(_ event: ContentEvent) -> Bool {
      switch event {
      case .key(let press):
        guard case .character(let character) = press.key, character.isLetter else { return false }
        log("\(name) \(character)")
        return true
      case .focusGained: log("\(name) gains")
      case .focusLost: log("\(name) loses")
      default: return false
      }
      return true
    }
  }

  private final class Log { var lines: [String] = [] }

  private let list = Pad("list")
  private let details = Pad("details")
  private let other = Pad("other")
  private let host: TabHostController
  private let driver: ScreenDriver
  private let log = Log()

  init() {
    let split = SplitController(primary: list, secondary: details)
    host = TabHostController(tabs: [.showing(split, "a"), .showing(other, "b"), .shown("c")])
    host.mode = .tabSidebar
    host.appear()
    driver = ScreenDriver(host, columns: 100, rows: 12)
    _ = driver.frame
    for pad in [list, details, other] { pad.log = { [log] in log.lines.append($0) } }
  }

  private var isInSidebar: Bool { driver.screen.focus?.isRow == true }

  private func expectLog(
    _ lines: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectEqual(log.lines, lines, sourceLocation: sourceLocation)
    log.lines = []
  }

  // MARK: - Directing the focus

  @Test func `content that becomes the first responder has the keyboard`() {
    expect(details.becomeFirstResponder() && details.isFirstResponder)
    driver.press(.character("x"))
    expectLog(["details becomes", "details gains", "details x"])
    expect(host.firstResponder === details && !isInSidebar)
  }

  @Test
  func `built-in pages can become the first responder, and pages that are not drawn only override`()
  {
    let pages = [ListViewController(rows: [ListRow("a")]), TextEditorController("")]
    expect(pages.allSatisfy(\.canBecomeFirstResponder))
    expect(!ViewController().canBecomeFirstResponder)
    expect(!details.isFirstResponder && ViewController().canResignFirstResponder)
  }

  @Test func `the previous first responder resigns first, and loses the focus`() {
    list.becomeFirstResponder()
    _ = driver.frame
    log.lines = []
    details.becomeFirstResponder()
    _ = driver.frame
    expectLog(["details becomes", "list resigns", "list loses", "details gains"])
  }

  @Test func `content that resigns gives the focus back to the content that had it`() {
    list.becomeFirstResponder()
    _ = driver.frame
    details.becomeFirstResponder()
    _ = driver.frame
    expect(details.resignFirstResponder())
    driver.press(.character("x"))
    expectEqual(log.lines.last, "list x")
    expect(list.isFirstResponder)
  }

  @Test func `content that resigns without a predecessor gives the focus to the selection`() {
    details.becomeFirstResponder()
    _ = driver.frame
    expect(details.resignFirstResponder() && !details.resignFirstResponder())
    _ = driver.frame
    expect(isInSidebar && host.firstResponder == nil)
  }

  @Test func `a page that appears in a selection gets the focus when the user leaves the sidebar`()
  {
    other.didAppear = { $0.becomeFirstResponder() }
    driver.press(.down)
    driver.press(.enter)
    expect(isInSidebar && other.isFirstResponder && host.selectedTab?.identifier == "b")
    expectLog(["other becomes"])
    driver.press(.tab)
    driver.press(.character("x"))
    expectLog(["other gains", "other x"])
  }

  @Test func `the pane that became the first responder in a selection gets the focus from Tab`() {
    host.selectedTab = host.tabs[1]
    _ = driver.frame
    details.didAppear = { $0.becomeFirstResponder() }
    host.user.tap("a")
    expect(isInSidebar)
    driver.press(.tab)
    expect(driver.screen.focus == .content)
    // The order of the areas is that of the screen again.
    driver.press(.backTab)
    expect(driver.screen.focus == .pane(0) && list.isFirstResponder)
  }

  @Test func `a selection from content moves the focus to the first responder of the new page`() {
    other.didAppear = { $0.becomeFirstResponder() }
    list.becomeFirstResponder()
    _ = driver.frame
    driver.press(.character("2"))
    driver.press(.character("x"))
    expectEqual(log.lines.suffix(2), ["other gains", "other x"])
  }

  @Test func `a program that directs the focus at the start begins in content`() {
    let page = Pad("page")
    page.didAppear = { $0.becomeFirstResponder() }
    let host = TabHostController(tabs: [.showing(page, "a"), .shown("b")])
    let driver = ScreenDriver(host, columns: 60, rows: 10)
    host.appear()
    _ = driver.frame
    expect(page.isFirstResponder && driver.screen.focus == .content)
  }

  // MARK: - Moving the focus

  @Test func `focus that the user moves into content makes it the first responder`() {
    driver.press(.tab)
    expectLog(["list becomes", "list gains"])
    expect(list.isFirstResponder)
    driver.press(.tab)
    expectLog(["details becomes", "list resigns", "list loses", "details gains"])
  }

  @Test func `content stays the first responder in the sidebar, and gets the focus back`() {
    details.becomeFirstResponder()
    _ = driver.frame
    driver.press(.escape)
    expect(isInSidebar && details.isFirstResponder)
    driver.press(.right)
    expect(driver.screen.focus == .content)
  }

  @Test func `content that refuses to resign keeps the focus`() {
    details.becomeFirstResponder()
    _ = driver.frame
    details.allowsResigning = false
    expect(!list.becomeFirstResponder() && !details.resignFirstResponder())
    driver.press(.left)
    driver.press(.character("x"))
    expectEqual(log.lines.last, "details x")
    expect(details.isFirstResponder && driver.screen.focus == .content)
    host.user.tap("b")
    expect(host.firstResponder == nil)
  }

  @Test func `a click makes content the first responder`() throws {
    try driver.click("details")
    expect(details.isFirstResponder)
  }

  @Test func `what is presented is the first responder until it is dismissed`() {
    list.becomeFirstResponder()
    _ = driver.frame
    let sheet = Pad("sheet")
    host.present(sheet, animated: false)
    _ = driver.frame
    expect(sheet.isFirstResponder)
    host.dismiss(animated: false)
    _ = driver.frame
    expect(list.isFirstResponder && driver.screen.focus == .pane(0))
  }

  @Test func `a page in a host inside a host is the first responder of the screen`() {
    let page = Pad("page")
    let inner = TabHostController(tabs: [.showing(page, "x")])
    let outer = TabHostController(tabs: [.showing(inner, "i"), .shown("j")])
    outer.appear()
    expect(page.becomeFirstResponder() && page.isFirstResponder)
    expect(outer.firstResponder === page && inner.firstResponder === page)
  }

  @Test func `the status line and observers follow the first responder`() {
    details.addKeyCommand(KeyCommand(title: "Stage", input: "s") { _ in })
    list.addKeyCommand(KeyCommand(title: "Sort", input: "s") { _ in })
    list.becomeFirstResponder()
    expectEqual(host.availableKeyCommands.map(\.title), ["Sort"])
    details.becomeFirstResponder()
    expectEqual(host.availableKeyCommands.map(\.title), ["Stage"])
  }
}
