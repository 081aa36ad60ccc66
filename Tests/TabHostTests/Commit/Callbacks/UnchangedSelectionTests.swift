import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Assigning the present selection.
@MainActor struct UnchangedSelectionTests {
  /// Returns a fixture with the roots `a` and `b`, and a group `g`, with or without content, whose
  /// child `x` has none.
  private static func fixture(content: Bool = true, managed: Bool = false) -> HostFixture {
    let fixture = HostFixture(traits: .portrait) { log in
      let group = TabGroupItem.of([.bare("x"), .page("c", log)], "g", content ? log : nil)
      if managed { group.managingNavigationController = .recording("g", log) }
      return [.page("a", log), .page("b", log), group]
    }
    fixture.host.selectedTab = fixture.tab("x")
    fixture.log.clear()
    return fixture
  }

  fileprivate enum Property: String, CaseIterable {
    case selectedTab, selectedIndex, selectedViewController, selectedChild, tabs

    @MainActor fileprivate func assign(in fixture: HostFixture) {
      let host = fixture.host
      switch self {
      case .selectedTab: host.selectedTab = host.selectedTab
      case .selectedIndex: host.selectedIndex = host.selectedIndex
      case .selectedViewController: host.selectedViewController = host.selectedViewController
      case .selectedChild: fixture.group("g").selectedChild = fixture.group("g").selectedChild
      case .tabs: host.tabs = host.tabs
      }
    }
  }

  @Test(arguments: Property.allCases, [false, true])
  fileprivate func `assigning a property to itself leaves a selected child selected`(
    property: Property,
    managed: Bool
  ) {
    let fixture = Self.fixture(managed: managed)
    let watch = Watch { _ = fixture.host.selectedPath }
    property.assign(in: fixture)
    #expect(fixture.take() == [])
    #expect(fixture.selected == "x")
    #expect(fixture.group("g").selectedChild === fixture.tab("x"))
    #expect(watch.count == 0)
  }

  @Test func `assigning the index of the selected root in a batch changes nothing`() {
    let fixture = Self.fixture()
    fixture.host.performBatchUpdates { fixture.host.selectedIndex = 2 }
    #expect(fixture.take() == [])
    #expect(fixture.selected == "x")
  }

  @Test func `assigning the present view controller changes nothing while pages are above it`() {
    let fixture = HostFixture.group(content: true, managed: true)
    fixture.host.selectedTab = fixture.tab("c2")
    let stack = fixture.group("g").managingNavigationController
    stack?.pushViewController(ViewController(), animated: false)
    fixture.log.clear()
    fixture.host.selectedViewController = fixture.host.selectedViewController
    #expect(fixture.take() == [])
    #expect(fixture.selected == "c2")
    #expect(stack?.viewControllers.count == 3)
  }

  @Test func `assigning the index of another root selects that root itself`() {
    let fixture = Self.fixture()
    fixture.host.selectedIndex = 1
    fixture.host.selectedIndex = 2
    #expect(
      fixture.takeCalls() == [
        .didSelect("b", previous: "x", origin: .program),
        .didSelect("g", previous: "b", origin: .program),
      ]
    )
    #expect(fixture.selected == "g")
  }
}
