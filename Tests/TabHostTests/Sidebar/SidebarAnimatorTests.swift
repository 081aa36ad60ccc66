import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct SidebarAnimatorTests {
  typealias Animator = any TabHostController.Sidebar.Animating

  /// Performs actions before the sidebar changes, and when a row appears or disappears.
  private final class Delegate: TabHostController.Sidebar.Delegate {
    var events: [String] = []
    var animator: Animator?
    var onWill: (Animator) -> Void = { _ in }
    var onRow: (Animator) -> Void = { _ in }

    func tabHostController(
      _ tabHostController: TabHostController,
      sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
      animator: Animator
    ) {
      self.animator = animator
      events.append("will")
      onWill(animator)
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      willBeginDisplaying tab: TabItem
    ) { rowDidChange("begin \(tab.identifier)") }

    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      didEndDisplaying tab: TabItem
    ) { rowDidChange("end \(tab.identifier)") }

    private func rowDidChange(_ event: String) {
      events.append(event)
      if let animator { onRow(animator) }
    }

    func note(_ event: String) -> () -> Void { { self.events.append(event) } }
  }

  private let delegate = Delegate()
  private let host: TabHostController

  init() {
    host = .with(.pad, .page("a", CallLog()), TabGroupItem.of([.bare("c")], "g"))
    host.sidebar.displayedRows = 0..<1
    host.sidebar.isHidden = true
    host.sidebar.delegate = delegate
    host.appear()
    delegate.events = []
  }

  private func events() -> [String] {
    host.user.showSidebar()
    return delegate.events
  }

  @Test func `animations run before the rows change, and completions run after`() {
    let delegate = delegate
    delegate.onWill = { animator in
      animator.addCompletion(delegate.note("completion 1"))
      animator.addAnimations(delegate.note("animation 1"))
      animator.addCompletion(delegate.note("completion 2"))
      animator.addAnimations(delegate.note("animation 2"))
    }
    expectEqual(
      events(),
      [
        "will", "animation 1", "animation 2", "begin a", "completion 1", "completion 2",
      ]
    )
  }

  @Test func `blocks added while rows change run afterwards, animations before completions`() {
    let delegate = delegate
    delegate.onWill = { $0.addCompletion(delegate.note("completion")) }
    delegate.onRow = { animator in
      animator.addCompletion(delegate.note("late completion"))
      animator.addAnimations(delegate.note("late animation"))
    }
    expectEqual(events(), ["will", "begin a", "late animation", "completion", "late completion"])
  }

  @Test func `blocks added by an animation run in order with the others`() {
    let delegate = delegate
    delegate.onWill = { animator in
      animator.addAnimations {
        delegate.note("animation 1")()
        animator.addAnimations(delegate.note("inner animation"))
        animator.addCompletion(delegate.note("completion"))
      }
      animator.addAnimations(delegate.note("animation 2"))
    }
    expectEqual(
      events(),
      [
        "will", "animation 1", "animation 2", "inner animation", "begin a", "completion",
      ]
    )
  }

  @Test func `blocks added by a completion run after the completions, in order`() {
    let delegate = delegate
    delegate.onWill = { animator in
      animator.addCompletion {
        delegate.note("completion 1")()
        animator.addAnimations(delegate.note("late animation"))
        animator.addCompletion(delegate.note("late completion"))
      }
      animator.addCompletion(delegate.note("completion 2"))
    }
    expectEqual(
      events(),
      [
        "will", "begin a", "completion 1", "completion 2", "late animation", "late completion",
      ]
    )
  }

  @Test func `blocks added after the change run immediately`() {
    expectEqual(events(), ["will", "begin a"])
    delegate.animator?.addAnimations(delegate.note("animation"))
    delegate.animator?.addCompletion(delegate.note("completion"))
    expectEqual(delegate.events, ["will", "begin a", "animation", "completion"])
  }
}
