import TabHost
import TabHostTerminal

/// The app on a screen of 80x24, and what is written to show it.
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

  /// What a terminal is sent so that it shows the host as it is now.
  @discardableResult
  func show() -> [UInt8] {
    let bytes = writer.bytes(toShow: screen.frame())
    _ = host.takeChanges()
    return bytes
  }

  /// What a terminal is sent that shows anything.
  func showAll() -> [UInt8] {
    writer.invalidate()
    return show()
  }

  func press(_ key: KeyPress.Key, _ modifiers: KeyModifiers = []) {
    screen.handle(.key(KeyPress(key, modifiers: modifiers)), at: .zero)
  }
}
