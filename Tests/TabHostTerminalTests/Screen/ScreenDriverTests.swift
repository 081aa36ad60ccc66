import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// A user at a screen.
@MainActor struct ScreenDriverTests {
  private let host: TabHostController
  private let user: ScreenDriver

  init() {
    host = TabHostController(
      tabs: ["Inbox", "世界", "Sent"].map { name in
        TabItem(title: name, identifier: name) { _ in ViewController() }
      }
    )
    host.mode = .tabBar
    user = ScreenDriver(host, columns: 60, rows: 10)
  }

  @Test func `a new driver shows its host`() {
    expect(host.isDisplayed)
    expect(user.frame.plainText.contains("Inbox"))
  }

  @Test func `keys are pressed one after another`() {
    user.press(.right, .right, .enter)
    expectEqual(host.selectedTab?.identifier, "Sent")
  }

  @Test func `a click on a text is on the cell of its first character`() throws {
    // Two characters before it are two cells wide.
    try user.click("Sent")
    expectEqual(host.selectedTab?.identifier, "Sent")
    try user.click("世界")
    expectEqual(host.selectedTab?.identifier, "世界")
  }

  @Test func `a text that is not on screen can't be clicked`() throws {
    let error = #expect(throws: ScreenDriver.NotOnScreen.self) { try user.click("Drafts") }
    expectEqual(error?.description, "\"Drafts\" is not on screen:\n\(user.frame.plainText)")
    expectEqual(host.selectedTab?.identifier, "Inbox")
  }

  @Test func `typed and pasted text enters the search field`() {
    host.tabs.append(SearchTabItem { _ in ViewController() })
    user.type("/ab")
    user.paste("cd")
    expectEqual(host.searchText, "abcd")
  }

  @Test func `time passes only while waiting`() {
    user.press(.right)
    expectEqual(user.time, .zero)
    user.wait(.seconds(2))
    expectEqual(user.time, .seconds(2))
  }
}
