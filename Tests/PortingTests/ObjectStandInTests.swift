import Foundation
import Synchronization
import TabHost
import TabHostTestSupport
import TabHostViewStandIns
import Testing

/// The stand-ins for controllers, storyboards, and objects of Foundation and Core Animation.
@MainActor struct ObjectStandInTests {
  private final class Page: ViewController {}
  private final class Observer {}

  // MARK: - Caches

  @Test func `a cache finds values by equal keys of NSObject and by the identity of others`() {
    let names = ValueCache<NSString, TabImage>()
    names.setObject(.symbol("a"), forKey: "a")
    names.setObject(.symbol("b"), forKey: NSString(string: "a"), cost: 1)
    expectEqual(names.object(forKey: "a"), .symbol("b"))
    names.removeObject(forKey: "a")
    expect(names.object(forKey: "a") == nil)
    let pages = ValueCache<Page, Int>()
    let page = Page()
    pages.setObject(1, forKey: page)
    expectEqual([pages.object(forKey: page), pages.object(forKey: Page())], [1, nil])
    pages.removeAllObjects()
    expect(pages.object(forKey: page) == nil)
  }

  // MARK: - Observers of notifications

  @Test func `a removed observer is not called, and the others are`() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let (first, second) = (Observer(), Observer())
    let calls = Mutex<[String]>([])
    center.addObserver(first, forName: name, object: nil) { _ in calls.withLock { $0 += ["first"] }
    }
    center.addObserver(second, forName: name, object: nil) { _ in
      calls.withLock { $0 += ["second"] }
    }
    center.post(name: name, object: nil)
    center.removeObserver(first)
    center.post(name: name, object: nil)
    expectEqual(calls.withLock { $0.sorted() }, ["first", "second", "second"])
    center.removeObserver(second)
    center.post(name: name, object: nil)
    expectEqual(calls.withLock { $0.count }, 3)
  }

  @Test func `an observer is removed from the notifications of one name and sender`() {
    let center = NotificationCenter()
    let (opened, closed) = (Notification.Name("opened"), Notification.Name("closed"))
    let (observer, sender) = (Observer(), Observer())
    let calls = Mutex<[String]>([])
    for name in [opened, closed] {
      center.addObserver(observer, forName: name, object: sender) { note in
        calls.withLock { $0 += [note.name.rawValue] }
      }
    }
    center.removeObserver(observer, name: opened, object: Observer())
    center.post(name: opened, object: sender)
    center.removeObserver(observer, name: opened, object: sender)
    center.post(name: opened, object: sender)
    center.post(name: closed, object: sender)
    center.removeObserver(observer, name: nil, object: nil)
    center.post(name: closed, object: sender)
    expectEqual(calls.withLock { $0 }, ["opened", "closed"])
  }

  @Test func `an observer is not retained, and removing one center's leaves those of others`() {
    let (first, second) = (NotificationCenter(), NotificationCenter())
    let name = Notification.Name("changed")
    let calls = Mutex(0)
    var observer: Observer? = Observer()
    weak let reference = observer
    for center in [first, second] {
      center.addObserver(observer!, forName: name, object: nil) { _ in calls.withLock { $0 += 1 } }
    }
    first.removeObserver(observer!)
    first.post(name: name, object: nil)
    second.post(name: name, object: nil)
    expectEqual(calls.withLock { $0 }, 1)
    observer = nil
    expect(reference == nil)
  }

  // MARK: - Tables

  @Test func `a table with weak keys holds no key`() {
    let table = NSMapTable<ViewController, NSString>.weakToStrongObjects()
    var page: Page? = Page()
    table.setObject("flow", forKey: page)
    table.setObject("other", forKey: page)
    expectEqual(table.object(forKey: page), "other")
    expectEqual(table.count, 1)
    page = nil
    expectEqual(table.count, 0)
  }

  @Test func `a table compares objects of NSObject by their values`() {
    let table = NSMapTable<NSString, ViewController>.strongToWeakObjects()
    let page = Page()
    table.setObject(page, forKey: NSString(string: "a"))
    expect(table.object(forKey: NSString(string: "a")) === page)
    table.removeObject(forKey: "a")
    expect(table.object(forKey: "a") == nil)
  }

  @Test
  func `a table has the keys and the values that remain, and holds values that are no objects`() {
    let table = NSMapTable<TabImage, Page>.weakToStrongObjects()
    let page = Page()
    table.setObject(page, forKey: .symbol("a"))
    expectEqual(table.keyEnumerator().allObjects as? [TabImage], [.symbol("a")])
    expectEqual(table.objectEnumerator()?.allObjects as? [Page], [page])
    table.removeObject(forKey: .symbol("a"))
    expectEqual(table.count, 0)
  }

  @Test func `a set of weak objects holds each object once, and none of them alive`() {
    let set = NSHashTable<ViewController>.weakObjects()
    let page = Page()
    var other: Page? = Page()
    for added in [page, other, page] { set.add(added) }
    expectEqual(set.count, 2)
    other = nil
    expectEqual(set.allObjects, [page])
    expect(set.contains(page))
    set.remove(page)
    expect(!set.contains(page) && set.anyObject == nil)
  }

  @Test func `an index path of Objective-C has a section and a row`() {
    let path = unsafe NSIndexPath(indexes: [1, 3], length: 2)
    expect(path.section == 1 && path.row == 3 && path.item == 3)
  }

  // MARK: - Transactions and activities

  @Test func `a transaction calls its completion once, when it is committed`() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    autoreleasepool { calls.append("work") }
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.setCompletionBlock { calls.append("none") }
    expectEqual(calls, ["work", "inner", "outer", "none"])
  }

  @Test func `an activity holds its values`() {
    let activity = NSUserActivity(activityType: "open")
    activity.addUserInfoEntries(from: ["id": 1])
    activity.addUserInfoEntries(from: ["id": 2])
    expectEqual(activity.userInfo?["id"] as? Int, 2)
  }

  // MARK: - Diffable data sources

  @Test func `a snapshot holds its sections and items in order`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([0])
    snapshot.appendSections(["a", "b", "a"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3, 4])
    snapshot.insertItems([5], beforeItem: 1)
    snapshot.insertItems([4, 6], afterItem: 1)
    snapshot.insertItems([7], afterItem: 8)
    snapshot.appendItems([5], toSection: "c")
    expectEqual(snapshot.sectionIdentifiers, ["a", "b"])
    expectEqual(snapshot.itemIdentifiers(inSection: "a"), [5, 1, 4, 6, 2])
    expectEqual(snapshot.itemIdentifiers(inSection: "b"), [3])
    expectEqual(snapshot.indexOfItem(4), 2)
    snapshot.deleteItems([5, 2])
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([6])
    expectEqual(snapshot.reloadedItemIdentifiers, [1])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [6])
    expectEqual(snapshot.itemIdentifiers, [1, 4, 6, 3])
    snapshot.deleteSections(["a"])
    expect(snapshot.numberOfSections == 1 && snapshot.numberOfItems == 1)
    expectEqual(snapshot.numberOfItems(inSection: "a"), 0)
    snapshot.deleteAllItems()
    expectEqual(snapshot.sectionIdentifiers, [])
  }

  @Test func `a list has the items of its data source, and the cells that the app makes`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a"], toSection: 1)
    snapshot.appendItems(["b", "c"], toSection: 2)
    var calls: [String] = []
    let table = UITableView()
    let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, path, item in
      calls.append("row \(path.section) \(path.row) \(item)")
      return UITableViewCell(style: .value1, reuseIdentifier: item)
    }
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cells = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) {
      calls.append("cell \($2)")
      return $1.item == 0 ? UICollectionViewCell() : nil
    }
    expectEqual(table.numberOfSections, 0)
    rows.apply(snapshot, animatingDifferences: false) { calls.append("applied") }
    cells.apply(snapshot)
    expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
    expect(grid.numberOfSections == 2 && grid.numberOfItems(inSection: 2) == 0)
    let last = IndexPath(row: 1, section: 1)
    expectEqual(table.dataSource?.tableView(table, cellForRowAt: last).reuseIdentifier, "c")
    _ = grid.dataSource?.collectionView(grid, cellForItemAt: last)
    expectEqual(calls, ["applied", "row 1 1 c", "cell c"])
    expect(rows.itemIdentifier(for: last) == "c" && rows.indexPath(for: "c") == last)
    expect(cells.itemIdentifier(for: IndexPath(item: 2, section: 1)) == nil)
    expect(cells.indexPath(for: "d") == nil && cells.snapshot().numberOfItems == 3)
  }

  // MARK: - The device and its services

  @Test func `the device has the idiom of the host in the key window`() {
    let window = UIWindow()
    var notified: [ObjectIdentifier?] = []
    let observer = Observer()
    NotificationCenter.default.addObserver(
      observer,
      forName: UIWindow.didBecomeKeyNotification,
      object: window
    ) { note in notified.append(note.object.map { ObjectIdentifier($0 as AnyObject) }) }
    window.makeKeyAndVisible()
    window.makeKey()
    NotificationCenter.default.removeObserver(observer)
    expectEqual(notified, [ObjectIdentifier(window)])
    expectEqual(UIDevice.current.userInterfaceIdiom, .pad)
    window.host.traitCollection.userInterfaceIdiom = .phone
    expectEqual(UIDevice.current.userInterfaceIdiom, .phone)
  }

  @Test func `the pasteboard holds what is copied last`() {
    let board = UIPasteboard.general
    board.string = "text"
    board.url = URL(string: "https://example.com")
    expect(board.string == nil && board.url != nil)
    board.string = "more"
    expect(board.string == "more" && board.url == nil && board.image == nil)
  }

  @Test func `an action on an icon, a scene and a path hold what they are created with`() {
    let item = UIApplicationShortcutItem(type: "add", localizedTitle: "Add", userInfo: ["id": 1])
    expect(item.type == "add" && item.userInfo?["id"] as? Int == 1)
    let scene = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    expect(scene.name == "Main" && scene.role == .windowApplication)
    expectEqual(
      UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1)
        .bounds.midX,
      2.5
    )
    let task = UIApplication.shared.beginBackgroundTask()
    expect(task != .invalid && task != UIApplication.shared.beginBackgroundTask())
  }

  // MARK: - Animations

  @Test func `a layer holds its animations until they are removed`() {
    let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "position"))
    animation.setValue("slide", forKey: "kind")
    layer.add(animation, forKey: "a")
    layer.add(CAAnimation(), forKey: "b")
    expect(layer.animation(forKey: "a")?.value(forKey: "kind") as? String == "slide")
    layer.removeAnimation(forKey: "a")
    expect(layer.animation(forKey: "a") == nil && layer.animation(forKey: "b") != nil)
    layer.removeAllAnimations()
    expect(layer.animation(forKey: "b") == nil)
  }

  @Test func `an animator runs its closures when it is started`() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      calls.append("animations")
    }
    animator.addCompletion { calls.append("completion \($0)") }
    expectEqual(calls, [])
    animator.startAnimation()
    expectEqual(calls, ["animations", "completion end"])
    calls = []
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
      calls.append("animations")
    } completion: {
      calls.append("completion \($0)")
    }
    expectEqual(calls, ["animations", "completion end"])
  }

  // MARK: - Controllers

  @Test func `the window of the application's delegate is the one that the delegate declares`() {
    final class Delegate: UIApplicationDelegate { var window: UIWindow? = UIWindow() }
    final class Other: UIApplicationDelegate {}
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    if let window = UIApplication.shared.delegate?.window { expect(window === delegate.window) }
    expect(UIApplication.shared.delegate?.window??.isHidden == true)
    expect((UIApplication.shared.delegate as? Delegate)?.window?.isHidden == true)
    delegate.window = nil
    expect(UIApplication.shared.delegate?.window == .some(nil))
    let none: UIWindow? = Other().window
    expect(none == nil)
  }

  @Test func `a controller holds the style of its transition`() {
    let page = Page()
    page.modalTransitionStyle = .crossDissolve
    expectEqual(page.modalTransitionStyle, .crossDissolve)
    expectEqual(Page().modalTransitionStyle, .coverVertical)
  }

  @Test func `a controller does not retain its transitioning delegate`() {
    final class Delegate: UIViewControllerTransitioningDelegate {}
    let page = Page()
    var delegate: Delegate? = Delegate()
    page.transitioningDelegate = delegate
    expect(page.transitioningDelegate === delegate && Page().transitioningDelegate == nil)
    delegate = nil
    expect(page.transitioningDelegate == nil)
  }

  @Test func `a storyboard creates what is registered, and an empty controller otherwise`() {
    UINib.register("page") { Page() }
    UINib.register("Pages") { NavigationController() }
    let storyboard = UIStoryboard(name: "Pages", bundle: nil)
    let page = storyboard.instantiateViewController(withIdentifier: "page")
    expect(page is Page && page.storyboard === storyboard)
    expect(storyboard.instantiateInitialViewController() is NavigationController)
    let other = UIStoryboard(name: "Others", bundle: nil)
    expect(!(other.instantiateViewController(identifier: "other") is Page))
    expect(other.instantiateInitialViewController() == nil)
    expect(Page().storyboard == nil)
  }

  @Test func `a page of a storyboard outlives a weak reference until the end of an event`() async {
    UINib.register("Weak") { Page() }
    weak let page = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Weak")
    expect(page != nil)
    await Task {}.value
    expect(page == nil)
  }

  @Test func `a segue holds its controllers and shows none`() {
    let (list, film) = (Page(), Page())
    let segue = UIStoryboardSegue(identifier: "film", source: list, destination: film)
    segue.perform()
    list.performSegue(withIdentifier: "film", sender: nil)
    expectEqual([segue.source, segue.destination], [list, film])
    expectEqual(segue.identifier, "film")
    expect(list.presentedViewController == nil)
  }

  @Test func `a nib has the objects that are registered`() {
    UINib.register("Card") { [UILabel()] }
    UINib.register("Badge") { UILabel() }
    expect(UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first is UILabel)
    expect(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first is UILabel)
    expect(UINib(nibName: "Other", bundle: nil).instantiate(withOwner: nil).isEmpty)
    expectEqual(Bundle.main.loadNibNamed("Card", owner: nil)?.count, 1)
  }

  @Test func `a split view of UIKit has the columns of TabHost's`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (ViewController(), ViewController())
    split.viewControllers = [primary, secondary]
    expect(split.viewController(for: .secondary) === secondary)
    expectEqual(split.viewControllers, [primary, secondary])
    expect(primary.splitViewController === split)
    split.preferredDisplayMode = .primaryHidden
    expectEqual(split.preferredDisplayMode, .secondaryOnly)
    split.viewControllers = [primary]
    expectEqual(split.viewControllers, [primary])
  }

  @Test func `a controller of pages contains the pages that are set`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (ViewController(), ViewController())
    var calls = 0
    pages.setViewControllers([first], direction: .forward, animated: false) { _ in calls += 1 }
    pages.setViewControllers([second], direction: .forward, animated: true) { _ in calls += 1 }
    expectEqual(pages.children, [second])
    expectEqual(pages.viewControllers, [second])
    expect(first.parent == nil && calls == 2)
  }

  @Test func `the old names of containment are those of today`() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    expect(child.parent === parent)
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    expect(child.parent == nil)
  }

  @Test func `a view has the traits of its controller and observes them`() {
    final class Player: UIView {}
    let player = Player()
    var calls: [SizeClass] = []
    player.registerForTraitChanges([HorizontalSizeClassTrait.self]) { (view: Player, _) in
      calls.append(view.traitCollection.horizontalSizeClass)
    }
    let page = ViewController()
    page.view = player
    let label = UILabel()
    player.addSubview(label)
    let host = TabHostController()
    host.viewControllers = [page]
    host.appear()
    host.traitOverrides.horizontalSizeClass = .compact
    expectEqual(calls, [.compact])
    expectEqual(label.traitCollection.horizontalSizeClass, .compact)
  }

  @Test func `what bars, colors and styles lack in TabHost has a value without an effect`() {
    let host = TabHostController()
    host.tabBar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    host.tabBar.addSubview(UIView())
    expect(host.tabBar.frame == .zero && host.tabBar.subviews.isEmpty)
    expectEqual(Color(named: "ink"), .label)
    expectEqual(ModalPresentationStyle.custom, .formSheet)
    expectEqual(ModalPresentationStyle.overFullScreen, .pageSheet)
    let list = UIScrollView()
    list.topEdgeEffect.style = .hard
    expectEqual(list.topEdgeEffect.style, .hard)
  }

  @Test func `an image of data is equal to one of the same data only`() {
    expect(TabImage(data: Data()) == nil)
    expectEqual(TabImage(data: Data([1, 2])), TabImage(data: Data([1, 2]), scale: 2))
    expect(TabImage(data: Data([1, 2])) != TabImage(data: Data([2, 1])))
    expectEqual(TabImage(data: Data([1]))?.isSymbolImage, false)
  }

  @Test func `pages that are set on screen appear and present`() {
    let (pages, first, second) = (UIPageViewController(), ViewController(), ViewController())
    let window = UIWindow()
    window.rootViewController = pages
    window.makeKeyAndVisible()
    pages.setViewControllers([first], direction: .forward, animated: false)
    first.present(ViewController(), animated: false)
    expect(first.appearanceState == .appeared && pages.presentedViewController != nil)
    pages.dismiss(animated: false)
    pages.setViewControllers([second], direction: .forward, animated: true)
    expect(first.appearanceState == .disappeared && second.appearanceState == .appeared)
  }

  @Test func `a localized text is its default value, or else its key`() {
    expectEqual(String(localized: "tab.me", defaultValue: "Me", comment: "A tab"), "Me")
    expectEqual(String(localized: "tab.home", table: "Main", bundle: .main), "tab.home")
  }

  // MARK: - Windows and responders

  @Test func `a root presents in a hidden window that its view is in`() {
    let (window, root, sheet) = (UIWindow(), ViewController(), ViewController())
    window.rootViewController = root
    window.addSubview(root.view)
    root.present(sheet, animated: false)
    expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
  }

  @Test func `visible windows are those of the application and of their scene`() {
    let scene = UIWindowScene()
    let (first, second) = (UIWindow(windowScene: scene), UIWindow())
    expect(scene.windows.isEmpty)
    first.isHidden = false
    second.makeKeyAndVisible()
    let windows = UIApplication.shared.windows
    expect(windows.contains(first) && windows.contains(second))
    expectEqual(scene.windows, [first])
    expect(scene.keyWindow == nil && UIApplication.shared.keyWindow === second)
    second.isHidden = true
    first.makeKey()
    expect(scene.keyWindow === first && !UIApplication.shared.windows.contains(second))
  }

  @Test func `the chain of responders leads from a view to its page and up to the window`() {
    let (window, page, label) = (UIWindow(), ViewController(), UILabel())
    let stack = NavigationController(rootViewController: page)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    page.view.addSubview(label)
    var chain: [AnyObject] = []
    var responder: (any AnyResponder)? = label.next
    while let next = responder {
      chain.append(next)
      responder = next.next
    }
    let expected: [AnyObject] = [page.view, page, stack, window]
    expect(chain.elementsEqual(expected, by: ===))
    expect((page.view.next as? ViewController) === page)
    let superview: UIResponder? = label.next
    expect(superview === page.view)
  }

  @Test func `the double of a window overrides what shows it`() {
    final class Double: UIWindow {
      var wasShown = false
      override func makeKeyAndVisible() { wasShown = true }
      override var isKeyWindow: Bool { wasShown }
    }
    let window = Double()
    window.makeKeyAndVisible()
    expect(window.isKeyWindow && window.isHidden)
  }

  @Test func `a transition of a layer holds what is set`() {
    let transition = CATransition()
    transition.duration = CATransaction.animationDuration()
    transition.type = .fade
    UIView().layer.add(transition, forKey: kCATransition)
    expectEqual(transition.type, .fade)
  }
}
