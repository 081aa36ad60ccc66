import TabHost
import TabHostTerminal

extension MailHost {
  /// Moves a letter to a mailbox, and offers to undo that.
  func move(_ letter: Letter, to mailbox: String) {
    store.update(letter) { $0.mailbox = mailbox }
    guard store.isSaved else { return }  // The message says why.
    showMessage("Moved to \(mailbox)", "Undo") { [weak self] in
      self?.store.update(letter) { $0.mailbox = letter.mailbox }
      self?.show(letter)
    }
  }

  /// Selects the mailbox of a letter, and moves the focus of its page to the letter.
  func show(_ letter: Letter) {
    updatePropertiesIfNeeded()  // The mailbox may have come with the letter.
    guard let mailbox = mailboxes.tab(forIdentifier: letter.mailbox) else { return }
    open(mailbox)
    guard let page = mailbox.viewController as? MailboxPage else { return }
    page.navigationController?.popToViewController(page, animated: true)
    page.updatePropertiesIfNeeded()
    page.focusedIndex = page.listIndex(for: letter.id)
    page.becomeFirstResponder()
  }

  /// Lets the app ask before the user quits.
  static func configure(_ application: TerminalApplication) {
    let mail = application.screen.host as? MailHost
    application.screen.shouldQuitHandler = { [weak mail] in mail?.canQuit() ?? true }
  }
}
