import TabHost

/// What is true after each change.
extension RandomAppearance {
  var problem: String? {
    // What is shown after endless changes is not defined.
    if isStopped { return nil }
    for node in nodes {
      if let problem = node.problemOfCalls ?? problemOfState(of: node) { return problem }
    }
    for host in hosts {
      if let problem = host.problemOfCalls ?? problemOfContent(in: host) { return problem }
    }
    return nil
  }

  /// A controller is on screen if its container is, and shows it.
  private func problemOfState(of node: any AppearanceNode) -> String? {
    let isShown = isShown(node)
    guard isShown == (node.appearanceState == .appeared) else {
      let place =
        node.parent.map { ($0 as? any AppearanceNode)?.name ?? "a host" } ?? "no container"
      return "\(node.name) in \(place) is \(node.appearanceState), expected \(isShown)"
    }
    guard let parent = node.parent else { return nil }
    return parent.children.filter { $0 === node }.count == 1
      ? nil : "\(node.name) is not among the children of its parent"
  }

  private func isShown(_ node: ViewController) -> Bool {
    guard let parent = node.parent, parent.appearanceState == .appeared else { return false }
    if let host = parent as? TabHostController { return displays(node, host) }
    if let stack = parent as? NavigationController { return stack.topViewController === node }
    return true
  }

  private func displays(_ node: ViewController, _ host: TabHostController) -> Bool {
    let presented = host.presentedControllers
    guard let cover = presented.lastIndex(where: { $0.style == .fullScreen }) else { return true }
    return presented[cover...].contains { $0.viewController === node }
  }

  private func problemOfContent(in host: TabHostController) -> String? {
    guard host.isDisplayed else { return nil }
    let content = host.selectedViewController
    if let content, content.parent !== host {
      return "the content \(content) is in \(content.parent?.description ?? "no container")"
    }
    let accessory = host.isBottomAccessoryHidden ? nil : host.bottomAccessory?.contentView
    let shown = [content, accessory] + host.presentedControllers.map(\.viewController)
    let extra = host.children.first { child in !shown.contains { $0 === child } }
    if let extra { return "the host keeps \((extra as? any AppearanceNode)?.name ?? "a child")" }
    let presented = host.presentedControllers.first { $0.viewController.parent !== host }
    return presented.map { "the presented \($0.viewController) is not in the host" }
  }
}
