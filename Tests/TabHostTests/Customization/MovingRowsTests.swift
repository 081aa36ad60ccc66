import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

@MainActor struct MovingRowsTests {
  private let fixture = HostFixture.editable()
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }

  private func move(
    _ tab: String,
    _ side: UserInteraction.Side,
    _ other: String
  ) -> UserInteraction.Outcome {
    user.moveRow(fixture.tab(tab), side, fixture.tab(other))
  }

  @Test func `root tabs and root groups are moved among themselves, without a call`() {
    host.tabs.append(TabGroupItem.of([], "h"))
    expectEqual(move("a", .after, "m"), .performed)
    expectEqual(move("h", .before, "g"), .performed)
    expectEqual(fixture.rowText, "b f m a p s h g c1 c2 c3")
    expectEqual(host.customization.rootOrder, ["b", "f", "m", "a", "p", "s", "h", "g"])
    fixture.expectCalls([])
    expectEqual(host.tabs.map(\.identifier), ["a", "b", "f", "m", "p", "s", "g", "h"])
  }

  @Test func `a tab that is moved below a group becomes the last of the tabs`() {
    expectEqual(move("a", .after, "g"), .performed)
    expectEqual(fixture.rowText, "b f m p s a g c1 c2 c3")
    expectEqual(move("g", .before, "b"), .performed)
    expectEqual(fixture.rowText, "b f m p s a g c1 c2 c3")
  }

  @Test func `rows can be moved only inside their group`() {
    expectEqual(move("c1", .after, "a"), .refused(.notPermitted))
    expectEqual(move("a", .after, "c1"), .refused(.notPermitted))
    expectEqual(move("c1", .after, "c1"), .performed)
    expect(host.customization.isEmpty)
  }

  @Test func `moving a row must be allowed by the group or the host and by the tab`() {
    fixture.group("g").allowsReordering = false
    expectEqual(move("c1", .after, "c2"), .refused(.notPermitted))
    host.allowsReordering = false
    expectEqual(move("a", .after, "b"), .refused(.notPermitted))
    fixture.group("g").allowsReordering = true
    fixture.tab("c1").allowsMoving = false
    expectEqual(move("c1", .after, "c2"), .refused(.notPermitted))
    expectEqual(move("c3", .before, "c1"), .performed)
    expectEqual(fixture.rowText, "a b f m p s g c1 c3 c2")
  }

  @Test func `a tab that cannot be moved keeps its declared place in any order`() {
    fixture.tab("c2").allowsMoving = false
    expectEqual(move("c3", .before, "c1"), .performed)
    expectEqual(fixture.rowText, "a b f m p s g c3 c2 c1")
    fixture.group("g").displayOrderIdentifiers = ["c2", "c3", "c1"]
    expectEqual(fixture.rowText, "a b f m p s g c3 c2 c1")
    fixture.tab("c2").allowsMoving = true
    expectEqual(fixture.rowText, "a b f m p s g c2 c3 c1")
    fixture.tab("b").allowsMoving = false
    host.displayOrderIdentifiers = ["s", "b"]
    expectEqual(fixture.rowText, "s b a f m p g c2 c3 c1")
  }

  @Test func `foreign, offscreen and hidden rows cannot be moved or be moved to`() {
    expectEqual(user.moveRow(.bare("x"), .after, fixture.tab("c2")), .refused(.notOnScreen))
    fixture.tab("c1").isHidden = true
    expectEqual(move("c1", .after, "c2"), .refused(.hidden))
    expectEqual(move("c2", .after, "c1"), .refused(.hidden))
    user.collapse(fixture.group("g"))
    expectEqual(move("c2", .after, "c3"), .refused(.notOnScreen))
    user.hideSidebar()
    expectEqual(move("a", .after, "b"), .refused(.notOnScreen))
  }

  @Test func `during editing, rows of hidden tabs can be moved`() {
    fixture.tab("c1").isHidden = true
    user.beginEditing()
    expectEqual(move("c1", .after, "c2"), .performed)
    expectEqual(fixture.rowText, "a b f m p s g c2 [c1] c3")
  }

  @Test func `a group shown at the top level cannot be moved from there`() {
    let child = TabGroupItem.of([], "h").with {
      ($0 as? TabGroupItem)?.sidebarAppearance = .rootSection
    }
    fixture.group("g").children.append(child)
    expectEqual(move("h", .before, "c1"), .refused(.notPermitted))
    expectEqual(move("c1", .after, "h"), .refused(.notPermitted))
  }

  @Test func `children that are absent for a while return to their positions`() {
    _ = move("c3", .before, "c1")
    let gone = fixture.tab("c1")
    fixture.group("g").children.removeAll { $0 === gone }
    _ = move("c2", .before, "c3")
    expectEqual(host.customization[group: "g"].tabOrder, ["c2", "c3", "c1"])
    fixture.group("g").children.insert(gone, at: 0)
    expectEqual(fixture.rowText, "a b f m p s g c2 c3 c1")
  }

  @Test func `new children are added after those that the user has ordered`() {
    _ = move("c3", .before, "c1")
    fixture.group("g").children.insert(.bare("c0"), at: 0)
    expectEqual(fixture.rowText, "a b f m p s g c3 c1 c2 c0")
  }

  @Test func `expansion changed by the user is stored`() {
    user.collapse(fixture.group("g"))
    expectEqual(host.customization[group: "g"].isExpanded, false)
    user.tapRow("g")
    expect(host.customization.isEmpty)
    fixture.group("g").isExpanded = false
    expect(host.customization.isEmpty)
    user.expand(fixture.group("g"))
    expectEqual(host.customization[group: "g"].isExpanded, true)
  }

  @Test func `a row that passes only a hidden tab has a destination, because the order changes`() {
    let fixture = HostFixture.editable { $0.tabs[1].isHidden = true }
    let roots = fixture.host.tabs
    let move = UserInteraction.Arrangement.moveRow(roots[0], .before, roots[2])
    expectEqual(fixture.user.dropDestination(of: move), move)
    fixture.user.arrange(move)
    expect(fixture.host.displayOrder[0] === roots[1] && fixture.host.displayOrder[1] === roots[0])
    expect(fixture.user.dropDestination(of: move) == nil)
  }
}

/// Orders chosen by the user.
@MainActor struct ChosenOrderTests {
  @Test(arguments: Soak.seeds(1...20, more: 480))
  func `a requested order of tabs is arranged as by identifiers`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tabs = (0..<12).map { TabItem.bare("\($0)") }
    for tab in tabs { tab.allowsMoving = Int.random(in: 0..<4, using: &random) > 0 }
    let requested = tabs.shuffled(using: &random)
    let arranged = tabs.arrangedAroundLocked(as: requested)
    expectEqual(arranged, tabs.arrangedAroundLocked(by: requested.map(\.identifier)))
  }

  @Test(arguments: Soak.seeds(1...20, more: 480))
  func `a move among root tabs keeps tabs before groups, and tabs that may not be moved in place`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let host = TabHostController()
    host.tabs = (0..<12).map { index in
      let isGroup = Bool.random(using: &random)
      let tab = isGroup ? TabGroupItem.of([], "\(index)") : TabItem.bare("\(index)")
      tab.allowsMoving = Int.random(in: 0..<4, using: &random) > 0
      return tab
    }
    let before = host.displayOrder
    let (tab, other) = (before.shuffled(using: &random)[0], before.shuffled(using: &random)[1])
    guard let after = host.rootList.displayOrder(moving: tab, .after, other) else { return }
    expectEqual(Set(after), Set(before))
    expectEqual(after.map { $0 is TabGroupItem }, before.map { $0 is TabGroupItem })
    for (old, new) in zip(before, after) where !old.allowsMoving { expect(old === new) }
  }

  /// The delegate is notified only of a changed order of the tabs that remain.
  @Test func `a group counts as reordered only if its remaining children are reordered`()
    throws
  {
    let fixture = HostFixture.editable { host in
      let group = host.tab(forIdentifier: "g") as? TabGroupItem
      group?.children += ["c4", "c5", "c6"].map(TabItem.bare)
    }
    func move(_ name: String, _ side: UserInteraction.Side, _ other: String) {
      expectEqual(fixture.user.moveRow(fixture.tab(name), side, fixture.tab(other)), .performed)
    }
    func calls(_ edit: () -> Void) -> [DelegateCall] {
      fixture.user.beginEditing()
      edit()
      fixture.user.endEditing()
      return fixture.takeCalls().filter { $0 != .willBeginEditing && $0 != .didEndEditing }
    }
    let group = fixture.group("g")
    expectEqual(calls { move("c2", .after, "c3") }, [.displayOrderDidChangeFor("g")])
    expectEqual(calls { move("c1", .after, "c6") }, [.displayOrderDidChangeFor("g")])
    expectEqual(calls { move("c6", .before, "c3") }, [.displayOrderDidChangeFor("g")])
    expectEqual(group.displayOrder.map(\.identifier), ["c6", "c3", "c2", "c4", "c5", "c1"])
    expectEqual(
      calls {
        move("c6", .after, "c5")
        move("c6", .before, "c3")
      },
      []
    )
    expectEqual(
      calls {
        move("c4", .before, "c6")
        group.children.removeAll { $0.identifier == "c4" }
      },
      []
    )
    expectEqual(
      calls {
        move("c5", .before, "c3")
        group.children.insert(.bare("c7"), at: 0)
      },
      [.displayOrderDidChangeFor("g")]
    )
  }
}

/// Checking arrangements in advance.
@MainActor struct ArrangementTests {
  private typealias Arrangement = UserInteraction.Arrangement

  private static let names = ["a", "b", "f", "m", "p", "s", "g", "c1", "c2", "c3"]

  private static func fixture(
    isEditing: Bool,
    locked: [String] = [],
    hidden: [String] = []
  ) -> HostFixture {
    let fixture = HostFixture.editable()
    for name in hidden { fixture.tab(name).isHidden = true }
    for name in locked { fixture.tab(name).allowsMoving = false }
    if isEditing {
      fixture.user.beginEditing()
      fixture.user.drag(fixture.tab("c1"))
    }
    _ = fixture.takeCalls()
    return fixture
  }

  /// All arrangements of the named tabs, created for the tabs of a given fixture.
  private static let everything: [@MainActor (HostFixture) -> Arrangement] = {
    var all: [@MainActor (HostFixture) -> Arrangement] = []
    for name in names {
      for other in names {
        for side in [UserInteraction.Side.before, .after] {
          all.append { .moveRow($0.tab(name), side, $0.tab(other)) }
          all.append { .moveItem($0.tab(name), side, $0.tab(other)) }
        }
      }
      for position in [nil, -3, 99, 0, 1, 2, 3, 4, 5, 6, 7] as [Int?] {
        all.append { .dragToBar($0.tab(name), at: position) }
      }
      all.append { .dragOffBar($0.tab(name)) }
    }
    return all
  }()

  /// The rows, the bar, and the orders, which hidden tabs are part of.
  private static func text(_ fixture: HostFixture) -> String {
    let group = fixture.group("g").displayOrder
    return [fixture.host.bar.items, fixture.host.displayOrder, group].reduce(fixture.rowText) {
      "\($0) | \($1.map(\.identifier).joined(separator: " "))"
    }
  }

  @Test(arguments: [
    (true, [], []), (true, ["c2", "a"], ["b"]), (false, [], ["b", "c2"]),
  ])
  func `refusals and drop destinations predict the outcome without calling delegates`(
    isEditing: Bool,
    locked: [String],
    hidden: [String]
  ) {
    for (index, make) in Soak.part(60, of: Array(Self.everything.enumerated())) {
      let fixture = Self.fixture(isEditing: isEditing, locked: locked, hidden: hidden)
      let arrangement = make(fixture)
      let before = Self.text(fixture)
      let refusal = fixture.user.refusal(of: arrangement)
      let landing = fixture.user.dropDestination(of: arrangement)
      fixture.expectCalls([])
      expectEqual(Self.text(fixture), before)
      let outcome = fixture.user.arrange(arrangement)
      expectEqual(outcome, refusal.map { .refused($0) } ?? .performed, "\(index)")
      expectEqual((landing != nil), (Self.text(fixture) != before), "\(index)")
      if let landing { expectArrangement(landing, in: fixture) }
    }
  }

  /// Expects the tab to be where the drop destination says.
  private func expectArrangement(_ landing: Arrangement, in fixture: HostFixture) {
    switch landing {
    case .moveRow(let tab, let side, let other):
      let order = tab.parent?.displayOrder ?? fixture.host.displayOrder
      let siblings = order.filter { fixture.host.sidebar.rows.firstIndex(of: $0) != nil }
      let index = siblings.firstIndex { $0 === tab } ?? -9
      let adjacentIndex = siblings.firstIndex { $0 === other } ?? -9
      expectEqual(adjacentIndex, (side == .before ? index + 1 : index - 1))
    case .dragToBar(let tab, let position):
      expectEqual(fixture.host.bar.items.firstIndex { $0 === tab }, position)
    case .dragOffBar(let tab): expect(!fixture.host.bar.contains(tab))
    case .moveItem: Issue.record("an item lands at a position")
    }
  }

  @Test func `moving a row beside itself is checked for permission and has no drop destination`() {
    let fixture = Self.fixture(isEditing: false, locked: ["c2"])
    let (free, locked) = (fixture.tab("c1"), fixture.tab("c2"))
    expect(fixture.user.refusal(of: .moveRow(free, .before, free)) == nil)
    expect(fixture.user.dropDestination(of: .moveRow(free, .before, free)) == nil)
    expectEqual(fixture.user.refusal(of: .moveRow(locked, .before, locked)), .notPermitted)
    expect(Arrangement.dragToBar(free, at: 1).tab === free)
  }
}
