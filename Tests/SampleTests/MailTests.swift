import TabHost
import TabHostTesting
import Testing

@testable import MailClient

@MainActor struct MailTests {
  private let mail = RecordedHost(store: InMemoryTabCustomizationStore()) { MailHost() }
  private var mailboxes: [String] {
    mail.host.updatePropertiesIfNeeded()
    return mail.host.mailboxes.children.map(\.identifier)
  }

  @Test func `the locked mailbox is selected only with the password`() {
    #expect(mail.host.user.tap("Private") == .vetoed)
    mail.host.user.enterText("fern")
    mail.host.user.choose(alertAction: "Unlock")
    mail.host.user.enterText("moss")
    mail.host.user.choose(alertAction: "Unlock")

    #expect(
      mail.log.calls == [
        .didSelect("Inbox", origin: .program),
        .displayedViewControllers("mailboxes", proposed: ["mailboxes"], answer: ["mailboxes"]),
        .displayedViewControllers("Inbox", proposed: ["Inbox"], answer: ["Inbox"]),
        .shouldSelect("Private", answer: false),
        .displayedViewControllers("mailboxes", proposed: ["mailboxes"], answer: ["mailboxes"]),
        .displayedViewControllers("Private", proposed: ["Private"], answer: ["Private"]),
        .didSelect("Private", previous: "Inbox", origin: .program),
      ]
    )
  }

  @Test func `a mailbox leaves with its last letter, and Undo brings it back`() {
    var undo: () -> Void = {}
    mail.host.showMessage = { undo = $2 }
    mail.host.user.tap("Receipts")
    mail.log.clear()

    for letter in mail.host.store.letters where letter.mailbox == "Receipts" {
      mail.host.move(letter, to: "Archive")
    }

    #expect(mailboxes == ["Inbox", "Archive", "Private"])
    #expect(
      mail.log.calls == [
        .displayedViewControllers("mailboxes", proposed: ["mailboxes"], answer: ["mailboxes"]),
        .displayedViewControllers("Inbox", proposed: ["Inbox"], answer: ["Inbox"]),
        .didSelect("Inbox", previous: "Receipts", origin: .fallback),
      ]
    )
    undo()
    #expect(mailboxes == ["Inbox", "Private", "Receipts"])
  }

  @Test func `getting mail is tried again after an error`() async {
    var attempts = 0
    func receive(_ progress: (Double) -> Void) throws -> [Letter] {
      attempts += 1
      if attempts == 1 { throw SampleServer.NoConnection() }
      return [Letter(address: "eve@example.org", subject: "Hello", text: "")]
    }
    func wait() async { await (mail.host.bottomAccessory?.contentView as? Delivery)?.task?.value }
    var messages: [String] = []
    var tryAgain: () -> Void = {}
    mail.host.showMessage = {
      messages.append($0)
      tryAgain = $2
    }

    mail.host.getMail(from: receive)
    await wait()
    tryAgain()
    await wait()

    #expect(messages == ["No connection"])
    #expect(mail.host.store.letters.last?.subject == "Hello")
    #expect(mail.host.mailboxes.children.first?.badgeValue == "4")
  }
}
