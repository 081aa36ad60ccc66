import TabHost
import TabHostTesting
import Testing

@MainActor @Suite("The radio of the article on what is kept") struct RadioTests {
  @Test func `its screens are the tabs, whoever selects them`() throws {
    let radio = Radio()
    radio.appear()
    #expect(radio.screen.value == .live)
    radio.openFavorites()
    #expect(radio.selectedTab?.identifier == "favorites")
    radio.user.tap(try #require(radio.screen.tab(for: .shows)))
    #expect(radio.screen.value == .shows && radio.lastScreen == .shows)
  }
}
