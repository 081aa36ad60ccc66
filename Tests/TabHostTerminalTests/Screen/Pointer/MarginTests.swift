import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The blank columns beside a page.
@MainActor struct MarginTests {
  private func driver(
    _ page: ViewController,
    isSheet: Bool = false
  ) -> (driver: ScreenDriver, page: CellRect) {
    let tabs = ["a", "b"].map { name in
      TabItem(title: name, identifier: name) { _ in isSheet ? ViewController() : page }
    }
    let host = TabHostController(tabs: [tabs[0]])
    host.mode = .tabBar
    let driver = ScreenDriver(host, columns: 70, rows: 14)
    if isSheet {
      page.modalPresentationStyle = .pageSheet
      host.present(page, animated: false)
    }
    _ = driver.frame
    let layout = driver.screen.layout()
    return (
      driver,
      (isSheet ? layout.popover?.page : layout.content.page)
        ?? CellRect(CellSize(columns: 0, rows: 0))
    )
  }

  private func list() -> ListViewController {
    ListViewController(rows: (0..<60).map { ListRow("entry \($0)") }, title: "Log")
  }

  @Test(arguments: [-1, 0, 20, Int.max], [false, true])
  func `the wheel scrolls a page in the columns beside it, too`(place: Int, isSheet: Bool) throws {
    let list = list()
    let (driver, page) = driver(list, isSheet: isSheet)
    let column = place == .max ? page.endColumn : page.column + place
    try driver.mouse(.press, .cell(column, page.row + 3), .wheelDown)
    expect(list.scrollOffset > 0)
  }

  @Test(arguments: [false, true])
  func `a click in the margin is a click on its row`(isSheet: Bool) throws {
    let list = list()
    var activated: [Int] = []
    list.activationHandler = { activated.append($0.row) }
    let (driver, page) = driver(list, isSheet: isSheet)
    let point = CellPoint(column: page.column - 1, row: page.row + 4)
    try driver.click(.cell(point))
    expectEqual(list.focusedIndex?.row, 4)
    try driver.click(.cell(point))
    expectEqual(activated, [4])
  }
}
