import TabHost
import TabHostTestSupport

/// Generates a random tree of declared tabs.
struct ModelPlan {
  /// All names that a tab or an entry can have, including some that no tab has.
  static let names = (0..<25).map { "t\($0)" } + foreignNames
  static let foreignNames = ["x0", "x1", "x2"]

  private var random: SplitMix64
  private let host = ModelHost()
  private var count: Int

  /// Returns a host, which is the same for the same seed.
  static func host(seed: UInt64) -> ModelHost {
    var plan = ModelPlan(seed: seed)
    return plan.make()
  }

  private init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    // Most trees are small, because they are faster and show the same faults.
    let sizes = [3, 4, 5, 5, 6, 6, 7, 8, 10, 25]
    count = sizes.randomElement(using: &random) ?? 3
  }

  private mutating func make() -> ModelHost {
    var groups: [ModelTab] = []
    for index in 0..<count {
      let tab = makeTab("t\(index)", isGroup: random.chance(index == 1 ? 2 : 4))
      host.register(tab)
      // Some tabs are not in the host at first.
      if random.chance(10) {
        continue
      } else if random.chance(2), let group = groups.randomElement(using: &random) {
        group.children.append(tab)
        tab.parent = group
      } else {
        host.roots.append(tab)
        tab.isRoot = true
      }
      if tab.isGroup, depth(of: tab) < 3 { groups.append(tab) }
    }
    host.allowsReordering = random.chance(2)
    host.isDisplayed = true
    host.isPortrait = random.chance(3)
    host.mode = random.chance(3) ? .automatic : .tabSidebar
    host.idiom = random.pick([.pad, .pad, .pad, .pad, .terminal, .mac, .vision, .phone])
    if host.idiom == .phone { host.sidebarPlacement = .sidebar }
    for tab in host.attached { host.enter(tab) }
    return host
  }

  private mutating func makeTab(_ name: String, isGroup: Bool) -> ModelTab {
    let tab = ModelTab(name, isGroup: isGroup)
    tab.allowsHiding = random.chance(2)
    tab.allowsMoving = !random.chance(5)
    tab.isHiddenByDefault = random.chance(8)
    if random.chance(2) {
      tab.explicitPlacement = TabItem.Placement.allCases.randomElement(using: &random) ?? .automatic
    }
    if random.chance(12) { tab.writtenHidden = random.chance(2) }
    if isGroup {
      tab.hasPage = random.chance(2)
      tab.isSidebarDestination = random.chance(5)
      tab.isCollapsedByDefault = random.chance(6)
      tab.actions = random.pick([0, 0, 0, 1, 2])
      tab.allowsReordering = !random.chance(3)
      tab.barPresentation = random.pick([.automatic, .automatic, .singleItem, .inlineChildren])
      tab.appearance = random.pick([.automatic, .automatic, .automatic, .inline, .rootSection])
    }
    return tab
  }

  private func depth(of tab: ModelTab) -> Int { tab.parent.map { depth(of: $0) + 1 } ?? 0 }
}

extension ModelHost {
  /// A description of the tree, with one line per tab, from which it can be rebuilt by hand.
  var outline: String {
    var lines = [
      "host \(idiom) \(mode) \(isPortrait ? "portrait" : "landscape")"
        + (allowsReordering ? " allowsReordering" : "")
    ]
    func add(_ tab: ModelTab, _ depth: Int) {
      lines.append(String(repeating: "  ", count: depth + 1) + tab.words)
      for child in tab.children { add(child, depth + 1) }
    }
    for root in roots { add(root, 0) }
    for tab in all where !tab.isAttached && tab.parent == nil {
      lines.append("  nowhere yet:")
      add(tab, 1)
    }
    return lines.joined(separator: "\n")
  }
}

extension ModelTab {
  fileprivate var words: String {
    let words: [String?] = [
      name, isGroup ? "group" : nil, explicitPlacement == .automatic ? nil : "\(explicitPlacement)",
      allowsHiding ? "allowsHiding" : nil, allowsMoving ? nil : "locked",
      isHiddenByDefault ? "isHiddenByDefault" : nil, writtenHidden.map { "isHidden=\($0)" },
      allowsReordering ? "allowsReordering" : nil, isGroup && hasPage ? "page" : nil,
      isSidebarDestination ? "destination" : nil, isCollapsedByDefault ? "collapsed" : nil,
      barPresentation == .automatic ? nil : "bar \(barPresentation)",
      appearance == .automatic ? nil : "\(appearance)",
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
