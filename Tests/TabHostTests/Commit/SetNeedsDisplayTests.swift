import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Requesting frames with setNeedsDisplay.
@MainActor struct SetNeedsDisplayTests {
  private let fixture = HostFixture.roots("a", "b")
  private let frames = Counter()

  init() {
    let frames = frames
    fixture.host.needsFrameHandler = { frames.count += 1 }
  }

  /// Returns whether a controller requests a frame, which must invalidate only the content.
  private func asks(_ controller: ViewController?) -> Bool {
    _ = fixture.host.takeChanges()
    frames.count = 0
    for _ in 0..<3 { controller?.setNeedsDisplay() }
    var content = PresentationChanges()
    content.content = true
    let changes = fixture.host.takeChanges()
    #expect(changes.isEmpty || changes == content)
    #expect(frames.count == (changes.isEmpty ? 0 : 1))
    return !changes.isEmpty
  }

  @Test func `onscreen content requests one frame for any number of calls, offscreen content none`()
  {
    let content = fixture.tab("a").viewController
    #expect(asks(content))
    fixture.host.selectedTab = fixture.tab("b")
    #expect(!asks(content))
    fixture.host.selectedTab = fixture.tab("a")
    fixture.host.disappear()
    #expect(!asks(content))
    #expect(!asks(ViewController()))
  }

  @Test func `only the top page of a stack requests frames`() {
    let root = ViewController()
    let top = ViewController()
    let stack = NavigationController(rootViewController: root)
    fixture.host.tabs = [.showing(stack, "s")]
    #expect(asks(root))
    stack.pushViewController(top, animated: false)
    #expect(asks(top))
    #expect(!asks(root))
  }

  @Test func `accessory, bottom bar and popover request frames while they are on screen`() {
    fixture.host.mode = .tabSidebar
    let views = (0..<3).map { _ in ViewController() }
    fixture.host.bottomAccessory = TabAccessory(contentView: views[0])
    fixture.host.sidebar.bottomBarView = views[1]
    fixture.host.present(Popover(content: views[2], sourceItem: fixture.tab("a")))
    for view in views { #expect(asks(view)) }
    fixture.host.bottomAccessory = nil
    fixture.host.sidebar.isHidden = true
    fixture.host.dismissPopover()
    #expect(views.map { asks($0) } == [false, false, false])
  }

  @Test func `list content requests a frame if its configuration changes`() {
    var configuration = ListContentConfiguration.cell()
    configuration.text = "Playing"
    let list = ListContentView(configuration: configuration)
    fixture.host.bottomAccessory = TabAccessory(contentView: list)
    _ = fixture.host.takeChanges()
    list.configuration = configuration
    #expect(fixture.host.takeChanges().isEmpty)
    configuration.secondaryText = "1:20"
    list.configuration = configuration
    #expect(fixture.host.takeChanges().content)
    #expect(list.title == "Playing")
  }

  @Test func `hosts, nested hosts and the content of nested hosts request frames`() {
    let child = ViewController()
    let inner = TabHostController(tabs: [.showing(child, "i")])
    fixture.host.tabs = [.showing(inner, "o")]
    #expect(asks(fixture.host))
    #expect(asks(inner))
    #expect(asks(child))
  }
}
