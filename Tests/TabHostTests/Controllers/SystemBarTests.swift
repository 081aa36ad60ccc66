import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The status bar, the orientation and the home indicator, which have no effect.
@MainActor struct SystemBarTests {
  /// A page with overrides as in an app for a phone.
  private final class Page: ViewController {
    override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: StatusBarAnimation { .slide }
    override var childForStatusBarStyle: ViewController? { children.first }
    override var childForStatusBarHidden: ViewController? { children.first }
    override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
    override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
      .landscapeLeft
    }
    override var shouldAutorotate: Bool { false }
    override var prefersInterfaceOrientationLocked: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var childForHomeIndicatorAutoHidden: ViewController? { children.first }
    override var preferredScreenEdgesDeferringSystemGestures: RectEdge { .bottom }
    override var childForScreenEdgesDeferringSystemGestures: ViewController? { children.first }
  }

  @Test func `a controller has the defaults of UIKit`() {
    let page = ViewController()
    expect(page.preferredStatusBarStyle == .default && !page.prefersStatusBarHidden)
    expectEqual(page.preferredStatusBarUpdateAnimation, .fade)
    expect(page.childForStatusBarStyle == nil && page.childForStatusBarHidden == nil)
    expect(page.supportedInterfaceOrientations == .all && page.shouldAutorotate)
    expectEqual(page.preferredInterfaceOrientationForPresentation, .portrait)
    expect(!page.prefersInterfaceOrientationLocked && !page.prefersHomeIndicatorAutoHidden)
    expect(page.childForHomeIndicatorAutoHidden == nil)
    expectEqual(page.preferredScreenEdgesDeferringSystemGestures, [])
    expect(page.childForScreenEdgesDeferringSystemGestures == nil)
  }

  @Test func `the overrides of a page leave the host as it is`() {
    func state(of page: ViewController) -> HostState {
      let host = TabHostController.with(
        .phone,
        TabItem(title: "A", identifier: "a") { _ in page }
      )
      host.appear()
      page.setNeedsStatusBarAppearanceUpdate()
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      page.setNeedsUpdateOfHomeIndicatorAutoHidden()
      page.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      return HostState(of: host)
    }
    expectEqual(state(of: Page()), state(of: ViewController()))
  }

  @Test func `the sets of orientations contain one another as in UIKit`() {
    expectEqual(InterfaceOrientationMask.landscape, [.landscapeLeft, .landscapeRight])
    expectEqual(InterfaceOrientationMask.allButUpsideDown, [.portrait, .landscape])
    expectEqual(InterfaceOrientationMask.all.rawValue, 30)
    expectEqual(
      InterfaceOrientation.allCases.filter(\.isPortrait),
      [.portrait, .portraitUpsideDown]
    )
    expectEqual(
      InterfaceOrientation.allCases.filter(\.isLandscape),
      [.landscapeLeft, .landscapeRight]
    )
    expectEqual(RectEdge.all, [.top, .left, .bottom, .right])
  }
}
