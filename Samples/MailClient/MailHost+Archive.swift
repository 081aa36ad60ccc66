extension MailHost {
  /// Archives a letter, and offers to undo that.
  func archive(_ letter: Letter) {
    store.update(letter) { $0.mailbox = "Archive" }
    guard store.isSaved else { return }  // The message says why.
    showMessage("Moved to Archive", "Undo") { [store] in
      store.update(letter) { $0.mailbox = letter.mailbox }
    }
  }
}
