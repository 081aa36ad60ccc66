import TabHost

extension ViewController {
  /// The host of the page.
  var mail: MailHost? { tabHostController as? MailHost }

  /// Adds a button, which has a key.
  func addCommand(
    _ title: String,
    key: String,
    _ modifiers: KeyModifierFlags = [],
    handler: @escaping (ViewController) -> Void
  ) {
    let command = KeyCommand(title: title, input: key, modifierFlags: modifiers) { [weak self] _ in
      if let self { handler(self) }
    }
    let buttons = navigationItem.rightBarButtonItems ?? []
    navigationItem.rightBarButtonItems = buttons + [BarButtonItem(primaryAction: command)]
  }
}
