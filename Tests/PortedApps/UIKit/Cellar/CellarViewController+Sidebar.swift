import UIKit

extension CellarViewController: UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem {
    let item = UITabSidebarItem(request: request)
    guard case .tab(let tab) = request.content, tab.parent != nil else { return item }
    var content = item.defaultContentConfiguration()
    content.text = tab.title.uppercased()
    content.secondaryText = "Region"
    content.textProperties.color = .systemPurple
    item.contentConfiguration = content
    return item
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    guard tab.parent != nil else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      tab.isHidden = true
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    animator.addAnimations { [weak self] in self?.title = "Cellar" }
  }
}
