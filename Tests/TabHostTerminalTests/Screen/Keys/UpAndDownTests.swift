import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// `j` and `k` wherever the arrow keys move up and down.
@MainActor struct UpAndDownTests {
  /// Something in which a focus moves up and down.
  enum Place: CaseIterable {
    case sidebar, menu, submenu, swipeActions, overflow, listOfKeys, alert, actionSheet, list, form
    case text, move, sidebarOverflow, barButtons
  }

  /// Returns a user at a screen whose focus can move down in a place, and up again.
  private func user(at place: Place) throws -> ScreenDriver {
    let fixture = ScreenFixture(60, 24, more: place == .overflow ? 9 : 0)
    let (host, log) = (fixture.host, fixture.log)
    fixture.screen.options.showsStatusLine = true
    func actions(_ titles: String...) -> [Action] { titles.map { log.action($0) } }
    func alert(_ style: AlertController.Style) {
      let alert = AlertController(title: "Alert", message: nil, preferredStyle: style)
      for title in ["One", "Two", "Three"] {
        alert.addAction(AlertAction(title: title, style: .default) { _ in })
      }
      fixture.screen.presentForUser(alert)
    }
    func show(_ page: ViewController) {
      host.mode = .tabBar
      host.tabs = [TabItem(title: "Tab", identifier: "tab") { _ in page }]
      _ = fixture.screen.frame()
      fixture.press(.down)
    }
    fixture.tab("a").contextMenuProvider = { _ in
      let submenu = Menu(title: "Share", children: actions("Link", "Mail", "Fax"))
      return Menu(children: [submenu] + actions("One", "Two"))
    }
    fixture.tab("a").trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [log.swipeAction("One"), log.swipeAction("Two")])
    }
    switch place {
    case .sidebar: break
    case .menu: fixture.press(.character("m"))
    case .submenu: fixture.press(.character("m"), .enter)
    case .swipeActions: fixture.press(.character(">"))
    case .overflow:
      host.mode = .tabBar
      fixture.press(.character("o"))
    case .listOfKeys: fixture.press(.character("?"))
    case .alert: alert(.alert)
    case .actionSheet: alert(.actionSheet)
    case .list: show(ListViewController(rows: ["One", "Two", "Three"].map { ListRow($0) }))
    case .form:
      var row = ListRow("Row")
      row.accessories = [.toggle(isOn: true)]
      show(ListViewController(rows: [row, row, row]))
    case .text: show(TextViewController(StyledText(String(repeating: "Line\n", count: 90))))
    case .move:
      fixture.press(.down, .down, .down, .character("e"), .character("v"))
    case .sidebarOverflow:
      host.sidebar.navigationOverflowItems = DeferredMenuElement { $0([]) }
      host.user.openSidebarOverflow()
    case .barButtons:
      let page = ViewController()
      page.navigationItem.rightBarButtonItem = BarButtonItem(
        title: "Sort",
        menu: Menu(children: actions("One", "Two"))
      )
      show(page)
      try fixture.user.click(.element(.barButton(0)))
    }
    _ = fixture.screen.frame()
    return fixture.user
  }

  @Test(arguments: Place.allCases)
  func `j and k move as the arrow keys do`(place: Place) throws {
    let (arrows, letters) = (try user(at: place), try user(at: place))
    let start = letters.frame
    expectEqual(start, arrows.frame)
    letters.press(.character("j"))
    arrows.press(.down)
    expectEqual(letters.frame, arrows.frame)
    expect(place == .sidebarOverflow || letters.frame != start)
    letters.press(.character("k"))
    arrows.press(.up)
    expectEqual(letters.frame, arrows.frame)
  }
}
