import Foundation
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

/// Invalidation for the renderer.
@MainActor struct InvalidationTests {
  private let fixture = HostFixture.group(traits: .pad)
  private let frames = Counter()

  init() {
    let frames = frames
    fixture.host.needsFrameHandler = { frames.count += 1 }
    _ = fixture.host.takeChanges()
    frames.count = 0
  }

  /// Returns the parts that a change invalidates.
  private func changes(_ change: () -> Void) -> PresentationChanges {
    change()
    return fixture.host.takeChanges()
  }

  @Test func `any number of changes request one frame until changes are taken`() {
    fixture.tab("a").title = "A"
    fixture.tab("b").badgeValue = "2"
    fixture.host.selectedTab = fixture.tab("b")
    expectEqual(frames.count, 1)
    expect(!fixture.host.takeChanges().isEmpty)
    expect(fixture.host.takeChanges().isEmpty)
    fixture.tab("a").title = "Again"
    expectEqual(frames.count, 2)
  }

  @Test func `changing whether a tab can be hidden invalidates looks`() {
    expectEqual(changes { fixture.tab("a").allowsHiding.toggle() }, .looks)
    expectEqual(changes { fixture.tab("a").allowsHiding = fixture.tab("a").allowsHiding }, [])
  }

  @Test func `without a frame handler, no changes are collected`() {
    fixture.host.needsFrameHandler = nil
    fixture.tab("a").title = "A"
    fixture.host.selectedTab = fixture.tab("b")
    expect(fixture.host.takeChanges().isEmpty)
  }

  @Test func `without a frame handler, changes are collected from the first time they are taken`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.tab("b").title = "B"
    expect(fixture.host.takeChanges().isEmpty)
    fixture.tab("a").title = "A"
    expectEqual(fixture.host.takeChanges(), .looks)
  }

  @Test func `a change to the appearance of a tab invalidates only looks`() {
    expectEqual(changes { fixture.tab("a").title = "A" }, .looks)
    expectEqual(changes { fixture.tab("a").image = TabImage(systemName: "star") }, .looks)
    expectEqual(changes { fixture.tab("c1").subtitle = "two" }, .looks)
    expectEqual(changes { fixture.tab("c1").badgeValue = "1" }, .looks)
    expectEqual(changes { fixture.tab("g").selectedImage = TabImage(systemName: "star") }, .looks)
    expectEqual(
      changes {
        fixture.tab("a").isEnabled = false
        fixture.tab("b").isEnabled = false
      },
      .looks
    )
  }

  @Test func `a selection invalidates the selection and the content`() {
    expectEqual(changes { fixture.host.selectedTab = fixture.tab("b") }, [.selection, .content])
  }

  @Test func `changes to the tree invalidate bar and sidebar`() {
    expectEqual(changes { fixture.tab("b").isHidden = true }, [.bar, .sidebar])
    expectEqual(changes { fixture.host.tabs.append(.bare("z")) }, [.bar, .sidebar])
    expectEqual(changes { fixture.group("g").children.append(.bare("c3")) }, [.bar, .sidebar])
  }

  @Test func `changes visible only in the sidebar invalidate the sidebar`() {
    expectEqual(changes { fixture.group("g").isExpanded = false }, .sidebar)
    expectEqual(
      changes { fixture.group("g").sidebarActions = [Action(title: "New") { _ in }] },
      .sidebar
    )
    expectEqual(changes { fixture.host.displayOrderIdentifiers = ["b"] }, .sidebar)
  }

  @Test func `changes visible only in the bar invalidate the bar`() {
    expectEqual(changes { fixture.host.prominentTabIdentifier = "a" }, .bar)
    expectEqual(changes { fixture.host.compactTabIdentifiers = ["a"] }, .bar)
    expectEqual(changes { fixture.group("g").barPresentation = .inlineChildren }, .bar)
    expectEqual(changes { fixture.tab("a").preferredPlacement = .fixed }, [.bar, .looks])
  }

  @Test func `hiding the bar invalidates it, and the layout unless the sidebar is shown`() {
    expectEqual(changes { fixture.host.isTabBarHidden = true }, .bar)
    _ = changes { fixture.host.sidebar.isHidden = true }
    expectEqual(changes { fixture.host.isTabBarHidden = false }, [.bar, .layout])
  }

  @Test func `hiding the sidebar invalidates bar, sidebar and layout`() {
    expectEqual(changes { fixture.host.sidebar.isHidden = true }, [.bar, .sidebar, .layout])
  }

  @Test func `a change of size or metrics invalidates the layout`() {
    expectEqual(
      changes { fixture.host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24) },
      .layout
    )
    expectEqual(changes { fixture.host.layoutMetrics = LayoutMetrics(barThickness: 1) }, .layout)
    expectEqual(changes { fixture.host.sidebar.preferredLayout = .tile }, .layout)
  }

  @Test func `pushing a page invalidates the content`() {
    let navigation = NavigationController(rootViewController: ViewController())
    fixture.host.tabs.append(.showing(navigation, "n"))
    fixture.host.selectedTab = fixture.tab("n")
    _ = fixture.host.takeChanges()
    let changes = changes { navigation.pushViewController(ViewController(), animated: false) }
    expect(changes.contains(.content))
  }
}

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
    let changes = fixture.host.takeChanges()
    expect(changes.isEmpty || changes == .content)
    expectEqual(frames.count, (changes.isEmpty ? 0 : 1))
    return !changes.isEmpty
  }

  @Test func `onscreen content requests one frame for any number of calls, offscreen content none`()
  {
    let content = fixture.tab("a").viewController
    expect(asks(content))
    fixture.host.selectedTab = fixture.tab("b")
    expect(!asks(content))
    fixture.host.selectedTab = fixture.tab("a")
    fixture.host.disappear()
    expect(!asks(content))
    expect(!asks(ViewController()))
  }

  @Test func `only the top page of a stack requests frames`() {
    let root = ViewController()
    let top = ViewController()
    let stack = NavigationController(rootViewController: root)
    fixture.host.tabs = [.showing(stack, "s")]
    expect(asks(root))
    stack.pushViewController(top, animated: false)
    expect(asks(top))
    expect(!asks(root))
  }

  @Test func `accessory, bottom bar and popover request frames while they are on screen`() {
    fixture.host.mode = .tabSidebar
    let views = (0..<3).map { _ in ViewController() }
    fixture.host.bottomAccessory = TabAccessory(contentView: views[0])
    fixture.host.sidebar.bottomBarView = views[1]
    fixture.host.present(Popover(content: views[2], sourceItem: fixture.tab("a")))
    for view in views { expect(asks(view)) }
    fixture.host.bottomAccessory = nil
    fixture.host.sidebar.isHidden = true
    fixture.host.dismissPopover()
    expectEqual(views.map { asks($0) }, [false, false, false])
  }

  @Test func `list content requests a frame if its configuration changes`() {
    var configuration = ListContentConfiguration.cell()
    configuration.text = "Playing"
    let list = ListContentView(configuration: configuration)
    fixture.host.bottomAccessory = TabAccessory(contentView: list)
    _ = fixture.host.takeChanges()
    list.configuration = configuration
    expect(fixture.host.takeChanges().isEmpty)
    configuration.secondaryText = "1:20"
    list.configuration = configuration
    expect(fixture.host.takeChanges().contains(.content))
    expectEqual(list.title, "Playing")
  }

  @Test func `hosts, nested hosts and the content of nested hosts request frames`() {
    let child = ViewController()
    let inner = TabHostController(tabs: [.showing(child, "i")])
    fixture.host.tabs = [.showing(inner, "o")]
    expect(asks(fixture.host))
    expect(asks(inner))
    expect(asks(child))
  }
}

/// Frames for the bottom accessory.
@MainActor struct AccessoryFrameTests {
  private let host = TabHostController.with(.phone, .bare("a"), .bare("b"))

  init() {
    host.diagnosticHandler = { _ in }
    host.bottomAccessory = TabAccessory(contentView: ViewController())
    host.appear()
  }

  /// Returns the number of frames that a change requests, and the parts that it invalidates.
  private func requests(_ change: () -> Void) -> Requests {
    var frames = 0
    host.needsFrameHandler = { frames += 1 }
    _ = host.takeChanges()
    frames = 0
    change()
    return Requests(frames: frames, changes: host.takeChanges())
  }

  private struct Requests: Equatable {
    var frames = 1
    var changes: PresentationChanges = []

    /// Returns one frame for changed content and, optionally, a changed layout.
    static func content(layout: Bool) -> Requests {
      var requests = Requests()
      requests.changes = layout ? [.content, .layout] : .content
      return requests
    }
  }

  @Test func `replacing the accessory on screen requests a frame for other content`() {
    let other = TabAccessory(contentView: ViewController())
    expectEqual(requests { host.bottomAccessory = other }, .content(layout: false))
  }

  @Test func `removing the accessory requests a frame for content and layout`() {
    expectEqual(requests { host.bottomAccessory = nil }, .content(layout: true))
  }

  @Test func `a first accessory requests a frame for content and layout`() {
    host.bottomAccessory = nil
    let first = TabAccessory(contentView: ViewController())
    expectEqual(requests { host.bottomAccessory = first }, .content(layout: true))
  }

  @Test(arguments: [0.0, 48.0])
  func `hiding and showing the accessory requests a frame for content and layout`(height: Double) {
    host.layoutMetrics.accessoryHeight = height
    expectEqual(requests { host.isBottomAccessoryHidden = true }, .content(layout: true))
    expectEqual(requests { host.isBottomAccessoryHidden = false }, .content(layout: true))
  }

  @Test func `replacing the accessory while it is hidden requests no frame`() {
    host.isBottomAccessoryHidden = true
    let other = TabAccessory(contentView: ViewController())
    let none = requests { host.bottomAccessory = other }
    expectEqual(none, Requests(frames: 0))
  }
}
