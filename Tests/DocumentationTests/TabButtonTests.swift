import TabHost
import Testing

/// The view of a tab of the article about renderers.
@MainActor struct TabButtonTests {
  @Test func `the view of a tab is updated at once when the tab looks different`() {
    let inbox = TabItem(title: "Inbox", identifier: "inbox")
    let host = TabHostController(tabs: [inbox])
    let button = TabButton(inbox)
    #expect(button.label == "Inbox")
    host.performBatchUpdates {
      inbox.badgeValue = "3"
      inbox.title = "New"
      #expect(button.label == "Inbox")
    }
    #expect(button.label == "New (3)")
    inbox.badgeValue = nil
    #expect(button.label == "New")
  }
}
