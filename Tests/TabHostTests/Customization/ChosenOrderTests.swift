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
    #expect(arranged == tabs.arrangedAroundLocked(by: requested.map(\.identifier)))
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
    #expect(Set(after) == Set(before))
    #expect(after.map { $0 is TabGroupItem } == before.map { $0 is TabGroupItem })
    for (old, new) in zip(before, after) where !old.allowsMoving { #expect(old === new) }
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
      #expect(fixture.user.moveRow(fixture.tab(name), side, fixture.tab(other)) == .performed)
    }
    func calls(_ edit: () -> Void) -> [DelegateCall] {
      fixture.user.beginEditing()
      edit()
      fixture.user.endEditing()
      return fixture.takeCalls().filter { $0 != .willBeginEditing && $0 != .didEndEditing }
    }
    let group = fixture.group("g")
    #expect(calls { move("c2", .after, "c3") } == [.displayOrderDidChangeFor("g")])
    #expect(calls { move("c1", .after, "c6") } == [.displayOrderDidChangeFor("g")])
    #expect(calls { move("c6", .before, "c3") } == [.displayOrderDidChangeFor("g")])
    #expect(group.displayOrder.map(\.identifier) == ["c6", "c3", "c2", "c4", "c5", "c1"])
    #expect(
      calls {
        move("c6", .after, "c5")
        move("c6", .before, "c3")
      } == []
    )
    #expect(
      calls {
        move("c4", .before, "c6")
        group.children.removeAll { $0.identifier == "c4" }
      } == []
    )
    #expect(
      calls {
        move("c5", .before, "c3")
        group.children.insert(.bare("c7"), at: 0)
      } == [.displayOrderDidChangeFor("g")]
    )
  }
}
