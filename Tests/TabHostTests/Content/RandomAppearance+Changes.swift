import TabHost
import TabHostTestSupport

/// The random changes.
extension RandomAppearance {
  private var stacks: [RandomStack] { nodes.compactMap { $0 as? RandomStack } }
  private var pages: [RandomPage] { nodes.compactMap { $0 as? RandomPage } }

  private func pickPage() -> RandomPage {
    let pages = pages
    return pages.isEmpty || random.chance(2) ? page() : random.pick(pages)
  }

  /// Makes one change.
  func act() {
    let host = random.chance(4) ? hosts[1] : hosts[0]
    switch random.roll(14) {
    case 0: push()
    case 1, 2: pop()
    case 3: replaceStack()
    case 4: present(in: host)
    case 5: dismiss(in: host)
    case 6, 7: addChild()
    case 8: removeChild()
    case 9: select(in: host)
    case 10: toggleDisplay(of: host)
    case 11: changeAccessory(of: host)
    case 12: changeTabs(of: host)
    default: selectTwice(in: host)
    }
  }

  private func push() {
    let (stack, page) = (random.pick(stacks), pickPage())
    note("push \(page.name) onto \(stack.name)")
    stack.pushViewController(page, animated: false)
  }

  private func pop() {
    let stack = random.pick(stacks)
    if random.chance(3) {
      note("pop \(stack.name) to its root")
      stack.popToRootViewController(animated: false)
    } else {
      note("pop \(stack.name)")
      stack.popViewController(animated: false)
    }
  }

  private func replaceStack() {
    let stack = random.pick(stacks)
    let pages = (0...random.roll(3)).map { _ in pickPage() }
    note("\(stack.name) = \(pages.map(\.name))")
    stack.viewControllers = random.chance(2) ? pages : stack.viewControllers.reversed() + pages
  }

  private func present(in host: RandomHost) {
    let page = page()
    page.modalPresentationStyle = random.chance(2) ? .fullScreen : .formSheet
    let top = host.presentedControllers.last?.viewController ?? host
    note("present \(page.name) \(page.modalPresentationStyle) in \(host.name)")
    top.present(page, animated: false)
  }

  private func dismiss(in host: RandomHost) {
    let presented = host.presentedControllers.map(\.viewController)
    guard !presented.isEmpty else { return }
    note("dismiss in \(host.name)")
    random.pick([host] + presented).dismiss(animated: false)
  }

  private func addChild() {
    let container = random.pick(pages)
    let child: any AppearanceNode = random.chance(5) ? random.pick(stacks) : pickPage()
    note("add \(child.name) to \(container.name)")
    add(child, to: container)
  }

  /// Adds a child to a container, as an app does.
  func add(_ child: ViewController, to container: ViewController) {
    container.addChild(child)
    guard child.parent === container else { return }
    child.didMove(toParent: container)
    // The app shows a child of a container that is on screen already.
    child.loadViewIfNeeded()
    guard child.parent === container, container.appearanceState == .appeared else { return }
    if child.beginAppearanceTransition(true, animated: false) { child.endAppearanceTransition() }
  }

  private func removeChild() {
    let children = nodes.filter { $0.parent is RandomPage || $0.parent is RandomStack }
    guard !children.isEmpty else { return }
    let child = random.pick(children)
    note("remove \(child.name)")
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  private func select(in host: RandomHost) {
    let tabs = host.tabs.flatMap { [$0] + (($0 as? TabGroupItem)?.children ?? []) }
    guard !tabs.isEmpty, !random.chance(8) else {
      note("select nothing in \(host.name)")
      return host.selectedTab = nil
    }
    let tab = random.pick(tabs)
    note("select \(tab.identifier)")
    host.selectedTab = tab
  }

  private func selectTwice(in host: RandomHost) {
    note("batch {")
    host.performBatchUpdates {
      select(in: host)
      act()
    }
    note("}")
  }

  private func toggleDisplay(of host: RandomHost) {
    note("\(host.isDisplayed ? "disappear" : "appear") \(host.name)")
    if host.isDisplayed { host.disappear() } else { host.appear() }
  }

  private func changeAccessory(of host: RandomHost) {
    switch random.roll(3) {
    case 0:
      note("toggle the accessory of \(host.name)")
      host.isBottomAccessoryHidden.toggle()
    case 1:
      note("no accessory in \(host.name)")
      host.bottomAccessory = nil
    default:
      let page = pickPage()
      note("accessory \(page.name) in \(host.name)")
      host.bottomAccessory = TabAccessory(contentView: page)
    }
  }

  private func changeTabs(of host: RandomHost) {
    if let tab = spareTabs.popLast() {
      note("insert \(tab.identifier) in \(host.name)")
      host.tabs.insert(tab, at: random.roll(host.tabs.count + 1))
    } else if host.tabs.count > 1 {
      let tab = random.pick(host.tabs)
      note("remove \(tab.identifier)")
      spareTabs.append(tab)
      host.tabs.removeAll { $0 === tab }
    }
  }
}
