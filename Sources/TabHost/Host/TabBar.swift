/// A view on the bar of a host, for code that comes from UIKit.
///
/// In new code, use ``TabHostController/bar`` and ``TabHostController/isTabBarHidden``. Corresponds to
/// `UITabBar` in UIKit, as far as code uses the one of a `UITabBarController`.
@MainActor public struct TabBar {
  fileprivate let host: TabHostController

  /// Whether the bar is hidden; see ``TabHostController/isTabBarHidden``.
  public var isHidden: Bool {
    get { host.isTabBarHidden }
    nonmutating set { host.isTabBarHidden = newValue }
  }

  /// The items of the bar from leading to trailing, then those that don't fit, or `nil` if there are
  /// none.
  public var items: [TabBarItem]? {
    let bar = host.bar
    let items = (bar.items + bar.overflow).map(\.barItem)
    return items.isEmpty ? nil : items
  }

  /// The item that is displayed as selected, or `nil` if none is; see
  /// ``TabHostController/selectedBarItem``.
  public var selectedItem: TabBarItem? { host.selectedBarItem?.barItem }

  /// The color of the selected item: a hint to renderers; see ``TabHostController/Bar/tintColor``.
  ///
  /// The default is `nil`, for the color of the renderer.
  public var tintColor: Color? {
    get { host.bar.tintColor }
    nonmutating set {
      guard newValue != host.state.tabBarTintColor else { return }
      host.update(.bar) { host.set(\.tabBarTintColor, newValue) }
    }
  }
}

extension TabHostController {
  /// A view on the bar, for code that comes from UIKit.
  public var tabBar: TabBar { TabBar(host: self) }
}
