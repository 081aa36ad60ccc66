import TabHost
import TabHostTesting
import Testing

/// A network that brings offers in any order.
private final class Network: ExplorerActor {
  private weak var shop: TabHostController?

  init(_ shop: TabHostController) { self.shop = shop }

  func act(_ random: ExplorerRandom) {
    let isSoldOut = random.chance(2)
    random.note(isSoldOut ? "sold out" : "new offers")
    shop?.tab(forIdentifier: "offers")?.isHidden = isSoldOut
  }
}

@MainActor @Test func `the cart is selected when a network reports that all is sold`() throws {
  var explorer = HostExplorer { RecordedHost { Shop() } }
  explorer.add("network") { Network($0) }
  explorer.weights[.reentering] = 3
  explorer.require("the cart is never selected") { $0.selectedTab?.identifier != "cart" }

  let violation = try #require(explorer.explore(steps: 1000).violation)

  #expect(violation.steps.count == 1)
  #expect(violation.steps[0].hasPrefix("act network "))
  #expect(violation.notes == [["sold out"]])
}
