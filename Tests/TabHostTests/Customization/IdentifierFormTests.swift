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
}
