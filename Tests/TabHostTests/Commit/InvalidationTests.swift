import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

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

  /// Returns descriptions of the parts that a change invalidates.
  private func changes(_ change: () -> Void) -> [String] {
    change()
    let changes = fixture.host.takeChanges()
    var words: [String] = []
    if changes.bar { words.append("bar") }
    if changes.sidebar { words.append("sidebar") }
    if changes.selection { words.append("selection") }
    if changes.content { words.append("content") }
    if changes.layout { words.append("layout") }
    return words + changes.tabs.sorted()
  }

  @Test func `any number of changes request one frame until changes are taken`() {
    fixture.tab("a").title = "A"
    fixture.tab("b").badgeValue = "2"
    fixture.host.selectedTab = fixture.tab("b")
    #expect(frames.count == 1)
    #expect(!fixture.host.takeChanges().isEmpty)
    #expect(fixture.host.takeChanges().isEmpty)
    fixture.tab("a").title = "Again"
    #expect(frames.count == 2)
  }

  @Test func `setting an equal value requests no frame`() {
    fixture.tab("a").title = "a"
    fixture.tab("a").image = nil
    fixture.tab("a").isHidden = false
    fixture.host.selectedTab = fixture.tab("a")
    fixture.host.tabs = fixture.host.tabs
    fixture.group("g").children = fixture.group("g").children
    fixture.group("g").isExpanded = true
    fixture.host.traitCollection = .pad
    fixture.host.mode = .automatic
    fixture.host.isTabBarHidden = false
    fixture.host.compactTabIdentifiers = nil
    #expect(frames.count == 0)
    #expect(fixture.host.takeChanges().isEmpty)
  }

  @Test func `changing whether a tab can be hidden invalidates its row`() {
    #expect(changes { fixture.tab("a").allowsHiding.toggle() } == ["a"])
    #expect(changes { fixture.tab("a").allowsHiding = fixture.tab("a").allowsHiding } == [])
  }

  @Test func `without a frame handler, no changes are collected`() {
    fixture.host.needsFrameHandler = nil
    fixture.tab("a").title = "A"
    fixture.host.selectedTab = fixture.tab("b")
    #expect(fixture.host.takeChanges().isEmpty)
  }

  @Test func `without a frame handler, changes are collected from the first time they are taken`() {
    let fixture = HostFixture.roots("a", "b")
    fixture.tab("b").title = "B"
    #expect(fixture.host.takeChanges().isEmpty)
    fixture.tab("a").title = "A"
    #expect(fixture.host.takeChanges().tabs == ["a"])
  }

  @Test func `a change to the appearance of a tab invalidates only that tab`() {
    #expect(changes { fixture.tab("a").title = "A" } == ["a"])
    #expect(changes { fixture.tab("a").image = TabImage(systemName: "star") } == ["a"])
    #expect(changes { fixture.tab("c1").subtitle = "two" } == ["c1"])
    #expect(changes { fixture.tab("c1").badgeValue = "1" } == ["c1"])
    #expect(changes { fixture.tab("g").selectedImage = TabImage(systemName: "star") } == ["g"])
    #expect(
      changes {
        fixture.tab("a").isEnabled = false
        fixture.tab("b").isEnabled = false
      } == ["a", "b"]
    )
  }

  @Test func `a selection invalidates the selection and the content`() {
    #expect(changes { fixture.host.selectedTab = fixture.tab("b") } == ["selection", "content"])
  }

  @Test func `changes to the tree invalidate bar and sidebar`() {
    #expect(changes { fixture.tab("b").isHidden = true } == ["bar", "sidebar"])
    #expect(changes { fixture.host.tabs.append(.bare("z")) } == ["bar", "sidebar"])
    #expect(changes { fixture.group("g").children.append(.bare("c3")) } == ["bar", "sidebar"])
  }

  @Test func `changes visible only in the sidebar invalidate the sidebar`() {
    #expect(changes { fixture.group("g").isExpanded = false } == ["sidebar"])
    #expect(
      changes { fixture.group("g").sidebarActions = [Action(title: "New") { _ in }] } == ["sidebar"]
    )
    #expect(changes { fixture.host.displayOrderIdentifiers = ["b"] } == ["sidebar"])
  }

  @Test func `changes visible only in the bar invalidate the bar`() {
    #expect(changes { fixture.host.prominentTabIdentifier = "a" } == ["bar"])
    #expect(changes { fixture.host.compactTabIdentifiers = ["a"] } == ["bar"])
    #expect(changes { fixture.group("g").barPresentation = .inlineChildren } == ["bar"])
    #expect(changes { fixture.tab("a").preferredPlacement = .fixed }.prefix(1) == ["bar"])
  }

  @Test func `hiding the bar invalidates it, and the layout unless the sidebar is shown`() {
    #expect(changes { fixture.host.isTabBarHidden = true } == ["bar"])
    _ = changes { fixture.host.sidebar.isHidden = true }
    #expect(changes { fixture.host.isTabBarHidden = false } == ["bar", "layout"])
  }

  @Test func `hiding the sidebar invalidates bar, sidebar and layout`() {
    #expect(changes { fixture.host.sidebar.isHidden = true } == ["bar", "sidebar", "layout"])
  }

  @Test func `a change of size or metrics invalidates the layout`() {
    #expect(
      changes { fixture.host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24) } == ["layout"]
    )
    #expect(changes { fixture.host.layoutMetrics = LayoutMetrics(barThickness: 1) } == ["layout"])
    #expect(changes { fixture.host.sidebar.preferredLayout = .tile } == ["layout"])
  }

  @Test func `pushing a page invalidates the content`() {
    let navigation = NavigationController(rootViewController: ViewController())
    fixture.host.tabs.append(.showing(navigation, "n"))
    fixture.host.selectedTab = fixture.tab("n")
    _ = fixture.host.takeChanges()
    let changes = changes { navigation.pushViewController(ViewController(), animated: false) }
    #expect(changes.contains("content"))
  }
}
