import TabHost
import TabHostTesting

/// An app with at most one fault.
@MainActor final class FaultyShop: TabHostController, TabHostControllerDelegate {
  enum Fault: String, CaseIterable {
    case selectsVetoedTab, leaksPage, losesOrder, handlesWrongRow, keepsPlayerOnScreen
  }

  private let fault: Fault?
  private lazy var lists = TabGroupItem(
    title: "Lists",
    identifier: "lists",
    children: ["books", "music", "films"].map { makeList($0) }
  )

  init(_ fault: Fault?, store: any TabCustomizationStore) {
    self.fault = fault
    super.init()
    customizationStore = store
    delegate = self
  }

  /// Returns an explorer of the app, with the rules of the app.
  static func explorer(_ fault: Fault?) -> HostExplorer<FaultyShop> {
    var explorer = HostExplorer {
      let store = InMemoryTabCustomizationStore()
      return RecordedHost { FaultyShop(fault, store: store) }
    }
    explorer.require(Rules.cart) { $0.selectedTab?.identifier != "cart" }
    explorer.check(Rules.swipe) { step in
      let words = step.command.split(separator: " ").map(String.init)
      guard words.first == "swipe", step.calls.contains(.handler("Remove")) else { return nil }
      return step.host.tab(forIdentifier: words[2]).map { "\($0.identifier) is not removed" }
    }
    explorer.changes["restock"] = { host in
      host.tab(forIdentifier: "offers")?.badgeValue = "3"
    }
    return explorer
  }

  enum Rules {
    static let cart = "the cart is never selected"
    static let swipe = "a swipe removes its own row"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    customizationIdentifier = "shop"
    mode = .tabSidebar
    let offers = TabItem(title: "Offers", identifier: "offers") { [fault] _ in
      let page = OfferPage()
      if fault == .leaksPage { page.refresh = { _ = page.title } }
      return page
    }
    let radio = TabItem(title: "Radio", identifier: "radio") { [fault] _ in
      RadioPage(stops: fault != .keepsPlayerOnScreen)
    }
    lists.allowsReordering = true
    let cart = TabItem(title: "Cart", identifier: "cart") { _ in ViewController() }
    tabs =
      [TabItem(title: "Home", identifier: "home") { _ in ViewController() }]
      + [offers, radio, cart, lists]
    if fault == .losesOrder { lists.displayOrderIdentifiers = ["books", "music", "films"] }
  }

  private func makeList(_ name: String) -> TabItem {
    let list = TabItem(title: name, identifier: name) { _ in ViewController() }
    list.allowsHiding = true
    list.trailingSwipeActionsProvider = { [weak self] tab in
      let remove = ContextualAction(style: .destructive, title: "Remove") { _, _, completion in
        self?.remove(tab)
        completion(true)
      }
      return SwipeActionsConfiguration(actions: [remove])
    }
    return list
  }

  private func remove(_ list: TabItem) {
    let wrong = fault == .handlesWrongRow ? lists.children.last : nil
    let removed = wrong ?? list
    lists.children.removeAll { $0 === removed }
  }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    guard tab.identifier == "cart" else { return true }
    if fault == .selectsVetoedTab { host.selectedTab = tab }
    return false
  }
}

private final class OfferPage: ViewController {
  var refresh: (() -> Void)?
}

/// A page that shows and hides its player itself.
private final class RadioPage: ViewController {
  private let player = ViewController()
  private let stops: Bool

  init(stops: Bool) {
    self.stops = stops
    super.init()
    title = "radio"
    player.title = "player"
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(player)
    player.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    player.beginAppearanceTransition(true, animated: animated)
    player.endAppearanceTransition()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard stops else { return }
    player.beginAppearanceTransition(false, animated: animated)
    player.endAppearanceTransition()
  }
}
