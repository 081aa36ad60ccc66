import Foundation
import UIKit

// MARK: - Life cycle of a page

class FeedPage: UIViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loads += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tab?.badgeValue = nil
  }
}

// MARK: - Child controllers

final class ContainerPage: UIViewController {
  func show(child: UIViewController) {
    for child in children {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    addChild(child)
    child.didMove(toParent: self)
  }
}

// MARK: - Initializer that calls init(nibName:bundle:)

final class DetailPage: UIViewController {
  private let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init(nibName: nil, bundle: nil)
    title = identifier.capitalized
  }
}

// MARK: - Overriding title

final class InboxPage: UIViewController {
  var unread = 0

  override var title: String? {
    get { unread > 0 ? "Inbox (\(unread))" : "Inbox" }
    set {}
  }
}

// MARK: - Overriding hidesBottomBarWhenPushed

final class ConversationPage: UIViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { navigationController?.topViewController === self }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
}

// MARK: - show(_:sender:)

final class AlbumPage: UIViewController {
  func open(_ song: String) {
    let page = UIViewController()
    page.title = song
    show(page, sender: self)
  }

  func openDetail(_ page: UIViewController) {
    showDetailViewController(page, sender: nil)
  }
}

// MARK: - Presenting a page

final class ComposeButton: UIViewController {
  func compose() {
    let page = UINavigationController(rootViewController: UIViewController())
    page.modalPresentationStyle = .formSheet
    present(page, animated: true) { print("presented") }
  }

  func close() {
    dismiss(animated: true)
  }
}

// MARK: - presentedViewController

@MainActor func topPage(above page: UIViewController) -> UIViewController {
  var top = page
  while let presented = top.presentedViewController { top = presented }
  return top
}

// MARK: - Popover from a tab

@MainActor func showInfo(_ page: UIViewController, for tab: UITab, from root: UIViewController) {
  page.modalPresentationStyle = .popover
  page.popoverPresentationController?.sourceItem = tab
  root.present(page, animated: true)
}

// MARK: - navigationItem

final class EditablePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Playlist"
    let action = UIAction(title: "Add") { _ in print("add") }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  }
}

// MARK: - setEditing

final class ListPage: UIViewController {
  private(set) var showsCheckmarks = false

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    showsCheckmarks = isEditing
  }
}

// MARK: - UINavigationController pushes and pops

@MainActor func pushDetail(_ page: UIViewController, on navigation: UINavigationController) {
  navigation.popToRootViewController(animated: false)
  navigation.pushViewController(page, animated: true)
  if navigation.topViewController !== page { navigation.setViewControllers([page], animated: true) }
}

// MARK: - UINavigationControllerDelegate

final class StackObserver: NSObject, UINavigationControllerDelegate {
  private(set) var depth = 0

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    depth = navigationController.viewControllers.count
  }
}

// MARK: - UINavigationController.isNavigationBarHidden

final class PhotoPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}

// MARK: - Overriding viewControllers

final class MeasuredStack: UINavigationController {
  private(set) var depths: [Int] = []

  override var viewControllers: [UIViewController] {
    didSet { depths.append(viewControllers.count) }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    depths.append(viewControllers.count)
  }
}

// MARK: - registerForTraitChanges

final class ResponsivePage: UIViewController {
  private(set) var isCompact = false

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (self: Self, _: UITraitCollection) in
      self.isCompact = self.traitCollection.horizontalSizeClass == .compact
    }
  }
}

// MARK: - Custom trait

struct ThemeTrait: UITraitDefinition {
  static let defaultValue = 0
}

extension UITraitCollection {
  var theme: Int { self[ThemeTrait.self] }
}

// MARK: - traitOverrides

final class ClassicController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    traitOverrides.horizontalSizeClass = .compact
  }
}

// MARK: - traitCollection.userInterfaceStyle

@MainActor func isDark(_ page: UIViewController) -> Bool {
  page.traitCollection.userInterfaceStyle == .dark
}

// MARK: - traitCollectionDidChange

final class OlderPage: UIViewController {
  private(set) var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      changes += 1
    }
  }
}

// MARK: - viewWillTransition

final class RotatingPage: UIViewController {
  private(set) var isWide = false

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.isWide = size.width > size.height })
  }
}

// MARK: - updateProperties

final class ModernPage: UIViewController {
  var count = 0 {
    didSet { setNeedsUpdateProperties() }
  }

  override func updateProperties() {
    super.updateProperties()
    title = "\(count) items"
  }
}

// MARK: - UISearchController

final class FinderPage: UIViewController, UISearchResultsUpdating {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Artists, songs, and more"
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    title = searchController.searchBar.text
  }
}

// MARK: - setContentScrollView

final class ScrollingPage: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setContentScrollView(scrollView, for: .bottom)
  }
}

// MARK: - view.window

@MainActor func isOnScreen(_ page: UIViewController) -> Bool {
  page.viewIfLoaded?.window != nil
}

// MARK: - removeObserver(self)

final class CountingPage: UIViewController {
  static let changed = Notification.Name("changed")
  private(set) var count = 0
  var className: String { NSStringFromClass(type(of: self)) }

  func listen() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(grow), name: Self.changed, object: nil)
  }

  func stop() { NotificationCenter.default.removeObserver(self) }

  @objc private func grow() { count += 1 }
}
