public import Observation

/// The contents of the navigation bar while a page is visible: its titles and buttons.
///
/// Each page has one, which is created when ``ViewController/navigationItem`` is first read. The bar
/// belongs to the page on top of the visible stack, or to the content itself if it is no navigation
/// controller; see ``TabHostController/visibleNavigationBar``. A change is drawn immediately.
///
/// Corresponds to `UINavigationItem` in UIKit.
@preconcurrency @MainActor public final class NavigationItem {
  /// The title.
  ///
  /// The default is the ``ViewController/title`` of the page, which the title follows until another
  /// one is assigned. Assigning `nil` restores the default.
  public var title: String? {
    get { observed(\.title, shownTitle) }
    set { change(\.title, \.title, to: newValue, barFacets) }
  }

  /// A second line of text below the title.
  ///
  /// The default is `nil`.
  public var subtitle: String? {
    get { observed(\.subtitle, content.subtitle) }
    set { change(\.subtitle, \.subtitle, to: newValue, barFacets) }
  }

  /// A line of text above the bar.
  ///
  /// The default is `nil`.
  public var prompt: String? {
    get { observed(\.prompt, content.prompt) }
    set { change(\.prompt, \.prompt, to: newValue, barFacets) }
  }

  /// The title of the button that leads back to this page, or `nil` for the title of the page.
  ///
  /// The default is `nil`.
  public var backButtonTitle: String? {
    get { observed(\.backButtonTitle, content.backButtonTitle) }
    set { change(\.backButtonTitle, \.backButtonTitle, to: newValue, barFacets) }
  }

  /// Whether the page has no back button.
  ///
  /// The default is `false`. While the value is `true`, the user can't go back:
  /// ``UserInteraction/goBack()`` is refused as ``UserInteraction/Refusal/hidden``.
  public var hidesBackButton: Bool {
    get { observed(\.hidesBackButton, content.hidesBackButton) }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Whether the leading buttons are beside the back button instead of replacing it.
  ///
  /// The default is `false`.
  public var leftItemsSupplementBackButton: Bool {
    get { observed(\.leftItemsSupplementBackButton, content.supplementsBackButton) }
    set {
      change(\.leftItemsSupplementBackButton, \.supplementsBackButton, to: newValue, barFacets)
    }
  }

  /// The elements at the end of the overflow menu, after the buttons that don't fit.
  ///
  /// The default is `nil`. If there is a value, the bar has an overflow menu even if all buttons
  /// fit.
  public var additionalOverflowItems: DeferredMenuElement? {
    get { observed(\.additionalOverflowItems, content.overflowItems) }
    set {
      update(\.additionalOverflowItems, from: content.overflowItems, to: newValue, barFacets) {
        content.overflowItems = newValue
      }
    }
  }

  /// Which items of a vertical bar are compressed first if there is not enough room.
  ///
  /// The default is ``VerticalBarCompressionBehavior/automatic``.
  public var verticalBarCompressionBehavior: VerticalBarCompressionBehavior {
    get { observed(\.verticalBarCompressionBehavior, content.compression) }
    set {
      change(
        \.verticalBarCompressionBehavior,
        \.compression,
        to: newValue,
        lookFacets
      )
    }
  }

  var content = Content()
  var groups = Groups()
  /// The page, which clears this reference in its `deinit`.
  weak var page: ViewController?
  var observers: PropertyObservers?

  /// Creates a navigation item of no page.
  public init(title: String? = nil) {
    content.title = title
  }

  isolated deinit {
    for group in groups.all { group.detach() }
  }

  /// Shows or hides the back button; see ``hidesBackButton``.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether the page has no back button.
  ///   - animated: Has no effect.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool = false) {
    change(\.hidesBackButton, \.hidesBackButton, to: hidesBackButton, barFacets)
  }
}

// MARK: - The stored values

extension NavigationItem {
  /// The values other than the buttons.
  struct Content {
    var title: String?
    var subtitle: String?
    var prompt: String?
    var backButtonTitle: String?
    var hidesBackButton = false
    var supplementsBackButton = false
    var overflowItems: DeferredMenuElement?
    var compression = VerticalBarCompressionBehavior.automatic
    var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var hidesSearchBarWhenScrolling = true
    var minimization = BarMinimization()
    /// Whether scrolling has minimized the bar of the page.
    var isMinimized = false
    var searchController: SearchController?
    var backAction: Action?
  }

  var shownTitle: String? { content.title ?? page?.title }

  /// What a change touches: the bar on screen, if the page is visible or the back button leads to
  /// it.
  var barFacets: Facet {
    guard let page, let host, host.showsInNavigationBar(page) else { return .none }
    return .navigationBar
  }
}

extension NavigationItem {
  /// What a setting touches that only a renderer reads.
  var lookFacets: Facet { barFacets.isEmpty ? .none : .navigationBarLook }
}

extension NavigationItem: Observable {}

extension NavigationItem: Observed {
  var host: TabHostController? { page?.tabHostController }

  /// Changes a property that is stored in the content, and commits the change.
  func change<Value: Equatable>(
    _ property: KeyPath<NavigationItem, Value>,
    _ stored: WritableKeyPath<Content, Value>,
    to value: Value,
    _ facets: Facet
  ) {
    update(property, from: content[keyPath: stored], to: value, facets) {
      content[keyPath: stored] = value
    }
  }
}

// MARK: - Pages

extension ViewController {
  /// Draws the content and the navigation bar again after a change of the title.
  func titleDidChange() {
    if let item = storedNavigationItem, item.content.title == nil { item.changed(\.title) }
    passTitleToTabBarItem()
    // The title of a host is the heading of its sidebar.
    asHost?.update(.sidebar) {}
    guard let host = tabHostController else { return }
    host.update(host.showsInNavigationBar(self) ? [.content, .navigationBar] : .content) {}
  }

  /// The contents of the navigation bar while the controller is visible.
  ///
  /// Created when it is first read, one for each controller.
  public var navigationItem: NavigationItem {
    if let item = storedNavigationItem { return item }
    let item = NavigationItem()
    item.page = self
    madeDetails.navigationItem = item
    return item
  }

  /// The navigation item, or `nil` while the app has not read it.
  var storedNavigationItem: NavigationItem? { details?.navigationItem }
}
