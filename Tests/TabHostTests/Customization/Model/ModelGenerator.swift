import TabHost
import TabHostTestSupport

/// Generates random actions, preferring those that are possible.
struct ModelGenerator {
  private var random: SplitMix64
  private let model: ModelHost
  /// Earlier customizations.
  private var older = [TabCustomization()]

  init(seed: UInt64, model: ModelHost) {
    random = SplitMix64(seed: seed &* 31 &+ 7)
    self.model = model
  }

  /// Returns the next action.
  mutating func next(_ customization: TabCustomization) -> ModelAction {
    if random.chance(12), older.last != customization { older.append(customization) }
    if model.session == nil, model.mayBeginEditing, random.chance(5) { return .beginEditing }
    switch random.roll(100) {
    case 0..<52: return userAction()
    case 52..<70: return tabAction()
    case 70..<84: return listAction()
    case 84..<96: return hostAction()
    default:
      return .batch(
        (0...random.roll(4)).map { _ in
          switch random.roll(3) {
          case 0: tabAction()
          case 1: listAction()
          default: actionInBatch()
          }
        }
      )
    }
  }

  // MARK: - The user

  /// Returns the next action of a user who never resets the customization.
  mutating func nextUserAction() -> ModelAction {
    if model.session == nil, model.mayBeginEditing, random.chance(3) { return .beginEditing }
    let action = userAction()
    if case .resetByUser = action { return .endEditing }
    return action
  }

  private mutating func userAction() -> ModelAction {
    switch random.roll(40) {
    case 0: .beginEditing
    case 1: .endEditing
    case 2: random.chance(3) ? .resetByUser : .endEditing
    case 3..<10: .check(seen, random.chance(3))
    case 10..<18: moveRow()
    case 18..<23: .moveItem(seenInBar, side, seenInBar)
    case 23..<29:
      .dragToBar(random.chance(4) ? seenInBar : seen, random.chance(3) ? nil : random.roll(7))
    case 29..<33: .dragOffBar(seenInBar)
    case 33..<36: .expand(group, random.chance(2))
    case 36: .tap(seenInBar)
    case 37: .tap(seen)
    case 38: .tapRow(seen)
    default: .showSidebar(!random.chance(4))
    }
  }

  private mutating func moveRow() -> ModelAction {
    let tab = model.tab(seen)
    let siblings = (tab?.parent?.children ?? model.roots).names
    let other = random.chance(6) ? seen : siblings.randomElement(using: &random) ?? seen
    return .moveRow(tab?.name ?? seen, side, other)
  }

  // MARK: - The app

  private mutating func tabAction() -> ModelAction {
    switch random.roll(14) {
    case 0, 1: .setHidden(anyTab, random.chance(3))
    case 2: .setHiddenByDefault(anyTab, random.chance(2))
    case 3: .setEnabled(anyTab, !random.chance(4))
    case 4, 5: .setPlacement(anyTab, random.pick(TabItem.Placement.allCases))
    case 6: .setAllowsHiding(anyTab, !random.chance(3))
    case 7: .setAllowsMoving(anyTab, !random.chance(3))
    case 8: .setBehavior(anyTab, random.pick(TabCustomizationBehavior.allCases), surface)
    case 9: .setVisibility(anyTab, random.pick(TabVisibility.allCases), surface)
    case 10: .setExpanded(group, !random.chance(3))
    case 11: .setBarPresentation(group, random.pick(TabGroupItem.BarPresentation.allCases))
    case 12: .setAppearance(group, random.pick([.automatic, .automatic, .inline, .rootSection]))
    default: .setAllowsReordering(groupOrHost, !random.chance(4))
    }
  }

  private mutating func listAction() -> ModelAction {
    switch random.roll(10) {
    case 0, 1: return .remove(anyTab)
    case 2..<6: return .add(anyTab, to: groupOrHost, at: random.roll(5))
    case 6, 7:
      let name = groupOrHost
      let list = name.flatMap { model.tab($0)?.children } ?? (name == nil ? model.roots : [])
      return .setChildren(name, list.names.shuffled(using: &random))
    default:
      let name = groupOrHost
      let present = name.map { model.tab($0)?.order ?? [] } ?? model.order
      return .setOrder(name, random.chance(4) ? present : random.chance(4) ? [] : anyOrder())
    }
  }

  private mutating func hostAction() -> ModelAction {
    switch random.roll(20) {
    case 0, 1: .select(random.chance(10) ? nil : anyTab)
    case 2: .setProminent(random.chance(2) ? nil : anyTab)
    case 3:
      random.chance(3)
        ? .setMode(random.pick([.automatic, .tabSidebar, .tabBar])) : .setMode(.tabSidebar)
    case 4: .setSidebarHidden(random.chance(3))
    case 5, 6: .assign(random.pick(older))
    case 7: .assign(anyCustomization())
    case 8: .reset(anyScope())
    case 9: .prune
    case 10: .setCompact(random.chance(3))
    case 11: .setCompact(false)
    case 12: .setPortrait(random.chance(2))
    case 13: .setIdiom(random.pick([.pad, .pad, .pad, .vision, .mac, .phone, .terminal, .tv]))
    case 14: .setIdiom(.pad)
    case 15: random.chance(3) ? .disappear : .appear
    case 16: .appear
    case 17: .restart
    default: .setHidden(anyTab, false)
    }
  }

  /// Returns an action that is valid in a batch: no launch, appearance or disappearance.
  private mutating func actionInBatch() -> ModelAction {
    let action = hostAction()
    return switch action {
    case .appear, .disappear, .restart: .setHidden(anyTab, true)
    default: action
    }
  }

  private mutating func anyScope() -> TabCustomization.Scope {
    switch random.roll(7) {
    case 0: .all
    case 1: .visibility
    case 2: .order
    case 3: .bar
    case 4: .expansion
    case 5: .tab(anyTab)
    default: .group(group)
    }
  }

  // MARK: - Choices

  mutating func anyCustomization() -> TabCustomization {
    var value = TabCustomization()
    for _ in 0..<random.roll(4) {
      value[tab: anyName].sidebarVisibility = random.pick(TabVisibility.allCases)
      value[tab: anyName].tabBarVisibility = random.pick(TabVisibility.allCases)
    }
    for _ in 0..<random.roll(3) {
      let name = random.chance(4) ? anyName : group
      value[group: name].tabOrder = anyOrder()
      value[group: name].isExpanded = random.chance(2)
    }
    if random.chance(2) { value.rootOrder = anyOrder() }
    if random.chance(2) { value.barOrder = anyOrder() }
    return value
  }

  private mutating func anyOrder() -> [String] {
    let names = model.all.names + ModelPlan.foreignNames
    return Array(names.shuffled(using: &random).prefix(random.roll(8)))
  }

  private var side: UserInteraction.Side {
    mutating get { random.chance(2) ? .before : .after }
  }

  private var surface: TabSurface {
    mutating get { random.pick(TabSurface.allCases) }
  }

  private var anyTab: String {
    mutating get { model.all.names.randomElement(using: &random) ?? "" }
  }

  private var anyName: String {
    mutating get { random.chance(6) ? random.pick(ModelPlan.foreignNames) : anyTab }
  }

  /// Usually a tab that has a row.
  private var seen: String {
    mutating get {
      let rows = model.rows.filter { $0.kind != .action }
      return random.chance(6) ? anyTab : rows.randomElement(using: &random)?.name ?? anyTab
    }
  }

  private var seenInBar: String {
    mutating get {
      let bar = model.bar
      let items = bar.fixed + bar.middle + bar.middle + bar.pinned
      return random.chance(8) ? anyTab : items.randomElement(using: &random) ?? anyTab
    }
  }

  private var group: String {
    mutating get { model.all.filter(\.isGroup).randomElement(using: &random)?.name ?? anyTab }
  }

  private var groupOrHost: String? {
    mutating get {
      random.chance(3) ? nil : model.all.filter(\.isGroup).randomElement(using: &random)?.name
    }
  }
}
