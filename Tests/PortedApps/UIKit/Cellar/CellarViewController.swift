import UIKit

struct Wine: Hashable {
  let name: String
  let region: String
}

/// A cellar of wines, by region, in the sidebar of iPadOS 18.
final class CellarViewController: UITabBarController {
  private var wines: [Wine]
  private(set) var log: [String] = []

  init(wines: [Wine]) {
    self.wines = wines
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    delegate = self
    sidebar.delegate = self
    sidebar.preferredLayout = .tile
    tabs = [makeTonightTab(), makeRegions()]
    selectedTab = tabs.first
  }

  private func makeTonightTab() -> UITab {
    UITab(title: "Tonight", image: UIImage(systemName: "moon.stars"), identifier: "tonight") { _ in
      UINavigationController(rootViewController: WineListViewController(title: "Tonight"))
    }
  }

  private func makeRegions() -> UITabGroup {
    let names = Set(wines.map(\.region)).sorted()
    let children = names.map { name in
      UITab(title: name, image: UIImage(systemName: "map"), identifier: "region.\(name)") { tab in
        WineListViewController(title: tab.title)
      }
    }
    let group = UITabGroup(
      title: "Regions",
      image: UIImage(systemName: "globe"),
      identifier: "regions",
      children: children
    ) { _ in UIViewController() }
    group.managingNavigationController = UINavigationController()
    group.allowsReordering = true
    group.sidebarActions = [
      UIAction(title: "Add Wine", image: UIImage(systemName: "plus")) { [weak self] _ in
        self?.add(Wine(name: "Unnamed", region: "Elsewhere"))
      }
    ]
    return group
  }

  func add(_ wine: Wine) {
    wines.append(wine)
    setTabs([tabs[0], makeRegions()], animated: true)
  }

  private func remove(region: String) {
    wines.removeAll { $0.region == region }
    setTabs([tabs[0], makeRegions()], animated: true)
  }
}

// MARK: - UITabBarControllerDelegate

extension CellarViewController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    log.append("\(previousTab?.identifier ?? "-") > \(selectedTab.identifier)")
  }
}

final class WineListViewController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
