import Foundation
import TabHost

// MARK: - TabHostController subclass

final class RootController: TabHostController {
  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    tabs = [
      TabItem(title: "Home", image: TabImage(systemName: "house"), identifier: "home") { _ in
        ViewController()
      }
    ]
    selectedTab = tabs.first
  }
}

// MARK: - TabHostController.performBatchUpdates

@MainActor func replaceTabs(of controller: TabHostController, with tabs: [TabItem]) {
  controller.performBatchUpdates {
    controller.setTabs(tabs, animated: true)
    controller.selectedTab = tabs.last
  }
}

// MARK: - Customization by the user

@MainActor func configureCustomization(of controller: TabHostController) {
  controller.customizationIdentifier = "com.example.reader.tabs"
  controller.compactTabIdentifiers = ["home", "library", "search"]
  controller.sidebar.preferredLayout = .tile
}

// MARK: - Bottom accessory

@MainActor func showPlayer(_ player: ViewController, in controller: TabHostController) {
  controller.setBottomAccessory(TabAccessory(contentView: player.asView), animated: true)
  controller.tabBarMinimizeBehavior = .onScrollDown
}

extension ViewController {
  fileprivate var asView: ViewController { self }
}

// MARK: - selectedViewController and selectedIndex assigned

@MainActor func goHome(in controller: TabHostController) {
  if controller.selectedIndex != 0 { controller.selectedIndex = 0 }
  controller.selectedViewController = controller.tabs.first?.viewController
}

// MARK: - Overriding selectedTab

final class HistoryController: TabHostController {
  private(set) var assigned: [String] = []

  override var selectedTab: TabItem? {
    didSet { if let tab = selectedTab { assigned.append(tab.identifier) } }
  }
}

// MARK: - Overriding selectedIndex

final class HapticController: TabHostController {
  private(set) var feedbackCount = 0

  override var selectedIndex: Int? {
    didSet { if selectedIndex != oldValue { feedbackCount += 1 } }
  }
}

// MARK: - Overriding selectedViewController

final class TitleController: TabHostController {
  override var selectedViewController: ViewController? {
    didSet { title = selectedViewController?.title }
  }
}

// MARK: - Overriding tabs

final class LoggedController: TabHostController {
  private(set) var log: [[String]] = []

  override var tabs: [TabItem] {
    didSet { log.append(tabs.map(\.identifier)) }
  }
}

// MARK: - Overriding setTabBarHidden

final class FullScreenController: TabHostController {
  private(set) var isImmersive = false

  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    super.setTabBarHidden(hidden, animated: animated)
    isImmersive = hidden
  }
}

// MARK: - isTabBarHidden

final class PlayerPage: ViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabHostController?.isTabBarHidden = true
  }
}

// MARK: - Delegate that vetoes

final class LoginGate: NSObject, TabHostControllerDelegate {
  var isLoggedIn = false

  func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool {
    isLoggedIn || tab.identifier != "account"
  }
}

// MARK: - Delegate that is notified of selections

final class SelectionLogger: NSObject, TabHostControllerDelegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    print("from \(previousTab?.title ?? "nothing") to \(selectedTab.title)")
  }
}

// MARK: - Delegate that is notified of editing

final class EditingObserver: NSObject, TabHostControllerDelegate {
  private(set) var isEditing = false

  func tabHostControllerWillBeginEditing(_ tabHostController: TabHostController) {
    isEditing = true
  }

  func tabHostControllerDidEndEditing(_ tabHostController: TabHostController) {
    isEditing = false
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  ) {
    print(tabs.filter(\.isHidden).map(\.title))
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  ) {
    print(group.displayOrderIdentifiers)
  }
}

// MARK: - Delegate of a managed stack

final class StackDelegate: NSObject, TabHostControllerDelegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    tab is TabGroupItem && !tabHostController.sidebar.isHidden ? [] : proposedViewControllers
  }
}
