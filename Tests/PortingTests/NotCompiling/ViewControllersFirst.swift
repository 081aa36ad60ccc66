// MARK: - viewControllers.first
// | `UITabBarController.viewControllers` |
import UIKit

@MainActor func rootNavigation(of controller: UITabBarController) -> UINavigationController? {
  controller.viewControllers?.first as? UINavigationController
}
