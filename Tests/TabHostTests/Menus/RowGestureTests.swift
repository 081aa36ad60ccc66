import TabHost
import TabHostTestSupport
import Testing

@MainActor struct RowGestureTests {
  enum Gesture: CaseIterable {
    case menu, swipe

    @MainActor func perform(on tab: TabItem, by user: UserInteraction) -> UserInteraction.Outcome {
      switch self {
      case .menu: user.openContextMenu(on: tab)
      case .swipe: user.openSwipeActions(.leading, on: tab)
      }
    }
  }

  @Test(arguments: Gesture.allCases)
  func `a gesture requires a row on screen and is not permitted during editing`(gesture: Gesture) {
    let fixture = GestureFixture()
    let (host, user, tab) = (fixture.host, fixture.user, fixture.tab("c1"))
    func outcome() -> UserInteraction.Outcome { gesture.perform(on: tab, by: user) }
    #expect(gesture.perform(on: .bare("foreign"), by: user) == .refused(.notOnScreen))
    tab.isHidden = true
    #expect(outcome() == .refused(.hidden))
    tab.isHidden = false
    fixture.group.isExpanded = false
    #expect(outcome() == .refused(.notOnScreen))
    fixture.group.isExpanded = true
    user.beginEditing()
    #expect(outcome() == .refused(.notPermitted))
    user.endEditing()
    host.sidebar.isHidden = true
    #expect(outcome() == .refused(.notOnScreen))
    host.sidebar.isHidden = false
    host.disappear()
    #expect(outcome() == .refused(.notOnScreen))
    #expect(fixture.take() == ["willEdit", "didEdit", "sbWill(true)", "sbWill(false)"])
  }
}
