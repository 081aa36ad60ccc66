import TabHost
import TabHostTesting

extension Measure {
  /// A step of an exploration: a random action of the user, and all checks after it.
  ///
  /// The target is 5,000 steps a second. The floor performs an action of the user on the same host,
  /// without a log or a check.
  static var exploring: [Measure] {
    [
      Measure(name: "explore", sizes: [20], target: Target(cost: 200_000)) { tabs in
        let steps = 500
        var explorer = HostExplorer { RecordedHost { exploredHost(tabs: tabs) } }
        let host = exploredHost(tabs: tabs)
        host.appear()
        let items = host.tabs.filter { !($0 is TabGroupItem) }
        var turn = 0
        return .timing(per: steps) {
          explorer.seed += 1
          keep(explorer.explore(steps: steps))
        } floor: {
          for _ in 0..<steps {
            turn += 1
            keep(host.user.tap(items[turn % items.count]))
          }
        }
      }
    ]
  }

  /// Returns a host of which a fifth of the tabs are root tabs, and the others are in groups of four.
  private static func exploredHost(tabs count: Int) -> TabHostController {
    func tab(_ number: Int) -> TabItem {
      let tab = TabItem(title: "Tab \(number)", identifier: "tab-\(number)") { _ in
        ViewController()
      }
      tab.allowsHiding = true
      return tab
    }
    let roots = (0..<(count / 5)).map(tab)
    let groups = stride(from: roots.count, to: count, by: 4).map { first in
      let children = (first..<min(first + 4, count)).map(tab)
      let group = TabGroupItem(title: "Group", identifier: "group-\(first)", children: children)
      group.allowsReordering = true
      return group
    }
    let host = TabHostController(tabs: roots + groups)
    host.mode = .tabSidebar
    return host
  }
}
