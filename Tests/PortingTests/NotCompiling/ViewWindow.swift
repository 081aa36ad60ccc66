// MARK: - view.window
// | `UIView.window` |
import UIKit

@MainActor func isOnScreen(_ page: UIViewController) -> Bool {
  page.viewIfLoaded?.window != nil
}
