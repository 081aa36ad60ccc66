import TabHost

/// What the user can do with a row: in its menu, and in its swipe actions.
struct RowCommand {
  let title: String
  var isDestructive = false
  var isPossible = true
  let handler: () -> Void
}

extension ContextMenuConfiguration {
  convenience init(_ commands: [RowCommand]) {
    self.init(actionProvider: { _ in
      Menu(
        children: commands.map { command in
          let attributes: MenuElement.Attributes = command.isDestructive ? .destructive : []
          return Action(
            title: command.title,
            attributes: command.isPossible ? attributes : .disabled
          ) { _ in command.handler() }
        }
      )
    })
  }
}

extension SwipeActionsConfiguration {
  convenience init(_ commands: [RowCommand]) {
    self.init(
      actions: commands.filter(\.isPossible).map { command in
        ContextualAction(
          style: command.isDestructive ? .destructive : .normal,
          title: command.title
        ) { _, _, completion in
          completion(true)
          command.handler()
        }
      }
    )
  }
}

extension ViewController {
  /// The host of the page.
  var branchesHost: BranchesHost? { tabHostController as? BranchesHost }

  /// Adds a button, which has a key.
  @discardableResult
  func addCommand(
    _ title: String,
    key: String,
    _ modifiers: KeyModifierFlags = [],
    handler: @escaping () -> Void
  ) -> BarButtonItem {
    let command = KeyCommand(title: title, input: key, modifierFlags: modifiers) { _ in handler() }
    let button = BarButtonItem(primaryAction: command)
    navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [button]
    return button
  }

  /// Asks the user before something is done, optionally for a text.
  @discardableResult
  func ask(
    _ title: String,
    _ message: String? = nil,
    action: String,
    style: AlertAction.Style = .default,
    text: String? = nil,
    handler: @escaping (_ text: String) -> Void
  ) -> AlertController {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    if let text { alert.addTextField { $0.text = text } }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      AlertAction(title: action, style: style) { [weak alert] _ in
        handler(alert?.textFields?.first?.text ?? "")
      }
    )
    present(alert, animated: true)
    return alert
  }
}
