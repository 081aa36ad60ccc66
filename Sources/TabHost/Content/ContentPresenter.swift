/// Who is on screen: shows the content of the selected tab, once all callbacks have had their say.
@MainActor final class ContentPresenter {
  /// How often callbacks may change the content before the framework takes them for a loop.
  static let patience = 64

  private unowned let host: TabHostController
  private(set) var shown: ViewController?
  private var isUpdating = false
  private var postponed: [(NavigationController, animated: Bool)] = []
  private weak var tabReportedWithoutContent: TabItem?

  init(host: TabHostController) {
    self.host = host
  }

  /// Notes a stack whose top changed in a callback, to be shown after it.
  func postpone(_ navigationController: NavigationController, animated: Bool) {
    postponed.append((navigationController, animated))
  }

  /// Brings the content of the selected tab on screen, and the tops of the stacks in it.
  ///
  /// Appearance calls may change the selection: then the newest is shown next, until it stays.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.patience {
      let wanted = host.isDisplayed ? wantedContent : shown
      if wanted !== shown {
        exchange(for: wanted)
      } else if !postponed.isEmpty {
        let (navigationController, animated) = postponed.removeFirst()
        navigationController.showTop(animated: animated)
      } else {
        return
      }
    }
    host.report(.endlessSelection, [], "appearance calls keep changing the content")
  }

  /// Chooses what appears along with the host. Nobody is called but the provider.
  func prepare() {
    let wanted = wantedContent
    guard wanted !== shown else { return }
    let old = shown
    shown = wanted
    contain(wanted)
    release(old)
  }

  private var wantedContent: ViewController? {
    guard let tab = host.selectedTab else { return nil }
    guard let source = host.contentTab else {
      if tabReportedWithoutContent !== tab {
        tabReportedWithoutContent = tab
        host.report(
          .missingContent,
          [tab.identifier],
          "neither this tab nor a group above it has content; nothing is shown"
        )
      }
      return nil
    }
    return host.content(of: source)
  }

  private func exchange(for wanted: ViewController?) {
    let old = shown
    shown = wanted
    contain(wanted)
    host.exchange(old, for: wanted, animated: false)
    release(old)
    host.invalidation.content()
  }

  private func contain(_ controller: ViewController?) {
    guard let controller, controller.parent !== host else { return }
    host.addChild(controller)
    controller.didMove(toParent: host)
  }

  private func release(_ controller: ViewController?) {
    guard let controller, controller !== shown, controller.parent === host else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
}
