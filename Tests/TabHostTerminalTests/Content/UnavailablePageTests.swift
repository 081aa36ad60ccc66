import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// What is displayed in place of the content of a page.
@MainActor struct UnavailablePageTests {
  private let fixture = ContentFixture(60, 14)
  private let log = CallLog()
  private var host: TabHostController { fixture.host }
  private var screen: HostScreen { fixture.screen }

  private func failed(_ title: String? = "Try Again") -> ContentUnavailableConfiguration {
    var failed = ContentUnavailableConfiguration.empty()
    failed.image = .symbol("wifi.slash")
    failed.text = "No Connection"
    failed.secondaryText = "Check your network."
    failed.button.title = title
    failed.buttonProperties.primaryAction = log.action("Try Again")
    return failed
  }

  /// The lines of the frame without the bar, the heading and the status line, trimmed.
  private var page: [String] {
    screen.frame().plainLines.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  @Test func `a configuration is displayed in place of content, centered`() throws {
    fixture.page.contentUnavailableConfiguration = failed()
    expect(!fixture.text.contains("page of a"))
    let page = screen.layout().content.page
    for text in ["No Connection", "Check your network.", "[ Try Again ]"] {
      let start = try fixture.user.location(of: .text(text)).column - page.column
      expect(abs(start - (page.columns - text.count) / 2) <= 1)
    }
    fixture.page.contentUnavailableConfiguration = nil
    expect(fixture.text.contains("page of a"))
    expect(screen.layout().rect(of: .contentButton) == nil)
  }

  @Test func `a page that does not draw itself, or is on top of a stack, displays it too`() {
    let top = ViewController()
    top.contentUnavailableConfiguration = .loading()
    let stack = NavigationController(rootViewController: ViewController())
    stack.pushViewController(top, animated: false)
    host.tabs = [.showing(stack, "s")]
    expect(page.contains("Loading…") && page.contains("⠋"))
    top.contentUnavailableConfiguration = .search()
    expect(page.contains("No Results"))
  }

  @Test func `an image without a glyph has no line`() throws {
    func row(_ image: TabImage?) throws -> Int {
      fixture.page.contentUnavailableConfiguration?.image = image
      return try fixture.user.location(of: "No Connection").row
    }
    fixture.page.contentUnavailableConfiguration = failed(nil)
    try expectEqual(row(.symbol("no.such.symbol")), row(nil))
  }

  @Test func `a page that is being loaded shows a bar with the completed part`() {
    fixture.page.contentUnavailableConfiguration = .loading(.bar(0.4))
    expect(
      fixture.text.contains(" ━━━━━━━━────────────  40%\n") && fixture.text.contains("Loading…")
    )
    fixture.page.contentUnavailableConfiguration?.progress = .bar(1)
    expect(fixture.text.contains(" ━━━━━━━━━━━━━━━━━━━━ 100%\n"))
    fixture.page.contentUnavailableConfiguration?.progress = nil
    expect(fixture.text.contains("Loading…") && !fixture.text.contains("━"))
  }

  @Test func `in the bottom accessory, a configuration takes one line`() {
    let now = Notebook("now")
    host.bottomAccessory = TabAccessory(contentView: now)
    var loading = ContentUnavailableConfiguration.loading(.bar(0.4))
    loading.secondaryText = "3 of 9"
    now.contentUnavailableConfiguration = loading
    expect(page.contains("━━━━━━╸─────────  40% Loading…  3 of 9"))
    now.contentUnavailableConfiguration = nil
    expect(page.contains("page of now"))
  }

  @Test func `texts are wrapped at their words, and wide characters count twice`() {
    var wide = failed()
    wide.text = String(repeating: "接続がありません ", count: 6)
    wide.button.title = "再試行"
    fixture.page.contentUnavailableConfiguration = wide
    let room = screen.layout().content.page.columns
    let columns = fixture.user.lines(containing: "接続").map { line in
      SafeText(String(line.drop { $0 != "接" }).trimmed).columns
    }
    expect(columns == [33, 33, 33] && room < 50)
    expectEqual(screen.layout().rect(of: .contentButton)?.columns, 10)
  }

  @Test func `a click and Enter perform the action, and the button takes the focus of the content`()
  {
    let page = fixture.page
    screen.setFocus(.content)
    _ = screen.frame()
    expect(page.wasFocused)
    page.contentUnavailableConfiguration = failed()
    _ = screen.frame()
    expectEqual(screen.focus, .contentButton)
    fixture.press(.enter)
    expectEqual(log.handlers, ["Try Again"])
    page.contentUnavailableConfiguration = .loading()
    _ = screen.frame()
    expectEqual(screen.focus, .content)
    _ = page.take()
    fixture.page.taken = [.character("x")]
    fixture.press(.character("x"))
    expectEqual(page.take(), [])
    page.contentUnavailableConfiguration = failed()
    #expect(throws: Never.self) { try ScreenDriver(screen).click("Try Again") }
    expectEqual(log.handlers, ["Try Again", "Try Again"])
    page.contentUnavailableConfiguration = nil
    fixture.press(.character("x"))
    expect(page.wasFocused && page.events.last == .key(KeyPress(.character("x"))))
  }

  @Test func `Tab reaches the button of a page that does not draw itself`() {
    let plain = ViewController()
    plain.contentUnavailableConfiguration = failed()
    host.tabs = [.showing(plain, "p"), .shown("q")]
    _ = screen.frame()
    var count = 0
    while screen.focus != .contentButton, count < 8 {
      fixture.press(.tab)
      count += 1
    }
    fixture.press(.enter)
    expectEqual(log.handlers, ["Try Again"])
  }

  @Test func `content receives neither clicks nor keys while it is covered`() throws {
    fixture.page.contentUnavailableConfiguration = .loading()
    _ = screen.frame()
    _ = fixture.page.take()
    try fixture.user.click(.cell(5, 9))
    expectEqual(fixture.page.take(), [])
    expect(host.content(at: .content) == nil)
  }

  @Test func `a button that is disabled, or has no action, is marked and refuses`() {
    var disabled = failed()
    disabled.buttonProperties.isEnabled = false
    fixture.page.contentUnavailableConfiguration = disabled
    expectEqual(fixture.user.lines(containing: "[ Try Again ⊘ ]").count, 1)
    disabled.buttonProperties.isEnabled = true
    disabled.buttonProperties.primaryAction = nil
    fixture.page.contentUnavailableConfiguration = disabled
    expectEqual(fixture.user.lines(containing: "[ Try Again ⊘ ]").count, 1)
    screen.setFocus(.contentButton)
    fixture.press(.enter)
    expectEqual(log.handlers, [])
  }

  @Test func `a sheet has room for a configuration, and its button has the focus`() throws {
    let sheet = ViewController()
    sheet.title = "Sheet"
    sheet.navigationItem.rightBarButtonItem = log.button("Done")
    sheet.contentUnavailableConfiguration = failed()
    sheet.modalPresentationStyle = .formSheet
    fixture.page.contentUnavailableConfiguration = failed("Below")
    host.present(sheet, animated: false)
    expectEqual(fixture.user.lines(containing: "[ Try Again").count, 1)
    fixture.press(.enter, .up, .enter, .down, .enter)
    expectEqual(log.handlers, ["Try Again", "Done", "Try Again"])
    try ScreenDriver(screen).click("Try Again")
    expect(log.handlers.last == "Try Again" && log.handlers.count == 4)
  }

  @Test func `with few rows, the button and then the text are displayed`() {
    for rows in 1...24 {
      for columns in [1, 2, 5, 12, 40, 80] {
        let small = ContentFixture(columns, rows)
        small.page.contentUnavailableConfiguration = failed()
        let layout = small.screen.layout()
        let button = layout.rect(of: .contentButton)
        expectEqual((button == nil), layout.content.page.isEmpty)
        expect(button.map { layout.content.page.intersection($0) == $0 } ?? true)
      }
    }
  }

  @Test func `preferredContentSize is the size of a form sheet with a plain page`() {
    let sheet = ViewController()
    sheet.preferredContentSize = CGSize(width: 24, height: 5)
    sheet.modalPresentationStyle = .formSheet
    host.present(sheet, animated: false)
    let page = screen.layout().popover?.page
    expect(page?.columns == 24 && page?.rows == 5)
    sheet.preferredContentSize = CGSize(width: 1_000, height: Double.infinity)
    let rect = screen.layout().popover?.rect
    expectEqual(rect.map { $0.columns <= 60 && $0.rows <= 14 }, true)
  }

  @Test func `the preferred width of the sidebar applies until the user chooses one`() {
    let fixture = ScreenFixture(80, 24)
    fixture.host.mode = .tabSidebar
    fixture.host.user.showSidebar()
    fixture.host.sidebar.preferredWidth = 25
    expectEqual(fixture.screen.layout().sidebar?.rect.columns, 25)
    fixture.screen.options.sidebarColumns = 20
    expectEqual(fixture.screen.layout().sidebar?.rect.columns, 20)
    fixture.screen.options.sidebarColumns = nil
    fixture.host.sidebar.preferredWidth = .infinity
    expectEqual(fixture.screen.layout().sidebar?.rect.columns, 68)
  }
}

extension String {
  /// The text without the blanks and the borders at its ends.
  fileprivate var trimmed: String {
    let ends: (Character) -> Bool = { $0 == " " || $0 == "│" }
    return String(drop(while: ends).reversed().drop(while: ends).reversed())
  }
}
