import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The order that a delegate reads after the user has moved rows.
@MainActor struct UserOrderTests {
  /// A delegate that reads the order in its call.
  private final class Reader: TabHostControllerDelegate {
    var read: [[String]] = []

    func tabHostController(_ host: TabHostController, displayOrderDidChangeFor group: TabGroupItem)
    {
      read.append(group.displayOrderIdentifiers)
    }
  }

  private let fixture = HostFixture.editable()
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }
  private var group: TabGroupItem { fixture.group("g") }

  private func move(_ tab: String, before other: String) {
    expectEqual(user.moveRow(fixture.tab(tab), .before, fixture.tab(other)), .performed)
  }

  @Test func `inside displayOrderDidChangeFor, displayOrderIdentifiers lists all children`() {
    let reader = Reader()
    host.delegate = reader
    move("c3", before: "c1")
    move("c1", before: "c3")
    move("c2", before: "c3")
    user.beginEditing()
    user.resetCustomization()
    user.endEditing()
    move("c2", before: "c1")
    expectEqual(
      reader.read,
      [
        ["c3", "c1", "c2"], ["c1", "c3", "c2"], ["c1", "c2", "c3"], ["c2", "c1", "c3"],
      ]
    )
  }

  @Test func `a reset by the app brings back the order that the app has assigned`() {
    group.displayOrderIdentifiers = ["c2"]
    for scope in [TabCustomization.Scope.all, .order, .group("g")] {
      move("c3", before: "c2")
      expectEqual(group.displayOrderIdentifiers, ["c3", "c2", "c1"])
      host.resetCustomization(scope)
      expectEqual(group.displayOrderIdentifiers, ["c2"])
      expectEqual(group.displayOrder.map(\.identifier), ["c2", "c1", "c3"])
      expect(host.customization.isEmpty)
    }
    user.beginEditing()
    user.resetCustomization()
    user.endEditing()
    expectEqual(group.displayOrderIdentifiers, ["c1", "c2", "c3"])
    host.resetCustomization()
    expectEqual(group.displayOrderIdentifiers, ["c2"])
  }

  @Test func `a reset by the app after a move in a group without an order leaves no order`() {
    move("c3", before: "c1")
    host.resetCustomization()
    expectEqual(group.displayOrderIdentifiers, [])
    move("c3", before: "c1")
    move("c1", before: "c3")
    expectEqual(group.displayOrderIdentifiers, ["c1", "c3", "c2"])
  }

  @Test func `observers of displayOrderIdentifiers are notified of children after a move`() {
    move("c3", before: "c1")
    let watch = Watch { _ = group.displayOrderIdentifiers }
    group.children.removeLast()
    expectEqual(watch.count, 1)
    expectEqual(group.displayOrderIdentifiers, ["c1", "c2"])
  }
}
