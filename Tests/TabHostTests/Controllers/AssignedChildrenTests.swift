import TabHost
import TabHostTestSupport
import Testing

/// The controllers of `viewControllers` as children of the host.
@MainActor struct AssignedChildrenTests {
  private let notes = Notes()
  private let host = TabHostController()

  private func page(_ name: String) -> RecordingPage { RecordingPage(name, notes) }

  private func take(_ part: String) -> [String] { notes.take().filter { $0.contains(part) } }

  @Test func `assigned controllers are children at once, in order, and none is loaded`() {
    let (a, b) = (page("a"), page("b"))
    host.viewControllers = [a, b]
    expect(host.children == [a, b] && a.parent === host && b.parent === host)
    expect(!a.isViewLoaded && !b.isViewLoaded)
    expectEqual(
      take("Move"),
      [
        "a willMove TabHostController", "a didMove TabHostController",
        "b willMove TabHostController", "b didMove TabHostController",
      ]
    )
    host.appear()
    host.selectedIndex = 1
    expectEqual(take("Move"), [])
    expect(host.children == [a, b])
    expect(a.appearanceState == .disappeared && b.appearanceState == .appeared)
  }

  @Test func `a controller that leaves is no child, on screen and off screen`() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    host.viewControllers = [a, b, c]
    host.appear()
    _ = notes.take()
    host.viewControllers = [b]
    expect(host.children == [b] && a.parent == nil && c.parent == nil)
    expectEqual(
      take("Move"),
      ["c willMove nil", "c didMove nil", "a willMove nil", "a didMove nil"]
    )
    host.tabs = [.shown("x")]
    expect(b.parent == nil && host.children.count == 1)
  }

  @Test func `inside viewDidLoad, a batch and a callback, they are children at once, too`() {
    final class Loading: TabHostController {
      var counts: [Int] = []
      override func viewDidLoad() {
        viewControllers = [ViewController(), ViewController()]
        counts.append(children.count)
      }
    }
    let loading = Loading()
    loading.appear()
    loading.performBatchUpdates {
      loading.viewControllers = loading.viewControllers! + [ViewController()]
      loading.counts.append(loading.children.count)
    }
    expectEqual(loading.counts, [2, 3])
  }

  @Test func `a controller in a container of the app stays there, and another host takes one over`()
  {
    let (a, b, container) = (ViewController(), ViewController(), ViewController())
    container.addChild(b)
    host.viewControllers = [a, b]
    expect(a.parent === host && b.parent === container)
    let other = TabHostController(viewControllers: [a])
    expect(a.parent === other && host.viewControllers == [b])
  }

  @Test func `the content of a tab with a provider is made when it is needed`() {
    var made: [String] = []
    host.tabs = ["a", "b"].map { name in
      TabItem(title: name, identifier: name) { _ in
        made.append(name)
        return ViewController()
      }
    }
    host.appear()
    expectEqual(made, ["a"])
    expectEqual(host.children.count, 1)
  }
}
