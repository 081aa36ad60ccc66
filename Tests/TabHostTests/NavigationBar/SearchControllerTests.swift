import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The search of a page.
@MainActor struct SearchControllerTests {
  private let fixture = BarFixture()
  private let search = SearchController(searchResultsController: nil)
  private let listener: Listener
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }
  private var bar: SearchBar { search.searchBar }

  /// Records its calls.
  private final class Listener: SearchResultsUpdating, SearchControllerDelegate, SearchBarDelegate {
    let log: Notes
    var actions: [String: () -> Void] = [:]

    init(_ log: Notes) { self.log = log }

    private func note(_ word: String) {
      log.words.append(word)
      actions[word]?()
    }

    func updateSearchResults(for search: SearchController) {
      let scope = search.searchBar.selectedScopeButtonIndex
      note("update \(search.isActive) \(search.searchBar.text ?? "nil") \(scope)")
    }
    func willPresentSearchController(_ search: SearchController) { note("will present") }
    func didPresentSearchController(_ search: SearchController) { note("did present") }
    func willDismissSearchController(_ search: SearchController) { note("will dismiss") }
    func didDismissSearchController(_ search: SearchController) { note("did dismiss") }
    func searchBarTextDidBeginEditing(_ bar: SearchBar) { note("begin") }
    func searchBarTextDidEndEditing(_ bar: SearchBar) { note("end") }
    func searchBar(_ bar: SearchBar, textDidChange text: String) { note("text \(text)") }
    func searchBar(_ bar: SearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      note("scope \(scope)")
    }
    func searchBarSearchButtonClicked(_ bar: SearchBar) { note("submit") }
    func searchBarCancelButtonClicked(_ bar: SearchBar) { note("cancel") }
  }

  init() {
    listener = Listener(fixture.log)
    search.searchResultsUpdater = listener
    search.delegate = listener
    search.searchBar.delegate = listener
    search.searchBar.placeholder = "Films"
    search.searchBar.scopeButtonTitles = ["All", "New"]
    fixture.root.navigationItem.searchController = search
    fixture.host.searchTextHandler = { [log = fixture.log] in log.words.append("handler \($0)") }
  }

  /// The search field of the host.
  private var field: String {
    let field = "\(host.isSearchAvailable) \(host.isSearchActive) \(host.searchText)"
    let scopes = host.searchScopeTitles.joined(separator: ",")
    let scope = host.selectedSearchScopeIndex.map(String.init) ?? "nil"
    return "\(field)|\(host.searchPlaceholder ?? "nil")|\(scopes) \(scope)"
  }

  @Test func `the search field of the host is that of the visible page`() {
    host.searchPlaceholder = "Everything"
    expectEqual(field, "true false |Films|All,New 0")
    bar.placeholder = nil
    expectEqual(field, "true false |Everything|All,New 0")
    let top = fixture.push("Top")
    expectEqual(field, "false false |Everything| nil")
    top.navigationItem.searchController = SearchController()
    expectEqual(field, "true false |Everything| nil")
    fixture.user.goBack()
    fixture.root.navigationItem.searchController = nil
    expectEqual(field, "false false |Everything| nil")
  }

  @Test func `the defaults are those of UIKit`() {
    let search = SearchController(searchResultsController: fixture.plain)
    expect(!search.isActive && search.searchResultsController === fixture.plain)
    expect(search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
    expect(search.obscuresBackgroundDuringPresentation)
    expect(search.hidesNavigationBarDuringPresentation)
    expect(search.searchBar.text == "" && search.searchBar.placeholder == nil)
    expect(search.searchBar.scopeButtonTitles == nil)
    expectEqual(search.searchBar.selectedScopeButtonIndex, 0)
    expect(!search.searchBar.showsCancelButton && !search.searchBar.showsScopeBar)
    expect(fixture.plain.navigationItem.hidesSearchBarWhenScrolling)
  }

  @Test func `the user's search calls delegates, handler and updater in order`() {
    expectEqual(user.enterSearchText("x"), .refused(.notAvailable))
    expectEqual(user.activateSearch(), .performed)
    fixture.log.expect(["will present", "begin", "update true  0", "did present"])
    expect(field == "true true |Films|All,New 0" && search.isActive)
    expectEqual(user.enterSearchText("alien"), .performed)
    fixture.log.expect(["handler alien", "text alien", "update true alien 0"])
    expectEqual(user.selectSearchScope(1), .performed)
    fixture.log.expect(["scope 1", "update true alien 1"])
    host.searchSubmitHandler = { [log = fixture.log] in log.words.append("submit handler \($0)") }
    expectEqual(user.submit(), .performed)
    fixture.log.expect(["submit handler alien", "submit"])
    expectEqual(field, "true true alien|Films|All,New 1")
    expectEqual(user.cancelSearch(), .performed)
    fixture.log.expect([
      "cancel", "will dismiss", "handler ", "end", "update false  1", "did dismiss",
    ])
    expectEqual(field, "true false |Films|All,New 1")
    expectEqual(user.cancelSearch(), .refused(.notAvailable))
  }

  @Test func `changes by the app call the updater, and not the delegate of the field`() {
    search.isActive = true
    bar.text = "dune"
    bar.selectedScopeButtonIndex = 1
    host.searchText = "brazil"
    search.isActive = false
    fixture.log.expect([
      "will present", "begin", "update true  0", "did present",
      "handler dune", "update true dune 0", "update true dune 1",
      "handler brazil", "update true brazil 1",
      "will dismiss", "handler ", "end", "update false  1", "did dismiss",
    ])
    bar.text = nil
    bar.selectedScopeButtonIndex = 1
    search.isActive = false
    fixture.log.expect([])
  }

  @Test func `a field without a controller holds what is assigned`() {
    let field = SearchBar()
    field.text = "a"
    field.placeholder = "Find"
    field.scopeButtonTitles = ["All", "New"]
    field.selectedScopeButtonIndex = 1
    expectEqual([field.text, field.placeholder], ["a", "Find"])
    expectEqual(field.scopeButtonTitles, ["All", "New"])
    expectEqual(field.selectedScopeButtonIndex, 1)
    field.text = nil
    expectEqual(field.text, "")
  }

  @Test func `a scope that does not exist is refused`() {
    expectEqual(user.selectSearchScope(0), .refused(.notAvailable))
    user.activateSearch()
    expectEqual(user.selectSearchScope(2), .refused(.notAvailable))
    expectEqual(user.selectSearchScope(-1), .refused(.notAvailable))
    bar.scopeButtonTitles = nil
    expectEqual(user.selectSearchScope(0), .refused(.notAvailable))
    host.disappear()
    expectEqual(user.selectSearchScope(0), .refused(.notOnScreen))
  }

  @Test func `a search stays active beneath a page and another tab`() {
    user.activateSearch()
    user.enterSearchText("alien")
    _ = fixture.push("Alien")
    expect(field == "false false |nil| nil" && search.isActive)
    expectEqual(user.enterSearchText("x"), .refused(.notAvailable))
    user.goBack()
    expectEqual(field, "true true alien|Films|All,New 0")
    user.tap("b")
    expectEqual(field, "false false |nil| nil")
    user.tap("a")
    expectEqual(field, "true true alien|Films|All,New 0")
  }

  @Test func `the page of a search tab that opens its field has the search`() {
    let page = ViewController()
    page.navigationItem.searchController = search
    let tab = SearchTabItem(identifier: "s") { _ in
      NavigationController(rootViewController: page)
    }
    tab.automaticallyActivatesSearch = true
    host.tabs.append(tab)
    user.tap("s")
    expect(search.isActive && fixture.root.navigationItem.searchController == nil)
    user.enterSearchText("x")
    expect(bar.text == "x" && host.searchText == "x")
    user.cancelSearch()
    expect(!search.isActive && bar.text == "" && host.selectedTab?.identifier == "a")
  }

  @Test func `without a host, the updater is called as well`() {
    fixture.root.navigationItem.searchController = nil
    _ = fixture.log.take()
    search.isActive = true
    bar.text = "x"
    fixture.log.expect([
      "will present", "begin", "update true  0", "did present", "update true x 0",
    ])
  }

  @Test func `a delegate can change the search and the page`() {
    listener.actions["will present"] = { [search] in search.isActive = true }
    listener.actions["text stop"] = { [fixture] in
      fixture.root.navigationItem.searchController = nil
    }
    user.activateSearch()
    expect(search.isActive)
    user.enterSearchText("stop")
    expectEqual(field, "false false |nil| nil")
    let plain = BarFixture()
    plain.root.navigationItem.searchController = search
    expect(search.isActive && plain.host.searchText == "stop")
  }

  @Test func `observers and the renderer are notified of the field`() {
    expectEqual(Watch.values({ host.isSearchActive }, during: { user.activateSearch() }), [true])
    expectEqual(Watch.values({ host.searchText }, during: { user.enterSearchText("x") }), ["x"])
    expectEqual(
      Watch.values({ host.selectedSearchScopeIndex }, during: { user.selectSearchScope(1) }),
      [1]
    )
    expectEqual(Watch.values({ host.searchPlaceholder }, during: { bar.placeholder = "p" }), ["p"])
    expectEqual(
      Watch.values({ host.searchScopeTitles }, during: { bar.scopeButtonTitles = ["a"] }),
      [["a"]]
    )
    expectEqual(
      Watch.values({ host.isSearchAvailable }, during: { _ = fixture.push("Top") }),
      [false]
    )
    user.goBack()
    host.needsFrameHandler = {}
    bar.text = "y"
    expect(host.takeChanges().contains(.content))
    bar.placeholder = "q"
    expect(host.takeChanges().contains(.navigationBar))
  }

  @Test func `the calls are events of the host`() {
    @MainActor final class Lines: TabHostObserver {
      var lines: [String] = []
      func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
        lines.append("\(event)")
      }
    }
    let lines = Lines()
    host.addObserver(lines, of: [.delegate, .action])
    user.activateSearch()
    user.enterSearchText("x")
    user.selectSearchScope(1)
    user.submit()
    user.cancelSearch()
    expectEqual(
      lines.lines,
      [
        "activateSearch", "willPresentSearchController(page: Root)",
        "searchBarTextDidBeginEditing(page: Root)", "updateSearchResults(page: Root)",
        "didPresentSearchController(page: Root)",
        "enterSearchText(\"x\")", "searchBarTextDidChange(page: Root)",
        "updateSearchResults(page: Root)",
        "selectSearchScope(1)", "selectedScopeButtonIndexDidChange(page: Root)",
        "updateSearchResults(page: Root)",
        "submit", "searchBarSearchButtonClicked(page: Root)",
        "cancelSearch", "searchBarCancelButtonClicked(page: Root)",
        "willDismissSearchController(page: Root)", "searchBarTextDidEndEditing(page: Root)",
        "updateSearchResults(page: Root)", "didDismissSearchController(page: Root)",
      ]
    )
  }

  @Test func `the script command scope selects a scope`() throws {
    let runner = ScriptRunner(host: host, log: CallLog()) { _ in }
    try runner.run(HostScript(parsing: "search\ntype alien\nscope 1\nscope 2"))
    expectEqual(field, "true true alien|Films|All,New 1")
  }

  @Test func `an updater that keeps changing the text is stopped`() {
    var count = 0
    listener.actions["update true x 0"] = { [bar] in
      count += 1
      bar.text = "y"
    }
    listener.actions["update true y 0"] = { [bar] in bar.text = "x" }
    user.activateSearch()
    user.enterSearchText("x")
    expect(count < 100 && fixture.log.words.contains("selectionLoop[]"))
  }
}
