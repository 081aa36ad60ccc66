import TabHost
import TabHostTesting
import Testing

@MainActor @Test func `no sequence of actions selects the cart`() {
  var explorer = HostExplorer { RecordedHost { Shop() } }
  explorer.require("the cart is never selected") { $0.selectedTab?.identifier != "cart" }

  let exploration = explorer.explore(steps: 1000)

  #expect(exploration.violation == nil)
}
