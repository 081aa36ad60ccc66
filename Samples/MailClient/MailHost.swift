import TabHost

final class MailHost: TabHostController {
  let mailboxes = TabGroupItem(
    title: "Mailboxes",
    image: TabImage(systemName: "tray"),
    identifier: "mailboxes",
    children: []
  ) { _ in MailboxesPage() }
  private(set) lazy var store: MailStore = MailStore(beside: customizationStore) {
    [weak self] error in
    self?.showMessage(error.message, "Try Again") { self?.store.save() }
  }
  /// Shows a message with an action that the user can perform.
  var showMessage = { (_: String, _: String, _: @escaping () -> Void) in }
  /// Lets the user edit a text in another program, and passes on the new text.
  var edit = { (_: String, _: @escaping (String) -> Void) in }
  private weak var quitAlert: AlertController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mail"
    customizationIdentifier = "mail"
    delegate = self
    mailboxes.managingNavigationController = NavigationController()
    mailboxes.defaultChildIdentifier = "Inbox"
    mailboxes.allowsReordering = true
    updatePropertiesIfNeeded()
    tabs = [mailboxes, makeSearchTab()]
  }

  /// Called first, and after a change of the letters.
  override func updateProperties() {
    super.updateProperties()
    let tabs = Dictionary(uniqueKeysWithValues: mailboxes.children.map { ($0.identifier, $0) })
    mailboxes.children = store.mailboxes.map { tabs[$0] ?? makeMailbox($0) }
    for mailbox in mailboxes.children {
      let count = store.unreadCount(in: mailbox.identifier)
      mailbox.badgeValue = count == 0 ? nil : "\(count)"
    }
  }

  /// Returns whether the app can quit. If the last change is not saved, it asks the user, who can
  /// quit all the same.
  func canQuit(quit: @escaping () -> Void) -> Bool {
    guard let problem = store.problem else { return true }
    guard quitAlert?.presentingViewController == nil else { return false }
    let message = "The last change is not saved: \(problem.message)"
    let alert = AlertController(title: "Quit?", message: message, preferredStyle: .alert)
    quitAlert = alert
    let save = AlertAction(title: "Try Again", style: .default) { [store] _ in
      store.save()
      if store.isSaved { quit() }
    }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.addAction(AlertAction(title: "Discard", style: .destructive) { _ in quit() })
    present(alert, animated: true)
    return false
  }

  /// Selects a mailbox for a page, unless the delegate vetoes it as it does for a tap.
  func open(_ mailbox: TabItem) {
    guard delegate?.tabHostController(self, shouldSelectTab: mailbox) != false else { return }
    selectedTab = mailbox
  }
}
