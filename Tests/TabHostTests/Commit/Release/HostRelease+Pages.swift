import TabHost
import TabHostTestSupport

extension HostRelease {
  static let ofPages: [HostRelease] =
    HookedPage.Call.allCases.map(appearance) + [
      .handler("a view provider, by a selection") { owned, release in
        owned.group.children.append(
          TabItem(title: "c3", identifier: "c3") { _ in
            release()
            return ViewController()
          }
        )
        owned.host?.selectedTab = owned.c1
      } trigger: {
        $0.group.selectedChild = $0.group.children.last
      },
      .handler("a view provider, by a read") { owned, release in
        owned.group.children.append(
          TabItem(title: "c3", identifier: "c3") { _ in
            release()
            return ViewController()
          }
        )
      } trigger: {
        _ = $0.group.children.last?.viewController
      },
      .handler("willShow") { owned, release in
        listen(to: owned, NavigationListener(onWillShow: release))
      } trigger: {
        $0.navigation.pushViewController(ViewController(), animated: false)
      },
      .handler("didShow") { owned, release in
        listen(to: owned, NavigationListener(onDidShow: release))
      } trigger: {
        $0.navigation.pushViewController(ViewController(), animated: false)
      },
      .handler("a change of traits") { owned, release in
        owned.navigation.registerForTraitChanges([TabBarPlacementTrait.self]) {
          (_: ViewController, _) in release()
        }
      } trigger: {
        $0.sidebar?.isHidden = true
      },
    ]

  /// Returns a release in an appearance call of the page of `c2`, which is selected from `c1` or
  /// left for it.
  private static func appearance(_ call: HookedPage.Call) -> HostRelease {
    let isLeaving = call == .willDisappear || call == .didDisappear
    return .handler("\(call.rawValue) of a page") { owned, release in
      owned.host?.selectedTab = isLeaving ? owned.c2 : owned.c1
      owned.page.hook = release
      owned.page.call = call
    } trigger: {
      $0.group.selectedChild = isLeaving ? $0.c1 : $0.c2
    }
  }

  @MainActor private static func listen(to owned: OwnedHost, _ listener: NavigationListener) {
    owned.company.append(listener)
    owned.navigation.delegate = listener
  }

  @MainActor private final class NavigationListener: NavigationControllerDelegate {
    private let onWillShow: () -> Void
    private let onDidShow: () -> Void

    init(onWillShow: @escaping () -> Void = {}, onDidShow: @escaping () -> Void = {}) {
      (self.onWillShow, self.onDidShow) = (onWillShow, onDidShow)
    }

    func navigationController(
      _ navigationController: NavigationController,
      willShow viewController: ViewController,
      animated: Bool
    ) { onWillShow() }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) { onDidShow() }
  }
}
