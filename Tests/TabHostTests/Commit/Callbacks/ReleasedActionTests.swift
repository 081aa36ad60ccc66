import TabHost
import TabHostTestSupport
import Testing

/// The lifetime of sidebar actions that are replaced.
@MainActor struct ReleasedActionTests {
  private final class Payload {}

  /// Weak references to objects.
  private final class Ledger {
    private var references: [() -> AnyObject?] = []

    func note(_ object: some AnyObject) {
      references.append { [weak object] in object }
    }

    var alive: Int { references.count { $0() != nil } }
  }

  private let fixture = RowFixture()
  private let payloads = Ledger()
  private let actions = Ledger()

  /// Returns an action whose handler holds a payload.
  private func action(_ identifier: String) -> Action {
    let payload = Payload()
    payloads.note(payload)
    let action = Action(title: "New", identifier: .init(identifier)) { _ in
      withExtendedLifetime(payload) {}
    }
    actions.note(action)
    return action
  }

  @Test(arguments: ["same", nil])
  func `replaced actions are released while their rows are on screen`(identifier: String?) {
    for number in 0..<50 {
      fixture.group.sidebarActions = [action(identifier ?? "\(number)")]
    }
    expectEqual([payloads.alive, actions.alive], [1, 1])
    fixture.group.sidebarActions = []
    expectEqual([payloads.alive, actions.alive], [0, 0])
  }

  @Test func `replaced actions are released without a sidebar delegate`() {
    fixture.host.sidebar.delegate = nil
    for number in 0..<50 { fixture.group.sidebarActions = [action("\(number)")] }
    expectEqual([payloads.alive, actions.alive], [1, 1])
  }

  @Test func `an action that moves to another group is released by its first group`() {
    let other = TabGroupItem.of([.bare("d")], "h")
    fixture.host.tabs.append(other)
    fixture.host.sidebar.displayedRows = 0..<20
    func move() {
      let moved = action("moved")
      fixture.group.sidebarActions = [moved]
      fixture.group.sidebarActions = []
      other.sidebarActions = [moved]
      other.sidebarActions = []
    }
    move()
    expectEqual([payloads.alive, actions.alive], [0, 0])
  }

  @Test func `the items of replaced actions are released with them`() {
    let items = Ledger()
    fixture.rowRecorder.makeItem = {
      let item = TabSidebarItem(request: $0)
      items.note(item)
      return item
    }
    for number in 0..<10 { fixture.group.sidebarActions = [action("\(number)")] }
    expectEqual(items.alive, 1)
    fixture.group.sidebarActions = []
    expectEqual(items.alive, 0)
  }

  @Test func `an action that is set again keeps its item`() {
    let kept = action("kept")
    fixture.group.sidebarActions = [kept]
    let item = fixture.host.sidebar.item(at: 5)
    fixture.group.sidebarActions = [action("first"), kept]
    expect(item != nil)
    expect(fixture.host.sidebar.item(at: 6) === item)
  }
}
