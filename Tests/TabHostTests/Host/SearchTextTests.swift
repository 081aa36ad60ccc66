import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct SearchTextTests {
  @MainActor private final class Listener {
    var texts: [String] = []
  }

  private let listener = Listener()

  /// Returns a fixture with the roots `a` and `b`, and a search tab `s` unless the host itself is
  /// to be searchable.
  private func fixture(searchTab: Bool = true, activates: Bool = false) -> HostFixture {
    let fixture = HostFixture { log in
      let search = SearchTabItem(identifier: "s", viewProvider: log.provider())
      search.automaticallyActivatesSearch = activates
      return [.page("a", log), .page("b", log)] + (searchTab ? [search] : [])
    }
    let listener = listener
    fixture.host.searchTextHandler = { listener.texts.append($0) }
    return fixture
  }

  private func takeTexts() -> [String] {
    defer { listener.texts = [] }
    return listener.texts
  }

  @Test func `parity 5: text is entered into the field of the search tab while it is active`() {
    let fixture = fixture()
    expectEqual(fixture.user.enterSearchText("x"), .refused(.notAvailable))
    fixture.user.tap("s")
    expectEqual(fixture.user.enterSearchText("x"), .refused(.notAvailable))
    fixture.user.activateSearch()
    expectEqual(fixture.user.enterSearchText("forest"), .performed)
    expectEqual(fixture.host.searchText, "forest")
    fixture.user.enterSearchText("forest")
    expectEqual(takeTexts(), ["forest"])
    fixture.host.disappear()
    expectEqual(fixture.user.enterSearchText("x"), .refused(.notOnScreen))
  }

  @Test func `parity 5: a search field is available on the search tab or in a searchable host`() {
    let fixture = fixture()
    expect(!fixture.host.isSearchAvailable)
    fixture.user.tap("s")
    expect(fixture.host.isSearchAvailable && !fixture.host.isSearchActive)
    let other = self.fixture(searchTab: false)
    expect(!other.host.isSearchAvailable)
    other.host.isSearchable = true
    expect(other.host.isSearchAvailable)
  }

  @Test func `parity 5: canceling the search clears the text and keeps the selection`() {
    let fixture = fixture()
    fixture.user.tap("s")
    fixture.user.activateSearch()
    fixture.user.enterSearchText("forest")
    _ = fixture.take()
    expectEqual(fixture.user.cancelSearch(), .performed)
    expect(fixture.host.searchText.isEmpty && !fixture.host.isSearchActive)
    expectEqual(takeTexts(), ["forest", ""])
    fixture.expect([])
  }

  @Test func `parity 43: canceling an automatically activated search selects the previous tab`() {
    let fixture = fixture(activates: true)
    fixture.user.tap("s")
    expect(fixture.host.isSearchActive)
    fixture.user.enterSearchText("forest")
    _ = fixture.take()
    fixture.user.cancelSearch()
    fixture.expect([.didSelect("a", previous: "s")] + exchange("s", "a"))
    expectEqual(takeTexts(), ["forest", ""])
  }

  @Test func `parity 43: leaving the search tab clears the text after didSelect`() {
    let fixture = fixture(activates: true)
    fixture.user.tap("s")
    fixture.user.enterSearchText("forest")
    let log = fixture.log
    var callsBefore: [DelegateCall] = []
    fixture.host.searchTextHandler = { _ in callsBefore = log.calls }
    _ = fixture.take()
    fixture.user.tap("b")
    expect(fixture.host.searchText.isEmpty && !fixture.host.isSearchActive)
    expectEqual(callsBefore, [.shouldSelect("b"), .didSelect("b", previous: "s")])
    fixture.user.tap("s")
    expect(fixture.host.searchText.isEmpty)
  }

  @Test func `parity 44: a searchable host without a search tab has a field on every tab`() {
    let fixture = fixture(searchTab: false)
    expect(!fixture.host.isSearchable)
    expectEqual(fixture.user.activateSearch(), .refused(.notAvailable))
    fixture.host.isSearchable = true
    for name in ["a", "b"] {
      fixture.host.selectedTab = fixture.tab(name)
      expectEqual(fixture.user.activateSearch(), .performed)
      fixture.user.enterSearchText("in \(name)")
    }
    expectEqual(takeTexts(), ["in a", "", "in b"])
    fixture.user.tap("b")
    expect(fixture.host.searchText == "in b" && fixture.host.isSearchActive)
    fixture.user.cancelSearch()
    expectEqual(fixture.selected, "b")
    expectEqual(takeTexts(), [""])
  }

  @Test func `parity 44: with a search tab, the other tabs have no field`() {
    let fixture = fixture()
    fixture.host.isSearchable = true
    expect(!fixture.host.isSearchAvailable)
    fixture.user.tap("s")
    expectEqual(fixture.user.activateSearch(), .performed)
  }

  @Test(arguments: ["setting", "search tab", "selection"])
  func `parity 44: removing the search field ends the search and clears the text`(cause: String) {
    let fixture = fixture(searchTab: false)
    fixture.host.isSearchable = true
    fixture.user.activateSearch()
    fixture.user.enterSearchText("x")
    switch cause {
    case "setting": fixture.host.isSearchable = false
    case "search tab": fixture.host.tabs.append(SearchTabItem())
    default: fixture.host.selectedTab = nil
    }
    expect(!fixture.host.isSearchActive && fixture.host.searchText.isEmpty)
    expectEqual(takeTexts(), ["x", ""])
    expectEqual(fixture.user.enterSearchText("y"), .refused(.notAvailable))
  }

  // MARK: - Programmatic changes

  @Test func `parity 44: text set programmatically is notified, in a batch once at its end`() {
    let fixture = fixture()
    fixture.host.searchText = "one"
    fixture.host.performBatchUpdates {
      fixture.host.searchText = "two"
      fixture.host.selectedTab = fixture.tab("s")
      expect(fixture.host.searchText.isEmpty)
      fixture.host.searchText = "three"
    }
    expectEqual(fixture.host.searchText, "three")
    fixture.host.performBatchUpdates {
      fixture.host.searchText = "four"
      fixture.host.searchText = "three"
    }
    expectEqual(takeTexts(), ["one", "three"])
  }

  @Test func `parity 44: the handler can change the host and the text`() {
    let fixture = fixture()
    let host = fixture.host
    let listener = listener
    host.searchTextHandler = { [unowned host] text in
      listener.texts.append(text)
      if text.count > 3 { host.searchText = String(text.prefix(3)) }
      if text == "b" { host.selectedTab = host.tab(forIdentifier: "b") }
    }
    host.searchText = "forest"
    expectEqual(host.searchText, "for")
    expectEqual(takeTexts(), ["forest", "for"])
    host.searchText = "b"
    expect(fixture.selected == "b" && host.searchText.isEmpty)
    expectEqual(takeTexts(), ["b", ""])
  }

  @Test func `parity 44: a handler that endlessly changes the text is stopped and reported`() {
    let fixture = fixture()
    let host = fixture.host
    host.searchTextHandler = { [unowned host] in host.searchText = $0 + "x" }
    host.searchText = "x"
    expect(fixture.takeRules().contains("selectionLoop"))
  }

  // MARK: - The previous tab

  /// A change of the previous tab after which the user could not select it.
  nonisolated private static let obstacles: [@MainActor @Sendable (TabItem) -> Void] = [
    { $0.isEnabled = false }, { $0.isHidden = true },
    { $0.primaryAction = Action(title: "x") { _ in } },
  ]

  @Test(arguments: obstacles.indices)
  func `canceling the search stays where it is if the user could not select the previous tab`(
    obstacle: Int
  ) {
    let fixture = fixture(activates: true)
    fixture.user.tap("b")
    fixture.user.tap("s")
    Self.obstacles[obstacle](fixture.tab("b"))
    _ = fixture.take()
    expectEqual(fixture.user.cancelSearch(), .performed)
    fixture.expect([])
    expect(fixture.selected == "s" && !fixture.host.isSearchActive)
  }

  @Test func `the previous tab that leaves the host is released after the search is changed`() {
    let fixture = fixture(activates: true)
    let host = fixture.host
    var texts: [String] = []
    func addPrevious() {
      let probe = ReleaseProbe()
      probe.onDeinit = { texts.append(host.searchText) }
      let tab = TabItem.page("p", fixture.log)
      tab.userInfo = probe
      host.tabs.append(tab)
      host.selectedTab = tab
    }
    addPrevious()
    fixture.user.tap("s")
    fixture.user.enterSearchText("forest")
    host.tabs.removeLast()
    expectEqual(texts, ["forest"])
  }
}

/// Return in the search field.
@MainActor struct SearchFieldTests {
  private let fixture = HostFixture(traits: .portrait) { [.page("a", $0), SearchTabItem()] }
  private var host: TabHostController { fixture.host }

  @Test func `Return passes the text to the submit handler and keeps the field active`() {
    var submitted: [String] = []
    host.searchSubmitHandler = { submitted.append($0) }
    expectEqual(fixture.user.submit(), .refused(.notAvailable))
    fixture.user.activateSearch()
    fixture.user.submit()
    expectEqual(fixture.user.enterText("jazz"), .performed)
    expectEqual(fixture.user.submit(), .performed)
    expect(submitted == ["", "jazz"] && host.isSearchActive && host.searchText == "jazz")
    host.searchSubmitHandler = nil
    expectEqual(fixture.user.submit(), .performed)
    expect(submitted.count == 2 && host.searchSubmitHandler == nil)
  }

  @Test func `the submit handler can change the host and replace itself`() {
    host.searchSubmitHandler = { [host] _ in
      host.searchSubmitHandler = nil
      host.user.cancelSearch()
      host.selectedIndex = 0
    }
    fixture.user.activateSearch()
    fixture.user.submit()
    expect(fixture.selected == "a" && !host.isSearchActive)
  }

  @Test func `the placeholder is observable and requests a frame`() {
    expect(host.searchPlaceholder == nil)
    host.needsFrameHandler = {}
    _ = host.takeChanges()
    let watch = Watch { _ = host.searchPlaceholder }
    host.searchPlaceholder = "Artists"
    host.searchPlaceholder = "Artists"
    expect(
      host.searchPlaceholder == "Artists" && watch.count == 1
        && host.takeChanges().contains(.content)
    )
  }

  @Test func `the field is covered by an alert`() {
    fixture.user.activateSearch()
    host.present(ViewController(), animated: false)
    expectEqual(fixture.user.enterText("x"), .refused(.covered))
    expectEqual(fixture.user.submit(), .refused(.covered))
  }
}
