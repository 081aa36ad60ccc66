public import TabHost
public import TabHostTesting

/// Where the pages of a sample come from.
@MainActor public struct SampleContent {
  /// Makes the page of a tab.
  public let page: (TabItem) -> ViewController
  /// Makes the navigation controller of a group, given its identifier.
  public let navigation: (String) -> NavigationController

  /// Pages that an app makes, by default such that show the title of their tab; with a log, pages
  /// that record what happens to them.
  public init(log: CallLog?, page: ((TabItem) -> ViewController)? = nil) {
    if let log {
      self.page = log.provider()
      navigation = { RecordingNavigationController(managing: $0, log: log) }
    } else {
      self.page = page ?? { Self.titlePage(for: $0) }
      navigation = { _ in NavigationController() }
    }
  }

  /// A page that shows the title of its tab.
  public static func titlePage(for tab: TabItem) -> ViewController {
    let page = ViewController()
    page.title = tab.title
    return page
  }
}
