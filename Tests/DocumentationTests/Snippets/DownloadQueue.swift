import Observation
import TabHost

@MainActor @Observable final class DownloadQueue {
  var names: [String] = []
}

final class DownloadsPage: ViewController {
  private let downloads: DownloadQueue

  init(_ downloads: DownloadQueue) {
    self.downloads = downloads
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    navigationItem.title = "\(downloads.names.count) downloads"
    tab?.badgeValue = downloads.names.isEmpty ? nil : "\(downloads.names.count)"
  }
}
