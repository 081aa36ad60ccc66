import TabHost

extension MailboxPage {
  func addCommands() {
    addCommand("Compose", key: "c") { $0.mail?.compose() }
    addCommand("Get Mail", key: "r", .control) { $0.mail?.getMail() }
  }
}
