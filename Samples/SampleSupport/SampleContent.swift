import TabHost
import TabHostTesting

/// Where the pages of a sample come from.
@MainActor public struct SampleContent {
  /// Makes the page of a tab.
  public let page: (TabItem) -> ViewController
  /// Makes the navigation controller of a group, given its identifier.
  public let navigation: (String) -> NavigationController

  /// Pages that show the title of their tab; with a log, pages that record what happens to them.
  public init(log: CallLog?) {
    if let log {
      page = log.provider()
      navigation = { RecordingNavigationController(managing: $0, log: log) }
    } else {
      page = { tab in
        let page = ViewController()
        page.title = tab.title
        return page
      }
      navigation = { _ in NavigationController() }
    }
  }
}
