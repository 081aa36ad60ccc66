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

  private func newPresented() -> ViewController {
    let controller = roll(3) == 0 ? NavigationController(rootViewController: newPage()) : newPage()
    controller.modalPresentationStyle = pick(ModalPresentationStyle.allCases)
    controller.isModalInPresentation = roll(6) == 0
    return controller
  }

  private func newAlert() -> AlertController {
    let style = pick(AlertController.Style.allCases)
    let alert = AlertController(title: anyText, message: anyText, preferredStyle: style)
    for style in pick([[], [.default], [.destructive, .default]]) + [AlertAction.Style.cancel] {
      let action = AlertAction(title: anyText, style: style) { [weak self] _ in
        self?.changeInCallback("alert")
      }
      action.isEnabled = style == .cancel || roll(4) > 0
      alert.addAction(action)
    }
    for _ in 0..<(style == .alert ? roll(3) : 0) {
      alert.addTextField { [weak self] field in
        field.placeholder = self?.anyText
        field.editingChangedHandler = { _ in self?.changeInCallback("field") }
      }
    }
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

  // MARK: - Navigation bars

  private func change(_ item: NavigationItem) {
    switch roll(8) {
    case 0: item.leftBarButtonItems = newButtons()
    case 1: item.rightBarButtonItems = newButtons()
    case 2:
      let representative = roll(2) == 0 ? newButton() : nil
      item.centerItemGroups = [
        BarButtonItemGroup(barButtonItems: newButtons(), representativeItem: representative)
      ]
    case 3: item.pinnedTrailingGroup = roll(3) == 0 ? nil : newButton().creatingFixedGroup()
    case 4: item.additionalOverflowItems = roll(3) == 0 ? nil : newDeferred(depth: 1)
    case 5: item.title = roll(3) == 0 ? nil : anyText
    case 6: item.subtitle = roll(3) == 0 ? nil : anyText
    default: item.hidesBackButton.toggle()
    }
  }

  private func newButtons() -> [BarButtonItem] { (0..<roll(6)).map { _ in newButton() } }

  private func newButton() -> BarButtonItem {
    let button = BarButtonItem(
      title: anyText,
      image: roll(2) == 0 ? nil : TabImage(systemName: pick(["leaf", "film", "nothing"])),
      primaryAction: roll(2) == 0 ? newAction() : nil,
      menu: roll(2) == 0 ? Menu(children: newElements(depth: 1)) : nil
    )
    button.isHidden = roll(8) == 0
    button.isEnabled = roll(8) > 0
    button.visibilityPriority = pick([.low, .standard, .high])
    return button
  }
}

// MARK: - The delegate of presented controllers

extension RandomApp: AdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    changeInCallback("should dismiss")
    // At the end of a run, everything can be closed.
    return !callbacksMakeChanges || roll(5) > 0
  }

  func presentationControllerWillDismiss(_ controller: PresentationController) {
    changeInCallback("will dismiss")
  }

  func presentationControllerDidDismiss(_ controller: PresentationController) {
    changeInCallback("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    changeInCallback("did attempt to dismiss")
  }
}
