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
