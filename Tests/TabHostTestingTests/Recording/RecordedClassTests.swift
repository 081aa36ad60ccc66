import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The class of a recorded host, which closures of several statements determine without a type
/// annotation.
@MainActor struct RecordedClassTests {
  private final class Shop: TabHostController {
    var count = 0

    func sellOut() { count = 0 }
  }

  private func makeShop() -> RecordedHost<Shop> {
    RecordedHost {
      let shop = Shop()
      shop.count = 3
      return shop
    }
  }

  @Test func `the class is that of the host which a closure returns`() {
    let app = RecordedHost {
      let shop = Shop()
      shop.count = 3
      return shop
    }
    app.host.count += 1
    expectEqual(app.host.count, 4)
  }

  @Test func `an explorer is created from a recorded subclass`() {
    var explorer = HostExplorer {
      let app = makeShop()
      app.host.count = 1
      return app
    }
    let random = HostExplorer { random in
      let app = makeShop()
      app.host.count = random.roll(2)
      return app
    }
    explorer.changes["sell out"] = { $0.sellOut() }
    explorer.never("the shop is sold out") { $0.count == 0 }
    expectEqual(explorer.explore(steps: 5).violation?.steps, ["change \"sell out\""])
    expect(random.explore(steps: 5).violation == nil)
  }

  @Test func `a change concerns only hosts of its class`() {
    let changes = ScriptRunner.changes(["sell out": { (shop: Shop) in shop.sellOut() }])
    let shop = makeShop().host
    changes["sell out"]?(TabHostController())
    expectEqual(shop.count, 3)
    changes["sell out"]?(shop)
    expectEqual(shop.count, 0)
  }
}
