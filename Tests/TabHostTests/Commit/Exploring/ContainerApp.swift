import TabHost
import TabHostTesting

/// An app of two hosts that changes what is on screen at random, also inside appearance calls.
@MainActor final class ContainerApp: ContainerHost, ExplorerActor {
  let random: ExplorerRandom
  let other = ContainerHost("host 2")
  /// The pages, containers and stacks, in the order in which they were created.
  private(set) var nodes: [any AppearanceNode] = []
  let managed = ContainerStack("m")
  let groups = [
    TabGroupItem(title: "g", identifier: "g", children: []),
    TabGroupItem(title: "h", identifier: "h", children: []),
  ]
  var spareTabs: [TabItem] = []

  var hosts: [ContainerHost] { [self, other] }

  init(_ random: ExplorerRandom) {
    self.random = random
    super.init("host 1")
    // The explorer records those of this host once it is launched.
    for host in hosts { host.diagnosticHandler = { _ in } }
    add(managed)
    groups[0].managingNavigationController = managed
    groups[0].children = [tab("c1"), tab("c2")]
    groups[1].children = [tab("d1"), tab("d2")]
    tabs = [tab("a"), tab("n"), tab("p")] + groups
    other.tabs = [tab("x"), tab("y")]
    for host in hosts { host.app = self }
  }

  // MARK: - Objects

  /// Returns a tab whose content is a page, a container with children, or a stack.
  private func tab(_ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier) { [weak self] _ in
      self?.content(identifier) ?? ViewController()
    }
  }

  private func content(_ name: String) -> ViewController {
    switch random.roll(4) {
    case 0:
      let parts = add(ContainerParts("\(name)-parts"))
      parts.parts = (0..<2).map { .init(page("\(name)-part\($0)")) }
      return parts
    case 1:
      let stack = add(ContainerStack("\(name)-stack"))
      stack.viewControllers = [page("\(name)-root")]
      return stack
    case 2:
      let container = page("\(name)-box")
      add(page("\(name)-child"), to: container)
      return container
    default: return page(name)
    }
  }

  /// Returns a new page.
  func page(_ name: String? = nil) -> ContainerPage {
    add(ContainerPage(name ?? "p\(nodes.count)"))
  }

  @discardableResult
  private func add<Node: AppearanceNode>(_ node: Node) -> Node {
    node.app = self
    nodes.append(node)
    return node
  }
}

/// A controller that records its appearance calls, and makes random changes in them.
@MainActor protocol AppearanceNode: ViewController {
  var name: String { get }
  var calls: [AppearanceCall] { get set }
  var app: ContainerApp? { get set }
}

enum AppearanceCall: String {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

extension AppearanceNode {
  fileprivate func note(_ call: AppearanceCall) {
    calls.append(call)
    app?.random.callback("\(call) of \(name)")
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
@MainActor final class ContainerPage: ViewController, AppearanceNode {
  let name: String
  var calls: [AppearanceCall] = []
  weak var app: ContainerApp?

  init(_ name: String) {
    self.name = name
    super.init()
    title = name
  }

  override func viewDidLoad() { app?.random.callback("load of \(name)") }
  override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { note(.isAppearing) }
  override func viewDidLayoutSubviews() { app?.random.callback("layout of \(name)") }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }
  override func willMove(toParent parent: ViewController?) {
    app?.random.callback("willMove of \(name)")
  }
  override func didMove(toParent parent: ViewController?) {
    app?.random.callback("didMove of \(name)")
  }
}

/// A container that shows its children one above the other.
@MainActor final class ContainerParts: PartsController, AppearanceNode {
  let name: String
  var calls: [AppearanceCall] = []
  weak var app: ContainerApp?

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

/// A stack that is its own delegate.
@MainActor
final class ContainerStack: NavigationController, AppearanceNode,
  NavigationControllerDelegate
{
  let name: String
  var calls: [AppearanceCall] = []
  weak var app: ContainerApp?

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
    app?.random.callback("willShow of \(name)")
  }

  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {
    app?.random.callback("didShow of \(name)")
  }
}

/// A host that makes random changes in its own appearance calls.
@MainActor class ContainerHost: TabHostController, AppearanceNode {
  let name: String
  var calls: [AppearanceCall] = []
  weak var app: ContainerApp?

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
