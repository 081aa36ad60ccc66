import Foundation
import TabHostTestSupport
import Testing

@testable import TabHost

/// The user's choice to hide or show the sidebar, which is part of the customization.
@MainActor struct SidebarChoiceTests {
  private let store = InMemoryTabCustomizationStore()

  private func makeHost(_ orientation: Orientation = .landscape) -> TabHostController {
    let host = TabHostController()
    host.traitCollection.orientation = orientation
    host.mode = .tabSidebar
    host.customizationStore = store
    host.customizationIdentifier = "main"
    host.tabs = [TabItem(title: "A", identifier: "a")]
    host.appear()
    return host
  }

  @Test func `a choice of the user is saved, and applied at the next launch`() {
    let host = makeHost()
    expectEqual(host.user.hideSidebar(), .performed)
    expectEqual(host.customization.isSidebarHidden, [.landscape: true])
    expectEqual(store.customizations["main"], host.customization)
    let next = makeHost()
    expect(next.sidebar.isHidden)
    next.traitCollection.orientation = .portrait
    expect(next.sidebar.isHidden)
  }

  @Test(arguments: [UserInterfaceIdiom.pad, .terminal])
  func `a choice applies to the orientation in which it is made if there is another`(
    idiom: UserInterfaceIdiom
  ) {
    let host = makeHost(.portrait)
    host.traitCollection.userInterfaceIdiom = idiom
    expect(host.sidebar.isHidden)
    host.user.showSidebar()
    host.traitCollection.orientation = .landscape
    host.user.hideSidebar()
    host.traitCollection.orientation = .portrait
    expect(!host.sidebar.isHidden)
    expectEqual(host.customization.isSidebarHidden, [.portrait: false, .landscape: true])
  }

  @Test func `in other idioms, a choice applies to both orientations`() {
    let host = makeHost()
    host.traitCollection.userInterfaceIdiom = .mac
    host.user.hideSidebar()
    host.traitCollection.orientation = .portrait
    expect(host.sidebar.isHidden)
  }

  @Test func `a value that the app assigns is not saved, and a choice made before is`() {
    let host = makeHost()
    host.user.hideSidebar()
    host.sidebar.isHidden = false
    expect(!host.sidebar.isHidden)
    expectEqual(host.customization.isSidebarHidden, [.landscape: true])
    let next = makeHost()
    expect(next.sidebar.isHidden)
    next.resetCustomization()
    expect(!next.sidebar.isHidden && next.customization.isEmpty)
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
