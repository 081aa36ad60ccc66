import Foundation
import TabHost

// MARK: - Life cycle of a page

class FeedPage: ViewController {
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

final class ContainerPage: ViewController {
  func show(child: ViewController) {
    for child in children {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    addChild(child)
    child.didMove(toParent: self)
  }
}

// MARK: - Initializer that calls init(nibName:bundle:)

final class DetailPage: ViewController {
  private let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
    title = identifier.capitalized
  }
}

// MARK: - Overriding title

final class InboxPage: ViewController {
  var unread = 0

  override var title: String? {
    get { unread > 0 ? "Inbox (\(unread))" : "Inbox" }
    set {}
  }
}

// MARK: - Overriding hidesBottomBarWhenPushed

final class ConversationPage: ViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { navigationController?.topViewController === self }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
}

// MARK: - show(_:sender:)

final class AlbumPage: ViewController {
  func open(_ song: String) {
    let page = ViewController()
    page.title = song
    show(page, sender: self)
  }

  func openDetail(_ page: ViewController) {
    showDetailViewController(page, sender: nil)
  }
}

// MARK: - Presenting a page

final class ComposeButton: ViewController {
  func compose() {
    let page = NavigationController(rootViewController: ViewController())
    page.modalPresentationStyle = .formSheet
    present(page, animated: true) { print("presented") }
  }

  func close() {
    dismiss(animated: true)
  }
}

// MARK: - presentedViewController

@MainActor func topPage(above page: ViewController) -> ViewController {
  var top = page
  while let presented = top.presentedViewController { top = presented }
  return top
}

// MARK: - Popover from a tab

@MainActor func showInfo(_ page: ViewController, for tab: TabItem, from root: ViewController) {
  page.modalPresentationStyle = .popover
  page.popoverPresentationController?.sourceItem = tab
  root.present(page, animated: true)
}

// MARK: - navigationItem

final class EditablePage: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Playlist"
    let action = Action(title: "Add") { _ in print("add") }
    navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: action)
  }
}

// MARK: - setEditing

final class ListPage: ViewController {
  private(set) var showsCheckmarks = false

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    showsCheckmarks = isEditing
  }
}

// MARK: - NavigationController pushes and pops

@MainActor func pushDetail(_ page: ViewController, on navigation: NavigationController) {
  navigation.popToRootViewController(animated: false)
  navigation.pushViewController(page, animated: true)
  if navigation.topViewController !== page { navigation.setViewControllers([page], animated: true) }
}

// MARK: - NavigationControllerDelegate

final class StackObserver: NSObject, NavigationControllerDelegate {
  private(set) var depth = 0

  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {
    depth = navigationController.viewControllers.count
  }
}

// MARK: - NavigationController.isNavigationBarHidden

final class PhotoPage: ViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}

// MARK: - Overriding viewControllers

final class MeasuredStack: NavigationController {
  private(set) var depths: [Int] = []

  override var viewControllers: [ViewController] {
    didSet { depths.append(viewControllers.count) }
  }

  override func pushViewController(_ viewController: ViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    depths.append(viewControllers.count)
  }
}

// MARK: - registerForTraitChanges

final class ResponsivePage: ViewController {
  private(set) var isCompact = false

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([HorizontalSizeClassTrait.self]) {
      (self: Self, _: TraitCollection) in
      self.isCompact = self.traitCollection.horizontalSizeClass == .compact
    }
  }
}

// MARK: - Custom trait

struct ThemeTrait: TraitDefinition {
  static let defaultValue = 0
}

extension TraitCollection {
  var theme: Int { self[ThemeTrait.self] }
}

// MARK: - traitOverrides

final class ClassicController: TabHostController {
  override func viewDidLoad() {
    super.viewDidLoad()
    traitOverrides.horizontalSizeClass = .compact
  }
}

// MARK: - traitCollection.userInterfaceStyle

@MainActor func isDark(_ page: ViewController) -> Bool {
  page.traitCollection.userInterfaceStyle == .dark
}

// MARK: - traitCollectionDidChange

final class OlderPage: ViewController {
  private(set) var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      changes += 1
    }
  }
}

// MARK: - viewWillTransition

final class RotatingPage: ViewController {
  private(set) var isWide = false

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.isWide = size.width > size.height })
  }
}

// MARK: - updateProperties

final class ModernPage: ViewController {
  var count = 0 {
    didSet { setNeedsUpdateProperties() }
  }

  override func updateProperties() {
    super.updateProperties()
    title = "\(count) items"
  }
}
