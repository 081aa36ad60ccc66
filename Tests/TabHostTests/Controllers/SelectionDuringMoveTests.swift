import TabHost
import TabHostTestSupport
import Testing

/// Selections that a page makes while it moves into a managed stack or out of it.
@MainActor struct SelectionDuringMoveTests {
  private let notes = Notes()
  private let host = TabHostController()
  private let group: TabGroupItem
  private let pages: [String: RecordingPage]

  init() {
    let pages = Dictionary(
      uniqueKeysWithValues: ["a", "g", "h", "c1", "c2"].map { [notes] in
        ($0, RecordingPage($0, notes))
      }
    )
    func tab(_ name: String) -> TabItem {
      TabItem(title: name, identifier: name) { _ in pages[name] ?? ViewController() }
    }
    let inner = TabGroupItem(title: "h", identifier: "h", children: [tab("c1"), tab("c2")]) { _ in
      pages["h"] ?? ViewController()
    }
    group = TabGroupItem(title: "g", identifier: "g", children: [inner]) { _ in
      pages["g"] ?? ViewController()
    }
    self.pages = pages
    group.managingNavigationController = NavigationController()
    host.tabs = [tab("a"), group]
    host.appear()
  }

  private var stack: [String] {
    group.managingNavigationController?.viewControllers.map { ($0 as? RecordingPage)?.name ?? "" }
      ?? []
  }

  @Test(
    arguments: ["g", "h", "c1"],
    ["willMove NavigationController", "didMove NavigationController"]
  )
  func `a selection by a page that comes is shown by the stack`(name: String, call: String) {
    pages[name]?.actions[call] = { [host] in host.selectedTab = host.tab(forIdentifier: "c2") }
    host.selectedTab = host.tab(forIdentifier: "c1")
    expectEqual(host.selectedTab?.identifier, "c2")
    expectEqual(stack, ["g", "h", "c2"])
    expect(
      pages.values.allSatisfy { $0.appearanceState == ($0.name == "c2" ? .appeared : .disappeared) }
    )
  }

  @Test(arguments: ["h", "c1"], ["willMove nil", "didMove nil", "willDisappear", "didDisappear"])
  func `a selection by a page that leaves is shown by the stack`(name: String, call: String) {
    host.selectedTab = host.tab(forIdentifier: "c1")
    pages[name]?.actions[call] = { [host] in host.selectedTab = host.tab(forIdentifier: "c2") }
    host.selectedTab = group
    expect(stack == (pages[name]?.actions.isEmpty == true ? ["g", "h", "c2"] : ["g"]))
  }
}
