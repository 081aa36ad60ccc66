/// The host of a window whose root is no host: it shows the root as the content of its only tab, with
/// neither bar nor sidebar.
///
/// The app doesn't see it: it is neither the parent nor the host of the root, and the root presents in its
/// place.
package final class WindowHost: TabHostController {
  /// The root, or `nil` if the window is empty.
  package var root: ViewController? { didSet { if root !== oldValue { showRoot() } } }

  /// Creates the host of an empty window.
  package override init() {
    super.init()
    mode = .tabBar
    setTabBarHidden(true, animated: false)
  }

  /// Creates the host of a window with a root.
  package convenience init(showing root: ViewController?) {
    self.init()
    self.root = root
    showRoot()
  }

  private func showRoot() {
    tabs = root.map { root in [TabItem(title: "", identifier: "root") { _ in root }] } ?? []
    // The root presents also before it appears.
    loadContent()
  }

  package override var presenterOfContent: ViewController { root ?? self }

  override var isHiddenFromApp: Bool { true }
}

extension TabHostController {
  /// Returns the host that a window or a screen shows for a root: the root itself, or a host of the
  /// framework around it.
  package static func host(showing root: ViewController) -> TabHostController {
    root.asHost ?? WindowHost(showing: root)
  }
}
