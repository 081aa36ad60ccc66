import UIKit

// MARK: - UITab with a provider

@MainActor func makeHomeTab() -> UITab {
  UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { tab in
    let page = UIViewController()
    page.title = tab.title
    return page
  }
}

// MARK: - UITab.badgeValue

@MainActor func showUnreadCount(_ count: Int, on tab: UITab) {
  tab.badgeValue = count > 0 ? "\(count)" : nil
  tab.subtitle = count == 1 ? "1 unread message" : "\(count) unread messages"
}

// MARK: - UITab placement, visibility and other properties

@MainActor func place(_ tab: UITab, isFavorite: Bool) {
  tab.preferredPlacement = isFavorite ? .fixed : .sidebarOnly
  tab.allowsHiding = !isFavorite
  tab.isHiddenByDefault = false
  tab.isHidden = tab.preferredPlacement == .optional && !tab.hasVisiblePlacement
}

// MARK: - UITab found by its identifier

@MainActor func isTabSelected(_ identifier: String, in controller: UITabBarController) -> Bool {
  guard let tab = controller.tab(forIdentifier: identifier) else { return false }
  return controller.selectedTab === tab || (tab as? UITabGroup)?.selectedChild != nil
}

@MainActor func decorate(_ tab: UITab, with store: [String: Int]) {
  tab.selectedImage = UIImage(systemName: "tray.fill")
  tab.userInfo = store
  tab.isEnabled = !store.isEmpty
  tab.accessibilityIdentifier = "tab.\(tab.identifier)"
  if let group = tab.managingTabGroup, tab.parent !== group { tab.isSpringLoaded = false }
}

// MARK: - UITab subclass that overrides title

final class CountingTab: UITab {
  private(set) var titleChanges = 0

  override var title: String {
    didSet { if title != oldValue { titleChanges += 1 } }
  }
}

// MARK: - UITab subclass that overrides viewController

final class TitledTab: UITab {
  override var viewController: UIViewController? {
    let page = super.viewController
    page?.title = title
    return page
  }
}

// MARK: - UITab in sets and dictionaries

@MainActor struct TabUsage {
  private var counts: [UITab: Int] = [:]
  private var visited: Set<UITab> = []

  mutating func note(_ tab: UITab, after previous: UITab?) {
    guard !tab.isEqual(previous), tab != visited.first else { return }
    counts[tab, default: 0] += 1
    visited.insert(tab)
  }
}

// MARK: - accessibilityLabel of a UITab

@MainActor func describe(_ tab: UITab, unread: Int) {
  tab.accessibilityLabel = "\(tab.title), \(unread) unread"
  tab.accessibilityHint = "Shows your messages"
}

// MARK: - UITabGroup with children

@MainActor func makeLibrary(names: [String]) -> UITabGroup {
  let children = names.map { name in
    UITab(title: name, image: UIImage(systemName: "folder"), identifier: name) { _ in
      UIViewController()
    }
  }
  let group = UITabGroup(
    title: "Library",
    image: UIImage(systemName: "books.vertical"),
    identifier: "library",
    children: children
  )
  group.sidebarAppearance = .rootSection
  group.defaultChildIdentifier = children.first?.identifier
  group.allowsReordering = true
  return group
}

// MARK: - UITabGroup with a managing navigation controller

@MainActor func makeManagedGroup(_ children: [UITab]) -> UITabGroup {
  let group = UITabGroup(
    title: "Albums",
    image: UIImage(systemName: "square.stack"),
    identifier: "albums",
    children: children
  ) { _ in
    UIViewController()
  }
  group.managingNavigationController = UINavigationController()
  return group
}

// MARK: - UITabGroup.sidebarActions and order

@MainActor func addActions(to group: UITabGroup, create: @escaping () -> Void) {
  let action = UIAction(title: "New Album", image: UIImage(systemName: "plus")) { _ in create() }
  group.sidebarActions = [action]
}

@MainActor func sortChildren(of group: UITabGroup) {
  group.displayOrderIdentifiers = group.children.sorted { $0.title < $1.title }.map(\.identifier)
  print(group.displayOrder.map(\.title))
}

// MARK: - UITabGroup subclass that overrides children

final class PlaylistGroup: UITabGroup {
  private(set) var isEmpty = true

  override var children: [UITab] {
    didSet { isEmpty = children.isEmpty }
  }
}

// MARK: - UISearchTab

@MainActor func makeShortSearchTab() -> UISearchTab {
  let search = UISearchTab { _ in UINavigationController(rootViewController: UIViewController()) }
  search.automaticallyActivatesSearch = true
  return search
}

// MARK: - UISearchTab with all parameters

@MainActor func makeSearchTab() -> UISearchTab {
  UISearchTab(
    title: "Find",
    image: UIImage(systemName: "magnifyingglass"),
    identifier: "find"
  ) { _ in
    UINavigationController(rootViewController: UIViewController())
  }
}
