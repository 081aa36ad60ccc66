import TabHost
import Testing

@MainActor @Test func `the alert renames the tab only if the user chooses Rename`() {
  let inbox = TabItem(title: "Inbox", identifier: "inbox") { _ in ViewController() }
  let host = TabHostController(tabs: [inbox])
  host.appear()

  host.selectedViewController?.rename(inbox)
  host.user.enterText("Letters")
  #expect(host.user.choose(alertAction: "Cancel") == .performed)
  #expect(inbox.title == "Inbox")

  host.selectedViewController?.rename(inbox)
  host.user.enterText("Letters")
  #expect(host.user.choose(alertAction: "Rename") == .performed)
  #expect(inbox.title == "Letters")
}
