import TabHost
import TabHostTerminal

/// The page of the group, which lists the mailboxes.
final class MailboxesPage: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    activationHandler = { [weak self] index in
      guard let mail = self?.mail else { return }
      mail.open(mail.mailboxes.children[index.row])
    }
  }

  override func updateProperties() {
    super.updateProperties()
    let mailboxes = mail?.mailboxes.children ?? []
    let rows = mailboxes.map { ListRow($0.title, detail: $0.badgeValue, image: $0.image) }
    sections = [ListSection(rows: rows)]
  }
}
