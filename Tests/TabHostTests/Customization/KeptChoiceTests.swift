import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("What people choose, and when it counts") struct KeptChoiceTests {
  private func editable(_ identifiers: String...) -> HostFixture {
    let fixture = HostFixture(mode: .tabSidebar) { log in identifiers.map { .page($0, log) } }
    fixture.host.tabs.forEach { $0.allowsHiding = true }
    return fixture
  }

  @Test func `a choice against the default is kept, though the app declares the same`() {
    let fixture = editable("a", "b")
    fixture.tab("b").isHiddenByDefault = true
    fixture.tab("b").isHidden = false
    fixture.user.beginEditing()
    fixture.user.uncheck(fixture.tab("b"))
    #expect(fixture.host.customization[tab: "b"].sidebarVisibility == .hidden)
    fixture.user.check(fixture.tab("b"))
    #expect(fixture.host.customization[tab: "b"].sidebarVisibility == .visible)
  }

  @Test func `pruning takes tabs that are gone out of the order of the root in force`() {
    let fixture = editable("a", "b")
    fixture.host.customization.rootOrder = ["b", "gone", "a"]
    fixture.host.pruneCustomization()
    #expect(fixture.host.customization.rootOrder == ["b", "a"])
    #expect(fixture.host.displayOrderIdentifiers == ["b", "a"])
  }

  @Test func `what is brought back while editing is selected when the person is done`() {
    let fixture = editable("a")
    fixture.user.beginEditing()
    fixture.user.uncheck(fixture.tab("a"))
    fixture.user.endEditing()
    #expect(fixture.selected == nil)
    fixture.user.beginEditing()
    _ = fixture.take()
    fixture.user.check(fixture.tab("a"))
    #expect(fixture.take() == [])
    #expect(fixture.selected == nil)
    fixture.user.endEditing()
    #expect(
      fixture.takeCalls() == [
        .visibilityDidChange(["a"]), .didSelect("a", previous: nil, origin: .fallback),
        .didEndEditing,
      ]
    )
    #expect(fixture.selected == "a")
  }

  @Test func `on a phone, where nobody can show a hidden sidebar, it can't be edited`() {
    let fixture = editable("a")
    var traits = TraitCollection.phone
    traits.horizontalSizeClass = .regular
    fixture.host.traitCollection = traits
    fixture.host.sidebar.preferredPlacement = .sidebar
    fixture.host.sidebar.isHidden = true
    #expect(fixture.user.beginEditing() == .refused(.notAvailable))
    fixture.host.sidebar.isHidden = false
    #expect(fixture.user.beginEditing() == .performed)
  }
}
