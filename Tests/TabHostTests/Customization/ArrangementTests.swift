import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

/// Orders chosen by the user.
@MainActor struct ChosenOrderTests {
  @Test(arguments: Soak.seeds(1...20, more: 480))
  func `a requested order of tabs is arranged as by identifiers`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tabs = (0..<12).map { TabItem.bare("\($0)") }
    for tab in tabs { tab.allowsMoving = Int.random(in: 0..<4, using: &random) > 0 }
    let requested = tabs.shuffled(using: &random)
    let arranged = tabs.arrangedAroundLocked(as: requested)
    expectEqual(arranged, tabs.arrangedAroundLocked(by: [Identifier](requested.map(\.identifier))))
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

  @Test func `a row that passes only a hidden tab has a destination, because the order changes`() {
    let fixture = HostFixture.editable { $0.tabs[1].isHidden = true }
    let roots = fixture.host.tabs
    let move = Arrangement.moveRow(roots[0], .before, roots[2])
    expectEqual(fixture.user.dropDestination(of: move), move)
    fixture.user.arrange(move)
    expect(fixture.host.displayOrder[0] === roots[1] && fixture.host.displayOrder[1] === roots[0])
    expect(fixture.user.dropDestination(of: move) == nil)
  }

  @Test(arguments: [-7, Int.min]) func `a position before the bar is its beginning`(position: Int) {
    let fixture = HostFixture.editable()
    fixture.user.beginEditing()
    expectEqual(fixture.user.drag(fixture.tab("c1"), toBarAt: position), .performed)
    expectEqual(fixture.barText, "f | c1 a b m g | p")
  }
}
