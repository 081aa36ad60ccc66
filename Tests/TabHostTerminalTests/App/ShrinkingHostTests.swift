import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The screen stores positions between frames. The app may remove the tabs at these positions.
@MainActor struct ShrinkingHostTests {
  /// A position near the end of forty additional tabs that the screen stores between two frames.
  enum Position: CaseIterable {
    case selection, focus, scrolledBar, scrolledRows, overflowList, pressedItem, movedByKey
    case movedByMouse, heldAtEdge
  }

  /// The element that shows the tabs.
  enum Place: CaseIterable {
    case topBar, bottomBar, leadingBar, sidebar, editedSidebar, pages
  }

  private static let more = 40
  private static let last = "more\(more - 1)"

  @Test func `the bar is drawn after the app removes the selected tab at its end`() {
    let host = TabHostController(tabs: (0..<Self.more).map { .shown("\($0)") })
    host.mode = .tabBar
    host.selectedTab = host.tabs.last
    let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
    host.appear()
    _ = screen.frame()
    host.tabs = Array(host.tabs.prefix(3))
    _ = screen.frame()
    let targets = screen.layout().controls(in: .bar).map(\.id)
    expectEqual(targets, [.tab("0"), .tab("1"), .tab("2")])
  }

  @Test(arguments: [(-1, 3), (0, 3), (3, 0), (20, 3), (1000, 3), (.max, 3), (.min, 40)])
  func `a tab is found in a bar for any hint, including an invalid one`(place: Int, count: Int) {
    let tabs = (0..<count).map { TabItem(title: "\($0)", identifier: "\($0)") }
    let host = TabHostController(tabs: tabs)
    host.mode = .tabBar
    let items = BarTabs(all: host.bar)
    for (index, tab) in tabs.enumerated() {
      expectEqual(items.firstIndex(of: tab), index)
    }
    expect(items.firstIndex(of: TabItem(title: "", identifier: "")) == nil)
  }

  @Test(arguments: Position.allCases, Place.allCases)
  func `the screen is consistent after the tabs at a stored position are removed`(
    position: Position,
    place: Place
  ) throws {
    for (left, key) in Self.continuations(after: position, place) {
      let fixture = fixture(at: place)
      try take(position, in: fixture)
      fixture.host.tabs = Array(fixture.host.tabs.prefix(left))
      var random = SplitMix64(seed: 1)
      let problems = ScreenProblems(fixture.screen)
      expect(problems.next(&random) == nil, "\(left) tabs")
      fixture.press(key)
      expect(problems.next(&random) == nil, "\(left) tabs, \(key)")
      try fixture.user.mouse(.drag, .cell(0, 0))
      fixture.user.wait(.seconds(2))
      try fixture.user.mouse(.release, .cell(0, 0))
      expect(problems.next(&random) == nil, "\(left) tabs, \(key), mouse")
    }
  }

  /// Returns the numbers of remaining tabs, each with the key pressed afterwards. By default, the
  /// combinations alternate between the cases.
  private static func continuations(
    after position: Position,
    _ place: Place
  ) -> [(left: Int, key: KeyPress.Key)] {
    let keys = [KeyPress.Key.left, .end, .enter]
    let all = [3, 0].flatMap { left in keys.map { (left, $0) } }
    guard Soak.factor == 0 else { return all }
    let positionIndex = Position.allCases.firstIndex(of: position) ?? 0
    let placeIndex = Place.allCases.firstIndex(of: place) ?? 0
    return [all[(positionIndex + placeIndex) % all.count]]
  }

  private func fixture(at place: Place) -> ScreenFixture {
    let fixture = ScreenFixture(60, 20, more: Self.more)
    let host = fixture.host
    switch place {
    case .topBar: host.mode = .tabBar
    case .bottomBar: host.traitCollection = .phone
    case .leadingBar: host.traitCollection = .vision
    case .sidebar: host.mode = .tabSidebar
    case .editedSidebar:
      host.mode = .tabSidebar
      host.user.beginEditing()
    case .pages: host.style = .page(.always)
    }
    _ = fixture.screen.frame()
    return fixture
  }

  /// Moves the screen to a position near the end of its tabs.
  private func take(_ position: Position, in fixture: ScreenFixture) throws {
    let layout = fixture.screen.layout()
    switch position {
    case .selection: fixture.host.selectedTab = fixture.tab(Self.last)
    case .focus: fixture.press(.end)
    case .scrolledBar: try turnWheel(in: fixture, over: layout.bar?.rect)
    case .scrolledRows: try turnWheel(in: fixture, over: layout.sidebar?.rows)
    case .overflowList: fixture.press(.character("o"), .end)
    case .pressedItem:
      fixture.press(.end)
      try pressFocus(in: fixture)
    case .movedByKey: fixture.press(.end, .character("v"), .up, .left)
    case .movedByMouse:
      fixture.press(.end)
      try pressFocus(in: fixture)
      try fixture.user.mouse(.drag, .cell(8, 5))
    case .heldAtEdge:
      try pressFocus(in: fixture)
      try fixture.user.mouse(.drag, .cell(8, 19))
      fixture.user.wait(.seconds(1))
    }
    _ = fixture.screen.frame()
  }

  private func turnWheel(in fixture: ScreenFixture, over rect: CellRect?) throws {
    guard let rect else { return }
    for _ in 0..<Self.more { try fixture.user.mouse(.press, .cell(rect.origin), .wheelDown) }
  }

  private func pressFocus(in fixture: ScreenFixture) throws {
    let focus = fixture.screen.focus
    try fixture.user.mouse(.press, .element(focus ?? .content))
  }
}
