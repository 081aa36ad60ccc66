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
    #expect(
      fixture(.pad).text(80, 4, options) == """
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
    #expect(fixture.text(80, 4, options).contains("  Add  ☁⊘ ⋯  Edit │"))
    fixture.host.sidebar.toolbarItems[0].title = "Add a new library"
    #expect(fixture.text(80, 4, options).contains(" »  ⋯  Edit │"))
  }

  @Test func `during a search, the search field is below the tabs`() {
    let fixture = fixture(.pad.upright, selected: SearchTabItem.identifier)
    fixture.host.user.activateSearch()
    fixture.host.user.enterSearchText("forest")
    #expect(
      fixture.text(40, 6, options) == """
         ≡  ▶ Watch  ▦ Library (3)      » [⌕] ?
         ⌕ forest                             ✕
        ────────────────────────────────────────
                           ⌕
                         Search


        """
    )
    let picture = fixture.text(40, 6)
    #expect(picture.contains(" ⌕ forest\n") && !picture.contains("✕") && !picture.contains("?"))
    fixture.host.user.cancelSearch()
    #expect(!fixture.text(40, 6).contains("⌕ Search"))
  }

  @Test func `an interactive ASCII frame contains only ASCII characters`() {
    let fixture = fixture(.pad, selected: SearchTabItem.identifier)
    fixture.host.user.activateSearch()
    let text = fixture.text(70, 6, FrameOptions(drawing: .ascii, isInteractive: true))
    let isASCII = text.allSatisfy { $0.isASCII }
    #expect(isASCII)
    #expect(text.contains("/ Search") && text.contains(" x"))
  }

  @Test func `in a right-to-left layout, buttons are mirrored`() {
    for traits in [TraitCollection.pad, .pad.upright] {
      let left = fixture(traits).painter(options).layout(size: CellSize(columns: 80, rows: 9))
      let right = fixture(traits.mirrored).painter(options)
        .layout(size: CellSize(columns: 80, rows: 9))
      #expect(right.isRightToLeft && right.mirrored().description == left.description)
    }
  }

  @Test(arguments: HostileHostTests.platforms)
  func `buttons are inside the frame at every size`(traits: TraitCollection) {
    for selected in ["Watch", SearchTabItem.identifier] {
      let fixture = fixture(traits, selected: selected)
      fixture.host.user.activateSearch()
      fixture.host.searchText = "한글 and more"
      for columns in Soak.part(9, of: [0, 1, 2, 3, 5, 7, 8, 11, 12, 13, 20, 29, 30, 31, 60]) {
        for rows in Soak.part(5, of: Array(0...6)) {
          let size = CellSize(columns: columns, rows: rows)
          let layout = fixture.painter(options).layout(size: size)
          let items = layout.headingButtons
          let whole = CellRect(size)
          let isInside = items.allSatisfy { $0.rect.intersection(whole) == $0.rect }
          #expect(isInside, "\(layout)")
          #expect(fixture.painter(options).frame(layout).size == size)
        }
      }
    }
  }
}
