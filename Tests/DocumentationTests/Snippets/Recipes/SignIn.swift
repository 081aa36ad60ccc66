import TabHost
import TabHostTerminal

final class WelcomePage: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    sections = [ListSection(items: ["Anna", "Ben"], id: \.self) { ListRow($0) }]
    activationHandler = { [weak self] index in
      guard let name: String = self?.item(for: index) else { return }
      self?.window?.rootViewController = AccountTabs(name)
    }
  }
}

final class AccountTabs: TabHostController {
  init(_ name: String) {
    super.init()
    title = name
    tabs = [
      TabItem(title: "Inbox", identifier: "inbox") { _ in ViewController() },
      TabItem(title: "Account", identifier: "account") { _ in AccountPage() },
    ]
  }
}

final class AccountPage: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    sections = [ListSection(items: ["Sign Out"], id: \.self) { ListRow($0) }]
    activationHandler = { [weak self] _ in self?.window?.rootViewController = WelcomePage() }
  }
}
