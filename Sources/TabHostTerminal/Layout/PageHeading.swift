import TabHost

/// The texts of the heading above the content. Creating a heading does not load any content.
struct PageHeading: Hashable, Sendable {
  /// The title of the top page.
  let title: String
  /// The prompt and the subtitle, or `nil` if there is neither.
  let subtitle: String?
  /// Whether the app hides the navigation bar.
  let isHidden: Bool
  /// Whether scrolling has minimized the navigation bar, which leaves only the title.
  let isMinimized: Bool

  /// Creates the heading of the content that a host shows.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - bar: The navigation bar of the host, or `nil` if there is none.
  @MainActor init(host: TabHostController, bar: TabHostController.NavigationBar?) {
    let tab = host.contentTab ?? host.selectedTab
    let pages = host.visibleNavigationController?.viewControllers ?? []
    isHidden = host.visibleNavigationController?.isNavigationBarHidden == true
    isMinimized = bar?.isMinimized == true
    let texts = [bar?.prompt, bar?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    let ownSubtitle = pages.count > 1 || isHidden ? nil : tab?.subtitle
    subtitle = texts.isEmpty ? ownSubtitle : texts.joined(separator: " - ")
    title = isHidden ? "" : bar?.title ?? pages.last?.tab?.title ?? tab?.title ?? ""
  }
}
