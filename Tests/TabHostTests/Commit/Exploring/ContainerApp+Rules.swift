import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Random changes of containers, stacks and hosts, also inside appearance calls.
@MainActor struct ContainerAppTests {
  private nonisolated static let stepsInRun = 24

  @Test(arguments: Soak.seeds(1...60, more: 2_000, eventsPerSeed: Self.stepsInRun))
  func `appearance calls balance, and states agree with what is shown`(seed: UInt64) {
    var explorer = HostExplorer { random in RecordedHost { ContainerApp(random) } }
    explorer.seed = seed
    explorer.weights = [.reentering: 8, .restarting: 1]
    explorer.add("app", weight: 10) { $0 }
    // The app moves the content of a tab to other places, which is reported. The calls are checked
    // below, unless they are endless.
    explorer.invariants.subtract([.visibility, .diagnostics, .content, .appearance])
    var isStopped = false
    explorer.check("appearance calls and states agree") { step in
      if step.command.isEmpty || step.command == "restart" { isStopped = false }
      for case .diagnostic(let diagnostic) in step.calls
      where diagnostic.name == TabHostController.Diagnostic.Rule.selectionLoop.rawValue {
        isStopped = true
      }
      // What is shown after endless changes is not defined.
      return isStopped ? nil : step.host.problem
    }
    explorer.checkRelease { host in
      let nodes = host.nodes.map { node in { [weak node] in node?.name } }
      return { nodes.compactMap { $0() } }
    }
    explorer.check(steps: Self.stepsInRun)
  }
}

/// What is true after each change.
extension ContainerApp {
  var problem: String? {
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
    if let parts = parent as? PartsController { return parts.arrangedChildren.contains(node) }
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
