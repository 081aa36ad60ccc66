import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Tapping bar buttons.
@MainActor struct BarInteractionTests {
  private let fixture = BarFixture()
  private var user: UserInteraction { fixture.user }
  private var item: NavigationItem { fixture.root.navigationItem }

  @Test func `a tap performs the action with the button as sender and source`() {
    var sender: AnyObject?
    var source: AnyObject?
    let action = Action(title: "x") { action in
      sender = action.sender as AnyObject
      source = action.presentationSourceItem
    }
    let button = BarButtonItem(primaryAction: action)
    item.rightBarButtonItem = button
    expectEqual(user.tapBarButton(button), .performed)
    expect(sender === button && source === button)
  }

  @Test func `a tap is refused where the user can't reach the button`() {
    let button = fixture.button("x")
    expectEqual(user.tapBarButton(button), .refused(.notOnScreen))
    item.rightBarButtonItem = button
    button.isEnabled = false
    expectEqual(user.tapBarButton(button), .refused(.disabled))
    button.isEnabled = true
    button.primaryAction?.attributes = .disabled
    expectEqual(user.tapBarButton(button), .refused(.disabled))
    button.primaryAction?.attributes = []
    button.isHidden = true
    expectEqual(user.tapBarButton(button), .refused(.hidden))
    button.isHidden = false
    fixture.stack.isNavigationBarHidden = true
    expectEqual(user.tapBarButton(button), .refused(.hidden))
    expectEqual(user.openNavigationOverflow(), .refused(.hidden))
    fixture.stack.isNavigationBarHidden = false
    fixture.select("b")
    expectEqual(user.tapBarButton(button), .refused(.notOnScreen))
    fixture.select("a")
    fixture.host.disappear()
    expectEqual(user.tapBarButton(button), .refused(.notOnScreen))
    fixture.host.appear()
    fixture.log.expect([])
    expectEqual(user.tapBarButton(button), .performed)
    fixture.log.expect(["tap x"])
    let empty = BarButtonItem(title: "y")
    item.rightBarButtonItem = empty
    expectEqual(user.tapBarButton(empty), .refused(.notAvailable))
  }

  @Test
  func `a button without an action opens its menu, and its elements have the button as source`() {
    var source: AnyObject?
    let one = Action(title: "One") { source = $0.presentationSourceItem }
    let button = BarButtonItem(title: "x", menu: Menu(children: [one]))
    item.rightBarButtonItem = button
    expectEqual(user.tapBarButton(button), .performed)
    expectEqual(fixture.lines, ["One"])
    expect(fixture.host.openMenu?.barButton === button)
    expectEqual(fixture.host.openMenu?.isNavigationOverflow, false)
    expectEqual(user.performMenuElement(one), .performed)
    expect(source === button)
    expectEqual(fixture.lines, ["no menu"])
    button.primaryAction = Action(title: "x") { _ in }
    expectEqual(user.openMenu(of: button), .performed)
    expectEqual(fixture.lines, ["One"])
  }

  @Test(arguments: ["select", "push", "hide", "remove", "disappear", "disable"])
  func `a menu closes when its button is no longer available`(change: String) {
    let menu = Menu(children: [Action(title: "One") { _ in }])
    let button = BarButtonItem(title: "x", menu: menu)
    item.rightBarButtonItem = button
    user.tapBarButton(button)
    expectEqual(fixture.lines, ["One"])
    switch change {
    case "select": fixture.select("b")
    case "push": _ = fixture.push("Top")
    case "hide": fixture.stack.isNavigationBarHidden = true
    case "remove": item.rightBarButtonItem = nil
    case "disappear": fixture.host.disappear()
    default: button.isEnabled = false
    }
    expectEqual(fixture.lines, ["no menu"])
  }

  @Test func `the representative of a group opens a menu of the buttons of the group`() {
    let (a, b) = (fixture.button("a"), fixture.button("b"))
    b.isEnabled = false
    let representative = BarButtonItem(title: "r")
    item.leadingItemGroups = [
      BarButtonItemGroup(barButtonItems: [a, b], representativeItem: representative)
    ]
    expectEqual(user.tapBarButton(representative), .performed)
    expectEqual(fixture.host.openMenu?.items.count, 2)
    guard case .action(let action)? = fixture.host.openMenu?.items.first else { return }
    expectEqual(user.performMenuElement(action), .performed)
    fixture.log.expect(["tap a"])
  }

  @Test func `the overflow menu has the buttons that don't fit, then the additional items`() {
    expectEqual(user.openNavigationOverflow(), .refused(.notAvailable))
    let (a, b) = (fixture.button("a"), fixture.button("b"))
    let c = BarButtonItem(title: "c", menu: Menu(children: [Action(title: "x") { _ in }]))
    item.rightBarButtonItems = [a, b, c]
    expectEqual(user.openNavigationOverflow(), .refused(.notAvailable))
    item.additionalOverflowItems = .uncached { [log = fixture.log] in
      $0([Action(title: "More") { _ in log.words.append("more") }])
    }
    expectEqual(user.openNavigationOverflow(), .performed)
    expectEqual(fixture.lines, ["More"])
    let overflow = fixture.host.visibleNavigationBar?.fitting(2).overflow ?? []
    expectEqual(user.openNavigationOverflow(overflow + [fixture.button("foreign")]), .performed)
    expectEqual(fixture.host.openMenu?.isNavigationOverflow, true)
    expectEqual(fixture.lines, ["c >", "b", "--", "More"])
    guard case .action(let action)? = fixture.host.openMenu?.items[1] else { return }
    expectEqual(user.performMenuElement(action), .performed)
    fixture.log.expect(["tap b"])
    user.openNavigationOverflow(overflow)
    fixture.select("b")
    expectEqual(fixture.lines, ["no menu"])
  }

  @Test func `a handler can change everything, even its own button and page`() {
    let button = BarButtonItem(title: "x")
    button.primaryAction = Action(title: "x") { [fixture] _ in
      fixture.root.navigationItem.rightBarButtonItem = nil
      fixture.stack.setViewControllers([ViewController()], animated: false)
      fixture.host.tabs = []
    }
    item.rightBarButtonItem = button
    expectEqual(user.tapBarButton(button), .performed)
    expectEqual(fixture.bar, "no bar")
    expectEqual(user.tapBarButton(button), .refused(.notOnScreen))
  }

  @Test func `replaced values are released after the change`() {
    @MainActor final class Watcher {
      let read: @MainActor () -> Void
      init(_ read: @escaping @MainActor () -> Void) { self.read = read }
      isolated deinit { read() }
    }
    let item = item
    var count = 0
    func action() -> Action {
      let watcher = Watcher {
        count += 1
        _ = item.rightBarButtonItems?.map { ($0.title, $0.primaryAction, $0.menu) }
        _ = (item.trailingItemGroups.map(\.barButtonItems), item.additionalOverflowItems)
      }
      return Action(title: "x") { _ in withExtendedLifetime(watcher) {} }
    }
    item.rightBarButtonItem = BarButtonItem(primaryAction: action())
    item.rightBarButtonItem?.primaryAction = action()
    item.rightBarButtonItem?.primaryAction = nil
    item.rightBarButtonItem?.menu = Menu(children: [action()])
    item.rightBarButtonItem?.menu = nil
    item.rightBarButtonItem?.primaryAction = action()
    item.trailingItemGroups[0].barButtonItems = []
    item.trailingItemGroups = [BarButtonItem(primaryAction: action()).creatingFixedGroup()]
    item.trailingItemGroups = []
    expectEqual(count, 5)
  }

  @Test func `a popover from a button points to it, and is dismissed with its page`() {
    let frames = Frames()
    fixture.host.frameProvider = frames
    let button = fixture.button("x")
    item.rightBarButtonItem = button
    expectEqual(button.frame(in: fixture.host), CGRect(x: 7, y: 0, width: 3, height: 1))
    let popover = Popover(content: ViewController(), sourceItem: button)
    fixture.host.present(popover)
    guard case .barButton(let anchor) = popover.anchor else {
      Issue.record("the popover does not point to the button")
      return
    }
    expect(anchor === button)
    fixture.select("b")
    guard case .host = popover.anchor else {
      Issue.record("the popover still points to the button")
      return
    }
    fixture.stack.setViewControllers([ViewController()], animated: false)
    expect(fixture.host.popover == nil)
    expect(fixture.button("y").frame(in: fixture.host) == nil)
  }

  private final class Frames: TabFrameProvider {
    func frame(of tab: TabItem) -> CGRect? { nil }
    func frame(of button: BarButtonItem) -> CGRect? { CGRect(x: 7, y: 0, width: 3, height: 1) }
  }
}

/// Bar buttons of presented controllers.
@MainActor struct PresentedBarTests {
  private let fixture = BarFixture()

  @Test func `the user reaches the bar of a modal controller, and not the one beneath`() {
    let (below, done) = (fixture.button("below"), fixture.button("done"))
    fixture.root.navigationItem.rightBarButtonItem = below
    let page = ViewController()
    page.title = "Sheet"
    page.navigationItem.rightBarButtonItem = done
    let stack = NavigationController(rootViewController: page)
    fixture.root.present(stack, animated: false)
    expectEqual(fixture.host.presentedControllers.last?.navigationBar?.text, "||Sheet||done||")
    expectEqual(fixture.bar, "||Root||below||")
    expectEqual(fixture.user.tapBarButton(done), .performed)
    expectEqual(fixture.user.tapBarButton(below), .refused(.notOnScreen))
    done.menu = Menu(children: [Action(title: "One") { _ in }])
    expectEqual(fixture.user.openMenu(of: done), .performed)
    expectEqual(fixture.lines, ["One"])
    stack.isNavigationBarHidden = true
    expectEqual(fixture.lines, ["no menu"])
    expectEqual(fixture.user.tapBarButton(done), .refused(.hidden))
    let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    page.present(alert, animated: false)
    expectEqual(fixture.user.tapBarButton(below), .refused(.covered))
    expect(fixture.host.presentedControllers.last?.navigationBar == nil)
    fixture.root.dismiss(animated: false)
    expectEqual(fixture.user.tapBarButton(below), .performed)
    fixture.log.expect(["tap done", "tap below"])
  }

  @Test func `the user reaches the bars of a popover and of the content beneath`() {
    let (below, done) = (fixture.button("below"), fixture.button("done"))
    fixture.root.navigationItem.rightBarButtonItem = below
    let page = ViewController()
    page.navigationItem.rightBarButtonItem = done
    let stack = NavigationController(rootViewController: ViewController())
    stack.pushViewController(page, animated: false)
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceItem = below
    fixture.root.present(stack, animated: false)
    expectEqual(fixture.user.tapBarButton(done), .performed)
    expectEqual(fixture.user.tapBarButton(below), .performed)
    expectEqual(fixture.user.goBack(), .performed)
    expectEqual(stack.viewControllers.count, 1)
    expectEqual(fixture.user.tapBarButton(done), .refused(.notOnScreen))
    expectEqual(fixture.user.goBack(), .refused(.atRoot))
    fixture.log.expect(["tap done", "tap below"])
  }

  @Test func `the overflow menu is that of the bar with the given buttons`() {
    let (below, done) = (fixture.button("below"), fixture.button("done"))
    fixture.root.navigationItem.rightBarButtonItem = below
    let page = ViewController()
    page.navigationItem.rightBarButtonItem = done
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceItem = below
    fixture.root.present(page, animated: false)
    expectEqual(fixture.user.openNavigationOverflow([done, below]), .performed)
    expectEqual(fixture.lines, ["done"])
    fixture.user.closeMenu()
    expectEqual(fixture.user.openNavigationOverflow([below]), .performed)
    expectEqual(fixture.lines, ["below"])
    expectEqual(fixture.user.openNavigationOverflow(), .refused(.notAvailable))
  }
}
