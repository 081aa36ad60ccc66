import Foundation
import UIKit

// MARK: - UITabBarController subclass

final class RootController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    tabs = [
      UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
        UIViewController()
      }
    ]
    selectedTab = tabs.first
  }
}

// MARK: - UITabBarController.performBatchUpdates

@MainActor func replaceTabs(of controller: UITabBarController, with tabs: [UITab]) {
  controller.performBatchUpdates {
    controller.setTabs(tabs, animated: true)
    controller.selectedTab = tabs.last
  }
}

// MARK: - Customization by the user

@MainActor func configureCustomization(of controller: UITabBarController) {
  controller.customizationIdentifier = "com.example.reader.tabs"
  controller.compactTabIdentifiers = ["home", "library", "search"]
  controller.sidebar.preferredLayout = .tile
}

// MARK: - Bottom accessory

@MainActor func showPlayer(_ player: UIViewController, in controller: UITabBarController) {
  controller.setBottomAccessory(UITabAccessory(contentView: player.asView), animated: true)
  controller.tabBarMinimizeBehavior = .onScrollDown
}

extension UIViewController {
  fileprivate var asView: UIViewController { self }
}

// MARK: - selectedViewController and selectedIndex assigned

@MainActor func goHome(in controller: UITabBarController) {
  if controller.selectedIndex != 0 { controller.selectedIndex = 0 }
  controller.selectedViewController = controller.tabs.first?.viewController
}

// MARK: - Overriding selectedTab

final class HistoryController: UITabBarController {
  private(set) var assigned: [String] = []

  override var selectedTab: UITab? {
    didSet { if let tab = selectedTab { assigned.append(tab.identifier) } }
  }
}

// MARK: - Overriding selectedIndex

final class HapticController: UITabBarController {
  private(set) var feedbackCount = 0

  override var selectedIndex: Int {
    didSet { if selectedIndex != oldValue { feedbackCount += 1 } }
  }
}

// MARK: - Overriding selectedViewController

final class TitleController: UITabBarController {
  override var selectedViewController: UIViewController? {
    didSet { title = selectedViewController?.title }
  }
}

// MARK: - Overriding tabs

final class LoggedController: UITabBarController {
  private(set) var log: [[String]] = []

  override var tabs: [UITab] {
    didSet { log.append(tabs.map(\.identifier)) }
  }
}

// MARK: - Overriding setTabBarHidden

final class FullScreenController: UITabBarController {
  private(set) var isImmersive = false

  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    super.setTabBarHidden(hidden, animated: animated)
    isImmersive = hidden
  }
}

// MARK: - tabBar.isHidden

final class PlayerPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarController?.tabBar.isHidden = true
  }
}

// MARK: - Delegate that vetoes

final class LoginGate: NSObject, UITabBarControllerDelegate {
  var isLoggedIn = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    isLoggedIn || tab.identifier != "account"
  }
}

// MARK: - Delegate that is notified of selections

final class SelectionLogger: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    print("from \(previousTab?.title ?? "nothing") to \(selectedTab.title)")
  }
}

// MARK: - Delegate that is notified of editing

final class EditingObserver: NSObject, UITabBarControllerDelegate {
  private(set) var isEditing = false

  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    isEditing = true
  }

  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    isEditing = false
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    visibilityDidChangeFor tabs: [UITab]
  ) {
    print(tabs.filter(\.isHidden).map(\.title))
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    displayOrderDidChangeFor group: UITabGroup
  ) {
    print(group.displayOrderIdentifiers)
  }
}

// MARK: - Delegate of a managed stack

final class StackDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    tab is UITabGroup && !tabBarController.sidebar.isHidden ? [] : proposedViewControllers
  }
}

// MARK: - Delegate of view controllers

final class CoordinatedController: UITabBarController, UITabBarControllerDelegate {
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [UIViewController(), UIViewController()]
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should \(tabBarController.viewControllers?.firstIndex(of: viewController) ?? -1)")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log.append("did \(tabBarController.viewControllers?.firstIndex(of: viewController) ?? -1)")
  }
}

// MARK: - Objects as keys

@MainActor final class Choices {
  private var handlers: [UIAlertAction: () -> Void] = [:]
  private var shownItems: Set<UITabBarItem> = []

  func add(_ action: UIAlertAction, handler: @escaping () -> Void) { handlers[action] = handler }

  func run(_ action: UIAlertAction) { handlers[action]?() }

  func isNew(_ item: UITabBarItem) -> Bool { shownItems.insert(item).inserted }

  func has(_ button: UIBarButtonItem, _ page: UIViewController) -> Bool {
    page.navigationItem.rightBarButtonItems?.contains(button) ?? false
  }
}

// MARK: - Overriding tabBar(_:didSelect:)

final class BarController: UITabBarController {
  private(set) var taps = 0

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    taps += 1
  }
}

// MARK: - viewControllers.first

@MainActor func rootNavigation(of controller: UITabBarController) -> UINavigationController? {
  controller.viewControllers?.first as? UINavigationController
}

// MARK: - selectedIndex as Int

@MainActor func selectNextTab(of controller: UITabBarController) {
  let index: Int = controller.selectedIndex
  controller.selectedIndex = (index + 1) % controller.tabs.count
}

// MARK: - A base class that adopts the delegate

class BaseTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabs = ["home", "members"].map { title in
      UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
    }
  }
}

final class MembersTabBarController: BaseTabBarController {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  {
    tab.identifier != "members"
  }
}
