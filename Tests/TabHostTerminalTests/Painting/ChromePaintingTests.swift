import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing interactive frames.
@MainActor struct ChromePaintingTests {
  private let options = FrameOptions(isInteractive: true)

  private func fixture(_ traits: TraitCollection, selected: String = "Watch") -> PaintingFixture {
    let fixture = PaintingFixture(traits, selected: selected)
    fixture.host.sidebar.toolbarItems = [
      Action(title: "Add", image: TabImage(systemName: "plus")) { _ in },
      Action(title: "Sync", image: TabImage(systemName: "cloud"), attributes: .disabled) { _ in },
    ]
    fixture.host.sidebar.navigationOverflowItems = DeferredMenuElement { $0([]) }
    fixture.host.appear()
    return fixture
  }

  @Test func `buttons are at the trailing ends of the headers`() {
    expectEqual(
      fixture(.pad).text(80, 4, options),
      """
       ≡ Media +  ☁⊘ ⋯  Edit │ Watch                                                ?
      ▌  ▷ Watch             ├────────────────────────────────────────────────────────
         ▥ Library       (3) │
         ⌕ Search            ▾

      """
    )
  }

  @Test func `a button without an image shows its title`() {
    let fixture = fixture(.pad)
    fixture.host.title = nil
    fixture.host.sidebar.toolbarItems[0].image = nil
    expect(fixture.text(80, 4, options).contains("  Add  ☁⊘ ⋯  Edit │"))
    fixture.host.sidebar.toolbarItems[0].title = "Add a new library"
    expect(fixture.text(80, 4, options).contains(" »  ⋯  Edit │"))
  }

  @Test func `during a search, the search field is below the tabs`() {
    let fixture = fixture(.pad.upright, selected: SearchTabItem.identifier)
    fixture.host.user.activateSearch()
    fixture.host.user.enterSearchText("forest")
    expectEqual(
      fixture.text(40, 6, options),
      """
       ≡  ▶ Watch  ▦ Library (3)      » [⌕] ?
       ⌕ forest                             ✕
      ────────────────────────────────────────
                         ⌕
                       Search


      """
    )
    let picture = fixture.text(40, 6)
    expect(picture.contains(" ⌕ forest\n") && !picture.contains("✕") && !picture.contains("?"))
    fixture.host.user.cancelSearch()
    expect(!fixture.text(40, 6).contains("⌕ Search"))
  }
}
