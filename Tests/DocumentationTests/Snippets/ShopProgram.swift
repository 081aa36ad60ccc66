import TabHost
import TabHostProgram
import TabHostTerminal

@MainActor func runShop() async {
  await HostProgram.main(
    "A shop with offers and a cart.",
    version: "1.0",
    changes: ["sell out": { $0.tab(forIdentifier: "offers")?.isHidden = true }],
    configure: { $0.screen.keyBindings[.character("i"), .control] = .selectItem1 }
  ) {
    let shop = Shop()
    shop.customizationIdentifier = "shop"
    return shop
  }
}
