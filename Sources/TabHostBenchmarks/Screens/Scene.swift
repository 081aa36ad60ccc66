import TabHost
import TabHostTerminal

/// Something that changes what is on screen, and changes it back.
@MainActor struct Scene {
  let name: String
  var showsSidebar = false
  /// Whether another tab is selected.
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

  /// A screen on which the change has been made and undone once, so that nothing is new to it.
  func screen(tabs: Int) -> BenchmarkScreen {
    let screen = BenchmarkScreen(tabs: tabs, showsSidebar: showsSidebar)
    for change in [forth, back, forth, back] {
      change(screen)
      screen.show()
    }
    return screen
  }

  /// The frame before the change, and that after it.
  func frames(tabs: Int) -> (before: Frame, after: Frame) {
    let screen = screen(tabs: tabs)
    let before = screen.screen.frame()
    forth(screen)
    return (before, screen.screen.frame())
  }
}
