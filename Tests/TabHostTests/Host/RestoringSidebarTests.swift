import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Sidebar restoration.
@MainActor struct RestoringSidebarTests {
  private let fixture = HostFixture.unbuilt()

  // MARK: - Visibility

  @Test(arguments: [true, false]) func `R13: the visibility is restored without a call`(
    isFirst: Bool
  ) {
    let state = TabRestorationState(isSidebarHidden: true)
    if isFirst { fixture.host.restore(state) }
    fixture.build()
    if !isFirst { fixture.host.restore(state) }
    fixture.host.appear()
    fixture.expectCalls([.didSelect("a", previous: nil, origin: .program)])
    expectEqual(fixture.host.presentation, .bar)
    fixture.host.sidebar.isHidden = false
    fixture.expectCalls([.sidebarVisibilityWillChange(hidden: false)])
  }

  @Test func `row 71: a restored visibility is a choice, which a rotation does not change`() {
    fixture.host.restore(TabRestorationState(isSidebarHidden: false))
    fixture.build()
    fixture.host.appear()
    fixture.log.clear()
    fixture.host.traitCollection = .portrait
    fixture.expectCalls([])
    expect(!fixture.host.sidebar.isHidden)
  }

  @Test func `row 70: without a restored choice, the visibility depends on the orientation`() {
    fixture.host.restore(.path("b"))
    fixture.build()
    fixture.host.appear()
    expect(fixture.host.restorationState.isSidebarHidden == nil)
    fixture.log.clear()
    fixture.host.traitCollection = .portrait
    fixture.expectCalls([.sidebarVisibilityWillChange(hidden: true)])
  }

  @Test func `row 73: without a sidebar, the restored choice is pending`() {
    fixture.host.traitCollection = .compact
    fixture.host.restore(TabRestorationState(isSidebarHidden: true))
    fixture.build()
    fixture.host.appear()
    fixture.host.traitCollection = .pad
    expect(fixture.host.sidebar.isAvailable && fixture.host.sidebar.isHidden)
  }

  // MARK: - Expansion

  @Test(arguments: [true, false]) func `the expansion of groups is restored without a call`(
    isFirst: Bool
  ) {
    let state = TabRestorationState(expansion: ["g": true, "h": false, "nobody": true])
    if isFirst { fixture.host.restore(state) }
    fixture.build { $0.isCollapsedByDefault = true }
    if !isFirst { fixture.host.restore(state) }
    fixture.host.appear()
    fixture.expectCalls([.didSelect("a", previous: nil, origin: .program)])
    expectEqual(fixture.host.sidebar.outline, ["a", "b", "v g", "  c1", "  c2", "  > h"])
  }

  @Test func `the expansion of a group that is added later is restored, too`() {
    fixture.host.restore(TabRestorationState(expansion: ["g": false]))
    fixture.host.tabs = [.page("a", fixture.log)]
    fixture.host.appear()
    expectEqual(fixture.host.restorationState.expansion, ["g": false])
    fixture.host.tabs.append(fixture.groupToRestore())
    expectEqual(fixture.host.sidebar.outline, ["a", "> g"])
  }

  @Test func `restored expansion is a choice of the user, which can be reset and pruned`() {
    fixture.host.restore(TabRestorationState(expansion: ["g": false, "nobody": true]))
    fixture.build()
    fixture.host.appear()
    fixture.host.pruneCustomization()
    expectEqual(fixture.host.restorationState.expansion, ["g": false])
    fixture.host.resetCustomization(.expansion)
    expect(fixture.group("g").isExpanded)
    expectEqual(fixture.host.restorationState.expansion, [:])
  }

  @Test func `expansion set by the app is not part of the state`() {
    fixture.build()
    fixture.host.appear()
    fixture.group("g").isExpanded = false
    expectEqual(fixture.host.restorationState.expansion, [:])
  }

  // MARK: - Customization

  @Test func `an assigned customization takes precedence over the state`() {
    fixture.host.customization[group: "g"].isExpanded = true
    fixture.host.customization[group: "g"].tabOrder = ["c2"]
    fixture.host.restore(TabRestorationState(expansion: ["g": false, "h": false]))
    fixture.build()
    expectEqual(fixture.host.restorationState.expansion, ["g": true, "h": false])
    expectEqual(fixture.group("g").displayOrder.map(\.identifier), ["c2", "c1", "h"])
  }

  /// The stored customization records the latest choice, and a state can be older.
  @Test(arguments: [true, false])
  func `with a stored customization, the expansion in the state is ignored`(
    isFirst: Bool
  ) {
    let store = InMemoryTabCustomizationStore()
    var kept = TabCustomization()
    kept[group: "h"].isExpanded = false
    store.save(kept, identifier: "main")
    fixture.host.customizationStore = store
    let state = TabRestorationState(selectionPath: ["b"], expansion: ["g": false, "h": true])
    if isFirst { fixture.host.restore(state) }
    fixture.host.customizationIdentifier = "main"
    if !isFirst { fixture.host.restore(state) }
    fixture.build()
    fixture.expect([.didSelect("b", previous: nil, origin: .restoration)])
    expect(fixture.group("g").isExpanded && !fixture.group("h").isExpanded)
    expectEqual(store.load(identifier: "main"), kept)
  }

  // MARK: - Consecutive runs

  /// With or without a stored customization, expansion is the same in the next run.
  @Test(arguments: ["main", nil]) func `each run restores the state of the previous one`(
    identifier: String?
  ) {
    let store = InMemoryTabCustomizationStore()
    func run(_ state: TabRestorationState) -> HostFixture {
      HostFixture.nextRun(restoring: state) {
        $0.customizationStore = store
        $0.customizationIdentifier = identifier
      }
    }
    let first = run(TabRestorationState())
    expectEqual(first.host.restorationState, .path("a"))
    first.user.collapse(first.group("h"))
    first.user.tapRow("c2")
    first.user.hideSidebar()
    let left = first.host.restorationState
    expectEqual(
      left,
      TabRestorationState(
        selectionPath: ["g", "c2"],
        isSidebarHidden: true,
        expansion: ["h": false]
      )
    )

    let second = run(left)
    expectEqual(second.host.restorationState, left)
    expectEqual(second.host.presentation, .bar)
    second.user.showSidebar()
    second.user.expand(second.group("h"))
    expectEqual(second.host.restorationState.expansion, [:])

    let third = run(second.host.restorationState)
    expect(third.group("h").isExpanded)
    var kept = TabCustomization()
    if identifier != nil { kept.isSidebarHidden = [.landscape: false] }
    expectEqual(third.host.customization, kept)
    expectEqual(
      third.host.restorationState,
      TabRestorationState(selectionPath: ["g", "c2"], isSidebarHidden: false)
    )
  }

  @Test func `a reset in a restored run is kept`() {
    let store = InMemoryTabCustomizationStore()
    func run(_ state: TabRestorationState) -> HostFixture {
      HostFixture.nextRun(restoring: state) {
        $0.customizationStore = store
        $0.customizationIdentifier = "main"
      }
    }
    let first = run(TabRestorationState())
    first.user.collapse(first.group("g"))
    let left = first.host.restorationState
    let second = run(left)
    second.user.beginEditing()
    second.user.resetCustomization()
    second.user.endEditing()
    // The app was not terminated normally, so the state is the older one.
    expect(run(left).group("g").isExpanded)
  }
}
