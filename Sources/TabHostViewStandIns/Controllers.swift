public import Foundation
public import TabHost

// MARK: - Split views

/// A split view, which is that of TabHost.
public typealias UISplitViewController = SplitController

/// The delegate of a split view, whose methods with UIKit's names are never called.
public protocol UISplitViewControllerDelegate: SplitControllerDelegate {}

extension SplitController {
  /// The number of columns. There are always two.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public convenience init(style: Style) { self.init() }

  /// The controllers of the primary and the secondary column.
  public var viewControllers: [ViewController] {
    get { [primary, secondary].compactMap { $0 } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }
}

extension SplitController {
  public var presentsWithGesture: Bool {
    get { true }
    set {}
  }
}

/// The names before iOS 14.
extension SplitController.DisplayMode {
  public static var primaryHidden: Self { .secondaryOnly }
  public static var allVisible: Self { .oneBesideSecondary }
  public static var primaryOverlay: Self { .oneBesideSecondary }
}

extension SplitController.Column {
  /// The primary column, because there are two.
  public static var supplementary: SplitController.Column { .primary }
}

// MARK: - Pages

/// A controller of pages, which shows one page at a time. The user can't turn it.
open class UIPageViewController: ViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable {
    public static let interPageSpacing = OptionsKey()
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [ViewController]? = []

  public init(
    transitionStyle: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init() }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Replaces the pages, which become the children of the controller.
  open func setViewControllers(
    _ viewControllers: [ViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    for page in self.viewControllers ?? [] where !pages.contains(page) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    self.viewControllers = pages
    for page in pages where page.parent !== self {
      addChild(page)
      if appearanceState == .appeared, page.beginAppearanceTransition(true, animated: animated) {
        page.endAppearanceTransition()
      }
      page.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// The source of the pages, which is never asked.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {}
/// The delegate of a controller of pages, which is never called.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}

// MARK: - Members of controllers

extension ViewController {
  /// The split view that contains the controller.
  public var splitViewController: SplitController? { splitController }

  public func addChildViewController(_ child: ViewController) { addChild(child) }
  public func removeFromParentViewController() { removeFromParent() }
  public func willMove(toParentViewController parent: ViewController?) {
    willMove(toParent: parent)
  }
  public func didMove(toParentViewController parent: ViewController?) { didMove(toParent: parent) }
}

extension ModalPresentationStyle {
  /// A sheet: transitions of the app do not occur.
  public static var custom: ModalPresentationStyle { .formSheet }
  /// A sheet, which keeps the content on screen.
  public static var overFullScreen: ModalPresentationStyle { .pageSheet }
  /// A sheet, which keeps the content on screen.
  public static var overCurrentContext: ModalPresentationStyle { .pageSheet }
  public static var currentContext: ModalPresentationStyle { .fullScreen }
}
