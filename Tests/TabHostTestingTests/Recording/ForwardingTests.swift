import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Forwarding calls to the delegates that a host had before it was recorded.
@MainActor struct ForwardingTests {
  @Test func `a recorder forwards calls to the previous delegate of the host`() throws {
    final class Veto: TabHostControllerDelegate {
      func tabHostController(_: TabHostController, shouldSelectTab _: TabItem) -> Bool { false }
    }
    let veto = Veto()
    let host = TabHostController()
    host.delegate = veto
    let described = try HostDescription(json: #"{"tabs":["a","b"]}"#).makeHost(host)
    expectEqual(host.user.tap("b"), .vetoed)
    described.recorder.shouldSelect = { _ in true }
    expectEqual(host.user.tap("b"), .performed)
    expectEqual(
      described.log.calls.dropFirst(),
      [
        .shouldSelect("b", answer: false), .shouldSelect("b"), .didSelect("b", previous: "a"),
      ]
    )
  }

  @Test func `a recorder forwards the calls of editing`() throws {
    final class Listener: TabHostControllerDelegate {
      var calls: [DelegateCall] = []
      func tabHostControllerWillBeginEditing(_: TabHostController) {
        calls.append(.willBeginEditing)
      }
      func tabHostControllerDidEndEditing(_: TabHostController) { calls.append(.didEndEditing) }
      func tabHostController(_: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
        calls.append(.visibilityDidChange(tabs.map(\.identifier)))
      }
      func tabHostController(_: TabHostController, displayOrderDidChangeFor group: TabGroupItem) {
        calls.append(.displayOrderDidChange(group.identifier))
      }
    }
    let listener = Listener()
    let host = TabHostController()
    host.delegate = listener
    let described = try HostDescription(
      json: #"""
        {"tabs":["a",{"id":"g","children":[{"id":"c","allowsHiding":true},"d"],
          "allowsReordering":true}]}
        """#
    ).makeHost(host)
    described.log.clear()
    try described.run("edit\nuncheck c\nmove d before c\ndone")
    expectEqual(
      listener.calls,
      [
        .willBeginEditing, .visibilityDidChange(["c"]), .displayOrderDidChange("g"), .didEndEditing,
      ]
    )
    expectEqual(described.log.calls, listener.calls)
  }

  @Test func `a wrapped delegate creates and updates the items`() throws {
    final class Rows: TabHostController.Sidebar.Delegate {
      final class Item: TabSidebarItem {}
      var updated: [TabSidebarItem] = []

      func tabHostController(
        _: TabHostController,
        sidebar _: TabHostController.Sidebar,
        itemFor request: TabSidebarItem.Request
      ) -> TabSidebarItem { Item(request: request) }

      func tabHostController(
        _: TabHostController,
        sidebar _: TabHostController.Sidebar,
        update item: TabSidebarItem
      ) {
        updated.append(item)
      }
    }
    let rows = Rows()
    let host = TabHostController()
    host.sidebar.delegate = rows
    let described = try HostDescription(json: #"{"tabs":["a",{"id":"g","children":["c"]}]}"#)
      .makeHost(host)
    host.sidebar.displayedRows = 0..<1
    expect(host.sidebar.item(at: 0) is Rows.Item)
    expect(rows.updated.count == 1 && rows.updated.first === host.sidebar.item(at: 0))
    expectEqual(
      described.log.calls.suffix(3),
      [.itemFor("a"), .update("a"), .willBeginDisplaying("a")]
    )
  }
}
