import TabHostTerminal

extension MailHost {
  /// Archives a letter, and offers to undo that.
  func archive(_ letter: Letter) {
    store.update(letter) { $0.mailbox = "Archive" }
    guard store.isSaved else { return }  // The message says why.
    showMessage("Moved to Archive", "Undo") { [store] in
      store.update(letter) { $0.mailbox = letter.mailbox }
    }
  }

  /// Lets the app show its messages in the status line of a terminal, run an editor, and ask before
  /// the user quits.
  static func configure(_ application: TerminalApplication) {
    let mail = application.screen.host as? MailHost
    mail?.edit = { [weak application] in application?.edit($0, completion: $1) }
    application.screen.shouldQuitHandler = { [weak mail, weak application] in
      mail?.canQuit { application?.quit() } ?? true
    }
    mail?.showMessage = { [weak application] message, action, handler in
      let key = Character(action.prefix(1).lowercased())
      application?.show(message: message, action: action, key: key, handler: handler)
    }
  }
}
