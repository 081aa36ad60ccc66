import TabHost

/// The app that is measured: up to five plain tabs, and groups of 1,000 tabs for the others.
@MainActor enum BenchmarkApp {
  private static let plainTabs = 5
  private static let groupSize = 1_000

  /// Returns a host with the given number of tabs, not counting groups.
  static func host(tabs count: Int) -> TabHostController {
    let plain = (0..<min(count, plainTabs)).map { tab("Place \($0 + 1)", "place-\($0)") }
    let groups = stride(from: plain.count, to: count, by: groupSize).map { first in
      TabGroupItem(
        title: "Group \(first / groupSize + 1)",
        identifier: "group-\(first)",
        children: (first..<min(first + groupSize, count)).map { tab("Tab \($0)", "tab-\($0)") }
      )
    }
    return TabHostController(tabs: plain + groups)
  }

  /// Returns a host with the given number of tabs at the top level.
  static func flatHost(tabs count: Int) -> TabHostController {
    TabHostController(tabs: (0..<count).map { tab("Tab \($0)", "tab-\($0)") })
  }

  private static func tab(_ title: String, _ identifier: String) -> TabItem {
    TabItem(title: title, image: TabImage(systemName: "leaf"), identifier: identifier) { _ in
      ViewController()
    }
  }
}
