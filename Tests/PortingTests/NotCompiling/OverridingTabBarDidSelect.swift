// MARK: - Overriding tabBar(_:didSelect:)
// | `UITabBarController.tabBar(_:didSelect:)` |
import UIKit

final class BarController: UITabBarController {
  private(set) var taps = 0

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    taps += 1
  }
}
