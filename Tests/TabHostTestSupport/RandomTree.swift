public import TabHost

/// A host whose tree changes at random, reproducibly for each seed.
@MainActor public final class RandomTree {
  /// The host of the tree.
  public let host = TabHostController()
  /// Every tab that was ever created, whether or not it is in the host.
  public private(set) var all: [TabItem] = []
  /// The description of the last change.
  public private(set) var lastChange = "start"

  private var random: SplitMix64
  private var made = 0
  private let hasContent: Bool

  /// Creates a host with some tabs.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random decisions.
  ///   - withContent: Whether most tabs have content, and some groups manage a stack.
  public init(seed: UInt64, withContent: Bool = false) {
    random = SplitMix64(seed: seed)
    hasContent = withContent
    host.diagnosticHandler = { _ in }
    host.tabs = (0..<4).map { _ in newTab(depth: 2) }
  }

  /// Every group that was ever created, whether or not it is in the host.
  public var groups: [TabGroupItem] { all.compactMap { $0 as? TabGroupItem } }

  /// Performs a random change, or sometimes a batch of three.
  public func step() {
    let number = random.roll(20)
    if number == 0 {
      host.performBatchUpdates {
        var words: [String] = []
        for _ in 0..<3 {
          change(Int.random(in: 1..<20, using: &random))
          words.append(lastChange)
        }
        lastChange = "batch of \(words.joined(separator: ", "))"
      }
    } else {
      change(number)
    }
  }

  // MARK: - Changes

  private func change(_ number: Int) {
    switch number {
    case 1...9: changeStructure(number)
    default: changeState(number)
    }
  }

  private func changeStructure(_ number: Int) {
    switch number {
    case 1: note("shuffle roots") { host.tabs.shuffle(using: &random) }
    case 2: remove(from: \.tabs, of: host, "root")
    case 3: note("shuffle children") { anyGroup?.children.shuffle(using: &random) }
    case 4, 5: if let group = anyGroup { remove(from: \.children, of: group, "child") }
    case 6: insert(anyTab, into: \.tabs, of: host, "roots")
    case 7:
      if let group = anyGroup { insert(anyTab, into: \.children, of: group, "\(group.identifier)") }
    case 8:
      if let group = anyGroup { insert(fresh, into: \.children, of: group, "\(group.identifier)") }
    default: insert(fresh, into: \.tabs, of: host, "roots")
    }
  }

  private func changeState(_ number: Int) {
    let tab = anyTab
    let group = anyGroup ?? TabGroupItem(title: "", identifier: "none")
    switch number {
    case 10, 11:
      note("hide or show \(tab.identifier)") { tab.isHidden = random.pick([true, false, false]) }
    case 12, 13: note("expand or collapse \(group.identifier)") { group.isExpanded.toggle() }
    case 14:
      note("appearance of \(group.identifier)") {
        group.sidebarAppearance = random.pick([.automatic, .automatic, .inline, .rootSection])
      }
    case 15:
      note("actions of \(group.identifier)") {
        let count = Int.random(in: 0...2, using: &random)
        group.sidebarActions = (0..<count).map { Action(title: "A\($0)") { _ in } }
      }
    case 16: note("order of \(group.identifier)") { group.displayOrderIdentifiers = anyOrder }
    case 17: note("order of roots") { host.displayOrderIdentifiers = anyOrder }
    case 18:
      note("bar of \(tab.identifier)") {
        tab.preferredPlacement = random.pick(TabItem.Placement.allCases)
        group.barPresentation = random.pick(TabGroupItem.BarPresentation.allCases)
        tab.isEnabled = random.pick([true, true, false])
      }
    default:
      note("select \(tab.identifier)") {
        if tab.tabHostController === host, isShown(tab), tab.primaryAction == nil {
          host.selectedTab = tab
        }
      }
    }
  }

  private func remove<Owner: AnyObject>(
    from list: ReferenceWritableKeyPath<Owner, [TabItem]>,
    of owner: Owner,
    _ what: String
  ) {
    note("remove \(what)") {
      guard let index = owner[keyPath: list].indices.randomElement(using: &random) else { return }
      owner[keyPath: list].remove(at: index)
    }
  }

  private func insert<Owner: AnyObject>(
    _ tab: TabItem,
    into list: ReferenceWritableKeyPath<Owner, [TabItem]>,
    of owner: Owner,
    _ place: String
  ) {
    note("insert \(tab.identifier) into \(place)") {
      if isRefusedElsewhere(tab, by: owner) { return }
      let index = Int.random(in: 0...owner[keyPath: list].count, using: &random)
      owner[keyPath: list].insert(tab, at: index)
    }
  }

  /// Whether the change is invalid outside a host, which would write a diagnostic to standard
  /// error.
  private func isRefusedElsewhere(_ tab: TabItem, by owner: AnyObject) -> Bool {
    guard let group = owner as? TabGroupItem, group.tabHostController == nil else { return false }
    var above: TabItem? = group
    while let current = above {
      if current === tab { return true }
      above = current.parent
    }
    return tab.parent === group
  }

  // MARK: - Choices

  private var anyTab: TabItem { random.pick(all) }
  private var anyGroup: TabGroupItem? { groups.randomElement(using: &random) }
  private var anyOrder: [String] {
    Array(all.map(\.identifier).shuffled(using: &random).prefix(4))
  }

  /// A new tab, or an existing one once there are 40. Some new tabs have duplicate identifiers.
  private var fresh: TabItem { all.count < 40 ? newTab(depth: 1) : anyTab }

  private func newTab(depth: Int) -> TabItem {
    made += 1
    let isTaken = made % 9 == 0
    let identifier = isTaken ? anyTab.identifier : "t\(made)"
    guard depth > 0, made % 3 != 1 else {
      let tab = TabItem(title: identifier, identifier: identifier, viewProvider: provider)
      all.append(tab)
      return tab
    }
    let children = (0..<Int.random(in: 0...3, using: &random)).map { _ in newTab(depth: depth - 1) }
    let group = TabGroupItem(
      title: identifier,
      identifier: identifier,
      children: children,
      viewProvider: made % 2 == 0 ? provider : nil
    )
    if hasContent, made % 5 == 0 { group.managingNavigationController = NavigationController() }
    all.append(group)
    return group
  }

  private var provider: ((TabItem) -> ViewController)? {
    hasContent ? { _ in ViewController() } : nil
  }

  private func isShown(_ tab: TabItem) -> Bool {
    !tab.isHidden && (tab.parent.map(isShown) ?? true)
  }

  private func note(_ words: String, _ change: () -> Void) {
    lastChange = words
    change()
  }
}
