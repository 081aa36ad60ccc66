import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Identifiers are compared byte by byte, also those that are equal as strings.
@MainActor struct IdentifierFormTests {
  private static let composed = "\u{e9}"
  private static let decomposed = "e\u{301}"

  private static func hostWithGroups() -> TabHostController {
    TabHostController(tabs: [
      .showing(ViewController(), "a"),
      TabGroupItem.of([.showing(ViewController(), "x")], composed),
      TabGroupItem.of([.showing(ViewController(), "y")], decomposed),
    ])
  }

  private static func expansion(of host: TabHostController) -> [Bool] {
    host.tabs.compactMap { ($0 as? TabGroupItem)?.isExpanded }
  }

  @Test func `a customization keeps the choices for both forms when it is encoded`() throws {
    var customization = TabCustomization()
    customization[tab: Self.composed].sidebarVisibility = .hidden
    customization[tab: Self.decomposed].tabBarVisibility = .hidden
    customization[group: Self.composed].isExpanded = false
    customization[group: Self.decomposed].isExpanded = true
    customization[tab: "TabHost.utf8:41"].sidebarVisibility = .hidden
    let data = try JSONEncoder().encode(customization)
    try expectEqual(JSONDecoder().decode(TabCustomization.self, from: data), customization)
  }

  @Test func `an identifier without another form is encoded as it is`() throws {
    var customization = TabCustomization()
    customization[tab: Self.decomposed].sidebarVisibility = .hidden
    let text = String(decoding: try JSONEncoder().encode(customization), as: UTF8.self)
    expectEqual(text, #"{"tabs":{"\#(Self.decomposed)":{"sidebar":"hidden"}}}"#)
  }

  @Test func `the expansion of both groups is restored`() throws {
    let host = Self.hostWithGroups()
    host.sidebar.isHidden = false
    host.appear()
    for case let group as TabGroupItem in host.tabs.dropFirst(2) { host.user.collapse(group) }
    let data = try JSONEncoder().encode(host.restorationState)
    let next = Self.hostWithGroups()
    next.restore(try JSONDecoder().decode(TabRestorationState.self, from: data))
    expectEqual(Self.expansion(of: host), [true, false])
    expectEqual(Self.expansion(of: next), [true, false])
  }

  @Test func `a compact bar lists the tab of one form`() {
    let host = TabHostController(tabs: [
      .showing(ViewController(), Self.composed), .showing(ViewController(), Self.decomposed),
    ])
    host.traitCollection = .phone
    host.traitCollection.horizontalSizeClass = .compact
    host.appear()
    host.compactTabIdentifiers = [Self.decomposed]
    expectEqual(host.bar.items.map { Array($0.identifier.utf8) }, [Array(Self.decomposed.utf8)])
  }

  // MARK: - Changes of the form alone

  private static func forms() -> [TabItem] {
    [composed, decomposed].map { .showing(ViewController(), $0) }
  }

  @Test func `an order in which only the form of an identifier differs is another order`() {
    let host = TabHostController(tabs: Self.forms())
    let group = TabGroupItem.of(Self.forms(), "g")
    host.displayOrderIdentifiers = [Self.composed, Self.decomposed]
    group.displayOrderIdentifiers = [Self.composed, Self.decomposed]
    let watch = Watch { _ = host.displayOrder }
    host.displayOrderIdentifiers = [Self.decomposed, Self.composed]
    expectEqual(watch.count, 1)
    group.displayOrderIdentifiers = [Self.decomposed, Self.composed]
    expect(host.displayOrder.elementsEqual(host.tabs.reversed(), by: ===))
    expect(group.displayOrder.elementsEqual(group.children.reversed(), by: ===))
  }

  @Test func `an order of the user in which only the forms are exchanged is kept`() {
    let host = TabHostController(tabs: Self.forms() + [TabGroupItem.of([], "g")])
    host.allowsReordering = true
    host.sidebar.isHidden = false
    host.appear()
    expectEqual(host.user.moveRow(host.tabs[0], .after, host.tabs[1]), .performed)
    expectEqual(host.user.moveRow(host.tabs[0], .before, host.tabs[1]), .performed)
    expect(host.displayOrder[0] === host.tabs[0])
    var other = TabCustomization()
    other.rootOrder = [Self.decomposed, Self.composed]
    var customization = TabCustomization()
    customization.rootOrder = [Self.composed, Self.decomposed]
    expect(other != customization)
    host.customization = customization
    host.customization = other
    expect(host.displayOrder[0] === host.tabs[1])
  }

  @Test func `default child, compact and prominent identifiers differ by their form`() {
    let host = TabHostController(tabs: Self.forms())
    let group = TabGroupItem.of(Self.forms(), "g")
    group.defaultChildIdentifier = Self.composed
    host.compactTabIdentifiers = [Self.composed]
    host.prominentTabIdentifier = Self.composed
    group.defaultChildIdentifier = Self.decomposed
    host.compactTabIdentifiers = [Self.decomposed]
    host.prominentTabIdentifier = Self.decomposed
    expect(group.resolved === group.children[1])
    let bytes = [host.compactTabIdentifiers?.first, host.prominentTabIdentifier].map {
      Array(($0 ?? "").utf8)
    }
    expectEqual(bytes, [Array(Self.decomposed.utf8), Array(Self.decomposed.utf8)])
    let watch = Watch { _ = (host.compactTabIdentifiers, host.prominentTabIdentifier) }
    host.compactTabIdentifiers = [Self.decomposed]
    host.prominentTabIdentifier = Self.decomposed
    expectEqual(watch.count, 0)
  }
}
