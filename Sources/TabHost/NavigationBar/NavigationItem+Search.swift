extension NavigationItem {
  /// The display of the title of a page in a large font.
  ///
  /// Corresponds to `UINavigationItem.LargeTitleDisplayMode` in UIKit.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// As on the page below.
    case automatic = 0
    /// Always in a large font, if the bar permits it.
    case always = 1
    /// Never in a large font.
    case never = 2
    /// In the bar.
    case inline = 3
  }

  /// Whether the title is displayed in a large font: a hint to renderers.
  ///
  /// The default is ``LargeTitleDisplayMode-swift.enum/automatic``. It has an effect only if the bar
  /// ``NavigationBar/prefersLargeTitles``.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { observed(\.largeTitleDisplayMode, content.largeTitleDisplayMode) }
    set { change(\.largeTitleDisplayMode, \.largeTitleDisplayMode, to: newValue, lookFacets) }
  }

  /// The search of the page, or `nil` if it has none.
  ///
  /// The default is `nil`. While the page is visible, the host has a search field for it; see
  /// ``SearchController``. A controller that is assigned to another navigation item leaves this one.
  public var searchController: SearchController? {
    get { observed(\.searchController, content.searchController) }
    set {
      if let other = newValue?.owner, other !== self { other.searchController = nil }
      update(
        \.searchController,
        from: content.searchController,
        to: newValue,
        barFacets.union(.search)
      ) {
        content.searchController?.owner = nil
        newValue?.owner = self
        content.searchController = newValue
      }
    }
  }

  /// Whether the search field is hidden while the user scrolls: a hint to renderers.
  ///
  /// The default is `true`.
  public var hidesSearchBarWhenScrolling: Bool {
    get { observed(\.hidesSearchBarWhenScrolling, content.hidesSearchBarWhenScrolling) }
    set {
      change(
        \.hidesSearchBarWhenScrolling,
        \.hidesSearchBarWhenScrolling,
        to: newValue,
        lookFacets
      )
    }
  }

  /// The action that the back button of the page performs instead of going back.
  ///
  /// The default is `nil`. If there is an action, the page has a back button even at the root of a
  /// stack, with the title of the action if it has one. The action is performed by
  /// ``UserInteraction/goBack()``, with the host as ``Action/sender``, and decides whether a page is
  /// popped. An action with ``MenuElement/Attributes/disabled`` or ``MenuElement/Attributes/hidden``
  /// is refused.
  public var backAction: Action? {
    get { observed(\.backAction, content.backAction) }
    set {
      update(\.backAction, from: content.backAction, to: newValue, barFacets) {
        content.backAction?.isNoLongerShown(in: self)
        content.backAction = newValue
        newValue?.isShown(in: self)
      }
    }
  }

  /// When the navigation bar is minimized and restored while the user scrolls the page.
  ///
  /// By default, the bar is never minimized. See ``TabHostController/NavigationBar/isMinimized``. A bar
  /// of tabs above the content is minimized and restored along with the navigation bar; see
  /// ``TabHostController/isTabBarMinimized``.
  public var navigationBarMinimization: BarMinimization {
    get { observed(\.navigationBarMinimization, content.minimization) }
    set {
      update(
        \.navigationBarMinimization,
        from: content.minimization,
        to: newValue,
        content.isMinimized ? barFacets.union(.facts) : lookFacets
      ) {
        content.minimization = newValue
        switch newValue.minimizationBehavior {
        case .automatic, .never: content.isMinimized = false
        case .onScrollDown, .onScrollUp: break
        }
      }
    }
  }

  /// Minimizes or restores the bar of the page.
  func setMinimized(_ isMinimized: Bool) {
    guard isMinimized != content.isMinimized else { return }
    host?.update(barFacets.union(.facts)) { content.isMinimized = isMinimized }
  }
}

extension NavigationItem: MenuElementPlace {
  /// Draws the back button again after a change of its action.
  func elementDidChange(_ element: MenuElement) { host?.update(barFacets) {} }
}

/// A view on the bar of a navigation controller, for code that comes from UIKit.
///
/// The contents of the bar are a ``TabHostController/NavigationBar``. Corresponds to `UINavigationBar` in
/// UIKit, as far as code uses the one of a `UINavigationController`.
@MainActor public struct NavigationBar {
  fileprivate let navigationController: NavigationController

  /// Whether titles may be displayed in a large font: a hint to renderers.
  ///
  /// The default is `false`. See ``NavigationItem/largeTitleDisplayMode-swift.property``.
  public var prefersLargeTitles: Bool {
    get { navigationController.details?.prefersLargeTitles ?? false }
    nonmutating set { navigationController.setPrefersLargeTitles(newValue) }
  }

  /// Whether the bar is hidden; see ``NavigationController/isNavigationBarHidden``.
  public var isHidden: Bool {
    get { navigationController.isNavigationBarHidden }
    nonmutating set { navigationController.isNavigationBarHidden = newValue }
  }

  /// The navigation item of the page on top, or `nil` if the stack is empty.
  public var topItem: NavigationItem? { navigationController.topViewController?.navigationItem }
}

extension NavigationController {
  /// A view on the bar of the controller, for code that comes from UIKit.
  public var navigationBar: NavigationBar { NavigationBar(navigationController: self) }

  fileprivate func setPrefersLargeTitles(_ prefersLargeTitles: Bool) {
    guard prefersLargeTitles != details?.prefersLargeTitles ?? false else { return }
    madeDetails.prefersLargeTitles = prefersLargeTitles
    barsDidChange()
  }
}
