import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// A frame is requested for each change on screen.
@MainActor struct FrameRequestTests {
  private let tab = TabItem(title: "t", identifier: "t")
  private let host: TabHostController

  init() {
    host = TabHostController(tabs: [tab, TabGroupItem.of([.showing(ViewController(), "c")], "g")])
    host.bounds.size = .init(width: 100, height: 40)
    host.diagnosticHandler = { _ in }
    host.appear()
  }

  /// Returns the number of frames that a change requests.
  private func requests(_ change: () -> Void) -> Int {
    var count = 0
    host.needsFrameHandler = { [weak host] in
      count += 1
      _ = host?.takeChanges()
    }
    change()
    host.needsFrameHandler = nil
    return count
  }

  @Test func `frames are requested again after a loop of frames was ended`() {
    var (number, loops, calls) = (0, true, 0)
    host.needsFrameHandler = { [tab, host] in
      calls += 1
      _ = host.takeChanges()
      if loops {
        number += 1
        tab.title = "\(number)"
      }
    }
    tab.title = "start"
    loops = false
    let before = calls
    tab.title = "after"
    tab.title = "later"
    expectEqual(calls, before + 2)
    host.needsFrameHandler = nil
  }

  @Test func `a handler that replaces another one is called although changes are pending`() {
    var calls = 0
    host.needsFrameHandler = {}
    tab.title = "1"
    host.needsFrameHandler = { calls += 1 }
    tab.title = "2"
    expectEqual(calls, 1)
  }

  @Test func `a submenu of an open menu that becomes empty leaves the menu and requests a frame`() {
    let inner = Action(title: "inner") { _ in }
    tab.contextMenuProvider = { _ in
      Menu(children: [
        Menu(title: "outer", children: [Menu(title: "middle", children: [inner])]),
        Action(title: "other") { _ in },
      ])
    }
    host.sidebar.isHidden = false
    host.sidebar.displayedRows = 0..<5
    host.user.openContextMenu(on: tab)
    expectEqual(host.openMenu?.items.count, 2)
    expectEqual(requests { inner.attributes = .hidden }, 1)
    expectEqual(host.openMenu?.items.count, 1)
    expectEqual(requests { inner.attributes = [] }, 1)
    expectEqual(host.openMenu?.items.count, 2)
  }
}
