import TabHost
import TabHostTerminal
import Testing

@MainActor @Test func `right arrow and Enter select the second item of the bar`() throws {
  let host = TabHostController(
    tabs: ["Inbox", "Sent"].map { name in
      TabItem(title: name, identifier: name) { _ in ViewController() }
    }
  )
  host.mode = .tabBar
  let user = ScreenDriver(host, columns: 40, rows: 12)

  user.press(.right, .enter)

  #expect(host.selectedTab?.identifier == "Sent")
  #expect(user.frame.plainText.contains("[Sent"))

  try user.click("Inbox")

  #expect(host.selectedTab?.identifier == "Inbox")
}
