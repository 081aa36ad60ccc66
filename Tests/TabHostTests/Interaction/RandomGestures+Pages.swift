import TabHost
import TabHostTestSupport

/// Random pages and alerts that are presented, and random buttons of navigation bars.
extension RandomGestures {
  func usePages() {
    switch roll(14) {
    case 0...2: show(newPresented())
    case 3: show(newAlert())
    case 4...6: usePresented()
    case 7: changePage()
    case 8...11: useButton()
    default: reselect()
    }
  }

  /// Continues with the uppermost presented controller, if there is one.
  func usePresented() {
    let presented = host.presentedControllers
    guard let top = presented.last else { return }
    switch roll(8) {
    case 0:
      write("dismiss by the app")
      let presenter = roll(2) == 0 ? host : pick(presented).viewController
      presenter.dismiss(animated: true) { [weak self] in self?.changeInCallback("dismissed") }
    case 1, 2: did("dismiss", user.dismissPresented())
    case 3: (top.viewController as? NavigationController).map(push)
    default:
      if let alert = top.alert { answer(alert) } else { useButton() }
    }
  }

  // MARK: - Presenting

  private func newAlert() -> AlertController {
    let styles: [AlertAction.Style] = pick([
      [.default], [.cancel], [.default, .cancel], [.destructive, .default], [],
    ])
    if styles.isEmpty { expected.insert(.invalidAlert) }
    let alert = newAlert(actions: styles)
    for action in alert.actions { action.isEnabled = roll(5) > 0 }
    return alert
  }

  /// Presents a controller from a random presenter, which is not always on screen.
  private func show(_ controller: ViewController) {
    controller.presentationController?.delegate = self
    let buttons = host.visibleNavigationBar?.buttons ?? []
    let source: any PopoverSourceItem =
      buttons.isEmpty || roll(2) == 0 ? anyRowTab : pick(buttons)
    controller.popoverPresentationController?.sourceItem = source
    let top = host.presentedControllers.last?.viewController
    let presenter = pick([top, top, host.selectedViewController, anyTab.viewController]) ?? host
    write("present \(type(of: controller)) as \(controller.modalPresentationStyle)")
    expected.formUnion([.invalidPresentation, .foreignSource])
    guard presenter.tabHostController === host || presenter === host else { return }
    presenter.present(controller, animated: true) { [weak self] in
      self?.changeInCallback("presented")
    }
  }

  private func answer(_ alert: AlertController) {
    let text = pick(["", "a", "b"])
    switch roll(5) {
    case 0: did("enter \"\(text)\"", user.enterText(text))
    case 1:
      guard let field = alert.textFields?.last else { return }
      did("enter \"\(text)\" in the last field", user.enterText(text, in: field))
    case 2: did("submit", user.submit())
    default:
      guard !alert.actions.isEmpty else { return }
      did("choose", user.choose(alertAction: pick(alert.actions)))
    }
  }

  // MARK: - Navigation bars

  func newPage() -> ViewController {
    let page = GesturePage(gestures: self)
    if roll(2) == 0 { change(page.navigationItem) }
    return page
  }

  private func push(onto navigation: NavigationController) {
    write("push")
    navigation.pushViewController(newPage(), animated: true)
  }

  /// The navigation bar that the user can reach.
  private var bar: TabHostController.NavigationBar? {
    let cover = host.presentedControllers.last(where: \.isModal)
    return cover.map(\.navigationBar) ?? host.visibleNavigationBar
  }

  private func changePage() {
    if roll(3) == 0, let navigation = host.visibleNavigationController {
      return push(onto: navigation)
    }
    guard let page = roll(4) == 0 ? anyTab.viewController : bar?.page else { return }
    write("navigation item")
    change(page.navigationItem)
  }

  private func useButton() {
    guard let bar else { return }
    let buttons = bar.buttons
    guard !buttons.isEmpty, roll(4) > 0 else {
      return did("navigation overflow", user.openNavigationOverflow(buttons.suffix(roll(3))))
    }
    let button = pick(buttons)
    switch roll(8) {
    case 0...2: did("tap button", user.tapBarButton(button))
    case 3, 4: did("menu of button", user.openMenu(of: button))
    case 5:
      write("hide or show a button")
      button.isHidden = roll(2) == 0
    case 6:
      write("enable or disable a button")
      button.isEnabled.toggle()
    default:
      write("another action of a button")
      button.primaryAction = roll(2) == 0 ? nil : newAction()
    }
  }

  private func reselect() {
    guard let tab = host.selectedTab else { return }
    if roll(3) == 0 {
      write("reselection of \(tab.identifier)")
      tab.reselectionBehavior = pick(TabItem.ReselectionBehavior.allCases)
    } else if roll(2) == 0 {
      did("reselect \(tab.identifier)", user.tap(tab))
    } else {
      did("reselect row \(tab.identifier)", user.tapRow(tab))
    }
  }
}

/// A page that makes changes when it appears, and when its tab is selected again.
private final class GesturePage: ViewController {
  private weak var gestures: RandomGestures?

  init(gestures: RandomGestures) {
    self.gestures = gestures
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) { gestures?.changeInCallback("page appears") }

  override func viewDidDisappear(_ animated: Bool) { gestures?.changeInCallback("page disappears") }

  override func tabWasReselected() { gestures?.changeInCallback("reselected") }
}
