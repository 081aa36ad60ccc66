import TabHost
import TabHostTesting
import Testing

/// A reader that shows the number of new articles as a badge when it has loaded them.
final class News: TabHostController {
  var load: @MainActor () async -> [String] = { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let news = TabItem(title: "News", identifier: "news") { _ in ViewController() }
    tabs = [news]
    Task { news.badgeValue = await "\(load().count)" }
  }
}

@MainActor @Test func `the badge is the number of new articles`() async throws {
  let app = RecordedHost {
    let news = News()
    news.load = { ["Moss", "Moths"] }
    return news
  }
  let runner = ScriptRunner(app) { _ in }
  try await runner.run(HostScript(parsing: "wait until badge news: 2"))
  #expect(app.host.tabs[0].badgeValue == "2")
}
