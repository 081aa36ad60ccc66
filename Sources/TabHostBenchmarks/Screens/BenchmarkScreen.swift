import TabHost
import TabHostTerminal

/// The app on a screen of 80x24, with a writer for its frames.
@MainActor final class BenchmarkScreen {
  static let size = CellSize(columns: 80, rows: 24)

  let host: TabHostController
  let screen: HostScreen
  private var writer = FrameWriter()

  init(tabs: Int, showsSidebar: Bool) {
    host = BenchmarkApp.host(tabs: tabs)
    screen = HostScreen(host: host, size: Self.size)
    host.sidebar.isHidden = !showsSidebar
    host.appear()
    _ = show()
  }

  /// Creates a screen whose only tab shows a page, which has the keyboard focus.
  init(page: ViewController) {
    host = TabHostController(tabs: [TabItem(title: "Page", identifier: "page") { _ in page }])
    host.mode = .tabBar
    screen = HostScreen(host: host, size: Self.size)
    host.appear()
    _ = show()
    press(.down)
    _ = show()
  }

  /// Returns the bytes that update a terminal to the current state of the host.
  @discardableResult
  func show() -> [UInt8] {
    let bytes = writer.bytes(toShow: screen.frame())
    _ = host.takeChanges()
    return bytes
  }

  /// Returns the bytes that draw the whole screen, whatever the terminal shows.
  func showAll() -> [UInt8] {
    writer.invalidate()
    return show()
  }

  func press(_ key: KeyPress.Key, _ modifiers: KeyModifiers = []) {
    screen.handle(.key(KeyPress(key, modifiers: modifiers)), at: .zero)
  }
}
