public import Foundation
public import TabHost

extension ViewController {
  /// The view, which draws nothing. Reading it loads the controller.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      (viewStandIn as? UIView)?.controller = nil
      viewStandIn = newValue
      newValue?.controller = self
    }
  }

  /// The view, if the controller is loaded.
  @_disfavoredOverload public var viewIfLoaded: UIView? { isViewLoaded ? ownView : nil }

  private var ownView: UIView {
    if let view = viewStandIn as? UIView { return view }
    let made = UIView(frame: UIScreen.main.bounds)
    made.controller = self
    viewStandIn = made
    return made
  }

  /// Creates a controller whose view is a view of the app, or returns the controller of the view.
  static func controller(of view: UIView) -> ViewController {
    if let controller = view.controller { return controller }
    let made = ViewController()
    made.viewStandIn = view
    view.controller = made
    return made
  }
}

// MARK: - Places of TabHost for views

extension TabAccessory {
  public convenience init(contentView: UIView) {
    self.init(contentView: ViewController.controller(of: contentView))
  }
}

extension TabHostController.Sidebar {
  @_disfavoredOverload public var bottomBarView: UIView? {
    get { self.TabHost::bottomBarView?.view }
    set { self.TabHost::bottomBarView = newValue.map { ViewController.controller(of: $0) } }
  }
}

extension BackgroundConfiguration {
  @MainActor @_disfavoredOverload public var customView: UIView? {
    get { self.TabHost::customView?.view }
    set { self.TabHost::customView = newValue.map { ViewController.controller(of: $0) } }
  }
}

extension CellAccessory.CustomViewConfiguration {
  @MainActor public init(
    customView: UIView,
    placement: CellAccessory.Placement,
    isHidden: Bool = false,
    reservedLayoutWidth: CellAccessory.LayoutDimension = .standard,
    tintColor: Color? = nil,
    maintainsFixedSize: Bool = false
  ) {
    self.init(
      customView: ViewController.controller(of: customView),
      placement: placement,
      isHidden: isHidden,
      reservedLayoutWidth: reservedLayoutWidth,
      tintColor: tintColor,
      maintainsFixedSize: maintainsFixedSize
    )
  }
}

extension BarButtonItem {
  /// Creates a button that shows the title of a button of the app, or none.
  public convenience init(customView: UIView) {
    self.init(title: (customView as? UIButton)?.title(for: .normal) ?? "")
  }
}

// MARK: - Colors and appearance of bars

/// The appearance of a bar, which holds what is set.
@preconcurrency @MainActor open class UIBarAppearance {
  open var backgroundColor: Color?
  open var shadowColor: Color?
  open var shadowImage: TabImage?
  open var backgroundImage: TabImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public required init() {}
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {}
/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
/// The appearance of the items of a tab bar.
@preconcurrency @MainActor open class UITabBarItemAppearance {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public init() {}
  public init(style: Style) {}
}
/// The appearance of the items of a tab bar in a state.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var iconColor: Color?
  public var badgeBackgroundColor: Color?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
/// The style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The colors and the appearance of a bar, which have no effect.
@preconcurrency @MainActor public protocol InertBarLook {}

extension InertBarLook {
  public var subviews: [UIView] { [] }
  public func addSubview(_ view: UIView) {}
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    nonmutating set {}
  }
  public var autoresizingMask: UIView.AutoresizingMask {
    get { [] }
    nonmutating set {}
  }
  public var frame: CGRect {
    get { .zero }
    nonmutating set {}
  }
  public var tintColor: Color! {
    get { .tint }
    nonmutating set {}
  }
  public var barTintColor: Color? {
    get { nil }
    nonmutating set {}
  }
  public var barStyle: UIBarStyle {
    get { .default }
    nonmutating set {}
  }
  public var unselectedItemTintColor: Color? {
    get { nil }
    nonmutating set {}
  }
  public var backgroundColor: Color? {
    get { nil }
    nonmutating set {}
  }
  public var isTranslucent: Bool {
    get { true }
    nonmutating set {}
  }
  public var shadowImage: TabImage? {
    get { nil }
    nonmutating set {}
  }
  public var backgroundImage: TabImage? {
    get { nil }
    nonmutating set {}
  }
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    nonmutating set {}
  }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    nonmutating set {}
  }
}

extension NavigationBar: InertBarLook {
  public static func appearance() -> NavigationBar { NavigationController().navigationBar }
}

@MainActor private let searchFields = NSMapTable<SearchBar, UISearchTextField>.weakToStrongObjects()

extension SearchBar: InertBarLook {
  public var searchTextField: UISearchTextField {
    if let field = searchFields.object(forKey: self) { return field }
    let field = UISearchTextField()
    searchFields.setObject(field, forKey: self)
    return field
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .none }
    set {}
  }
}

extension TabBar: InertBarLook {
  public static func appearance() -> TabBar { TabHostController().tabBar }
}

/// The appearances of a bar or of an item, which have no effect.
@preconcurrency @MainActor public protocol InertAppearances {
  associatedtype Appearance: UIBarAppearance
}

extension InertAppearances {
  public var standardAppearance: Appearance! {
    get { Appearance() }
    nonmutating set {}
  }
  public var scrollEdgeAppearance: Appearance? {
    get { nil }
    nonmutating set {}
  }
  public var compactAppearance: Appearance? {
    get { nil }
    nonmutating set {}
  }
}

extension NavigationBar: InertAppearances {
  public typealias Appearance = UINavigationBarAppearance
}
extension NavigationItem: InertAppearances {
  public typealias Appearance = UINavigationBarAppearance
}
extension TabBar: InertAppearances { public typealias Appearance = UITabBarAppearance }

extension ViewController {
  public func setContentScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}

/// Edges of a view.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The delegate of a navigation bar, which is never called.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {}

/// The attributes of the title of an item, which have no effect.
@preconcurrency @MainActor public protocol InertItemLook {}

extension InertItemLook {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

extension TabBarItem: InertItemLook {
  public static func appearance() -> TabBarItem { TabBarItem(title: nil, image: nil, tag: 0) }
  public func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

extension BarButtonItem: InertItemLook {
  public static func appearance() -> BarButtonItem { BarButtonItem() }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let link = NSAttributedString.Key("NSLink")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The style of a paragraph, which holds what is set.
open class NSParagraphStyle {
  open var alignment = NSTextAlignment.natural
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  public init() {}
}
/// The style of a paragraph that an app changes.
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// The style of an underline.
public enum NSUnderlineStyle: Int, Sendable { case single = 1, thick, double = 9 }

/// An attachment of a text.
open class NSTextAttachment {
  open var image: TabImage?
  open var bounds = CGRect.zero
  public init() {}
}
