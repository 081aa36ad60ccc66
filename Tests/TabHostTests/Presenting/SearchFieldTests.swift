import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Return in the search field.
@MainActor struct SearchFieldTests {
  private let fixture = HostFixture(traits: .portrait) { [.page("a", $0), SearchTabItem()] }
  private var host: TabHostController { fixture.host }

  @Test func `Return passes the text to the submit handler and keeps the field active`() {
    var submitted: [String] = []
    host.searchSubmitHandler = { submitted.append($0) }
    #expect(fixture.user.submit() == .refused(.notAvailable))
    fixture.user.activateSearch()
    fixture.user.submit()
    #expect(fixture.user.enterText("jazz") == .performed)
    #expect(fixture.user.submit() == .performed)
    #expect(submitted == ["", "jazz"] && host.isSearchActive && host.searchText == "jazz")
    host.searchSubmitHandler = nil
    #expect(fixture.user.submit() == .performed)
    #expect(submitted.count == 2 && host.searchSubmitHandler == nil)
  }

  @Test func `the submit handler can change the host and replace itself`() {
    host.searchSubmitHandler = { [host] _ in
      host.searchSubmitHandler = nil
      host.user.cancelSearch()
      host.selectedIndex = 0
    }
    fixture.user.activateSearch()
    fixture.user.submit()
    #expect(fixture.selected == "a" && !host.isSearchActive)
  }

  @Test func `the placeholder is observable and requests a frame`() {
    #expect(host.searchPlaceholder == nil)
    host.needsFrameHandler = {}
    _ = host.takeChanges()
    let watch = Watch { _ = host.searchPlaceholder }
    host.searchPlaceholder = "Artists"
    host.searchPlaceholder = "Artists"
    #expect(host.searchPlaceholder == "Artists" && watch.count == 1 && host.takeChanges().content)
  }

  @Test func `the field is covered by an alert`() {
    fixture.user.activateSearch()
    host.present(ViewController(), animated: false)
    #expect(fixture.user.enterText("x") == .refused(.covered))
    #expect(fixture.user.submit() == .refused(.covered))
  }
}
