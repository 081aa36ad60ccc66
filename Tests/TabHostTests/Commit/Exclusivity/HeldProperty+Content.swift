import TabHost
import TabHostTestSupport

extension HeldProperty {
  static let ofContent: [HeldProperty] = [
    HeldProperty("tab.viewController", isReplaceable: false, of: { Unloading() }) {
      unloading,
      probe in
      unloading.probe = probe
      if probe == nil { unloading.host.unload(unloading.tab) } else { unloading.make() }
    } holdsProbe: {
      $0.tab.isViewControllerLoaded
    },
    HeldProperty("controller.children", isReplaceable: false, of: { ViewController() }) {
      controller,
      probe in
      controller.children.first?.removeFromParent()
      if let probe { controller.addChild(ProbePage(probe)) }
    } holdsProbe: {
      !$0.children.isEmpty
    },
    HeldProperty("navigation.viewControllers", of: { NavigationController() }) {
      navigation,
      probe in
      navigation.viewControllers = probe.map { [ProbePage($0)] } ?? []
    } holdsProbe: {
      !$0.viewControllers.isEmpty
    },
    HeldProperty("pages of a stack on screen", of: { Stack() }) { stack, probe in
      stack.navigation.viewControllers = [stack.root] + (probe.map { [ProbePage($0)] } ?? [])
    } holdsProbe: {
      $0.navigation.viewControllers.count == 2
    },
    HeldProperty("trait registrations", of: { Registering() }) { registering, probe in
      registering.register(probe)
    } holdsProbe: {
      $0.isRegistered
    },
  ]

  /// A tab whose content can be created with a probe, and unloaded.
  @MainActor private final class Unloading {
    let host = HeldProperty.host()
    /// Stored only until the content is created.
    var probe: ReleaseProbe?
    private(set) lazy var tab = TabItem(title: "p", identifier: "p") { [weak self] _ in
      guard let probe = self?.probe else { return ViewController() }
      self?.probe = nil
      return ProbePage(probe)
    }

    init() { host.tabs.append(tab) }

    func make() {
      host.unload(tab)
      host.preload([tab])
    }
  }

  /// A navigation controller on screen, and its root page.
  @MainActor private final class Stack {
    let host = HeldProperty.host()
    let root = ViewController()
    let navigation: NavigationController

    init() {
      let navigation = NavigationController(rootViewController: root)
      self.navigation = navigation
      host.tabs.append(.showing(navigation, "n"))
      host.selectedTab = host.tabs.last
    }
  }

  /// A controller with at most one registration.
  @MainActor private final class Registering {
    private let controller = ViewController()
    private weak var registration: ViewController.TraitRegistration?

    var isRegistered: Bool { registration != nil }

    func register(_ probe: ReleaseProbe?) {
      let old = registration
      if let probe {
        registration = controller.registerForTraitChanges([TabBarPlacementTrait.self]) {
          (_: ViewController, _) in probe.hold()
        }
      }
      if let old { controller.unregisterForTraitChanges(old) }
    }
  }
}
