// MARK: - UIView.animate alongside the sidebar
// | `UIView.animate(withDuration:animations:)` |
import UIKit

final class AnimatedFollower: NSObject, UITabBarController.Sidebar.Delegate {
  private(set) var isWide = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    animator.addAnimations {
      UIView.animate(withDuration: 0.25) { self.isWide = sidebar.isHidden }
    }
  }
}
