import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Automatic minimizing.
@MainActor struct MinimizingTests {
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
  func `parity 40: in the vision idiom, a bar is minimized while it is not focused`(
    traits: TraitCollection,
    isSmall: Bool
  ) {
    let host = host(traits)
    expect(!host.isTabBarMinimized)
    expectEqual(host.user.setBarFocused(false), .performed)
    expect(host.isTabBarMinimized == isSmall && host.bar.isMinimized == isSmall)
    host.user.tap("b")
    expectEqual(host.isTabBarMinimized, isSmall)
    host.user.setBarFocused(true)
    expect(!host.isTabBarMinimized)
  }

  @Test(arguments: TabHostController.MinimizeBehavior.allCases)
  func `parity 40: only the automatic behavior depends on focus and space`(
    behavior: TabHostController.MinimizeBehavior
  ) {
    for traits in [TraitCollection.vision, .mac] {
      let host = host(traits)
      host.tabBarMinimizeBehavior = behavior
      host.bounds = CGRect(x: 0, y: 0, width: 10, height: 500)
      host.user.setBarFocused(false)
      expectEqual(host.isTabBarMinimized, (behavior == .automatic))
    }
  }

  @Test(arguments: [(0, false), (149, true), (150, false), (1000, false)])
  func `parity 40: in the mac idiom, a bar is minimized if there is no space even for images`(
    width: Int,
    isSmall: Bool
  ) {
    let host = host(.mac)
    host.needsFrameHandler = {}
    host.layoutMetrics.barThickness = 50
    _ = host.takeChanges()
    host.bounds = CGRect(x: 0, y: 0, width: Double(width), height: 500)
    expectEqual(host.isTabBarMinimized, isSmall)
    expectEqual(host.takeChanges().contains(.bar), isSmall)
  }

  @Test func `parity 40: the required space depends on the number of items`() {
    let host = host(.mac)
    host.bounds = CGRect(x: 0, y: 0, width: 120, height: 500)
    host.layoutMetrics.barThickness = 50
    expect(host.isTabBarMinimized)
    host.tabs.removeLast()
    expect(!host.isTabBarMinimized)
    host.layoutMetrics.barThickness = 80
    expect(host.isTabBarMinimized)
  }

  @Test func `parity 40: a bar that is not on screen is not minimized`() {
    let host = host(.vision)
    host.user.setBarFocused(false)
    host.isTabBarHidden = true
    expect(!host.isTabBarMinimized)
    host.isTabBarHidden = false
    host.style = .page(.automatic)
    expect(!host.isTabBarMinimized)
    host.disappear()
    expectEqual(host.user.setBarFocused(true), .refused(.notOnScreen))
  }

  @Test func `parity 40: the accessory stays regular beside a bar that is not at the bottom`() {
    let host = host(.vision)
    host.bottomAccessory = TabAccessory(contentView: ViewController())
    host.user.setBarFocused(false)
    expect(host.isTabBarMinimized && host.accessoryEnvironment == .regular)
  }

  @Test func `parity 40: a change of focus invalidates the bar only if it changes the bar`() {
    for (traits, isDrawn) in [(TraitCollection.vision, true), (.pad, false)] {
      let host = host(traits)
      host.needsFrameHandler = {}
      host.user.setBarFocused(false)
      expectEqual(host.takeChanges().contains(.bar), isDrawn)
    }
  }
}
