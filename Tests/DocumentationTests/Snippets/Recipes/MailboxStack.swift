import TabHost
import TabHostTerminal

/// The page of the group: all mailboxes, at the root of the stack.
final class MailboxesPage: ListViewController {
  private var mailboxes: [TabItem] { (tab as? TabGroupItem)?.children ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    sections = [
      ListSection(
        items: { [weak self] in self?.mailboxes ?? [] },
        id: \.identifier,
        row: { ListRow($0.title) }
      )
    ]
    activationHandler = { [weak self] index in
      guard let mailbox: TabItem = self?.item(for: index) else { return }
      self?.tabHostController?.selectedTab = mailbox
    }
  }
}

@MainActor func makeMailboxGroup() -> TabGroupItem {
  let group = TabGroupItem(title: "Mailboxes", identifier: "mailboxes", children: []) { _ in
    MailboxesPage()
  }
  group.managingNavigationController = NavigationController()
  group.isSidebarDestination = true
  return group
}

@MainActor func addMailbox(_ name: String, to group: TabGroupItem) {
  let mailbox = TabItem(title: name, identifier: "mailboxes/\(name)") { tab in
    let letters = ListViewController(
      rows: [ListRow("Hello"), ListRow("Invoice")],
      title: tab.title
    )
    letters.activationHandler = { [weak letters] index in
      let text = StyledText("Dear reader, …")
      let letter = TextViewController(text, title: "Letter \(index.row + 1)")
      letters?.navigationController?.pushViewController(letter, animated: true)
    }
    return letters
  }
  group.children.append(mailbox)
  group.viewController?.setNeedsDisplay()
}
