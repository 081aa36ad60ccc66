import TabHost
import TabHostTesting
import Testing

/// The radio of the article on stored state.
@MainActor struct RadioTests {
  @Test func `the screen corresponds to the selected tab, whether the app or the user selects it`()
    throws
  {
    let radio = Radio()
    radio.appear()
    #expect(radio.screen.value == .live)
    radio.openFavorites()
    #expect(radio.selectedTab?.identifier == "favorites")
    radio.user.tap(try #require(radio.screen.tab(for: .shows)))
    #expect(radio.screen.value == .shows && radio.lastScreen == .shows)
  }
}
