import TabHost
import TabHostTestSupport

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
