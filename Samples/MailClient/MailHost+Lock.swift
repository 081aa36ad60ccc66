import TabHost

extension MailHost: TabHostControllerDelegate {
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    guard tab.identifier == "Private", !store.isUnlocked else { return true }
    askForPassword(to: tab, "The password is “moss”.")
    return false
  }

  private func askForPassword(to tab: TabItem, _ message: String) {
    let title = "\(tab.title) Is Locked"
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addTextField { $0.isSecureTextEntry = true }
    let unlock = AlertAction(title: "Unlock", style: .default) { [weak self, weak alert] _ in
      guard let self else { return }
      store.isUnlocked = alert?.textFields?.first?.text == "moss"
      guard store.isUnlocked else { return askForPassword(to: tab, "That is another word.") }
      selectedTab = tab
    }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(unlock)
    present(alert, animated: true)
  }
}
