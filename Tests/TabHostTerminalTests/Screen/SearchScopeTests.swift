import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The scopes of a search.
@MainActor struct SearchScopeTests {
  private let search = SearchController()
  private let user: ScreenDriver

  init() {
    let page = ViewController()
    page.title = "Films"
    let stack = NavigationController(rootViewController: page)
    let host = TabHostController(tabs: [TabItem(title: "Films", identifier: "f") { _ in stack }])
    host.mode = .tabBar
    user = ScreenDriver(host, columns: 60, rows: 12)
    search.searchBar.scopeButtonTitles = ["All", "Seen", "Unseen"]
    page.navigationItem.searchController = search
  }

  private var line: String { user.frame.plainLine(2) }

  @Test func `the scopes are below the field while the search is active`() {
    expect(line.contains("────"))
    user.type("/")
    expectEqual(line, "[All] Seen  Unseen")
    let hints = user.screen.statusLine(in: user.screen.layout()).hints
    expect(hints.contains { $0.effect == "scopes" })
    search.automaticallyShowsScopeBar = false
    user.screen.host.setNeedsDisplay()
    expect(!line.contains("Seen"))
    search.automaticallyShowsScopeBar = true
    user.press(.escape)
    expect(!line.contains("Seen"))
  }

  @Test func `Tab leads from the field to the scopes, and Enter selects one`() {
    user.type("/fox")
    user.press(.tab, .right, .enter)
    expectEqual(search.searchBar.selectedScopeButtonIndex, 1)
    expectEqual(line, " All [Seen]◂Unseen")
    user.press(.up)
    user.type("es")
    expectEqual(search.searchBar.text, "foxes")
  }

  @Test func `a click selects a scope, and the field keeps the focus`() throws {
    user.type("/fox")
    try user.click("Unseen")
    user.type("es")
    expectEqual(search.searchBar.selectedScopeButtonIndex, 2)
    expectEqual(search.searchBar.text, "foxes")
  }
}
