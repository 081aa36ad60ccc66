// MARK: - setContentScrollView
// | `UIViewController.setContentScrollView(_:for:)` |
import UIKit

final class ScrollingPage: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setContentScrollView(scrollView, for: .bottom)
  }
}
