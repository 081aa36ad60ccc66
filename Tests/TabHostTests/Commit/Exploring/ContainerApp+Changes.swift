import TabHost
import TabHostTesting

/// The random changes.
extension ContainerApp {
  private var stacks: [ContainerStack] { nodes.compactMap { $0 as? ContainerStack } }
  private var containersOfParts: [ContainerParts] { nodes.compactMap { $0 as? ContainerParts } }
  private var containerPages: [ContainerPage] { nodes.compactMap { $0 as? ContainerPage } }

  private func pickPage() -> ContainerPage {
    let pages = containerPages
    return pages.isEmpty || random.chance(2) ? page() : random.pick(pages)
  }

  /// Makes one change.
  func act(_ random: ExplorerRandom) { change() }

  private func change() {
    let host = random.chance(4) ? other : self
    switch random.roll(16) {
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
    case 13, 14: changeParts()
    default: selectTwice(in: host)
    }
  }

  private func push() {
    let (stack, page) = (random.pick(stacks), pickPage())
    random.note("push \(page.name) onto \(stack.name)")
    stack.pushViewController(page, animated: false)
  }

  private func pop() {
    let stack = random.pick(stacks)
    if random.chance(3) {
      random.note("pop \(stack.name) to its root")
      stack.popToRootViewController(animated: false)
    } else {
      random.note("pop \(stack.name)")
      stack.popViewController(animated: false)
    }
  }

  private func replaceStack() {
    let stack = random.pick(stacks)
    let pages = (0...random.roll(3)).map { _ in pickPage() }
    random.note("\(stack.name) = \(pages.map(\.name))")
    stack.viewControllers = random.chance(2) ? pages : stack.viewControllers.reversed() + pages
  }

  private func changeParts() {
    guard let container = random.element(of: containersOfParts) else { return }
    if let index = random.element(of: Array(container.parts.indices)), random.chance(3) {
      random.note("toggle part \(index) of \(container.name)")
      return container.parts[index].isHidden.toggle()
    }
    let pages: [ViewController] = (0..<random.roll(4)).map { _ in
      random.chance(5) ? random.pick(stacks) : pickPage()
    }
    let kept = container.parts.filter { _ in random.chance(2) }
    random.note("\(kept.count) and \(pages.count) new parts in \(container.name)")
    container.parts = kept + pages.map { .init($0) }
  }

  private func present(in host: ContainerHost) {
    let page = page()
    page.modalPresentationStyle = random.chance(2) ? .fullScreen : .formSheet
    let top = host.presentedControllers.last?.viewController ?? host
    random.note("present \(page.name) \(page.modalPresentationStyle) in \(host.name)")
    top.present(page, animated: false)
  }

  private func dismiss(in host: ContainerHost) {
    let presented = host.presentedControllers.map(\.viewController)
    guard !presented.isEmpty else { return }
    random.note("dismiss in \(host.name)")
    random.pick([host] + presented).dismiss(animated: false)
  }

  private func addChild() {
    let container = random.pick(containerPages)
    let child: any AppearanceNode = random.chance(5) ? random.pick(stacks) : pickPage()
    random.note("add \(child.name) to \(container.name)")
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
    let children = nodes.filter {
      $0.parent is ContainerPage || $0.parent is ContainerStack || $0.parent is ContainerParts
    }
    guard !children.isEmpty else { return }
    let child = random.pick(children)
    random.note("remove \(child.name)")
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  private func select(in host: ContainerHost) {
    let tabs = host.tabs.flatMap { [$0] + (($0 as? TabGroupItem)?.children ?? []) }
    guard !tabs.isEmpty, !random.chance(8) else {
      random.note("select nothing in \(host.name)")
      return host.selectedTab = nil
    }
    let tab = random.pick(tabs)
    random.note("select \(tab.identifier)")
    host.selectedTab = tab
  }

  private func selectTwice(in host: ContainerHost) {
    random.note("batch {")
    host.performBatchUpdates {
      select(in: host)
      change()
    }
    random.note("}")
  }

  private func toggleDisplay(of host: ContainerHost) {
    random.note("\(host.isDisplayed ? "disappear" : "appear") \(host.name)")
    if host.isDisplayed { host.disappear() } else { host.appear() }
  }

  private func changeAccessory(of host: ContainerHost) {
    switch random.roll(3) {
    case 0:
      random.note("toggle the accessory of \(host.name)")
      host.isBottomAccessoryHidden.toggle()
    case 1:
      random.note("no accessory in \(host.name)")
      host.bottomAccessory = nil
    default:
      let page = pickPage()
      random.note("accessory \(page.name) in \(host.name)")
      host.bottomAccessory = TabAccessory(contentView: page)
    }
  }

  private func changeTabs(of host: ContainerHost) {
    if let tab = spareTabs.popLast() {
      random.note("insert \(tab.identifier) in \(host.name)")
      host.tabs.insert(tab, at: random.roll(host.tabs.count + 1))
    } else if host.tabs.count > 1 {
      let tab = random.pick(host.tabs)
      random.note("remove \(tab.identifier)")
      spareTabs.append(tab)
      host.tabs.removeAll { $0 === tab }
    }
  }
}
