import TabHost

/// What the line above the content says. Reading it makes no content.
struct PageHeading: Hashable, Sendable {
  /// The title of the page on top.
  let title: String
  /// A second line about it; `nil` for most.
  let subtitle: String?
  /// The title of the page below it; `nil` at the root of a stack.
  let previousTitle: String?

  /// The lines below the title that it takes where there is room: a rule and the second line.
  var linesBelowTitle: Int { subtitle == nil ? 1 : 2 }

  /// The heading of what a host shows.
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
