import TabHost
import TabHostTestSupport

/// Pages and alerts that the app presents, and buttons that it adds to navigation bars.
extension RandomApp {
  func changePages() {
    switch roll(8) {
    case 0, 1: present(newPresented())
    case 2: present(newAlert())
    case 3:
      write("dismiss what is presented")
      let presented = host.presentedControllers.map(\.viewController)
      pick([host] + presented).dismiss(animated: true) { [weak self] in
        self?.changeInCallback("dismissed")
      }
    default:
      let bars = host.presentedControllers.map(\.navigationBar) + [host.visibleNavigationBar]
      guard let page = pick(bars)?.page else { return }
      write("navigation item")
      change(page.navigationItem)
    }
  }

  // MARK: - Presenting

  private func newAlert() -> AlertController {
    let styles: [AlertAction.Style] = pick([[], [.default], [.destructive, .default]])
    let alert = newAlert(actions: styles + [.cancel])
    for action in alert.actions where action.style != .cancel { action.isEnabled = roll(4) > 0 }
    return alert
  }

  /// Presents a controller above the others, unless there are many.
  private func present(_ controller: ViewController) {
    guard host.presentedControllers.count < 3 else { return }
    controller.presentationController?.delegate = self
    if let manager = controller.popoverPresentationController {
      let tab = anyTab
      guard tab.tabHostController === host else { return }
      manager.sourceItem = host.visibleNavigationBar?.buttons.first ?? tab
    }
    write("present \(type(of: controller)) as \(controller.modalPresentationStyle)")
    let presenter = host.presentedControllers.last?.viewController ?? host
    presenter.present(controller, animated: true) { [weak self] in
      self?.changeInCallback("presented")
    }
  }
}
