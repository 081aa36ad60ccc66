import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("Minimizing by itself") struct MinimizingTests {
  private func host(_ traits: TraitCollection) -> TabHostController {
    let host = TabHostController.with(traits, .bare("a"), .bare("b"), .bare("c"))
    host.diagnosticHandler = { _ in }
    host.appear()
    return host
  }

  @Test(
    arguments: [
      (TraitCollection.vision, true), (.pad, false), (.compact, false), (.phone, false),
      (.mac, false), (.tv, false), (.terminal(columns: 80, rows: 24), false),
    ]
  )
  func `parity 40: in space a bar is small while nobody looks at it, elsewhere not`(
    traits: TraitCollection,
    isSmall: Bool
  ) {
    let host = host(traits)
    #expect(!host.isTabBarMinimized)
    #expect(host.user.setBarFocused(false) == .performed)
    #expect(host.isTabBarMinimized == isSmall && host.bar.isMinimized == isSmall)
    host.user.tap("b")
    #expect(host.isTabBarMinimized == isSmall)
    host.user.setBarFocused(true)
    #expect(!host.isTabBarMinimized)
  }

  @Test(arguments: TabHostController.MinimizeBehavior.allCases)
  func `parity 40: only the automatic behavior looks at attention and space`(
    behavior: TabHostController.MinimizeBehavior
  ) {
    for traits in [TraitCollection.vision, .mac] {
      let host = host(traits)
      host.tabBarMinimizeBehavior = behavior
      host.bounds = Rect(width: 10, height: 500)
      host.user.setBarFocused(false)
      #expect(host.isTabBarMinimized == (behavior == .automatic))
    }
  }

  @Test(arguments: [(0, false), (149, true), (150, false), (1000, false)])
  func `parity 40: on a desktop a bar is small where not even images have room`(
    width: Int,
    isSmall: Bool
  ) {
    let host = host(.mac)
    host.needsFrameHandler = {}
    host.layoutMetrics.barThickness = 50
    _ = host.takeChanges()
    host.bounds = Rect(width: Double(width), height: 500)
    #expect(host.isTabBarMinimized == isSmall)
    #expect(host.takeChanges().bar)
  }

  @Test func `parity 40: what counts is the room for the items that there are`() {
    let host = host(.mac)
    host.bounds = Rect(width: 120, height: 500)
    host.layoutMetrics.barThickness = 50
    #expect(host.isTabBarMinimized)
    host.tabs.removeLast()
    #expect(!host.isTabBarMinimized)
    host.layoutMetrics.barThickness = 80
    #expect(host.isTabBarMinimized)
  }

  @Test func `parity 40: a bar that is not on show is not small`() {
    let host = host(.vision)
    host.user.setBarFocused(false)
    host.isTabBarHidden = true
    #expect(!host.isTabBarMinimized)
    host.isTabBarHidden = false
    host.style = .page(.automatic)
    #expect(!host.isTabBarMinimized)
    host.disappear()
    #expect(host.user.setBarFocused(true) == .refused(.notOnScreen))
  }

  @Test func `parity 40: an accessory stays beside a bar that is not at the bottom`() {
    let host = host(.vision)
    host.bottomAccessory = TabAccessory(contentView: ViewController())
    host.user.setBarFocused(false)
    #expect(host.isTabBarMinimized && host.accessoryEnvironment == .regular)
  }

  @Test func `parity 40: attention draws the bar where it makes a difference`() {
    for (traits, isDrawn) in [(TraitCollection.vision, true), (.pad, false)] {
      let host = host(traits)
      host.needsFrameHandler = {}
      host.user.setBarFocused(false)
      #expect(host.takeChanges().bar == isDrawn)
    }
  }
}
