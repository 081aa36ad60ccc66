import TabHost
import TabHostTesting
import Testing

/// A shop whose tab for offers appears when they have been downloaded.
private final class DownloadingShop: TabHostController {
  /// Downloads the number of offers. The app uses a server, and the exploration completes the requests.
  let download: (@escaping (Int) -> Void) -> Void

  init(_ download: @escaping (@escaping (Int) -> Void) -> Void) {
    self.download = download
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = ["home", "offers"].map { name in
      TabItem(title: name, identifier: name) { _ in ViewController() }
    }
    download { [weak self] count in
      self?.tab(forIdentifier: "offers")?.isHidden = count == 0
    }
  }
}

@MainActor @Test func `a download ends at any time`() throws {
  var requests: [(Int) -> Void] = []
  var explorer = HostExplorer {
    requests = []
    return RecordedHost { DownloadingShop { requests.append($0) } }
  }
  explorer.changes["no offers"] = { _ in requests.popLast()?(0) }
  explorer.never("there are no offers") { $0.tab(forIdentifier: "offers")?.isHidden == true }

  let violation = try #require(explorer.explore(steps: 1000).violation)

  #expect(violation.script == "change \"no offers\"\n")
}
