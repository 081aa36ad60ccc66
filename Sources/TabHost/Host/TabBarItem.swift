/// The appearance of a controller's tab in the bar.
///
/// A host whose ``TabHostController/viewControllers`` are assigned displays the
/// ``ViewController/tabBarItem`` of each of them. A change of that item updates every place that
/// displays the tab. The item of a controller whose tab the app has created with ``TabItem`` has the
/// values of that tab, and a change has no effect.
///
/// Corresponds to `UITabBarItem` in UIKit.
@preconcurrency @MainActor public final class TabBarItem: nonisolated IdentityHashable {
  /// The title.
  ///
  /// The default is the title of the controller. Assigning the controller's
  /// ``ViewController/title`` also assigns this property.
  public var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The image, as a symbol in its outline variant.
  public var image: TabImage? { didSet { if image != oldValue { didChange() } } }

  /// The image while the tab is selected, or `nil` for ``image``.
  ///
  /// The default is `nil`.
  public var selectedImage: TabImage? { didSet { if selectedImage != oldValue { didChange() } } }

  /// The text of the badge, or `nil` if there is none.
  ///
  /// The default is `nil`.
  public var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The color of the badge, or `nil` for that of the renderer.
  ///
  /// The default is `nil`.
  public var badgeColor: Color? { didSet { if badgeColor != oldValue { didChange() } } }

  /// Whether the user may select the tab.
  ///
  /// The default is `true`.
  public var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// The name by which tests find the tab.
  ///
  /// The default is `nil`.
  public var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange() } }
  }

  /// A number of the app by which it finds the item.
  ///
  /// The default is 0.
  public var tag = 0

  /// The controller whose item this is.
  weak var controller: ViewController?

  /// Creates an item with a title and images.
  public init(title: String? = nil, image: TabImage? = nil, selectedImage: TabImage? = nil) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: TabImage?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }

  /// Creates a common item with a title and an image of its own.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: .symbol(systemItem.symbol), tag: tag)
  }

  private func didChange() { controller?.tabBarItemDidChange() }
}

extension TabBarItem {
  /// A common item with a title and an image of its own.
  ///
  /// Corresponds to `UITabBarItem.SystemItem` in UIKit.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Further items.
    case more = 0
    /// What the user has marked.
    case favorites = 1
    /// What the app recommends.
    case featured = 2
    /// What users have rated best.
    case topRated = 3
    /// What the user has used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What the user has done.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// The search.
    case search = 8
    /// What is or was downloaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What users view most.
    case mostViewed = 11

    @MainActor fileprivate var title: String { TabHostController.strings[text] }

    private var text: TabHostController.Strings.Text {
      switch self {
      case .more: .more
      case .favorites: .favorites
      case .featured: .featured
      case .topRated: .topRated
      case .recents: .recents
      case .contacts: .contacts
      case .history: .history
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: .downloads
      case .mostRecent: .mostRecent
      case .mostViewed: .mostViewed
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle"
      case .mostViewed: "list.number"
      }
    }
  }
}

// MARK: - Items and tabs

extension TabBarItem {
  /// Takes the appearance of a tab.
  fileprivate func take(_ tab: TabItem) {
    title = tab.storedTitle
    image = tab.storedImage
    selectedImage = tab.details?.selectedImage
    badgeValue = tab.shownBadge?.text
    badgeColor = tab.shownBadge?.tint
    isEnabled = tab.storedIsEnabled
    accessibilityIdentifier = tab.details?.accessibility.identifier
  }
}

extension TabItem {
  /// Takes the appearance of the item of the tab's controller.
  func take(_ item: TabBarItem) {
    func take() {
      title = item.title ?? ""
      image = item.image
      selectedImage = item.selectedImage
      let newBadge = item.badgeValue.map { TabBadge.text($0).tinted(item.badgeColor) }
      if newBadge != ownBadge { badge = newBadge }
      isEnabled = item.isEnabled
      accessibilityIdentifier = item.accessibilityIdentifier
    }
    if let host { host.performBatchUpdates(take) } else { take() }
  }

  /// The item of the tab: that of its controller, or one with the values of the tab.
  var barItem: TabBarItem {
    if let controller = details?.representedController { return controller.tabBarItem }
    let details = madeDetails
    let item = details.barItem ?? TabBarItem()
    item.take(self)
    details.barItem = item
    return item
  }
}

extension ViewController {
  /// The item that was assigned or created, or that of the tab whose provider has created the
  /// controller.
  var ownTabBarItem: TabBarItem {
    if let item = details?.tabBarItem { return item }
    if hasTabOfApp, let tab = storedTab { return tab.barItem }
    let item = TabBarItem(title: title)
    store(item)
    return item
  }

  /// Whether the app has created the tab of the controller.
  var hasTabOfApp: Bool {
    storedTab.map { $0.details?.representedController == nil } ?? false
  }

  /// Replaces the item, which then has no controller.
  func setTabBarItem(_ item: TabBarItem?) {
    guard item !== details?.tabBarItem else { return }
    details?.tabBarItem?.controller = nil
    store(item)
    tabBarItemDidChange()
  }

  private func store(_ item: TabBarItem?) {
    item?.controller = self
    replace(&madeDetails.tabBarItem, with: item)
  }

  /// Assigns the title to the item.
  func passTitleToTabBarItem() {
    if let item = details?.tabBarItem { item.title = title } else { tabBarItemDidChange() }
  }

  /// Updates the tab of the controller, or of the stack whose root it is.
  func tabBarItemDidChange() {
    var controller = self
    while true {
      if let tab = controller.storedTab,
        tab.details?.representedController === controller
      {
        return tab.take(controller.tabBarItem)
      }
      guard let stack = controller.holder?.asNavigation, stack.stack.first === controller
      else { return }
      controller = stack
    }
  }
}
