import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The focus when the user begins to edit the sidebar.
@MainActor struct EditingFocusTests {
  private let list = ListViewController(rows: (0..<5).map { ListRow("Row \($0)") })
  private let host: TabHostController

  init() {
    let optional = TabItem.shown("b")
    optional.allowsHiding = true
    host = TabHostController(tabs: [.showing(list, "a"), TabGroupItem.of([optional], "g")])
    host.mode = .tabSidebar
  }

  private func driver(_ columns: Int, _ rows: Int) -> ScreenDriver {
    let driver = ScreenDriver(host, columns: columns, rows: rows)
    driver.screen.options.showsStatusLine = true
    _ = driver.frame
    return driver
  }

  @Test func `e moves the focus from the content to the row of the selected tab`() {
    let driver = driver(100, 14)
    driver.press(.tab)
    expectEqual(driver.screen.focus, .content)
    driver.press(.character("e"))
    expect(host.isEditing && driver.screen.focusTab?.identifier == "a")
    driver.press(.down, .down, .character(" "))
    expect(host.tab(forIdentifier: "b")?.isHidden == true)
    expectEqual(list.focusedIndex, ListIndex(0))
  }

  @Test func `e leaves the focus on an item of the bar, which is edited, too`() {
    host.sidebar.isHidden = true
    let driver = driver(100, 14)
    expectEqual(driver.screen.focus, .tab("a"))
    driver.press(.character("e"))
    expect(host.isEditing)
    expectEqual(driver.screen.focus, .tab("a"))
  }

  @Test func `in a narrow terminal, e leads to the rows, and the status line says how to end`() {
    let driver = driver(40, 20)
    expectEqual(driver.screen.focus, .content)
    driver.press(.character("e"))
    expect(host.isEditing && driver.screen.focus?.isRow == true)
    expect(driver.statusLine.contains(" e done "))
    driver.press(.character("e"))
    expect(!host.isEditing)
  }
}
