import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Choices of the user that are stored, and their effects.
@MainActor struct KeptChoiceTests {
  private func editable(_ identifiers: String...) -> HostFixture {
    let fixture = HostFixture(mode: .tabSidebar) { log in identifiers.map { .page($0, log) } }
    fixture.host.tabs.forEach { $0.allowsHiding = true }
    return fixture
  }

  @Test func `a choice against the default is stored even if it equals the declared value`() {
    let fixture = editable("a", "b")
    fixture.tab("b").isHiddenByDefault = true
    fixture.tab("b").isHidden = false
    fixture.user.beginEditing()
    fixture.user.uncheck(fixture.tab("b"))
    #expect(fixture.host.customization[tab: "b"].sidebarVisibility == .hidden)
    fixture.user.check(fixture.tab("b"))
    #expect(fixture.host.customization[tab: "b"].sidebarVisibility == .visible)
  }

  @Test func `pruning removes absent tabs from the root order in effect`() {
    let fixture = editable("a", "b")
    fixture.host.customization.rootOrder = ["b", "gone", "a"]
    fixture.host.pruneCustomization()
    #expect(fixture.host.customization.rootOrder == ["b", "a"])
    #expect(fixture.host.displayOrderIdentifiers == ["b", "a"])
  }

  @Test func `a tab that is checked during editing is selected when editing ends`() {
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

  @Test func `editing is unavailable where the user cannot show a hidden sidebar`() {
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
