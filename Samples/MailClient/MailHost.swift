import TabHost
import TabHostTerminal

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
  /// Shows a message with an action that the user can perform, for which a test has another closure.
  lazy var showMessage: (String, String, @escaping () -> Void) -> Void = {
    [weak self] message, action, handler in
    let key = Character(action.prefix(1).lowercased())
    self?.terminalApplication?.show(message: message, action: action, key: key, handler: handler)
  }
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
  func canQuit() -> Bool {
    guard let problem = store.problem else { return true }
    guard quitAlert?.presentingViewController == nil else { return false }
    let message = "The last change is not saved: \(problem.message)"
    let alert = AlertController(title: "Quit?", message: message, preferredStyle: .alert)
    quitAlert = alert
    let save = AlertAction(title: "Try Again", style: .default) { [weak self] _ in
      self?.store.save()
      if self?.store.isSaved == true { self?.terminalApplication?.quit() }
    }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    let discard = AlertAction(title: "Discard", style: .destructive) { [weak self] _ in
      self?.terminalApplication?.quit()
    }
    alert.addAction(discard)
    present(alert, animated: true)
    return false
  }

  /// Selects a mailbox for a page, unless the delegate vetoes it as it does for a tap.
  func open(_ mailbox: TabItem) {
    guard delegate?.tabHostController(self, shouldSelectTab: mailbox) != false else { return }
    selectedTab = mailbox
  }
}
