// MARK: - selectedIndex as Int
// `selectedIndex ?? 0`
import UIKit

@MainActor func selectNextTab(of controller: UITabBarController) {
  let index: Int = controller.selectedIndex
  controller.selectedIndex = (index + 1) % controller.tabs.count
}
