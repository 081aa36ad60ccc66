import TabHost

/// The texts of the heading above the content. Creating a heading does not load any content.
struct PageHeading: Hashable, Sendable {
  /// The title of the top page.
  let title: String
  /// The subtitle, or `nil` if there is none.
  let subtitle: String?
  /// The title of the page below the top page, or `nil` at the root of a navigation stack.
  let previousTitle: String?

  /// The number of lines below the title if there is room: the rule and the subtitle.
  var linesBelowTitle: Int { subtitle == nil ? 1 : 2 }

  /// Creates the heading of the content that a host shows.
  @MainActor init(host: TabHostController) {
    let tab = host.contentTab ?? host.selectedTab
    let pages = host.visibleNavigationController?.viewControllers ?? []
    subtitle = pages.count > 1 ? nil : tab?.subtitle
    if let top = pages.last {
      title = Self.title(of: top) ?? tab?.title ?? ""
      previousTitle = pages.dropLast().last.map { Self.title(of: $0) ?? tab?.title ?? "" }
    } else {
      let content = tab?.isViewControllerLoaded == true ? tab?.viewController : nil
      title = content?.title ?? tab?.title ?? ""
      previousTitle = nil
    }
  }

  @MainActor private static func title(of page: ViewController) -> String? {
    page.title ?? page.tab?.title
  }
}
