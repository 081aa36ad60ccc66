public import TabHost
public import TabHostTesting

/// The content of a sample's tabs.
@MainActor public struct SampleContent {
  /// Returns the content of a tab.
  public let page: (TabItem) -> ViewController
  /// Returns the navigation controller of a group with the given identifier.
  public let navigation: (String) -> NavigationController

  /// Creates content.
  ///
  /// - Parameters:
  ///   - log: A log into which all content records its life cycle, or `nil` for the content of the
  ///     app.
  ///   - page: A closure that returns the content of a tab, used without a log. The default shows
  ///     the title of the tab.
  public init(log: CallLog?, page: ((TabItem) -> ViewController)? = nil) {
    if let log {
      self.page = log.provider()
      navigation = { RecordingNavigationController(managing: $0, log: log) }
    } else {
      self.page = page ?? { Self.titlePage(for: $0) }
      navigation = { _ in NavigationController() }
    }
  }

  /// Returns a page that shows the title of its tab.
  public static func titlePage(for tab: TabItem) -> ViewController {
    let page = ViewController()
    page.title = tab.title
    return page
  }
}
