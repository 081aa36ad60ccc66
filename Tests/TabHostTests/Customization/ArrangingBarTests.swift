import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct ArrangingBarTests {
  private let fixture = HostFixture.editable()
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }
  private var order: [String]? { host.customization.barOrder }

  init() {
    user.beginEditing()
  }

  struct Placed: Sendable, CustomTestStringConvertible {
    let placement: TabItem.Placement
    let isIn: Bool
    let mayBeAdded: Bool
    let mayBeRemoved: Bool
    let mayBeMoved: Bool

    var testDescription: String { "\(placement)" }

    init(_ placement: TabItem.Placement, in isIn: Bool, add: Bool, remove: Bool, move: Bool) {
      self.placement = placement
      self.isIn = isIn
      mayBeAdded = add
      mayBeRemoved = remove
      mayBeMoved = move
    }
  }

  nonisolated static let placements = [
    Placed(.automatic, in: true, add: true, remove: true, move: true),
    Placed(.default, in: true, add: true, remove: true, move: true),
    Placed(.optional, in: false, add: true, remove: true, move: true),
    Placed(.movable, in: true, add: true, remove: false, move: true),
    Placed(.pinned, in: true, add: false, remove: false, move: false),
    Placed(.fixed, in: true, add: false, remove: false, move: false),
    Placed(.sidebarOnly, in: false, add: false, remove: false, move: false),
  ]

  @Test(arguments: placements) func `a placement determines what the user can change`(row: Placed) {
    let tab = fixture.tab("b")
    tab.preferredPlacement = row.placement
    expectEqual(tab.hasVisiblePlacement, row.isIn)
    let added: UserInteraction.Outcome = row.mayBeAdded ? .performed : .refused(.notPermitted)
    expectEqual(user.drag(tab), added)
    expectEqual(tab.hasVisiblePlacement, (row.isIn || row.mayBeAdded))
    if tab.hasVisiblePlacement {
      let moved: UserInteraction.Outcome = row.mayBeMoved ? .performed : .refused(.notPermitted)
      expectEqual(user.moveItem(tab, .before, fixture.tab("a")), moved)
      let removed: UserInteraction.Outcome = row.mayBeRemoved ? .performed : .refused(.notPermitted)
      expectEqual(user.dragOffBar(tab), removed)
      expectEqual(tab.hasVisiblePlacement, !row.mayBeRemoved)
    }
  }

  @Test(arguments: [
    (0, "f | c1 a b m g | p"), (1, "f | c1 a b m g | p"), (2, "f | a c1 b m g | p"),
    (5, "f | a b m g c1 | p"), (6, "f | a b m g c1 | p"), (99, "f | a b m g c1 | p"),
    (-7, "f | c1 a b m g | p"), (Int.max, "f | a b m g c1 | p"), (Int.min, "f | c1 a b m g | p"),
  ])
  func `a bar position counts all items and is clamped to the middle region`(
    position: Int,
    text: String
  ) {
    expectEqual(user.drag(fixture.tab("c1"), toBarAt: position), .performed)
    expectEqual(fixture.barText, text)
  }

  @Test func `a tab dragged to the bar without a position becomes the last item`() {
    user.drag(fixture.tab("c1"))
    expectEqual(fixture.barText, "f | a b m g c1 | p")
    user.drag(fixture.tab("a"))
    expectEqual(fixture.barText, "f | b m g c1 a | p")
  }

  @Test func `a bar item that is dragged to a position ends up at that position`() {
    user.drag(fixture.tab("a"), toBarAt: 3)
    expectEqual(fixture.barText, "f | b m a g | p")
    user.drag(fixture.tab("g"), toBarAt: 1)
    expectEqual(fixture.barText, "f | g b m a | p")
  }

  @Test(arguments: [
    (UserInteraction.Side.before, "f", "f | m a b g | p"), (.after, "f", "f | m a b g | p"),
    (.before, "p", "f | a b g m | p"), (.after, "p", "f | a b g m | p"),
    (.before, "b", "f | a m b g | p"), (.after, "b", "f | a b m g | p"),
    (.before, "m", "f | a b m g | p"),
  ])
  func `a moved item is placed at the nearest permitted position`(
    side: UserInteraction.Side,
    other: String,
    text: String
  ) {
    expectEqual(user.moveItem(fixture.tab("m"), side, fixture.tab(other)), .performed)
    expectEqual(fixture.barText, text)
  }

  @Test func `the bar order is stored completely, or not at all if it is the declared one`() {
    user.moveItem(fixture.tab("a"), .after, fixture.tab("b"))
    expectEqual(order, ["b", "a", "m", "g"])
    user.moveItem(fixture.tab("a"), .before, fixture.tab("b"))
    expect(host.customization.isEmpty)
  }

  @Test func `adding an item and removing it again leaves no customization`() {
    user.drag(fixture.tab("c1"), toBarAt: 1)
    user.dragOffBar(fixture.tab("b"))
    expectEqual(host.customization[tab: "c1"].tabBarVisibility, .visible)
    expectEqual(host.customization[tab: "b"].tabBarVisibility, .hidden)
    expectEqual(order, ["c1", "a", "m", "g"])
    user.dragOffBar(fixture.tab("c1"))
    user.drag(fixture.tab("b"), toBarAt: 2)
    expect(host.customization.isEmpty)
  }

  @Test func `a tab that is checked again returns to its position`() {
    user.moveItem(fixture.tab("g"), .before, fixture.tab("a"))
    user.uncheck(fixture.tab("g"))
    user.moveItem(fixture.tab("m"), .before, fixture.tab("a"))
    expectEqual(fixture.barText, "f | m a b | p")
    user.check(fixture.tab("g"))
    expectEqual(fixture.barText, "f | g m a b | p")
  }

  @Test func `a new tab is added at the end of a customized bar`() {
    user.moveItem(fixture.tab("g"), .before, fixture.tab("a"))
    host.tabs.insert(.bare("z"), at: 0)
    expectEqual(fixture.barText, "f | g a b m z | p")
  }

  @Test func `a tab that is removed for a while returns to its position`() {
    user.drag(fixture.tab("c1"), toBarAt: 2)
    let gone = fixture.tab("b")
    host.tabs.removeAll { $0 === gone }
    user.moveItem(fixture.tab("g"), .before, fixture.tab("a"))
    expectEqual(order, ["g", "a", "c1", "b", "m"])
    host.tabs.append(gone)
    expectEqual(fixture.barText, "f | g a c1 b m | p")
  }

  @Test func `hidden tabs and tabs without a row cannot be dragged`() {
    fixture.tab("b").isHidden = true
    expectEqual(user.drag(fixture.tab("b")), .refused(.hidden))
    expectEqual(user.dragOffBar(fixture.tab("b")), .refused(.hidden))
    user.collapse(fixture.group("g"))
    expectEqual(user.drag(fixture.tab("c1")), .refused(.notOnScreen))
    expectEqual(user.dragOffBar(fixture.tab("c1")), .refused(.notOnScreen))
    expectEqual(user.moveItem(fixture.tab("c1"), .before, fixture.tab("a")), .refused(.notOnScreen))
    expectEqual(user.drag(.bare("x")), .refused(.notOnScreen))
  }

  @Test func `the bar can be arranged only during editing`() {
    user.endEditing()
    expectEqual(user.drag(fixture.tab("c1")), .refused(.notEditing))
    expectEqual(user.dragOffBar(fixture.tab("b")), .refused(.notEditing))
    expectEqual(user.moveItem(fixture.tab("a"), .after, fixture.tab("b")), .refused(.notEditing))
  }

  @Test func `the prominent tab cannot be moved or removed`() {
    host.prominentTabIdentifier = "b"
    expectEqual(user.drag(fixture.tab("b"), toBarAt: 0), .refused(.notPermitted))
    expectEqual(user.dragOffBar(fixture.tab("b")), .refused(.notPermitted))
    user.moveItem(fixture.tab("a"), .before, fixture.tab("b"))
    expectEqual(fixture.barText, "f | m g a | p")
  }

  @Test func `inline children of a group are arranged individually`() {
    fixture.group("g").barPresentation = .inlineChildren
    expectEqual(fixture.barText, "f | a b m c1 c2 c3 | p")
    expectEqual(user.drag(fixture.group("g")), .refused(.notPermitted))
    user.dragOffBar(fixture.tab("c2"))
    user.moveItem(fixture.tab("c3"), .before, fixture.tab("a"))
    expectEqual(fixture.barText, "f | c3 a b m c1 | p")
    user.drag(fixture.tab("c2"), toBarAt: 1)
    expectEqual(fixture.barText, "f | c2 c3 a b m c1 | p")
  }

  @Test func `an offscreen bar cannot be arranged`() {
    host.isTabBarHidden = true
    expectEqual(user.drag(fixture.tab("c1")), .refused(.notOnScreen))
    let desktop = HostFixture.editable(traits: .mac)
    desktop.user.beginEditing()
    expectEqual(desktop.user.drag(desktop.tab("c1")), .refused(.notOnScreen))
    expectEqual(desktop.user.uncheck(desktop.tab("b")), .performed)
  }
}
