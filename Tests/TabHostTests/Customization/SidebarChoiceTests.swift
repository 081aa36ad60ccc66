import Foundation
import TabHostTestSupport
import Testing

@testable import TabHost

/// The user's choice to hide or show the sidebar, which is part of the customization.
@MainActor struct SidebarChoiceTests {
  private let store = InMemoryTabCustomizationStore()

  private func makeHost() -> TabHostController {
    let host = TabHostController()
    host.mode = .tabSidebar
    host.customizationStore = store
    host.customizationIdentifier = "main"
    host.tabs = [TabItem(title: "A", identifier: "a")]
    host.appear()
    return host
  }

  @Test func `a programmatic reset removes the choice`() {
    let host = makeHost()
    host.user.hideSidebar()
    host.resetCustomization()
    expect(!host.sidebar.isHidden && host.customization.isEmpty)
  }

  @Test func `a restored visibility gives way to a stored choice`() {
    makeHost().user.hideSidebar()
    let host = TabHostController()
    host.mode = .tabSidebar
    host.customizationStore = store
    host.customizationIdentifier = "main"
    host.restore(TabRestorationState(selectionPath: ["a"], isSidebarHidden: false))
    host.tabs = [TabItem(title: "A", identifier: "a")]
    host.appear()
    expect(host.sidebar.isHidden)
  }

  @Test func `the encoded form has the orientations with a choice`() throws {
    var customization = TabCustomization()
    customization.isSidebarHidden = [.portrait: false]
    let data = try JSONEncoder().encode(customization)
    expectEqual(String(decoding: data, as: UTF8.self), #"{"sidebarHidden":{"portrait":false}}"#)
    try expectEqual(JSONDecoder().decode(TabCustomization.self, from: data), customization)
  }
}
