import TabHost
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Styles in a terminal") struct StyleLayoutTests {
  @Test(arguments: [TraitCollection.pad, .pad.upright, .phone, .vision])
  func `page style leaves the whole frame to the content`(traits: TraitCollection) {
    let fixture = PaintingFixture(traits, selected: "Watch")
    fixture.host.style = .page(.automatic)
    #expect(
      fixture.layout(60, 6) == """
        frame 60x6
        content 0,0 60x6
        """
    )
  }

  @Test func `in a bar the children of a disabled group are dimmed`() {
    let fixture = PaintingFixture(.pad.upright, selected: "Watch")
    let sea = fixture.collections.children[2]
    func label() -> TabLabel {
      TabLabel(sea, isSelected: false, filled: true, drawing: .unicode)
    }
    #expect(label().isEnabled)
    fixture.collections.isEnabled = false
    #expect(!label().isEnabled)
  }
}
