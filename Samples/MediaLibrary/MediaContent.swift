import TabHost
import TabHostTesting

/// Where the pages of the app come from.
@MainActor struct MediaContent {
  let page: (TabItem) -> ViewController
  let navigation: (String) -> NavigationController

  /// Pages that show the title of their tab.
  static let pages = MediaContent(
    page: { tab in
      let page = ViewController()
      page.title = tab.title
      return page
    },
    navigation: { _ in NavigationController() }
  )
}

extension MediaContent {
  /// Pages that record what happens to them, for scripts.
  init(log: CallLog) {
    page = log.provider()
    navigation = { RecordingNavigationController(managing: $0, log: log) }
  }
}
