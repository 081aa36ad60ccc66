import TabHost
import TabHostTestSupport

/// Two hosts with random changes of what is on screen, also inside appearance calls.
///
/// The changes are the same for the same seed.
@MainActor final class RandomAppearance {
  var random: SplitMix64
  let hosts: [RandomHost]
  /// The pages, containers and stacks, in the order in which they were created.
  private(set) var nodes: [any AppearanceNode] = []
  let managed: RandomStack
  let groups: [TabGroupItem]
  var spareTabs: [TabItem] = []

  /// The changes so far, indented by the depth of the callbacks that made them.
  private(set) var log: [String] = []
  /// Whether a diagnostic reported that callbacks keep changing the host.
  private(set) var isStopped = false
  private var depth = 0
  private var remainingChanges = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    managed = RandomStack("m")
    groups = [
      TabGroupItem(title: "g", identifier: "g", children: []),
      TabGroupItem(title: "h", identifier: "h", children: []),
    ]
    hosts = [RandomHost("host 1"), RandomHost("host 2")]
    add(managed)
    groups[0].managingNavigationController = managed
    groups[0].children = [tab("c1"), tab("c2")]
    groups[1].children = [tab("d1"), tab("d2")]
    hosts[0].tabs = [tab("a"), tab("n"), tab("p")] + groups
    hosts[1].tabs = [tab("x"), tab("y")]
    for host in hosts {
      host.world = self
      host.diagnosticHandler = { [weak self] in
        if $0.rule == .selectionLoop { self?.isStopped = true }
      }
    }
    hosts[0].appear()
  }

  /// Makes a change from outside of callbacks.
  func step() {
    remainingChanges = 8
    change()
  }

  /// Occasionally makes a change inside a callback.
  func changeInCallback(_ call: String, of name: String) {
    guard depth > 0, depth < 4, remainingChanges > 0, random.chance(4) else { return }
    remainingChanges -= 1
    note("in \(call) of \(name):")
    change()
  }

  func note(_ line: String) {
    log.append(String(repeating: "  ", count: max(depth - 1, 0)) + line)
  }

  private func change() {
    depth += 1
    act()
    depth -= 1
  }

  // MARK: - Objects

  /// Returns a tab whose content is a page, a container with children, or a stack.
  private func tab(_ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier) { [weak self] _ in
      self?.content(identifier) ?? ViewController()
    }
  }

  private func content(_ name: String) -> ViewController {
    switch random.roll(3) {
    case 0:
      let stack = add(RandomStack("\(name)-stack"))
      stack.viewControllers = [page("\(name)-root")]
      return stack
    case 1:
      let container = page("\(name)-box")
      add(page("\(name)-child"), to: container)
      return container
    default: return page(name)
    }
  }

  /// Returns a new page.
  func page(_ name: String? = nil) -> RandomPage { add(RandomPage(name ?? "p\(nodes.count)")) }

  @discardableResult
  private func add<Node: AppearanceNode>(_ node: Node) -> Node {
    node.world = self
    nodes.append(node)
    return node
  }
}

/// A controller that records its appearance calls, and makes random changes in them.
@MainActor protocol AppearanceNode: ViewController {
  var name: String { get }
  var calls: [AppearanceCall] { get set }
  var world: RandomAppearance? { get set }
}

enum AppearanceCall: String {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

extension AppearanceNode {
  fileprivate func note(_ call: AppearanceCall) {
    calls.append(call)
    world?.note("\(name) \(call)")
    world?.changeInCallback(call.rawValue, of: name)
  }

  /// A call that violates the order, or a state that is not the one after the last call.
  var problemOfCalls: String? {
    var last: AppearanceCall?
    for call in calls {
      let isAllowed =
        switch call {
        case .willAppear: last == nil || last == .didDisappear || last == .willDisappear
        case .isAppearing: last == .willAppear
        case .didAppear: last == .isAppearing
        case .willDisappear: last == .didAppear || last == .willAppear || last == .isAppearing
        case .didDisappear: last == .willDisappear
        }
      guard isAllowed else { return "\(name) gets \(call) after \(last?.rawValue ?? "nothing")" }
      last = call
    }
    switch appearanceState {
    case .appeared where last == .didAppear: return nil
    case .disappeared where last == nil || last == .didDisappear: return nil
    default: return "\(name) is \(appearanceState) after \(last?.rawValue ?? "no call")"
    }
  }
}

/// A page, or a container of pages.
@MainActor final class RandomPage: ViewController, AppearanceNode {
  let name: String
  var calls: [AppearanceCall] = []
  weak var world: RandomAppearance?

  init(_ name: String) {
    self.name = name
    super.init()
    title = name
  }

  override func viewDidLoad() { world?.changeInCallback("load", of: name) }
  override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { note(.isAppearing) }
  override func viewDidLayoutSubviews() { world?.changeInCallback("layout", of: name) }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }
  override func willMove(toParent parent: ViewController?) {
    world?.changeInCallback("willMove", of: name)
  }
  override func didMove(toParent parent: ViewController?) {
    world?.changeInCallback("didMove", of: name)
  }
}

/// A stack that is its own delegate.
@MainActor
final class RandomStack: NavigationController, AppearanceNode,
  NavigationControllerDelegate
{
  let name: String
  var calls: [AppearanceCall] = []
  weak var world: RandomAppearance?

  init(_ name: String) {
    self.name = name
    super.init()
    delegate = self
  }

  override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { note(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }

  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) {
    world?.changeInCallback("willShow", of: name)
  }

  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {
    world?.changeInCallback("didShow", of: name)
  }
}

/// A host that makes random changes in its own appearance calls.
@MainActor final class RandomHost: TabHostController, AppearanceNode {
  let name: String
  var calls: [AppearanceCall] = []
  weak var world: RandomAppearance?

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { note(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }
}
