import TabHost
import TabHostTerminal

/// The page of the group, which lists the mailboxes.
final class MailboxesPage: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    activationHandler = { [weak self] index in
      guard let mailbox: TabItem = self?.item(for: index) else { return }
      self?.mail?.open(mailbox)
    }
  }

  override func updateProperties() {
    super.updateProperties()
    let mailboxes = mail?.mailboxes.children ?? []
    sections = [
      ListSection(items: mailboxes, id: \.identifier) {
        ListRow($0.title, detail: $0.badgeValue, image: $0.image)
      }
    ]
  }
}
