import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

@MainActor struct DifferenceTests {
  private let mailbox: DescribedHost
  private let screen: HostScreen

  init() throws {
    mailbox = try HostDescription(json: #"{"tabs":["inbox","sent"]}"#).makeHost()
    screen = HostScreen(host: mailbox.host, size: CellSize(columns: 24, rows: 4))
    mailbox.log.clear()
  }

  @Test func `a tap selects a tab`() {
    mailbox.host.user.tap("sent")

    let difference = CallDifference(
      expected: [.shouldSelect("sent"), .didSelect("sent", previous: "inbox")],
      actual: mailbox.log.calls
    )
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test func `a badge is shown beside the title`() {
    let before = screen.frame().plainText
    mailbox.host.tabs[1].badgeValue = "3"

    let difference = FrameDifference(expected: before, actual: screen.frame().plainText)
    #expect(
      difference.description == """
           inbox                ?
          ────────────────────────

        -   [inbox]◂      sent
        +  [inbox]◂    sent (3)
           ^^^^^^^^^   ^^^^^^^^
        """
    )
  }
}
