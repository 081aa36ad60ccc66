import TabHost
import TabHostTestSupport
import Testing

/// The stored customization and the declared tabs come from different versions of an app.
@MainActor struct CustomizationSkewTests {
  @Test func `applying a stored customization is idempotent and loses none of its entries`() {
    for seed in Soak.seeds(1_000_000..<1_000_050, more: 9_950) {
      var random = StoredCustomization(seed: seed &+ 17)
      let stored = random.next()
      guard let problem = Self.problem(seed: seed, stored) else { continue }
      let tree = ModelPlan.host(seed: seed).outline
      Issue.record("\(Soak.replay(seed))\n\(tree)\nstored \(stored.text)\n-> \(problem)")
      return
    }
  }

  /// Launches with a stored customization, assigns it again, performs actions of the user and
  /// launches again.
  ///
  /// - Returns: The first problem, or `nil`.
  private static func problem(seed: UInt64, _ stored: TabCustomization) -> String? {
    let comparison = ModelComparison(seed: seed, stored: stored)
    if let problem = comparison.difference() ?? comparison.problemOfOrders() { return problem }
    comparison.host.customization = stored
    if let problem = comparison.difference() { return "applied twice: \(problem)" }
    comparison.restart()
    if let problem = comparison.difference() { return "launched again: \(problem)" }
    var generator = ModelGenerator(seed: seed, model: comparison.model)
    var actions: [ModelAction] = []
    for _ in 0..<4 {
      let action = generator.nextUserAction()
      actions.append(action)
      guard let problem = comparison.step(action) else { continue }
      return "\(actions.map(\.description).joined(separator: "\n")): \(problem)"
    }
    if let problem = comparison.problemOfOrders() { return "\(actions): \(problem)" }
    if let problem = comparison.step(.restart) { return "\(actions), launched again: \(problem)" }
    let kept = comparison.store.load(identifier: ModelComparison.identifier) ?? TabCustomization()
    let lost = stored.lost(in: kept, present: Set(comparison.model.attached.names))
    return lost.isEmpty ? nil : "\(actions): lost \(lost)"
  }
}

extension ModelComparison {
  /// Checks that the orders of the host are complete and that tabs that cannot move are in their
  /// declared place.
  ///
  /// - Returns: The first problem, or `nil`.
  func problemOfOrders() -> String? {
    let roots = host.tabs
    let (groups, others) = (
      roots.filter { $0 is TabGroupItem }, roots.filter { !($0 is TabGroupItem) }
    )
    if let problem = problem(host.displayOrder, others + groups) { return "roots: \(problem)" }
    for case let group as TabGroupItem in tabs.values {
      if let problem = problem(group.displayOrder, group.children) {
        return "children of \(group.identifier): \(problem)"
      }
    }
    guard model.barHasRegions else { return nil }
    for region in [host.bar.fixed, host.bar.pinned] {
      let declared = declaredOrder.filter { tab in region.contains { $0 === tab } }
      // Inline children have their own order in the place of their group.
      let isSplit = tabs.values.contains {
        ($0 as? TabGroupItem)?.barPresentation == .inlineChildren
      }
      if !isSplit, !region.elementsEqual(declared, by: ===) { return "fixed or pinned ones moved" }
    }
    return nil
  }

  private func problem(_ order: [TabItem], _ declared: [TabItem]) -> String? {
    guard order.count == declared.count, Set(order) == Set(declared) else {
      return "\(order.map(\.identifier)) is no order of \(declared.map(\.identifier))"
    }
    for (tab, other) in zip(order, declared) where !other.allowsMoving && tab !== other {
      return "\(other.identifier) has moved"
    }
    return nil
  }

  private var declaredOrder: [TabItem] {
    var order: [TabItem] = []
    func visit(_ tab: TabItem) {
      order.append(tab)
      for child in (tab as? TabGroupItem)?.children ?? [] { visit(child) }
    }
    host.tabs.forEach(visit)
    return order
  }
}

/// Generates customizations that another version of an app could have stored, with entries for
/// present and for absent tabs.
struct StoredCustomization {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> TabCustomization {
    var value = TabCustomization()
    for _ in 0..<random.roll(6) {
      let name = anyName
      value[tab: name].sidebarVisibility = anyVisibility
      value[tab: name].tabBarVisibility = anyVisibility
    }
    for _ in 0..<random.roll(6) {
      let name = anyName
      if random.roll(4) > 0 { value[group: name].tabOrder = anyOrder }
      if random.chance(2) { value[group: name].isExpanded = random.chance(2) }
    }
    if random.chance(2) { value.rootOrder = anyOrder }
    if random.chance(2) { value.barOrder = anyOrder }
    return value
  }

  private var anyVisibility: TabVisibility {
    mutating get { random.pick(TabVisibility.allCases) }
  }

  /// Prefers names that small trees have, and sometimes returns one that no tab has.
  private var anyName: String {
    mutating get {
      random.chance(8)
        ? random.pick(ModelPlan.foreignNames)
        : ModelPlan.names[min(random.roll(25), random.roll(25))]
    }
  }

  /// An order in which names can occur twice.
  private var anyOrder: [String] {
    mutating get { (0..<random.roll(9)).map { _ in anyName } }
  }
}

extension TabCustomization {
  /// Returns the entries for absent tabs that this customization has and another one lacks.
  ///
  /// - Parameter present: The names of the tabs that are present.
  func lost(in other: TabCustomization, present: Set<String>) -> [String] {
    var lost: [String] = []
    for name in ModelPlan.names {
      if !present.contains(name), self[tab: name] != other[tab: name] { lost.append("tab \(name)") }
      if !present.contains(name), self[group: name] != other[group: name] {
        lost.append("group \(name)")
      }
      lost += Self.lost(self[group: name].tabOrder, other[group: name].tabOrder, present)
    }
    return lost + Self.lost(rootOrder, other.rootOrder, present)
      + Self.lost(barOrder, other.barOrder, present)
  }

  private static func lost(
    _ order: [String]?,
    _ other: [String]?,
    _ present: Set<String>
  ) -> [String] {
    guard let order else { return [] }
    return Set(order).subtracting(present).subtracting(other ?? []).map { "\($0) in an order" }
  }
}
