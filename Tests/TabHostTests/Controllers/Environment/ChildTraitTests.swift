import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The traits that a container sets for a child, and those that a host sets for its content.
@MainActor struct ChildTraitTests {
  private let container = ViewController()
  private let child = ViewController()

  init() { container.addChild(child) }

  @Test func `the parent replaces the size classes and what differs from a tablet`() {
    container.traitOverrides.layoutDirection = .rightToLeft
    container.traitOverrides.horizontalSizeClass = .compact
    var traits = TraitCollection(horizontalSizeClass: .regular)
    traits.userInterfaceStyle = .dark
    container.setOverrideTraitCollection(traits, forChild: child)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    expectEqual(child.traitCollection.layoutDirection, .rightToLeft)
    expectEqual(container.overrideTraitCollection(forChild: child), traits)
    expectEqual(container.traitCollection.horizontalSizeClass, .compact)
    container.setOverrideTraitCollection(nil, forChild: child)
    expectEqual(child.traitCollection, container.traitCollection)
    expect(container.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `an unspecified size class is inherited`() {
    container.traitOverrides.horizontalSizeClass = .compact
    let traits = TraitCollection(horizontalSizeClass: .unspecified, orientation: .portrait)
    container.setOverrideTraitCollection(traits, forChild: child)
    expectEqual(child.traitCollection.horizontalSizeClass, .compact)
    expectEqual(child.traitCollection.orientation, .portrait)
  }

  @Test func `the child's own overrides take precedence, and children inherit both`() {
    let inner = ViewController()
    child.addChild(inner)
    var traits = TraitCollection(horizontalSizeClass: .compact)
    traits.userInterfaceStyle = .dark
    container.setOverrideTraitCollection(traits, forChild: child)
    child.traitOverrides.userInterfaceStyle = .light
    expectEqual(inner.traitCollection.horizontalSizeClass, .compact)
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
    child.traitOverrides.remove(UserInterfaceStyleTrait.self)
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `the replacement ends when the child leaves, and is refused for another controller`() {
    let traits = TraitCollection(horizontalSizeClass: .compact)
    container.setOverrideTraitCollection(traits, forChild: child)
    child.removeFromParent()
    expectEqual(child.traitCollection, TraitCollection())
    container.setOverrideTraitCollection(traits, forChild: child)
    expectEqual(child.traitCollection, TraitCollection())
    container.addChild(child)
    expect(container.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `a host as a child has the traits of its parent's choice, whatever the renderer sets`()
  {
    let host = TabHostController()
    container.addChild(host)
    container.setOverrideTraitCollection(
      TraitCollection(horizontalSizeClass: .compact),
      forChild: host
    )
    expectEqual(host.bar.edge, .bottom)
    host.traitCollection = .pad
    expectEqual(host.bar.edge, .bottom)
    container.setOverrideTraitCollection(nil, forChild: host)
    expectEqual(host.bar.edge, .top)
  }

  @Test func `content on screen is notified of the replacement`() {
    let notes = Notes()
    let page = TraitPage("page", notes)
    let outer = ViewController()
    outer.addChild(page)
    let host = TabHostController()
    host.tabs = [.showing(outer, "a")]
    host.appear()
    _ = notes.take()
    var traits = TraitCollection(horizontalSizeClass: .compact)
    outer.setOverrideTraitCollection(traits, forChild: page)
    notes.expect(["page: - to - compact"])
    traits.userInterfaceStyle = .dark
    outer.setOverrideTraitCollection(traits, forChild: page)
    notes.expect(["page: - compact to dark compact"])
    outer.setOverrideTraitCollection(traits, forChild: page)
    notes.expect([])
  }

  @Test func `contrast and size of text are inherited and can be overridden`() {
    let host = TabHostController()
    let page = ViewController()
    host.tabs = [.showing(page, "a")]
    host.appear()
    var changes: [String] = []
    page.registerForTraitChanges([
      AccessibilityContrastTrait.self, PreferredContentSizeCategoryTrait.self,
    ]) { (page: ViewController, _) in
      let traits = page.traitCollection
      changes.append("\(traits.accessibilityContrast) \(traits.preferredContentSizeCategory)")
    }
    expectEqual(page.traitCollection.accessibilityContrast, .unspecified)
    expectEqual(page.traitCollection.preferredContentSizeCategory, .large)
    host.traitCollection.accessibilityContrast = .high
    page.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(changes, ["high large", "high accessibilityLarge"])
    expectEqual(TraitCollection(accessibilityContrast: .high).accessibilityContrast, .high)
    let small = TraitCollection(preferredContentSizeCategory: .small)
    expectEqual(small.preferredContentSizeCategory, .small)
    expect(ContentSizeCategory.small < .large && !ContentSizeCategory.large.isAccessibilityCategory)
    expectEqual(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).first,
      .accessibilityMedium
    )
  }

  @Test func `content observes whether there is a sidebar`() {
    let page = ViewController()
    let group = TabGroupItem(title: "G", identifier: "g", children: [])
    let host = TabHostController(tabs: [.showing(page, "a"), group])
    host.appear()
    host.sidebar.isHidden = true
    var changes: [Bool] = []
    page.registerForTraitChanges([SidebarAvailableTrait.self]) { (page: ViewController, _) in
      changes.append(page.traitCollection.isSidebarAvailable)
    }
    expect(page.traitCollection.isSidebarAvailable)
    host.mode = .tabBar
    host.mode = .automatic
    host.traitCollection = .phone
    expectEqual(changes, [false, true, false])
    expect(!ViewController().traitCollection.isSidebarAvailable)
  }

  @Test func `the page of a group observes whether the children can be reached elsewhere`() {
    let page = ViewController()
    let group = TabGroupItem(
      title: "G",
      identifier: "g",
      children: [TabItem(title: "C", identifier: "c") { _ in ViewController() }]
    ) { _ in page }
    let host = TabHostController(tabs: [.showing(ViewController(), "a"), group])
    host.appear()
    host.selectedTab = group
    var changes: [Bool] = []
    page.registerForTraitChanges([ShowingGroupChildrenTrait.self]) { (page: ViewController, _) in
      changes.append(page.traitCollection.isShowingGroupChildren)
    }
    expectEqual(page.traitCollection.isShowingGroupChildren, host.isShowingGroupChildren)
    host.sidebar.isHidden = true
    group.barPresentation = .inlineChildren
    group.barPresentation = .singleItem
    host.sidebar.isHidden = false
    expectEqual(changes, [false, true, false, true])
  }
}
