public import Foundation
public import TabHost

/// A window that shows any controller, with tabs or without, for tests of coordinators and routers.
///
///     let window = TabHostWindow()
///     window.rootViewController = coordinator.start()
///     window.makeKeyAndVisible()
///     coordinator.showDetail()
///     #expect(window.visibleViewController is DetailPage)
///
/// A root that is a `TabHostController` is shown itself. Any other controller is the content
/// of the only tab of a ``host`` that the window owns, without bar and sidebar, so that pushing,
/// presenting and all appearance methods work as they do below a tab. Corresponds to the part of
/// `UIWindow` in UIKit that such tests use.
@preconcurrency @MainActor public final class TabHostWindow {
  /// The host that shows the root: the root itself, or a host of the window.
  public private(set) var host: TabHostController
  /// The environment of the root.
  ///
  /// The default is that of a tablet.
  public var traitCollection: TraitCollection {
    get { host.traitCollection }
    set { host.traitCollection = newValue }
  }
  /// The area of the window, whose origin is not used.
  ///
  /// The default is 1024 by 768.
  public var frame: CGRect {
    didSet { host.bounds = CGRect(origin: .zero, size: frame.size) }
  }
  /// Whether the window is hidden.
  ///
  /// The default is `true`. Assigning makes the root appear or disappear.
  public var isHidden = true {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { host.disappear() } else { host.appear() }
    }
  }
  /// The controller that the window shows, or `nil` if it is empty.
  ///
  /// The default is `nil`. While the window is visible, the previous root disappears, with what it
  /// presents, and the new one appears.
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot() } }
  }

  /// Creates an empty, hidden window.
  public init(frame: CGRect = CGRect(x: 0, y: 0, width: 1024, height: 768)) {
    self.frame = frame
    host = Self.makeHost()
    host.bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// Shows the window, whose root appears.
  public func makeKeyAndVisible() { isHidden = false }

  /// The uppermost controller: what is presented last or else the content of the root; of a stack,
  /// the page on top.
  public var visibleViewController: ViewController? {
    let top = host.presentedControllers.last?.viewController ?? host.selectedViewController
    return (top as? NavigationController)?.topViewController ?? top
  }

  private func replaceRoot() {
    host.dismiss(animated: false)
    let traits = host.traitCollection
    if let root = rootViewController as? TabHostController {
      if !isHidden { host.disappear() }
      host = root
    } else {
      let root = rootViewController
      let isOwn = host is WindowHost
      if !isOwn {
        if !isHidden { host.disappear() }
        host = Self.makeHost()
      }
      host.tabs = root.map { root in [TabItem(title: "", identifier: "root") { _ in root }] } ?? []
      guard !isOwn else { return }
    }
    host.traitCollection = traits
    host.bounds = CGRect(origin: .zero, size: frame.size)
    if !isHidden { host.appear() }
  }

  /// The host of a root without tabs.
  private final class WindowHost: TabHostController {}

  private static func makeHost() -> TabHostController {
    let host = WindowHost()
    host.mode = .tabBar
    host.setTabBarHidden(true, animated: false)
    return host
  }
}

// MARK: - Alerts

extension AlertController {
  /// Chooses an action, also of an alert that no host presents.
  ///
  /// If the alert is on screen, the method performs `UserInteraction.choose(alertAction:)`. Otherwise,
  /// it only calls the handler of the action, for tests that replace what presents the alert. It takes
  /// the place of the handler that tests of UIKit read with `value(forKey: "handler")`.
  ///
  /// - Returns: Whether the handler is called, as for a user: an action of another alert is refused as
  ///   `notAvailable`, and a disabled one as `disabled`.
  @discardableResult
  public func choose(_ action: AlertAction) -> UserInteraction.Outcome {
    if appearanceState != .disappeared, let host = tabHostController {
      return host.user.choose(alertAction: action)
    }
    guard actions.contains(where: { $0 === action }) else { return .refused(.notAvailable) }
    guard action.isEnabled else { return .refused(.disabled) }
    action.handler?(action)
    return .performed
  }
}
