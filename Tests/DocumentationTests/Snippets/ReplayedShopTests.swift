import TabHost
import TabHostTesting
import Testing

@MainActor @Test func `a tap on the cart never selects it again`() throws {
  var explorer = HostExplorer {
    let store = InMemoryTabCustomizationStore()
    return RecordedHost {
      let shop = Shop()
      shop.customizationStore = store
      return shop
    }
  }
  explorer.require("the cart is never selected") { $0.selectedTab?.identifier != "cart" }

  let script = try HostScript(parsing: "tap cart\nrestart")

  #expect(try explorer.violation(running: script) == nil)
}
