import TabHost
import TabHostTesting
import Testing

@MainActor struct MailboxTests {
  private let host = TabHostController()
  private let answers: DelegateAnswers
  private let log = CallLog()

  init() {
    answers = DelegateAnswers(of: host)
    SilentDelegate.shared.listen(to: host)
    log.record(host)
    host.tabs = ["inbox", "sent", "trash"].map { name in
      TabItem(title: name, identifier: name, viewProvider: log.provider())
    }
    host.appear()
    log.clear()
  }

  @Test func `a tap notifies the delegate and then switches content`() {
    host.user.tap("sent")
    #expect(
      log.entries == [
        .shouldSelect("sent"), .didSelect("sent", previous: "inbox"),
        .make("sent"), .didLoad("sent"), .willDisappear("inbox"), .willAppear("sent"),
        .isAppearing("sent"), .didDisappear("inbox"), .didAppear("sent"),
      ]
    )
  }

  @Test func `a veto leaves the selection unchanged`() {
    answers.shouldSelectAnswers["trash"] = false
    #expect(host.user.tap("trash") == .vetoed)
    #expect(log.entries == [.shouldSelect("trash", answer: false)])
    #expect(host.selectedTab?.identifier == "inbox")
  }

  @Test func `a selection of a foreign tab is reported`() {
    host.selectedTab = TabItem(title: "Elsewhere", identifier: "elsewhere")
    #expect(log.diagnostics.map(\.name) == ["foreignSelection"])
  }

  @Test func `the sidebar cannot be shown in a compact width`() {
    host.traitCollection.horizontalSizeClass = .compact
    #expect(host.user.showSidebar() == .refused(.notAvailable))
  }
}
