import TabHost

/// An app whose tabs with actions and whose bar buttons present alerts and pages.
@MainActor struct PresentingApp {
  private weak var host: TabHostController?

  /// Replaces the actions of the tabs of a host, and adds buttons to the pages of some of its tabs.
  ///
  /// Creates the content of these tabs.
  static func install(in host: TabHostController) {
    let app = PresentingApp(host: host)
    var pending = host.tabs
    var index = 0
    while let tab = pending.popLast() {
      if let group = tab as? TabGroupItem { pending += group.children }
      index += 1
      if let action = tab.primaryAction {
        tab.primaryAction = Action(title: action.title) { _ in app.presentAlert() }
      } else if index.isMultiple(of: 3) {
        tab.viewController.map(app.addButtons)
      }
    }
  }

  private func addButtons(to page: ViewController) {
    let menu = Menu(
      children: [
        Action(title: "One") { _ in }, Action(title: "None", attributes: .disabled) { _ in },
        Action(title: "Each", attributes: .keepsMenuPresented) { _ in },
        Menu(
          title: "More",
          children: [
            Action(title: "Two") { _ in presentAlert() },
            Action(title: "Any", attributes: .keepsMenuPresented) { _ in },
          ]
        ),
      ]
    )
    page.navigationItem.rightBarButtonItems = [
      BarButtonItem(
        title: "Compose",
        primaryAction: Action(title: "Compose") { _ in presentPage() }
      ),
      BarButtonItem(title: "Menu", menu: menu),
      BarButtonItem(title: "Ask", primaryAction: Action(title: "Ask") { _ in presentAlert() }),
    ]
    page.navigationItem.rightBarButtonItems?[2].isEnabled = false
  }

  private func present(_ controller: ViewController) {
    let top = host?.presentedControllers.last?.viewController
    (top ?? host)?.present(controller, animated: true)
  }

  private func presentAlert() {
    let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Save", style: .default))
    alert.addAction(
      AlertAction(title: "Select", style: .default) { [weak host] _ in
        // The app may select a hidden tab, but this one only selects a visible one.
        guard let tab = host?.tabs.first(where: { !$0.isHidden }) else { return }
        host?.selectedTab = tab
      }
    )
    present(alert)
  }

  private func presentPage() {
    let page = ViewController()
    page.title = "Draft"
    page.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Close",
      primaryAction: Action(title: "Close") { [weak page] _ in page?.dismiss(animated: true) }
    )
    present(NavigationController(rootViewController: page))
  }
}
