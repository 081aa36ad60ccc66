import TabHost
import Testing

/// The breadcrumb of the article.
@MainActor struct BreadcrumbTests {
  private let host = TabHostController(tabs: [
    TabItem(title: "Home", identifier: "home"),
    TabGroupItem(
      title: "Library",
      identifier: "library",
      children: [TabItem(title: "Albums", identifier: "albums")]
    ),
  ])

  /// Yields the main actor to other tasks until a condition is true.
  private func wait(until isSo: () -> Bool) async {
    for _ in 0..<1_000 where !isSo() { await Task.yield() }
  }

  @Test func `the breadcrumb is updated when the selection or a title on its path changes`() async {
    let breadcrumb = Breadcrumb(following: host)
    #expect(breadcrumb.text == "Home")
    host.selectedTab = host.tab(forIdentifier: "albums")
    await wait { breadcrumb.text != "Home" }
    #expect(breadcrumb.text == "Library › Albums")
    host.tab(forIdentifier: "library")?.title = "Music"
    await wait { breadcrumb.text != "Library › Albums" }
    #expect(breadcrumb.text == "Music › Albums")
  }
}
