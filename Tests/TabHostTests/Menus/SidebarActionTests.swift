import Foundation
import TabHost
import TabHostTestSupport
import Testing

@MainActor struct SidebarActionTests {
  private let fixture = GestureFixture()
  private var user: UserInteraction { fixture.user }

  private func changes(_ change: () -> Void) -> PresentationChanges {
    fixture.host.needsFrameHandler = {}
    _ = fixture.host.takeChanges()
    change()
    return fixture.host.takeChanges()
  }

  private var rows: [String] { fixture.sidebar.rows.map(\.title) }

  @Test func `row 78: the sender is the group, and the source item is the row`() {
    let drawing = Drawing()
    fixture.host.frameProvider = drawing
    let action = Action(title: "New") { action in
      fixture.delegate.note("\(action.sender as AnyObject === fixture.group)")
      let frame = action.presentationSourceItem?.frame(in: fixture.host)
      fixture.delegate.note("\(frame?.minY ?? -1)")
    }
    fixture.group.sidebarActions = [action]
    user.perform(action, in: fixture.group)
    fixture.expect(["true", "7.0"])
    expect(action.sender == nil && action.presentationSourceItem == nil)
    fixture.host.frameProvider = DrawingOfTabs.shared
    user.perform(action, in: fixture.group)
    fixture.expect(["true", "-1.0"])
  }

  private final class Drawing: TabFrameProvider {
    func frame(of tab: TabItem) -> CGRect? { nil }
    func frame(of action: Action, in group: TabGroupItem) -> CGRect? {
      action === group.sidebarActions.first ? CGRect(x: 0, y: 7, width: 1, height: 1) : nil
    }
  }

  /// Provides no frames of actions.
  private final class DrawingOfTabs: TabFrameProvider {
    static let shared = DrawingOfTabs()
    func frame(of tab: TabItem) -> CGRect? { CGRect.zero }
  }

  @Test func `a disabled action has a row and cannot be performed`() {
    let action = fixture.action("New", .disabled)
    fixture.group.sidebarActions = [action]
    expectEqual(user.perform(action, in: fixture.group), .refused(.disabled))
    expectEqual(fixture.sidebar.rows.last?.isEnabled, false)
    action.attributes = []
    expectEqual(fixture.sidebar.rows.last?.isEnabled, true)
    expectEqual(user.perform(action, in: fixture.group), .performed)
    fixture.expect(["handler New"])
  }

  @Test func `a hidden action has no row`() {
    let one = fixture.action("one")
    let two = fixture.action("two", .hidden)
    let three = fixture.action("three")
    fixture.group.sidebarActions = [one, two, three]
    expectEqual(rows, ["a", "b", "g", "c1", "c2", "one", "three"])
    expectEqual(user.perform(two, in: fixture.group), .refused(.notOnScreen))
    let changes = changes {
      one.attributes = .hidden
      two.attributes = []
    }
    expect(changes.contains(.sidebar))
    expectEqual(rows, ["a", "b", "g", "c1", "c2", "two", "three"])
    fixture.expect([])
  }

  @Test func `changing the appearance of an action in a row invalidates looks`() {
    let action = Action(title: "New", identifier: "new") { _ in }
    let other = TabGroupItem.of([], "h")
    fixture.host.tabs.append(other)
    fixture.group.sidebarActions = [action]
    other.sidebarActions = [action]
    expectEqual(changes { action.title = "Newer" }, .looks)
    expectEqual(changes { action.image = TabImage(systemName: "plus") }, .looks)
    expectEqual(changes { action.attributes = .disabled }, .looks)
    expect(changes { action.title = "Newer" }.isEmpty)
    fixture.group.sidebarActions = []
    expectEqual(changes { action.title = "New" }, .looks)
    other.sidebarActions = []
    expect(changes { action.title = "Newer" }.isEmpty)
  }

  @Test func `an action does not retain its group`() {
    let action = fixture.action("New")
    var group: TabGroupItem? = .of([], "h")
    weak let gone = group
    group?.sidebarActions = [action]
    group = nil
    expect(gone == nil)
    action.title = "x"
  }

  @Test func `a handler can remove its group`() {
    let action = Action(title: "New") { _ in
      fixture.host.tabs.removeLast()
      fixture.host.selectedTab = fixture.tab("b")
    }
    fixture.group.sidebarActions = [action]
    user.perform(action, in: fixture.group)
    fixture.expect(["did(b, a)"])
  }

  @Test func `handlers that perform their own action endlessly are stopped and reported`() {
    var runs = 0
    let action = Action(title: "New") {
      runs += 1
      user.perform($0, in: fixture.group)
    }
    fixture.group.sidebarActions = [action]
    user.perform(action, in: fixture.group)
    expectEqual(runs, 65)
    fixture.expect(["selectionLoop[]"])
  }
}
