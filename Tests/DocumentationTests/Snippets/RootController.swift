import TabHost

final class RootController: TabHostController {
  private(set) var log: [String] = []

  /// Not called for a tap.
  override var selectedTab: TabItem? {
    didSet { log.append("assigned") }
  }

  /// Called once for each change of the selection, whatever the cause.
  override func selectedTabDidChange(from previousTab: TabItem?) {
    log.append("selected \(selectedTab?.identifier ?? "nothing")")
  }
}
