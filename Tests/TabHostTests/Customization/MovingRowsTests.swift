import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

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
    #expect(move("a", .after, "m") == .performed)
    #expect(move("h", .before, "g") == .performed)
    #expect(fixture.rowText == "b f m a p s h g c1 c2 c3")
    #expect(host.customization.rootOrder == ["b", "f", "m", "a", "p", "s", "h", "g"])
    #expect(fixture.takeCalls() == [])
    #expect(host.tabs.map(\.identifier) == ["a", "b", "f", "m", "p", "s", "g", "h"])
  }

  @Test func `a tab that is moved below a group becomes the last of the tabs`() {
    #expect(move("a", .after, "g") == .performed)
    #expect(fixture.rowText == "b f m p s a g c1 c2 c3")
    #expect(move("g", .before, "b") == .performed)
    #expect(fixture.rowText == "b f m p s a g c1 c2 c3")
  }

  @Test func `rows can be moved only inside their group`() {
    #expect(move("c1", .after, "a") == .refused(.notPermitted))
    #expect(move("a", .after, "c1") == .refused(.notPermitted))
    #expect(move("c1", .after, "c1") == .performed)
    #expect(host.customization.isEmpty)
  }

  @Test func `moving a row must be allowed by the group or the host and by the tab`() {
    fixture.group("g").allowsReordering = false
    #expect(move("c1", .after, "c2") == .refused(.notPermitted))
    host.allowsReordering = false
    #expect(move("a", .after, "b") == .refused(.notPermitted))
    fixture.group("g").allowsReordering = true
    fixture.tab("c1").allowsMoving = false
    #expect(move("c1", .after, "c2") == .refused(.notPermitted))
    #expect(move("c3", .before, "c1") == .performed)
    #expect(fixture.rowText == "a b f m p s g c1 c3 c2")
  }

  @Test func `a tab that cannot be moved keeps its declared place in any order`() {
    fixture.tab("c2").allowsMoving = false
    #expect(move("c3", .before, "c1") == .performed)
    #expect(fixture.rowText == "a b f m p s g c3 c2 c1")
    fixture.group("g").displayOrderIdentifiers = ["c2", "c3", "c1"]
    #expect(fixture.rowText == "a b f m p s g c3 c2 c1")
    fixture.tab("c2").allowsMoving = true
    #expect(fixture.rowText == "a b f m p s g c2 c3 c1")
    fixture.tab("b").allowsMoving = false
    host.displayOrderIdentifiers = ["s", "b"]
    #expect(fixture.rowText == "s b a f m p g c2 c3 c1")
  }

  @Test func `offscreen and hidden rows cannot be moved or be moved to`() {
    fixture.tab("c1").isHidden = true
    #expect(move("c1", .after, "c2") == .refused(.hidden))
    #expect(move("c2", .after, "c1") == .refused(.hidden))
    user.collapse(fixture.group("g"))
    #expect(move("c2", .after, "c3") == .refused(.notOnScreen))
    user.hideSidebar()
    #expect(move("a", .after, "b") == .refused(.notOnScreen))
  }

  @Test func `during editing, rows of hidden tabs can be moved`() {
    fixture.tab("c1").isHidden = true
    user.beginEditing()
    #expect(move("c1", .after, "c2") == .performed)
    #expect(fixture.rowText == "a b f m p s g c2 [c1] c3")
  }

  @Test func `a group shown at the top level cannot be moved from there`() {
    let child = TabGroupItem.of([], "h").with {
      ($0 as? TabGroupItem)?.sidebarAppearance = .rootSection
    }
    fixture.group("g").children.append(child)
    #expect(move("h", .before, "c1") == .refused(.notPermitted))
    #expect(move("c1", .after, "h") == .refused(.notPermitted))
  }

  @Test func `children that are absent for a while return to their positions`() {
    _ = move("c3", .before, "c1")
    let gone = fixture.tab("c1")
    fixture.group("g").children.removeAll { $0 === gone }
    _ = move("c2", .before, "c3")
    #expect(host.customization[group: "g"].tabOrder == ["c2", "c3", "c1"])
    fixture.group("g").children.insert(gone, at: 0)
    #expect(fixture.rowText == "a b f m p s g c2 c3 c1")
  }

  @Test func `new children are added after those that the user has ordered`() {
    _ = move("c3", .before, "c1")
    fixture.group("g").children.insert(.bare("c0"), at: 0)
    #expect(fixture.rowText == "a b f m p s g c3 c1 c2 c0")
  }

  @Test func `expansion changed by the user is stored`() {
    user.collapse(fixture.group("g"))
    #expect(host.customization[group: "g"].isExpanded == false)
    user.tapRow("g")
    #expect(host.customization.isEmpty)
    fixture.group("g").isExpanded = false
    #expect(host.customization.isEmpty)
    user.expand(fixture.group("g"))
    #expect(host.customization[group: "g"].isExpanded == true)
  }

  @Test func `a row that passes only a hidden tab has a destination, because the order changes`() {
    let fixture = HostFixture.editable { $0.tabs[1].isHidden = true }
    let roots = fixture.host.tabs
    let move = UserInteraction.Arrangement.moveRow(roots[0], .before, roots[2])
    #expect(fixture.user.dropDestination(of: move) == move)
    fixture.user.arrange(move)
    #expect(fixture.host.displayOrder[0] === roots[1] && fixture.host.displayOrder[1] === roots[0])
    #expect(fixture.user.dropDestination(of: move) == nil)
  }
}
