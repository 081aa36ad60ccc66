import TabHost

extension ViewController {
  /// The host of the page.
  var mail: MailHost? { tabHostController as? MailHost }

  /// Adds a button, and a key that does the same.
  func addCommand(
    _ title: String,
    key: String,
    _ modifiers: KeyModifierFlags = [],
    handler: @escaping (ViewController) -> Void
  ) {
    let perform = { [weak self] in
      if let self { handler(self) }
    }
    let button = BarButtonItem(primaryAction: Action(title: title) { _ in perform() })
    navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [button]
    addKeyCommand(KeyCommand(title: title, input: key, modifierFlags: modifiers) { _ in perform() })
  }
}
