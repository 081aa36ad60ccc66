import TabHost
import TabHostTerminal

/// A change of the screen that can be undone.
@MainActor struct Scene {
  let name: String
  var showsSidebar = false
  /// Whether the change selects another tab.
  var isSelection = false
  let forth: (BenchmarkScreen) -> Void
  let back: (BenchmarkScreen) -> Void

  static let all = [
    Scene(name: "select in bar", isSelection: true) {
      $0.press(.character("2"))
    } back: {
      $0.press(.character("1"))
    },
    Scene(name: "select in sidebar", showsSidebar: true, isSelection: true) {
      $0.press(.down)
      $0.press(.enter)
    } back: {
      $0.press(.up)
      $0.press(.enter)
    },
    Scene(name: "title") {
      $0.host.tabs[1].title = "Square"
    } back: {
      $0.host.tabs[1].title = "Place 2"
    },
    Scene(name: "badge", showsSidebar: true) {
      $0.host.tabs[1].badgeValue = "7"
    } back: {
      $0.host.tabs[1].badgeValue = "8"
    },
    Scene(name: "toggle sidebar") {
      $0.press(.character("b"), .control)
    } back: {
      $0.press(.character("b"), .control)
    },
  ]

  /// Returns a screen on which the change has been made and undone twice, so that caches are
  /// filled.
  func screen(tabs: Int) -> BenchmarkScreen {
    let screen = BenchmarkScreen(tabs: tabs, showsSidebar: showsSidebar)
    for change in [forth, back, forth, back] {
      change(screen)
      screen.show()
    }
    return screen
  }

  /// Returns the frames before and after the change.
  func frames(tabs: Int) -> (before: Frame, after: Frame) {
    let screen = screen(tabs: tabs)
    let before = screen.screen.frame()
    forth(screen)
    return (before, screen.screen.frame())
  }
}
