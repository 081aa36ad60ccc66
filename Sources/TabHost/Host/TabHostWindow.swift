public import Foundation

/// A window, which shows any controller, with tabs or without, and can show another one in its place.
///
///     // In a page, when the user has signed in:
///     window?.rootViewController = MainTabs()
///
/// A root that is a ``TabHostController`` is shown itself. Any other controller is the content of the only
/// tab of a ``host`` that the window owns, without bar and sidebar, so that pushing, presenting and all
/// appearance methods work as they do below a tab. The app doesn't see that host: the root has no
/// ``ViewController/parent``, and presents in its place.
///
/// A terminal, a script and an exploration have a window for the host that they show, and go on with the
/// next root; see ``ViewController/window``. In a test of a coordinator or a router, create one:
///
///     let window = TabHostWindow()
///     window.rootViewController = coordinator.start()
///     window.makeKeyAndVisible()
///     coordinator.showDetail()
///     #expect(window.visibleViewController is DetailPage)
///
/// Corresponds to the part of `UIWindow` in UIKit that concerns its root.
@preconcurrency @MainActor public final class TabHostWindow: nonisolated IdentityHashable {
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
    get { CGRect(origin: origin, size: host.bounds.size) }
    set {
      origin = newValue.origin
      host.bounds = CGRect(origin: .zero, size: newValue.size)
    }
  }
  private var origin = CGPoint.zero
  /// Whether the window is hidden.
  ///
  /// The default is `true`. Assigning makes the root appear or disappear.
  public var isHidden: Bool {
    get { !host.isShown }
    set {
      guard newValue != isHidden else { return }
      if newValue { host.disappear() } else { host.appear() }
    }
  }
  /// The controller that the window shows, or `nil` if it is empty.
  ///
  /// The default is `nil`. While the window is visible, the previous root disappears, with what it
  /// presents, and the new one appears. The new root has the traits, the bounds and the metrics of the
  /// previous one and, if it has none of its own, its ``TabHostController/customizationIdentifier``. A
  /// ``TabHostController/customizationStore`` that was set for the previous root is that of the new one.
  public var rootViewController: ViewController? {
    get { isEmpty ? nil : host.presenterOfContent }
    set { if newValue !== rootViewController { replaceRoot(with: newValue) } }
  }
  private var isEmpty: Bool { host.isHiddenFromApp && host.presenterOfContent === host }

  /// Whether another host is about to take the place of the present one.
  package private(set) var isReplacing = false
  private struct Follower { weak var object: (any WindowObserver)? }
  private var observers: [Follower] = []

  /// Creates an empty, hidden window.
  public init(frame: CGRect = CGRect(x: 0, y: 0, width: 1024, height: 768)) {
    host = WindowHost()
    enter(host)
    self.frame = frame
  }

  private init(showing host: TabHostController) {
    self.host = host
    enter(host)
  }

  /// Returns the window of an outermost host, created around it if there is none. The host does not
  /// retain it.
  package static func window(of host: TabHostController) -> TabHostWindow {
    host.details?.window ?? TabHostWindow(showing: host)
  }

  /// Shows the window, whose root appears.
  public func makeKeyAndVisible() { isHidden = false }

  /// The uppermost controller: what is presented last or else the content of the root; of a stack,
  /// the page on top.
  public var visibleViewController: ViewController? {
    let top = host.presentedControllers.last?.viewController ?? host.selectedViewController
    return (top as? NavigationController)?.topViewController ?? top
  }

  // MARK: - Replacing the root

  private func enter(_ host: TabHostController) { host.madeDetails.window = self }

  private func replaceRoot(with root: ViewController?) {
    host.dismiss(animated: false)
    if let own = host as? WindowHost, root?.asHost == nil {
      own.root = root
      return
    }
    let former = host
    let new = root.map(TabHostController.host(showing:)) ?? WindowHost()
    isReplacing = true
    notify { $0.windowWillReplaceHost(self) }
    let isVisible = former.isShown
    if isVisible { former.disappear() }
    former.details?.window = nil
    former.inheritEnvironment()
    host = new
    enter(new)
    new.takeEnvironment(of: former)
    notify { $0.windowDidReplaceHost(self, former) }
    if isVisible { new.appear() }
    isReplacing = false
    notify { $0.windowDidShowHost(self) }
  }

  /// Notifies an object of each replacement of the host. The window does not retain it.
  package func add(_ observer: any WindowObserver) {
    observers = observers.filter { $0.object != nil && $0.object !== observer }
    observers.append(Follower(object: observer))
  }

  private func notify(_ call: (any WindowObserver) -> Void) {
    for observer in observers.compactMap(\.object) { call(observer) }
  }
}

/// An object that follows the host of a window.
@MainActor package protocol WindowObserver: AnyObject {
  /// Called before the host disappears.
  func windowWillReplaceHost(_ window: TabHostWindow)

  /// Called before the new host appears.
  func windowDidReplaceHost(_ window: TabHostWindow, _ former: TabHostController)

  /// Called after the new host has appeared.
  func windowDidShowHost(_ window: TabHostWindow)
}

extension WindowObserver {
  package func windowWillReplaceHost(_ window: TabHostWindow) {}
  package func windowDidReplaceHost(_ window: TabHostWindow, _ former: TabHostController) {}
  package func windowDidShowHost(_ window: TabHostWindow) {}
}

extension ViewController {
  /// The window that shows the controller, or `nil` if there is none.
  ///
  /// Assign its ``TabHostWindow/rootViewController`` to show another root. A controller has a window while
  /// its outermost host is the root of one, or is shown by a terminal, a script or an exploration.
  /// Corresponds to `view.window` in UIKit.
  public var window: TabHostWindow? {
    guard let host = presentingHost else { return nil }
    return host.details?.window ?? host.home?.window
  }
}

extension TabHostController {
  /// Takes the environment and the customization of the former root of the window.
  fileprivate func takeEnvironment(of former: TabHostController) {
    if let details { replace(&details.inheritedFromContainer, with: nil) }
    traitCollection = former.traitsBesidesOverrides
    layoutMetrics = former.layoutMetrics
    bounds = former.bounds
    if former.customizationKeeper.hasAssignedStore {
      customizationStore = former.customizationStore
    }
    guard let identifier = former.customizationIdentifier else { return }
    if customizationIdentifier == nil, customization == TabCustomization() {
      customizationIdentifier = identifier
    }
  }

  /// Lets the traits that the window has assigned count as inherited, so that they give way to those of a
  /// later container.
  fileprivate func inheritEnvironment() {
    let environment = InheritedEnvironment(
      traits: traitsBesidesOverrides,
      bounds: bounds,
      assigned: TraitOverrides()
    )
    replace(&madeDetails.inheritedFromContainer, with: environment)
  }
}
