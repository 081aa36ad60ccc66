import TabHost
import TabHostTerminal

/// The letters of the mailbox whose name is the title of the page.
class MailboxPage: ListViewController {
  private var letters: [Letter] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    emptyText = "No letters"
    activationHandler = { [weak self] in self?.open($0.row) }
    trailingSwipeActionsProvider = { [weak self] in self?.swipeActions(at: $0.row) }
    addCommands()
  }

  override func updateProperties() {
    super.updateProperties()
    letters = (mail?.store.letters ?? []).reversed().filter(contains)
    sections = [ListSection(items: letters, row: makeRow)]
  }

  func contains(_ letter: Letter) -> Bool { letter.mailbox == title }

  private func makeRow(_ letter: Letter) -> ListRow {
    var row = ListRow(letter.address, subtitle: letter.subject)
    guard !letter.isRead else { return row }
    row.content.textProperties.font.weight = .bold
    row.accessories = [.label(text: "New")]
    return row
  }

  private func open(_ index: Int) {
    let letter = letters[index]
    navigationController?.pushViewController(makeLetterPage(letter), animated: true)
    mail?.store.update(letter) { $0.isRead = true }
  }

  private func swipeActions(at index: Int) -> SwipeActionsConfiguration? {
    let letter = letters[index]
    let (title, mailbox) = letter.move
    let move = ContextualAction(style: .normal, title: title) { [weak self] _, _, done in
      done(true)
      self?.mail?.move(letter, to: mailbox)
    }
    return SwipeActionsConfiguration(actions: [move])
  }
}
