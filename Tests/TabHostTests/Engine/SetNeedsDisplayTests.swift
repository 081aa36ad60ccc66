import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("Asking for another frame") struct SetNeedsDisplayTests {
  private let fixture = HostFixture.roots("a", "b")
  private let frames = Frames()

  private final class Frames {
    var count = 0
  }

  init() {
    let frames = frames
    fixture.host.needsFrameHandler = { frames.count += 1 }
  }

  /// What asks for a frame, and that nothing but content is marked by it.
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

  @Test func `content on screen asks once for any number of calls, off screen never`() {
    let content = fixture.tab("a").viewController
    #expect(asks(content))
    fixture.host.selectedTab = fixture.tab("b")
    #expect(!asks(content))
    fixture.host.selectedTab = fixture.tab("a")
    fixture.host.disappear()
    #expect(!asks(content))
    #expect(!asks(ViewController()))
  }

  @Test func `of a stack the page on top asks`() {
    let root = ViewController()
    let top = ViewController()
    let stack = NavigationController(rootViewController: root)
    fixture.host.tabs = [TabItem(title: "s", identifier: "s") { _ in stack }]
    #expect(asks(root))
    stack.pushViewController(top, animated: false)
    #expect(asks(top))
    #expect(!asks(root))
  }

  @Test func `accessory, bottom bar and popover ask while they are on screen`() {
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

  @Test func `a list content asks when what it shows differs`() {
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

  @Test func `a host, what a container holds, and what a host in a host shows ask`() {
    let child = ViewController()
    let inner = TabHostController(tabs: [TabItem(title: "i", identifier: "i") { _ in child }])
    fixture.host.tabs = [TabItem(title: "o", identifier: "o") { _ in inner }]
    #expect(asks(fixture.host))
    #expect(asks(inner))
    #expect(asks(child))
  }
}
