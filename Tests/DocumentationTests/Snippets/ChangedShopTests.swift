import TabHost
import TabHostTesting
import Testing

@MainActor @Test func `the cart is selected once all offers are sold`() throws {
  var explorer = HostExplorer { RecordedHost { Shop() } }
  explorer.changes["sell out"] = { $0.tab(forIdentifier: "offers")?.isHidden = true }
  explorer.require("the cart is never selected") { $0.selectedTab?.identifier != "cart" }

  let violation = try #require(explorer.explore(steps: 1000).violation)

  #expect(violation.script == "change \"sell out\"\n")
  #expect(violation.name == "the cart is never selected")
}
