import TabHost
import TabHostTestSupport
import Testing

@MainActor struct SpringLoadingTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  @Test func `row 27: all durations are valid times of the caller's clock`() {
    let (first, last) = (Duration(attoseconds: .min), Duration(attoseconds: .max))
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: last)
    drag.hover(until: first)
    fixture.expect(["op(b)"])
    drag.hover(until: last)
    fixture.expect(["should(b)", "did(b)"])
  }

  @Test func `row 27: hovering over a tab selects it only once per entry`() {
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    drag.hover(until: .seconds(1))
    fixture.host.selectedTab = fixture.tab("a")
    _ = fixture.take()
    drag.hover(until: .seconds(2))
    fixture.expect([])
    drag.leave()
    drag.hover(until: .seconds(3))
    drag.enter(fixture.over("b"), at: .seconds(3))
    drag.hover(until: .seconds(4))
    fixture.expect(["op(b)", "should(b)", "did(b)"])
  }

  @Test func `row 27: vetoed, disabled and non-spring-loaded tabs are not selected`() {
    log.vetoes = ["b"]
    fixture.tab("c1").isEnabled = false
    fixture.tab("c2").isSpringLoaded = false
    let drag = fixture.text("x")
    let outcomes = ["b", "c1", "c2"].map { identifier in
      drag.enter(fixture.over(identifier), at: .zero)
      return drag.hover(until: .seconds(1))
    }
    expectEqual(outcomes, [.vetoed, .refused(.disabled), .refused(.notPermitted)])
    fixture.expect(["op(b)", "should(b)", "op(c1)", "op(c2)"])
    expect(fixture.host.selectedTab === fixture.tab("a"))
  }

  @Test func `row 27: a clock that is set back restarts the delay`() {
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .seconds(100))
    drag.hover(until: .seconds(-50))
    drag.hover(until: .milliseconds(-49_501))
    fixture.expect(["op(b)"])
    drag.hover(until: .milliseconds(-49_500))
    fixture.expect(["should(b)", "did(b)"])
  }

  @Test func `row 27: hovering without a target selects nothing`() {
    let drag = fixture.text("x")
    expectEqual(drag.hover(until: .seconds(5)), .performed)
    drag.enter(fixture.over("b"), at: .zero)
    fixture.tab("b").isHidden = true
    expectEqual(drag.hover(until: .seconds(5)), .performed)
    fixture.expect(["op(b)"])
  }

  // MARK: - Groups that a drag opens

  /// A host with a collapsed group in a collapsed group, and a drag that has rested on both.
  @MainActor private struct OpenedGroups {
    let store = RecordingStore()
    let host: TabHostController
    let outer: TabGroupItem
    let inner: TabGroupItem
    let drag: Drag

    init() {
      func tab(_ name: String) -> TabItem {
        let tab = TabItem.shown(name)
        tab.dropHandler = .objects(ofClass: String.self) { _ in }
        return tab
      }
      inner = TabGroupItem(title: "inner", identifier: "inner", children: [tab("deep")])
      outer = TabGroupItem(title: "outer", identifier: "outer", children: [tab("child"), inner])
      for group in [outer, inner] { group.isCollapsedByDefault = true }
      host = TabHostController()
      host.customizationStore = store
      host.customizationIdentifier = "main"
      host.tabs = [tab("other"), outer]
      host.mode = .tabSidebar
      host.traitCollection = .pad
      host.appear()
      host.sidebar.isHidden = false
      store.calls = []
      drag = host.user.beginExternalDrag([DragItem(itemProvider: ItemProvider(object: "x"))])
      for group in [outer, inner] {
        enter(group.identifier)
        drag.hover(until: .seconds(1))
      }
      expectEqual(expanded, ["outer", "inner"])
      expectEqual(host.customization, TabCustomization())
    }

    var expanded: [String] { [outer, inner].filter(\.isExpanded).map(\.identifier) }

    /// The groups that the user has expanded, as they are saved.
    var saved: [String] {
      [outer, inner].map(\.identifier)
        .filter { store.kept["main"]?[group: $0].isExpanded == true }
    }

    func enter(_ identifier: String) {
      expectEqual(drag.enter(identifier), .performed)
    }
  }

  @Test func `a group that a drag has opened closes when the drag is elsewhere`() {
    let groups = OpenedGroups()
    groups.enter("deep")
    expectEqual(groups.expanded, ["outer", "inner"])
    groups.enter("child")
    expectEqual(groups.expanded, ["outer"])
    groups.enter("other")
    expectEqual(groups.expanded, [])
    groups.drag.drop()
    expectEqual(groups.host.customization, TabCustomization())
    groups.store.expect([])
  }

  @Test(arguments: ["leave", "cancel", "release", "refused drop", "another drag"])
  func `a group that a drag has opened closes when the drag ends elsewhere`(end: String) {
    let groups = OpenedGroups()
    groups.enter("deep")
    switch end {
    case "leave": groups.drag.leave()
    case "cancel": groups.drag.cancel()
    case "refused drop":
      groups.host.tab(forIdentifier: "deep")?.dropHandler = nil
      groups.enter("child")
      groups.enter("inner")
      groups.drag.drop()
    case "another drag": _ = groups.host.user.beginExternalDrag([])
    default: return expectReleasedDragCloses()
    }
    expectEqual(groups.expanded, [])
    expectEqual(groups.host.customization, TabCustomization())
    groups.store.expect([])
  }

  private func expectReleasedDragCloses() {
    let (outer, host) = {
      let groups = OpenedGroups()
      return (groups.outer, groups.host)
    }()
    expect(!outer.isExpanded)
    expectEqual(host.customization, TabCustomization())
  }

  @Test func `a group stays open, as a choice of the user, after a drop in it`() {
    let groups = OpenedGroups()
    groups.enter("child")
    expectEqual(groups.expanded, ["outer"])
    expectEqual(groups.drag.drop(), .performed)
    expectEqual(groups.expanded, ["outer"])
    expectEqual(groups.saved, ["outer"])
  }

  @Test
  func `a group stays open, as a choice of the user, after the drag has selected a tab in it`() {
    let groups = OpenedGroups()
    groups.enter("deep")
    groups.drag.hover(until: .seconds(1))
    expect(groups.host.selectedTab?.identifier == "deep")
    groups.drag.cancel()
    expectEqual(groups.expanded, ["outer", "inner"])
    expectEqual(groups.saved, ["outer", "inner"])
  }

  @Test func `the selection before the drag does not keep a group open`() {
    let groups = OpenedGroups()
    groups.drag.cancel()
    groups.host.selectedTab = groups.host.tab(forIdentifier: "child")
    let drag = groups.host.user.beginExternalDrag([
      DragItem(itemProvider: ItemProvider(object: "x"))
    ])
    drag.enter("outer")
    drag.hover(until: .seconds(1))
    expectEqual(groups.expanded, ["outer"])
    drag.cancel()
    expectEqual(groups.expanded, [])
  }

  @Test func `what the user or the app chooses meanwhile takes the place of the drag`() {
    let groups = OpenedGroups()
    groups.outer.isExpanded = true
    groups.inner.isExpanded = false
    expectEqual(groups.expanded, ["outer"])
    groups.drag.cancel()
    expectEqual(groups.expanded, ["outer"])
    expectEqual(groups.saved, [])
  }

  @Test func `without a drag, spring loading a group is a choice of the user`() {
    let groups = OpenedGroups()
    groups.drag.cancel()
    expectEqual(groups.host.user.springLoad("outer"), .performed)
    expectEqual(groups.expanded, ["outer"])
    expectEqual(groups.saved, ["outer"])
  }
}
