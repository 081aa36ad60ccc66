import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

extension HostFixture {
  var sidebar: TabHostController.Sidebar { host.sidebar }

  /// The rows, read outside of observation tracking.
  var rows: TabHostController.Sidebar.Rows { host.sidebar.rows }

  /// The search tab of `search()`.
  var search: SearchTabItem {
    if let search = host.tab(forIdentifier: SearchTabItem.identifier) as? SearchTabItem {
      return search
    }
    Issue.record("the host has no search tab")
    return SearchTabItem()
  }

  /// A group of `d1` outside of the host, in fixtures that have one.
  var detached: TabGroupItem {
    if let group = tab("a").userInfo as? TabGroupItem { return group }
    Issue.record("there is no detached group")
    return .of([], "detached")
  }

  /// Returns a fixture with the roots `a` and `b`, and a group `g` of `c1` and `c2`, in a bar, and
  /// with a detached group.
  static func withDetached() -> HostFixture {
    let fixture = group(content: true)
    fixture.tab("a").userInfo = TabGroupItem.of([.bare("d1")], "detached")
    return fixture
  }

  /// Returns the same tabs in a sidebar.
  static func sidebar(_ configure: (TabGroupItem) -> Void = { _ in }) -> HostFixture {
    .group(traits: .pad, content: true, configure: configure)
  }

  /// Returns the same tabs while the user edits.
  static func editing() -> HostFixture {
    let fixture = sidebar()
    fixture.tab("b").allowsHiding = true
    fixture.user.beginEditing()
    return fixture
  }

  /// Returns the same tabs in a compact bar.
  static func compactBar() -> HostFixture { .group(traits: .compact, content: true) }

  /// Returns a fixture with a root `a` and a search tab.
  static func search() -> HostFixture {
    HostFixture { log in [.page("a", log), SearchTabItem(viewProvider: log.provider())] }
  }

  /// Returns the same fixture with the search tab selected and its field active.
  static func searching() -> HostFixture {
    let fixture = search()
    fixture.host.selectedTab = fixture.search
    fixture.user.activateSearch()
    return fixture
  }
}

extension ContextualAction {
  @MainActor static var some: ContextualAction {
    ContextualAction(style: .normal, title: "do") { _, _, done in done(true) }
  }
}
