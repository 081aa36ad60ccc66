import UIKit

/// The tabs of a magazine.
class MagazineTabBarController: UITabBarController {
  private let articles: [String]
  var isReadingAtNight = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }

  init(articles: [String]) {
    self.articles = articles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    return isReadingAtNight ? .lightContent : .darkContent
  }

  override var prefersStatusBarHidden: Bool { false }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemRed
    viewControllers = [
      makeTab(FrontPageViewController(), title: "Front Page", symbol: "newspaper"),
      makeTab(ArchiveViewController(articles: articles), title: "Archive", symbol: "archivebox"),
    ]
    selectedIndex = 0
  }

  private func makeTab(_ page: UIViewController, title: String, symbol: String)
    -> UINavigationController
  {
    page.title = title
    let navigation = UINavigationController(rootViewController: page)
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  func markArchive(unread: Int) {
    viewControllers?.last?.tabBarItem.badgeValue = unread > 0 ? "\(unread)" : nil
  }
}

final class FrontPageViewController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
